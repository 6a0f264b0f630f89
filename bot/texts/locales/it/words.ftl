# Quello che si può dire, una riga per parola: l'aiuto. Le parole stesse sono uguali in tutte le lingue.

## Un tavolo e la sua gente

word-new = aprire un tavolo: «new rummikub»
word-join = sedersi; «join» e un codice: al tavolo con quel codice
word-leave = alzarsi per sempre dal tavolo
word-start = distribuire la prima mano
word-stop = chiudere il tavolo
word-next = distribuire la mano successiva
word-rematch = un’altra partita, stessi posti, stesse regole
word-pause = fermare l’orologio: nessuno può giocare fino a «resume»
word-resume = riprendere la partita
word-nudge = sollecitare chi è di turno
word-back = giocare di nuovo, dove un computer gioca al posto tuo
word-host = affidare il tavolo a qualcuno: «host» e un nome
word-remove = far alzare qualcuno dal tavolo: «remove» e un nome
word-standin = il computer gioca per qualcuno: «standin» e un nome
word-table = mostrare il tavolo
word-tables = tutti i tuoi tavoli
word-score = mostrare i punti
word-replay = rivedere la mano
word-history = leggere tutti i turni della mano
word-record = la partita in un file
word-rules = come si gioca qui
word-settings = le impostazioni di questo tavolo
word-language = cambiare lingua: «language en»
word-notify = dove ti chiamo quando tocca a te: «notify dm», «notify group», «notify both», «notify quiet»
word-quiet = ore di quiete, in cui i turni lunghi aspettano: «quiet 22-8 Roma»; basta: «quiet off»
word-help = che cosa puoi dire adesso; «help all»: tutte le parole
word-web = un link privato a questo tavolo nel browser; «web off» lo chiude
word-stats = le tue cifre; «stats» e un nome: quelle di qualcuno qui
word-puzzle = il rompicapo del giorno: «puzzle», «puzzle difficile»; con un tavolo: la tua risposta
word-privacy = che cosa si conserva di te; «privacy export», «privacy forget», «privacy hide»
word-quit = uscire dal programma; la partita resta

## Il turno

word-rack = mostrare il tuo poggiacarte o le tue carte
word-sort = ordinare quello che hai: «sort colore» o «sort numero»
word-group = tenerne una parte insieme: «group r4 r5»; solo «group»: non più
word-play = calare tessere del tuo poggiacarte: «play r7 b9»; ancora una volta: in un altro modo
word-arrange = scrivere tutto il tavolo, una barra tra combinazioni; «#2»: la 2, «...»: le altre
word-move = sposta una tessera: “move r8 3” la mette alla combinazione 3, “move r8 new” ne comincia una
word-split = dividi una scala: “split 3 r6” comincia la seconda parte con r6
word-pick = prendere in mano tessere del tuo poggiacarte, per ora ognuna a sé: «pick r7»
word-undo = annullare l’ultimo passo
word-reset = ricominciare il tuo turno
word-repair = fare della tua bozza il tavolo valido più vicino
word-done = calare quello che hai sistemato e finire; con le carte: finire senza scarto, a mano vuota
word-draw = pescare dal mazzo; con le tessere il tuo turno finisce
word-pass = saltare il turno; solo quando il mazzo è vuoto
word-return = rimettere una tessera quando il poggiacarte è pieno: «return r7»
word-take = prendere una carta: «take stock» dal mazzo, «take discard» dagli scarti
word-meld = calare una combinazione: «meld 7H 8H 9H»
word-layoff = aggiungere a una combinazione: «layoff 10H 2» aggiunge alla combinazione 2
word-discard = scartare una carta: il tuo turno finisce
word-object = contestare: nell’ultima calata c’è una combinazione sbagliata
word-accept = accettare l’ultima calata
word-hint = un suggerimento: se puoi calare, con che cosa, poi come
word-auto = pescare da sé se non puoi calare: «auto»; «auto first»: fino alla tua prima calata
