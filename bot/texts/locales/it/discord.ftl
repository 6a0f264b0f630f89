# Ciò che si dice solo su Discord.

discord-rummy = Tavoli di Rummy e preferenze
discord-turn = Il tuo turno a un tavolo
discord-player = Ore di silenzio, una prima partita, risposte sulle regole
discord-evening = Mescolate verificabili, mano del giorno, classifiche

discord-option-sheet = quale gioco
discord-option-code = il codice di un tavolo
discord-option-code-link = il codice ricevuto dal tuo altro account
discord-option-name = il nome di qualcuno al tavolo
discord-option-change = che cosa cambiare: tempo 1h
discord-option-language = quale lingua
discord-option-hours = da quando a quando, e dove: 22-8 Roma
discord-option-way = dove avvisarti
discord-option-word = quale comando
discord-option-what-hint = completo: tutto in una volta
discord-option-what-puzzle = una difficoltà, un gioco, o la tua risposta
discord-option-question = che cosa vuoi sapere
discord-option-phrase = la tua parola per la mescolata; se manca, la sorteggio io
discord-option-whom = il nome di un giocatore; se manca, le tue
discord-option-list = un gioco, o un mese: 2026-10
discord-option-what = lista, condividi, oppure fissa seguito da un gioco
discord-option-action = che cosa vuoi farne
discord-option-order = come ordinare
discord-option-tiles = tessere del tuo leggio: r7 r8 r9
discord-option-tile = una tessera del tuo leggio
discord-option-table = tutto il tavolo, con una barra tra le combinazioni
discord-option-moved = una tessera tua o del tavolo: r8
discord-option-to = una combinazione (3), da una all’altra (2 3), oppure nuova o leggio
discord-option-at = la tessera con cui comincia la seconda parte
discord-option-pile = da dove
discord-option-cards = carte in mano: 7H 8H 9H
discord-option-meld = il numero di una combinazione sul tavolo
discord-option-steps = quanti passi annullare; senza numero, l’ultimo
discord-option-until = fino a quando (prima: finché non puoi aprire)

discord-to-table = Vai al tavolo
discord-to-direct = Vai ai messaggi privati
discord-choose = Scegli prima dalla lista.
discord-arrange = Riscrivi tutto il tavolo
discord-arrange-how = Combinazioni separate da una barra
discord-closed = { $name }, non ricevi i miei messaggi privati. Premi «{ $rack }» sotto il tavolo in questo canale: lo vedi solo tu.
discord-turn-number = Turno { $number }
discord-turn-ages = Dopo 15 minuti questa copia non cambia più: «{ $rack }» ne dà una nuova.
discord-direct = Il mio turno in un messaggio privato
discord-here = Il mio turno nel canale
