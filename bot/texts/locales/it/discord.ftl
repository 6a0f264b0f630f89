# Ciò che si dice solo su Discord.

discord-rummy = Rummy: i tavoli, e ciò che ti riguarda
discord-turn = Il tuo turno a un tavolo
discord-player = Ore di quiete, una prima partita, risposte sulle regole
discord-evening = Mescolate verificabili e quello che fa una serata

discord-option-sheet = quali regole
discord-option-code = il codice di un tavolo
discord-option-name = come si chiama qualcuno al tavolo
discord-option-change = che cosa deve cambiare: clock 1h
discord-option-language = quale lingua
discord-option-hours = da quando a quando, e dove: 22-8 Roma
discord-option-way = dove
discord-option-word = quale parola
discord-option-answer = una difficoltà, un gioco o la tua risposta
discord-option-question = ciò che vorresti sapere
discord-option-phrase = la tua parola per mescolare; senza, ne estraggo una
discord-option-whom = le cifre di chi: un nome; senza, le tue
discord-option-list = un gioco, o un mese: 2026-10
discord-option-what = list, share, o fix e un gioco
discord-option-wish = che cosa farne
discord-option-order = secondo che cosa
discord-option-tiles = tessere del tuo poggiacarte: r7 r8 r9
discord-option-tile = una tessera del tuo poggiacarte
discord-option-table = l’intero tavolo, una barra tra le combinazioni
discord-option-moved = una tessera tua o del tavolo: r8
discord-option-to = una combinazione: 3; dall’una all’altra: 2 3; oppure nuova, poggiacarte
discord-option-at = la tessera che comincia la seconda parte
discord-option-pile = da dove
discord-option-cards = carte in mano: 7H 8H 9H
discord-option-meld = il numero di una combinazione sul tavolo
discord-option-until = fino a quando

discord-to-table = Al tavolo
discord-choose = Scegli prima dalla lista.
discord-arrange = L’intero tavolo
discord-arrange-how = Combinazioni, separate da una barra
discord-closed = { $name }, non accetti i miei messaggi diretti: qui nel canale «rack» ti mostra le tue tessere.
discord-turn-number = Turno { $number }
discord-direct = Il mio turno in un messaggio diretto
discord-here = Il mio turno nel canale
