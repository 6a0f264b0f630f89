# Quello che si dice solo su Telegram.

telegram-invite = { $name }, apri prima la chat privata con me: lì ti mostro quello che nessun altro deve vedere.
telegram-invite-button = Apri la chat privata
telegram-welcome =
    Rummy tra amici: il tavolo qui, le tue tessere nella chat privata con me.
    «new» apre un tavolo, «help» dice cos’altro c’è.
telegram-welcome-new = Nuovo tavolo
telegram-welcome-rules = Le regole
telegram-greeting =
    Rummy tra amici: aggiungimi a un gruppo e premi lì «Nuovo tavolo»; le tue tessere te le mostro qui, dove nessun altro le vede.
    «learn» ti guida in una prima partita, «help» dice cos’altro c’è.
telegram-greeting-button = Aggiungimi a un gruppo
telegram-faceless = Non vedo chi sei: scrivi come canale o come amministratore anonimo. Scrivi a tuo nome per giocare.
telegram-choose = Tocca prima quello che vuoi: ci compare un ✓.
telegram-ask-play = Quali tessere? Per esempio: r7 r8 r9
telegram-ask-pick = Quali tessere? Per esempio: r7 r8 r9
telegram-ask-arrange = Come deve essere tutto il tavolo? Una barra tra le combinazioni: r7 r8 r9 | b4 k4 y4
telegram-ask-move = Quale tessera, e dove? Per esempio: r8 3
telegram-ask-split = Quale combinazione, e a quale tessera? Per esempio: 3 r6
telegram-ask-return = Quale tessera rimetti?
telegram-ask-meld = Quali carte? Per esempio: 7H 8H 9H
telegram-ask-layoff = Quali carte, e a quale combinazione? Per esempio: 10H 2
telegram-ask-discard = Quale carta scarti?
telegram-ask-host = Chi deve ospitare? Scrivi il nome.
telegram-ask-remove = Chi deve alzarsi? Scrivi il nome.
telegram-ask-standin = Per chi deve giocare un computer? Scrivi il nome.
telegram-ask-language = Quale lingua? English, Italiano, …
telegram-ask-ask = Che cosa vuoi sapere? Per esempio: posso prendere il jolly?
