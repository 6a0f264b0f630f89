# L'aiuto: una riga per parola. I nomi delle parole sono in bot/reading/languages.

## Un tavolo e la sua gente

word-new = aprire un tavolo: «new rummikub»
word-join = sedersi a un tavolo; con il codice, anche da un’altra chat: «join BCDF»
word-leave = lasciare il tavolo
word-start = distribuire la prima mano
word-stop = chiudere il tavolo
word-next = distribuire la mano successiva
word-rematch = giocare un’altra partita con gli stessi posti e le stesse regole
word-pause = mettere in pausa la partita; «resume» la fa continuare
word-resume = riprendere la partita
word-nudge = sollecitare chi è di turno
word-back = tornare a giocare, se un computer gioca al posto tuo
word-host = affidare il tavolo a un altro: «host NOME»
word-remove = togliere qualcuno dal tavolo: «remove NOME»
word-standin = far giocare un computer al posto di qualcuno: «standin NOME»
word-table = mostrare che cosa c’è sul tavolo
word-tables = l’elenco dei tuoi tavoli
word-score = mostrare il punteggio
word-replay = rivedere la mano
word-history = leggere tutti i turni della mano
word-record = scaricare la partita in un file
word-rules = leggere le regole del gioco
word-settings = le impostazioni di questo tavolo
word-language = cambiare lingua: «language en»
word-notify = dove avvisarti quando tocca a te: «notify privato», «notify qui», «notify entrambi», «notify mai»
word-quiet = ore di silenzio, in cui i turni lunghi non scadono: «quiet 22-8 Roma»; per toglierle: «quiet stop»
word-help = che cosa puoi scrivere adesso; «help tutto»: tutti i comandi
word-web = un link privato a questo tavolo nel browser; «web stop» lo chiude
word-stats = i tuoi numeri in tutte le mani, come punti e tempo per turno; quelli di un altro: «stats NOME»
word-puzzle = il rompicapo del giorno: «puzzle», «puzzle difficile»; per rispondere: «puzzle TAVOLO»
word-privacy = che cosa conservo di te; «privacy esporta», «privacy dimentica», «privacy nascondi»
word-quit = uscire dal programma; la partita resta salvata

## Il turno

word-rack = mostrare il tuo leggio o le tue carte
word-sort = ordinare le tue tessere o carte: «sort colore» o «sort numero»
word-sort-cards = ordinare la tua mano: «sort colore» per seme, «sort numero» per valore
word-group = tenere insieme alcune tessere: «group r4 r5»; per separarle, solo «group»
word-play = mettere tessere sul tavolo, da confermare: «play r7 b9»; se lo ripeti, le dispone in un altro modo
word-arrange = riscrivere tutto il tavolo: «arrange #2 | r7 r8 r9 | ...» («#2» è la combinazione 2, «...» le altre)
word-move = spostare una tessera: «move r8 3», «move r8 nuova»
word-split = dividere in due una scala: «split 3 r6» fa cominciare con r6 la seconda parte
word-pick = scegliere tessere del leggio, una per una: «pick r7»
word-undo = annullare l’ultima mossa; «undo 3»: le ultime tre
word-reset = ricominciare il tuo turno
word-repair = correggere la tua giocata cambiando il meno possibile; non costa niente, «undo» la ripristina
word-done = calare quello che hai sistemato e finire il turno; con le carte, chiudere quando le hai calate tutte
word-done-tiles = calare quello che hai sistemato e finire il turno
word-done-cards = finire il turno quando non hai più carte
word-draw = pescare dal mazzo; nei giochi con le tessere, così finisce il turno
word-draw-tiles = pescare dal mazzo: così finisce il turno
word-pass = passare il turno; solo quando il mazzo è vuoto
word-return = rimettere una tessera nel mazzo quando il leggio è pieno: «return r7»
word-take = prendere una carta: «take mazzo» dal mazzo, «take scarti» dagli scarti
word-meld = calare una combinazione: «meld 7H 8H 9H»
word-layoff = aggiungere a una combinazione: «layoff 10H 2» aggiunge 10H alla combinazione 2
word-discard = scartare una carta; così finisce il turno
word-object = contestare l’ultima giocata, se una combinazione non è valida
word-accept = accettare l’ultima giocata
word-hint = chiedere un suggerimento: se puoi calare, poi che cosa, poi come; «hint completo»: tutto
word-auto = pescare in automatico quando non puoi calare: «auto»; «auto prima»: solo finché non puoi aprire
