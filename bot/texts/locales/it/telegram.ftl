# Quello che si dice solo su Telegram.

telegram-invite = { $name }, prima apri la chat privata con me: lì vedi quello che gli altri non devono vedere.
telegram-invite-rules = { $name }, le regole sono nella nostra chat privata.
telegram-invite-button = Apri la chat privata
telegram-welcome =
    Rummy tra amici: il tavolo è qui, le tue tessere nella chat privata con me.
    «new» apre un tavolo, «help» mostra il resto.
telegram-welcome-new = Nuovo tavolo
telegram-welcome-rules = Le regole
telegram-greeting =
    Rummy tra amici: aggiungimi a un gruppo e premi lì «Nuovo tavolo». Le tue tessere appaiono qui: le vedi solo tu.
    «learn» ti guida in una prima partita; «help» mostra il resto.
telegram-closed = Il tavolo { $code } è chiuso.
telegram-greeting-button = Aggiungi il bot a un gruppo
telegram-faceless = Non vedo chi sei: scrivi come canale o come amministratore anonimo. Per giocare scrivi a tuo nome.
telegram-in-private = Guarda nella nostra chat privata.
telegram-asked-in-private = Te l’ho chiesto nella nostra chat privata.
telegram-asked-here = Un momento, { $name }.
telegram-choose = Prima tocca quello che vuoi: compare un ✓.
telegram-ask-play = Quali tessere? Per esempio: r7 r8 r9
telegram-ask-pick = Quali tessere? Per esempio: r7 r8 r9
telegram-ask-arrange = Come dev’essere tutto il tavolo? Metti una barra tra le combinazioni: r7 r8 r9 | b4 k4 y4
telegram-ask-move = Quale tessera, e dove? Per esempio: r8 3
telegram-ask-split = Quale combinazione, e da quale tessera? Per esempio: 3 r6
telegram-ask-return = Quale tessera rimetti nel mazzo?
telegram-ask-meld = Quali carte? Per esempio: 7H 8H 9H
telegram-ask-layoff = Quali carte, e a quale combinazione? Per esempio: 10H 2
telegram-ask-discard = Quale carta scarti?
telegram-ask-host = Chi deve ospitare il tavolo? Scrivi il nome.
telegram-ask-remove = Chi deve lasciare il tavolo? Scrivi il nome.
telegram-ask-standin = Al posto di chi gioca un computer? Scrivi il nome.
telegram-ask-language = Quale lingua? { $languages }
telegram-ask-ask = Che cosa vuoi sapere? Per esempio: posso prendere il jolly?
