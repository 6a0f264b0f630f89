# Quello che dicono le schermate: attesa, tavolo, turno, risultato, accordi, e le risposte intorno ai tavoli.

## Nomi

name-unknown = qualcuno
name-computer = Computer { $seat }
name-nobody = Posto { $seat } (chiuso)
list-and = { $first } e { $last }

## Titoli e tavolo

screen-head = { $sheet }, tavolo { $code }
screen-head-round = { $sheet }, tavolo { $code }, mano { $round }
screen-table = Sul tavolo:
screen-table-empty = Sul tavolo non c’è ancora niente.
count-seat = { $name }: { $count }
count-stock = mazzo { $count }
count-discard = Scarti ({ $count }): { $top } in cima
turn-of = È il turno di { $name }.

## Quanto dura qualcosa

time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
time-days = { $days ->
        [one] { $days } giorno
        [many] { $days } di giorni
       *[other] { $days } giorni
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }
time-night = Ancora { $time }; l’orologio riposa finché non è passata la notte.
time-left = Ancora { $time }.
time-ends = Il turno finisce { $when }.
time-at = alle { $time }
time-on-day = { $day } alle { $time }
time-weekday = { $day ->
        [mon] lun
        [tue] mar
        [wed] mer
        [thu] gio
        [fri] ven
        [sat] sab
       *[sun] dom
    }

## Chi comincia

start-drawn = { $name } { $tile }
start-highest = Pescato per cominciare: { $draws }. Comincia { $name }.
start-lot = Comincia { $name }, a sorte.
start-youngest = Comincia { $name }, la persona più giovane.
start-left = Comincia { $name }.
start-left-of-dealer = Comincia { $name }, alla sinistra di chi dà le carte.

## Che cosa è stato fatto

deed-draw = { $name } ha pescato.
deed-lay = { $name } ha calato { $tiles }.
deed-pass = { $name } ha saltato il turno.
deed-return = { $name } ha rimesso una tessera.
deed-take = { $picked ->
        [0] { $name } ha preso una carta dal mazzo.
       *[other] { $name } ha preso { $tiles } dagli scarti.
    }
deed-meld = { $name } ha calato { $tiles }.
deed-layoff = { $name } ha aggiunto { $tiles }.
deed-discard = { $name } ha scartato { $tiles }.
deed-done = { $name } ha finito il turno.
deed-object = { $name } contesta l’ultima calata.
deed-accept = { $name } accetta l’ultima calata.
deed-bell = { $told ->
        [0] Tempo scaduto! { $name }: niente da calare, niente da pescare.
       *[other] Tempo scaduto! { $name }: { $figures }.
    }
bell-laid = { $family ->
        [cards] { $count ->
            [one] { $count } carta calata
            [many] { $count } di carte calate
           *[other] { $count } carte calate
        }
       *[tiles] { $count ->
            [one] { $count } tessera calata
            [many] { $count } di tessere calate
           *[other] { $count } tessere calate
        }
    }
bell-back = { $count ->
        [one] { $count } ripresa
        [many] { $count } riprese
       *[other] { $count } riprese
    }
bell-taken = { $count ->
        [one] { $count } presa dal tavolo
        [many] { $count } prese dal tavolo
       *[other] { $count } prese dal tavolo
    }
bell-drawn = { $count ->
        [one] { $count } pescata
        [many] { $count } pescate
       *[other] { $count } pescate
    }
bell-returned = { $count ->
        [one] { $count } rimessa nel mazzo
        [many] { $count } rimesse nel mazzo
       *[other] { $count } rimesse nel mazzo
    }
bell-discarded = { $count ->
        [one] { $count } scartata
        [many] { $count } scartate
       *[other] { $count } scartate
    }
deed-leave = { $name } ha lasciato il tavolo.
deed-other = { $name }: { $verb }

## Prima di cominciare

lobby-seats = Posti occupati: { $taken } su { $seats }
lobby-person = { $number }. { $name }
lobby-host = { $number }. { $name } (ospita)
lobby-computer = { $number }. { $name } ({ $level })
level-easy = facile
level-normal = medio
level-hard = difficile
lobby-lapsed = Nessuno ha cominciato, quindi il tavolo è chiuso.
lobby-how = Con «join» prendi posto; da un’altra chat, con «join { $code }». Chi ospita dice «settings», poi «start».
lobby-elsewhere = Da un’altra chat arrivi a questo tavolo con «join { $code }».

## Che cosa vale

goal-rounds = { $amount ->
        [one] La partita si gioca in una sola mano.
        [many] La partita si gioca in { $amount } di mani.
       *[other] La partita si gioca in { $amount } mani.
    }
goal-target = La partita va a { $amount ->
        [one] { $amount } punto
        [many] { $amount } di punti
       *[other] { $amount } punti
    }.
goal-chips = { $amount ->
        [one] Un gettone vince la partita.
        [many] { $amount } di gettoni vincono la partita.
       *[other] { $amount } gettoni vincono la partita.
    }
clock-sheet = { $seconds ->
        [0] Nessun orologio: il regolamento non ne ha.
       *[other] Un turno può durare { $seconds } secondi, come dice il regolamento.
    }
clock-2m = Un turno può durare 2 minuti.
clock-5m = Un turno può durare 5 minuti.
clock-1h = Un turno può durare un’ora.
clock-24h = Un turno può durare un giorno.
clock-3d = Un turno può durare tre giorni.
clock-none = Nessun orologio.
clock-begins = Il nuovo orologio vale dal prossimo turno.
agreed-away = { $bells ->
        [0] Nessuno gioca per chi è assente.
        [one] Se il tempo scade e chi è di turno non ha fatto niente, un computer gioca al suo posto.
        [many] Se il tempo scade { $bells } di volte di fila e chi è di turno non ha fatto niente, un computer gioca al suo posto.
       *[other] Se il tempo scade { $bells } volte di fila e chi è di turno non ha fatto niente, un computer gioca al suo posto.
    }
assist-none = Nessun aiuto: ogni calata si scrive o si costruisce a mano.
assist-arrange = { $family ->
        [cards] «play» sistema le carte che nomini.
       *[tiles] «play» sistema le tessere che nomini.
    }
assist-hints = Suggerimenti per ciascuno: { $hints }.
assist-open = Ogni aiuto è aperto.
leavers-computer = Se qualcuno se ne va, un computer continua al suo posto.
leavers-closed = Se qualcuno se ne va, il suo posto si chiude.
agreed-house-rules = Regole della casa: { $rules }
racks-dm = I poggiacarte arrivano nei messaggi diretti.
racks-here = I poggiacarte si aprono nel canale, con “Il mio poggiacarte”.
look-picture = Il tavolo si vede come immagine.
look-emoji = Il tavolo si vede in emoji.
look-text = Il tavolo si vede come testo.
theme-light = L’immagine è chiara.
theme-dark = L’immagine è scura.
theme-contrast = L’immagine ha un forte contrasto.
theme-large = L’immagine mostra tutto in grande.
settings-host = Ospita: { $name }
settings-rules = Regole che si possono cambiare: { $rules }
settings-how =
    Chi ospita può cambiare tutto questo: «settings clock 5m», «settings rule jokers=4», «settings rounds 3»,
    «settings computers easy», «settings assist none», «settings leavers closed», «settings sheet kids»,
    «settings aspetto immagine», «emoji» o «testo», «settings colori chiaro», «scuro», «contrasto» o «grande».
    «settings rule» dice come si cambia ognuna di queste regole.
settings-mine = Quello che vedi solo tu lo scegli tu: «settings mio testo», «settings mio scuro».

## Il proprio turno

draft-table = { $count ->
        [0] La tua bozza, non ancora calata:
       *[other] La tua bozza con { $tiles }, non ancora calata:
    }
draft-wrong = { $count ->
        [one] Non ancora una combinazione: { $numbers }
        [many] Non ancora combinazioni: { $numbers }
       *[other] Non ancora combinazioni: { $numbers }
    }
draft-hand = In mano, ancora senza posto: { $tiles }
draft-missing = Manca sul tavolo: { $tiles }
draft-way = { $number ->
        [1] «{ $word } { $tiles }» ancora una volta mostra un altro modo, se c’è.
       *[other] Modo { $number }. «{ $word } { $tiles }» ancora una volta mostra il prossimo.
    }
draft-ways-seen = { $count ->
        [one] È l’unico modo di sistemare { $tiles }.
        [many] Hai visto tutti i { $count } di modi di sistemare { $tiles }: questo è di nuovo il primo.
       *[other] Hai visto tutti i { $count } modi di sistemare { $tiles }: questo è di nuovo il primo.
    }
rack = { $family ->
        [cards] Le tue carte ({ $count }):
       *[tiles] Il tuo poggiacarte ({ $count }):
    }
rack-new = { $family ->
        [cards] Nuovo fra le tue carte: { $tiles }
       *[tiles] Nuovo sul tuo poggiacarte: { $tiles }
    }
rack-empty = { $family ->
        [cards] Non hai più carte.
       *[tiles] Il tuo poggiacarte è vuoto.
    }
need-objection = Puoi contestare l’ultima calata, «object», o accettarla, «accept».
need-first-laying = { $points ->
        [0] Prima di usare il tavolo devi calare una combinazione dal tuo poggiacarte.
        [1] La tua prima calata deve valere 1 punto o più.
       *[other] La tua prima calata deve valere { $points } punti o più.
    }
need-in-hand = In mano: { $tiles }
need-picked = Prima calata: { $points ->
        [one] scelto { $points } punto
        [many] scelti { $points } di punti
       *[other] scelti { $points } punti
    } su { $needed }.
need-drafted = La tua prima calata: { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    } su { $needed }.
coach-begin-opened = Consiglio: tocca delle tessere, ne basta una se va con una combinazione del tavolo, e mettile giù.
coach-begin-first = { $sets ->
        [no] { $points ->
            [1] Consiglio: tocca le tue scale fino a 1 punto, e mettile giù.
           *[other] Consiglio: tocca le tue scale fino a { $points } punti, e mettile giù.
        }
       *[yes] { $points ->
            [1] Consiglio: tocca le tue serie e scale fino a 1 punto, e mettile giù.
           *[other] Consiglio: tocca le tue serie e scale fino a { $points } punti, e mettile giù.
        }
    }
coach-begin-own = { $sets ->
        [no] Consiglio: tocca tre o più tessere che fanno una scala, e mettile giù.
       *[yes] Consiglio: tocca tre o più tessere che fanno una serie o una scala, e mettile giù.
    }
coach-nothing-fits = { $stock ->
        [0] Niente va bene? Salta il turno.
       *[other] Niente va bene? Pesca.
    }
coach-not-enough = { $stock ->
        [0] Non bastano ancora? Salta il turno.
       *[other] Non bastano ancora? Pesca.
    }
coach-enough = Consiglio: bastano. Mettile sul tavolo.
coach-begin-cards = Consiglio: prima prendi una carta, quella scoperta o una dal mazzo.
coach-draft = Consiglio: non è ancora calato niente. «Cala» conferma, «Annulla» torna indietro.
coach-short = Consiglio: non basta ancora. Tocca le tessere di un’altra combinazione e mettile, o torna indietro con «Annulla».
coach-drawn = Consiglio: tocca tre o più carte per una combinazione. Per finire tocca una carta e scartala.
coach-return = Consiglio: tocca la tessera che ti serve meno; torna nel mazzo.
need-draft = { $adds ->
        [yes] Tocca a te: «done» cala la tua bozza, «undo» annulla l’ultimo passo, «play» ne aggiunge altre.
       *[no] Tocca a te: «done» cala la tua bozza, «undo» annulla l’ultimo passo, «play» nomina altre tessere.
    }
need-short = Tocca a te: «play» aggiunge una combinazione alla bozza, «undo» annulla l’ultimo passo.
need-begin = { $family ->
        [cards] Tocca a te: prendi una carta dal mazzo («take stock») o dagli scarti («take discard»).
       *[tiles] { $stock ->
            [0] Tocca a te: cala («play» e le tue tessere, poi «done») o salta il turno («pass»).
           *[other] Tocca a te: cala («play» e le tue tessere, poi «done») o pesca («draw»).
        }
    }
need-drawn = Tocca a te: cala («meld»), aggiungi a una combinazione («layoff»), poi scarta una carta («discard»): così finisce il turno.
need-return = Il tuo poggiacarte è pieno: rimetti una tessera («return»).
need-tapped-draft = Tocca a te: la tua bozza non è ancora calata.
need-tapped-short = Tocca a te: scegli le tessere per un’altra combinazione, o annulla l’ultimo passo.
need-tapped-begin = { $family ->
        [cards] Tocca a te: prendi una carta.
       *[tiles] { $stock ->
            [0] Tocca a te: scegli le tessere da calare o salta il turno.
           *[other] Tocca a te: scegli le tessere da calare o pesca.
        }
    }
need-tapped-drawn = Tocca a te: cala quello che puoi. Scegli una carta e scartala per finire il turno.
need-tapped-return = Il tuo poggiacarte è pieno: scegli una tessera da rimettere.
need-tapped-objection = Puoi contestare l’ultima calata o accettarla.

## Suggerimenti

hint-lays = C’è qualcosa che puoi calare.
hint-pieces = { $family ->
        [cards] Puoi calare { $tiles }.
       *[tiles] Puoi calare { $tiles }; sul tavolo { $count ->
            [one] c’è posto
            [many] c’è posto per tutte
           *[other] c’è posto per tutte
        }.
    }
hint-whole = { $word ->
        [discard] Ecco come sistemare { $tiles }. Poi «discard { $piece }».
       *[other] Ecco come sistemare { $tiles }: «{ $word }» cala tutto.
    }
hint-too-little = Le combinazioni del tuo poggiacarte valgono { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    } su { $needed }: per cominciare è troppo poco.
hint-no-lay-draw = Non puoi calare niente: «draw».
hint-no-lay-pass = Non puoi calare niente: «pass».
hint-no-lay-done = Non c’è più niente da fare: «done».
hint-no-lay-take-stock = Prendi dal mazzo: «take stock».
hint-no-lay-take-discard = La carta in cima agli scarti conviene: «take discard».
hint-no-lay-discard = { $named ->
        [0] Non puoi calare niente: «discard» e una carta.
       *[other] Non puoi calare niente: «discard { $typed }».
    }
hint-no-lay-return = { $named ->
        [0] Rimetti una tessera: «return».
       *[other] La tessera meno utile è { $piece }: «return { $typed }».
    }
hint-strong-waits = Un giocatore forte preferirebbe pescare: { $stays ->
        [one] resterebbe una tessera
        [many] resterebbero { $stays } di tessere
       *[other] resterebbero { $stays } tessere
    }, e forse presto si potrà calare tutto in un solo turno.
hint-strong-keeps = Un giocatore forte preferirebbe pescare: { $stays ->
        [one] resterebbe una tessera
        [many] resterebbero { $stays } di tessere
       *[other] resterebbero { $stays } tessere
    }, e quello che cali serve anche agli altri.
hint-strong-tried-draw = Un giocatore forte preferirebbe pescare: su { $tried } distribuzioni compatibili con ciò che vedi ne vince { $wins } così e { $laying } con questa calata.
hint-strong-tried-lay = Un giocatore forte calerebbe solo { $tiles }: su { $tried } distribuzioni compatibili con ciò che vedi ne vince { $wins } così e { $laying } con questa calata.
hint-strong-lays = Un giocatore forte calerebbe solo { $tiles }{ $jokers ->
        [0] .
        [one] {" "}e terrebbe il jolly: sul poggiacarte aiuta a chiudere, sul tavolo aiuta gli altri.
        [many] {" "}e terrebbe { $jokers } di jolly: sul poggiacarte aiutano a chiudere, sul tavolo aiutano gli altri.
       *[other] {" "}e terrebbe { $jokers } jolly: sul poggiacarte aiutano a chiudere, sul tavolo aiutano gli altri.
    }
hint-strong-holds = Un giocatore forte non mostrerebbe ancora nulla: agli altri { $others ->
        [one] resta almeno una carta
        [many] restano almeno { $others } di carte
       *[other] restano almeno { $others } carte
    }, e potrebbero aggiungere a ciò che cali.
hint-again = «hint» ancora una volta dice di più.
hints-left = { $count ->
        [0] Era il tuo ultimo suggerimento in questa partita.
        [one] Ti resta un suggerimento in questa partita.
        [many] Ti restano { $count } di suggerimenti in questa partita.
       *[other] Ti restano { $count } suggerimenti in questa partita.
    }

## Rimedi

repair-offered = Possibile invece, con { $tiles }:
repair-how = «{ $phrase }» ne fa la tua bozza.

## Rompicapo

puzzle-easy = facile
puzzle-normal = medio
puzzle-hard = difficile
puzzle-title = Il rompicapo del { $day }: { $sheet }, { $grade }
puzzle-rack = Il tuo poggiacarte ({ $count }):
puzzle-how = Cala tutto in un solo turno. La tua risposta è «puzzle» e tutto il tavolo, una barra tra le combinazioni: «puzzle #1 r7 | b4 b5 b6 | ...»; «#1» è la combinazione 1, «...» tutte le altre. «puzzle soluzione» ne mostra una.
puzzle-solver = Tu
puzzle-solved = { $moved ->
        [0] Risolto! Sul tavolo non serve spostare niente.
        [one] Risolto! Basta spostare una tessera del tavolo in un’altra combinazione.
        [many] Risolto! Basta spostare { $moved } di tessere del tavolo in altre combinazioni.
       *[other] Risolto! Basta spostare { $moved } tessere del tavolo in altre combinazioni.
    }
puzzle-wrong = Non ancora risolto:
puzzle-solution = { $moved ->
        [0] Una soluzione, senza spostare niente sul tavolo:
        [one] Una soluzione, spostando una tessera del tavolo:
        [many] Una soluzione, spostando { $moved } di tessere del tavolo:
       *[other] Una soluzione, spostando { $moved } tessere del tavolo:
    }
puzzle-no-grade = Con { $sheet } ci sono solo questi rompicapi: { $grades }. Dove sul tavolo non si trasforma niente, niente è difficile.
puzzle-no-sheet = Con { $sheet } non ci sono rompicapi. «puzzle» da solo ne mostra uno con Rummikub.

## Risultati

result-win = { $count ->
        [one] { $winners } vince la mano.
        [many] { $winners } vincono la mano.
       *[other] { $winners } vincono la mano.
    }
result-points = { $points ->
        [one] Fa 1 punto.
        [many] Fa { $points } punti.
       *[other] Fa { $points } punti.
    }
result-draw = La mano è patta.
result-blocked = { $count ->
        [0] Nessuno può più giocare: nessuno vince la mano.
        [one] Nessuno può più giocare: { $winners } vince la mano.
        [many] Nessuno può più giocare: { $winners } vincono la mano.
       *[other] Nessuno può più giocare: { $winners } vincono la mano.
    }
result-aborted = La mano è stata interrotta.
result-open = La mano continua.
result-doubled = { $family ->
        [cards] Rummy! La mano vale doppio.
       *[tiles] Chiusura di mano! La mano vale doppio.
    }
result-rack = { $name }: { $tiles }
result-rack-empty = { $name }: più niente
result-round = Questa mano: { $standing }
result-total = Punteggio: { $standing }
result-hints = Suggerimenti usati: { $standing }
result-next = «next» distribuisce la prossima mano.
result-next-tapped = { $waits ->
        [yes] La prossima mano comincia quando tutti hanno confermato.
       *[no] La prossima mano comincia quando tutti hanno confermato, al più tardi fra un minuto.
    }
result-ready = Già d’accordo: { $names }
result-again = Per la rivincita: { $names }
result-match = { $count ->
        [one] { $winners } vince la partita. «rematch» ne gioca un’altra.
        [many] { $winners } vincono la partita. «rematch» ne gioca un’altra.
       *[other] { $winners } vincono la partita. «rematch» ne gioca un’altra.
    }
result-match-tapped = { $count ->
        [one] { $winners } vince la partita.
        [many] { $winners } vincono la partita.
       *[other] { $winners } vincono la partita.
    }
result-evening = Stasera, { $matches } partite: { $standing }
score-after = { $rounds ->
        [0] Nessuna mano è ancora finita: { $standing }
        [one] Dopo una mano: { $standing }
        [many] Dopo { $rounds } di mani: { $standing }
       *[other] Dopo { $rounds } mani: { $standing }
    }

## Più tavoli

stats-none = Non hai ancora finito nessuna mano.
stats-rounds = Mani finite: { $rounds }, vinte: { $won }
stats-matches = Partite: { $matches }, vinte: { $won }
stats-laid = Tessere e carte calate: { $laid }, al massimo { $most } in un turno
tables-none = Non sei a nessun tavolo. «new rummikub» ne apre uno.
tables-mine = { $code }: { $sheet }, tocca a te
tables-lobby = { $code }: { $sheet }, non cominciato
tables-playing = { $code }: { $sheet }, turno di { $name }
tables-between = { $code }: { $sheet }, tra due mani
tables-over = { $code }: { $sheet }, partita finita
pick-table = { $code }: { $sheet }
pick-which-table = Quale tavolo intendi? «table { $code }» ne sceglie uno, poi di’ di nuovo «{ $word }».

## Che cosa i tavoli non fanno

table-no-table = Qui non c’è un tavolo così. «new» ne apre uno.
table-elsewhere = Qui non c’è nessun tavolo, ma tu siedi a uno altrove. «tables» ti ci porta; «join» con il suo codice lo mostra anche qui.
table-closed = Questo tavolo è chiuso. «new» ne apre un altro.
table-not-at-table = Non sei a questo tavolo. «join» chiede un posto.
table-ready-already = Hai già chiesto la prossima mano. Si aspettano ancora gli altri.
table-not-host = Può farlo solo chi ospita.
table-already-seated = Hai già un posto.
table-table-full = Il tavolo è pieno: qui si gioca in { $needed }.
table-too-few = Per giocare bisogna essere almeno in { $needed }: qualcuno dice «join», o «settings computers normal» aggiunge un computer (o easy, hard).
table-already-started = La partita è già cominciata.
table-not-started = Non è ancora stato distribuito niente. Chi ospita dice «start».
table-no-round-over = Nessuna mano di questa partita è ancora finita: non c’è niente da rivedere.
table-round-running = La mano è ancora in corso.
table-match-running = Si può fare solo tra due partite.
table-match-over = La partita è finita. «rematch» ne gioca un’altra.
table-no-free-seat = Tutti i posti sono occupati.
table-nobody-called = A questo tavolo non conosco nessuno che si chiami «{ $name }».
table-no-clock = Per nessun altro corre l’orologio.
table-own-turn = Tocca a te: gli altri ti aspettano.
table-not-timed = Nessun turno è a tempo: non c’è un orologio da fermare.
table-paused = L’orologio è fermo, e il gioco con lui. «resume» lo fa ripartire.
table-auto-chooses = Con le carte ogni turno finisce con uno scarto che puoi scegliere solo tu: «auto» è per le tessere.
table-auto-tells = «auto» rivelerebbe se puoi calare, e questo tavolo non dà questo aiuto.
table-auto-opened = Hai già fatto la tua prima calata. «auto» da solo vale fino alla fine della mano.
table-too-early = Lascia un po’ di tempo: puoi sollecitare dopo la metà.
table-nudged-already = Qualcuno ha già sollecitato.
table-not-away = Un computer sostituisce chi ha lasciato scadere il suo ultimo tempo senza fare niente; chi ospita può chiamarlo in ogni momento.
table-by-hand = A questo tavolo non ci sono aiuti: scrivi tutto il tavolo con «arrange», o costruiscilo con «pick». Ospita { $name }, che può cambiarlo: «settings assist arrange».
table-by-hand-host = A questo tavolo non ci sono aiuti: scrivi tutto il tavolo con «arrange», o costruiscilo con «pick». Puoi cambiarlo: «settings assist arrange».
table-no-hints = A questo tavolo non ci sono suggerimenti. Ospita { $name }, che può permetterli: «settings assist hints 3» o «settings assist open».
table-no-hints-host = A questo tavolo non ci sono suggerimenti. Puoi permetterli: «settings assist hints 3» o «settings assist open».
table-hints-used = Hai usato { $needed ->
        [one] il tuo unico suggerimento
        [many] i tuoi { $needed } di suggerimenti
       *[other] i tuoi { $needed } suggerimenti
    } di questa partita. Ospita { $name }, che può permetterne di più: «settings assist hints { $needed }» con un numero più alto.
table-hints-used-host = Hai usato { $needed ->
        [one] il tuo unico suggerimento
        [many] i tuoi { $needed } di suggerimenti
       *[other] i tuoi { $needed } suggerimenti
    } di questa partita. Puoi permetterne di più: «settings assist hints { $needed }» con un numero più alto.
table-no-such-level = Qui nessun computer si chiama «{ $name }»: di’ «easy», «normal» o «hard».

## Note

note-seat-person = { $after } continua per { $before }.
note-seat-computer = { $before } ha lasciato il tavolo. { $after } continua a quel posto.
note-seat-rematch = { $before } ha lasciato il tavolo. In una rivincita { $after } prende quel posto.
note-seat-nobody = { $before } ha lasciato il tavolo. Il posto è chiuso.
note-seat-wanted-round = { $name } gioca dalla prossima mano.
note-seat-wanted-match = { $name } gioca dalla prossima partita.
note-seat-wanted-free = { $name } aspetta che si liberi un posto.
note-host = Ora ospita { $name }.
note-stood-in = { $name } non risponde: un computer gioca al suo posto fino al suo ritorno.
note-stood-in-own = Non rispondi: un computer gioca al posto tuo fino al tuo ritorno.
note-owner-back = { $name } gioca di nuovo.
note-back = Giochi di nuovo tu.
note-back-already = Nessun computer gioca al posto tuo: sei in partita.
note-clock-stands = L’orologio è fermo. «resume» lo fa ripartire.
note-clock-stands-by = L’orologio è fermo: l’ha fermato { $name }. «resume» lo fa ripartire.
note-nobody-there = Al tavolo non c’è più nessuno, quindi la partita aspetta. «resume» la fa riprendere.
note-clock-runs = L’orologio è ripartito.
note-clock-runs-by = L’orologio è ripartito: l’ha fatto ripartire { $name }.
note-clock-runs-already = L’orologio corre già.
note-time-short = È il tuo turno, e resta un quarto del tuo tempo.
note-drew-for-you = { $count ->
        [0] Non potevi calare e non c’era più niente da pescare, quindi ho saltato il turno per te. Per smettere: «auto off».
       *[other] Non potevi calare, quindi ho pescato { $tiles } per te. Per smettere: «auto off».
    }
note-auto-round = Finché non puoi calare pesco io per te, fino alla fine della mano. Per smettere: «auto off».
note-auto-first = Pesco io per te finché la prima calata non è possibile. Per smettere: «auto off».
note-auto-off = Non pesco più per te.
note-auto-how = Di’ «auto»: pesco io per te finché non puoi calare. «auto first»: finché la prima calata non è possibile. «auto off»: smetto.
auto-left = «auto» lascia a te questo turno: c’è qualcosa che puoi fare solo tu.
note-quiet = Quiete dalle { $begins } alle { $ends } ({ $place }, dove ora sono le { $now }). In queste ore nessun turno di un’ora o più arriva alla fine, e quello che c’è da dirne aspetta. Per smettere: «quiet off».
note-quiet-fixed = Quiete dalle { $begins } alle { $ends } con uno scarto di { $place } da UTC; lì ora sono le { $now }. In queste ore nessun turno di un’ora o più arriva alla fine, e quello che c’è da dirne aspetta. Nomina piuttosto una città, e varrà anche l’ora legale. Per smettere: «quiet off».
note-quiet-off = Niente più ore di quiete.
note-quiet-how = Di’ da quando a quando, e dove sei o che ora è lì: «quiet 22-8 Roma», «quiet 22-7:30 Zurigo», «quiet 22-8 14:30». In queste ore nessun turno di un’ora o più arriva alla fine, e quello che c’è da dirne aspetta.
note-quiet-long = Dodici ore al massimo. Chi vuole più tempo per un turno gioca con un orologio più lungo, o senza.
note-quiet-zone = Con l’ora di dove? Nomina una grande città del tuo fuso orario, o di’ che ora è adesso da te: «quiet 22-8 Roma», «quiet 22-8 14:30».
note-quiet-where = Non conosco l’ora di «{ $place }». Nomina una grande città del tuo fuso orario, in inglese, o di’ che ora è adesso da te: «quiet 22-8 14:30».
note-quiet-near = Non conosco l’ora di «{ $place }». Intendi { $near }? Oppure di’ che ora è adesso da te: «quiet 22-8 14:30».
note-zone = Le ore sono quelle di { $place }, dove ora sono le { $now }. «settings fuso no» lo toglie.
note-zone-off = Non viene più mostrato a che ora finisce un turno.
note-zone-how = «settings fuso Roma» mostra a che ora finisce un turno. Nomina una grande città del tuo fuso orario.
note-zone-where = Non conosco l’ora di «{ $place }». Nomina una grande città del tuo fuso orario: «settings fuso Roma».
note-zone-near = Non conosco l’ora di «{ $place }». Intendi { $near }? «settings fuso { $near }»
note-zone-nowhere = Il fuso orario è di una chat, e nessuna mostra questo tavolo.
note-turn-waits = Le tue ore di quiete sono finite, { $name }: è il tuo turno.
note-nudge = { $name } ti chiede di giocare: è il tuo turno.
note-nudged = Richiesta inoltrata.
note-call-over = Quel turno è finito.
note-stopped = Il tavolo { $code } è chiuso.
note-home-lost = Il tavolo { $code } non si mostra più nella sua chat: lì non posso scrivere. Il gioco continua con lo stesso codice. «join { $code }» lo riporta lì, o in un’altra chat.
note-home-lost-last = Il tavolo { $code } non si mostra più nella sua chat: lì non posso scrivere. La partita è in pausa. «join { $code }» in quella chat o in un’altra la fa riprendere lì, «resume» qui in privato.
note-home-back = Il tavolo { $code } si vede di nuovo in una chat.
note-not-shown-here = Il tavolo { $code } non si mostra più qui. «join { $code }» lo riporta.
note-home-left = Il tavolo continua in un thread tutto suo:
note-out-of-reach = Non posso scrivere in privato a { $name }: apri per favore una chat privata con me e avviala.
note-within-reach = Posso di nuovo scrivere in privato a { $name }.
note-done = Fatto.
note-left = Hai lasciato il tavolo { $code }.
sure-end = La partita non è finita e, se te ne vai, si chiude per sempre. Ancora una volta «{ $word }» e la chiudi.
sure-leave = La partita non è finita e, se te ne vai, perdi il tuo posto. Ancora una volta «{ $word }» e lasci il tavolo.
sure-stop = La partita non è finita e si chiuderebbe per sempre, per tutti. Ancora una volta «{ $word }» e la chiudi.
sure-remove = La partita non è finita e { $name } perderebbe il posto. Ancora una volta «{ $word }» e glielo togli.
sure-rematch = Forse altri guardano ancora il risultato. La prossima partita comincia quando tutti l’hanno chiesta, o se dici ancora una volta «{ $word }».
note-wishes = Fatto: vale per quello che vedi solo tu.
note-wishes-how = Di’ dopo «settings my» come vuoi vedere quello che vedi solo tu: { $choices }.
note-notify-how = Dove devo chiamarti quando tocca a te?
note-notify-dm = Ti chiamo in privato.
note-notify-group = Ti chiamo nella chat del tavolo.
note-notify-both = Ti chiamo in privato e nella chat del tavolo.
note-notify-quiet = Ti mostro tutto, senza suono.
note-language = Ora ti parlo in italiano.
note-languages = Parlo: { $languages }. Di’ «language { $example }».
note-draft-open = La tua bozza non è ancora calata. «{ $word }» ancora una volta la abbandona; «done» la cala.
note-picked-open = Hai scelto qualcosa e non l’hai calato. «{ $word }» ancora una volta lo lascia dov’è.
note-nothing-to-undo = { $family ->
        [cards] Non c’è niente da riprendere: una carta che hai preso resta a te.
       *[tiles] Non c’è niente da riprendere.
    }
note-choose-discard = Scegli prima una sola carta, poi scartala: così finisce il tuo turno.
replay-caption = L’ultima mano, ancora una volta.
record-file = La partita del tavolo { $code }, in un file.
record-running = La mano non è finita: ciò che non puoi ancora vedere è scritto come ?, quindi non si può ancora rigiocare. Quando sarà finita, «record» darà tutto.

## Aiuto

help-now = Ecco che cosa puoi dire adesso:
help-more = «help all» mostra tutte le parole, «rules» spiega il gioco.
help-turn = Nel tuo turno
help-table = Tavoli
help-looking = Da guardare
help-host = Per chi ospita
help-other = Inoltre
help-line = { $word }: { $about }
help-no-such-word = Questa parola non c’è. «help all» le mostra tutte.

## Che cosa va storto per strada

mishap-unreadable = Non so leggere «{ $word }». Le tessere si scrivono r5 b12 J, le carte 7H 10S.
mishap-no-meld = Sul tavolo non c’è una combinazione { $number }.
mishap-fits-nowhere = { $cards } non sta in nessuna combinazione del tavolo.
mishap-fits-several = { $cards } sta nelle combinazioni { $numbers }. Di’ in quale: «layoff { $typed } { $number }».
mishap-move-nowhere = “{ $tile }” non si trova da nessuna parte da cui si possa togliere.
mishap-move-several = C’è più di un { $tile }: { $places }. Di’ anche da dove: “{ $example }”.
mishap-split = “split” vuole una scala e la tessera che ne comincia la seconda parte: “split 3 r6”.
place-rack = il tuo poggiacarte
mishap-nothing = Di’ anche quali.
mishap-word = Non conosco «{ $word }». «help» mostra che cosa si può dire.
mishap-alone = «{ $word }» sta da solo e «{ $text }» non è chiaro. Non è successo niente.
mishap-whom = Di’ anche chi: «{ $word } NOME».
mishap-order = Con «sort» va «colore» o «numero», non «{ $text }».
mishap-word-near = Non conosco «{ $word }». Volevi dire «{ $near }»?
mishap-sheet = Non c’è un gioco «{ $name }». Ci sono: { $sheets }
mishap-sheet-near = Non c’è un gioco «{ $name }». Volevi dire «{ $near }»? Ci sono: { $sheets }
mishap-thread = Qui non posso aprire un thread per il tavolo: non mi è permesso, o lo è già.
mishap-thread-stays = «settings thread on» porta il tavolo in un thread tutto suo, e lì resta. «join { $code }» in un canale lo mostra anche lì.
mishap-setting = Questo non si può cambiare. Si può cambiare: { $settings }
mishap-rule = Non c’è nessuna regola della casa «{ $name }». «settings rule» le mostra tutte.
mishap-rule-near = Non c’è nessuna regola della casa «{ $name }». Intendi «settings rule { $near }»?
mishap-rule-number = A «{ $number }» manca la regola: «settings rule hand={ $number }» ne distribuisce tante.
mishap-rule-value = «{ $name }» non può essere «{ $value }». Possibile: { $allowed }
mishap-rule-sheets = Questo gioco non accetta la regola «{ $name }». Questi sì: { $sheets }
mishap-too-long = Era troppo lungo: { $longest } caratteri al massimo.
mishap-unavailable = Non fatto: { $trouble ->
        [locked] un altro programma occupa il database. Riprova tra un po’
        [read_only] nel database non si può scrivere. Dillo a chi gestisce questo programma
        [full] il disco è pieno, o il file non può crescere. Dillo a chi gestisce questo programma, e riprova più tardi
        [damaged] il database è danneggiato. Dillo a chi gestisce questo programma
        [refused] il database non fa entrare nessuno. Dillo a chi gestisce questo programma
        [forbidden] nel database non si può scrivere. Dillo a chi gestisce questo programma
        [gone] il database è sparito. Dillo a chi gestisce questo programma
       *[other] il database non risponde. Riprova tra un po’
    }.
mishap-unexpected = Qualcosa è andato storto, e niente è cambiato. Se lo segnali, indica questo numero: { $number }
button-new = Nuovo tavolo
button-second = Un secondo tavolo
button-wait = Aspetta un posto

## Pulsanti

button-join = Gioco anch’io
button-start = Si comincia
button-leave = Mi alzo
button-stop = Chiudi il tavolo
button-remove = Togli il posto
button-rules = Regole
button-settings = Impostazioni
button-settings-computers-fewer = Un computer in meno
button-auto = Pesca per me
button-auto-off = Non pescare più
button-nudge = Sollecita
button-resume = Riprendi
button-im-back = Rieccomi
button-rack = { $family ->
        [cards] Le mie carte
       *[tiles] Il mio poggiacarte
    }
button-score = Punteggio
button-replay = Rivedi
button-history = Cronologia
history-none = Nessuno ha ancora giocato.
button-record = Verbale
button-next-ready = Prossima mano
button-rematch = Rivincita
button-tables = I miei tavoli
button-table = Tavolo
button-table-code = Tavolo { $code }
button-help = Aiuto
button-help-all = Tutte le parole
button-play = Metti sul tavolo
button-play-done = { $counted ->
        [yes] { $count ->
            [1] Cala 1 punto, finisci
           *[other] Cala { $count } punti, finisci
        }
       *[no] { $count ->
            [one] Cala la tessera e finisci
            [many] Cala { $count } di tessere e finisci
           *[other] Cala { $count } tessere e finisci
        }
    }
button-look-first = Prima guarda
button-another-way = In un altro modo
button-arrange = Nuova combinazione
button-arrange-rack = Rimetti sul poggiacarte
button-choose = { $family ->
        [cards] Scegli le carte
       *[tiles] Scegli le tessere
    }
button-onto = Aggiungi a una combinazione
button-here = Metti qui
button-melds = Sposta tessere
button-take-tile = Prendi una tessera dal tavolo
button-drop = Rimetti a posto
button-split = Dividi: { $left } | { $right }
button-more = Altro
button-back = Indietro
part-held = In mano
button-meld = Cala come combinazione
button-discard = Scarta
button-return = Rimetti
button-draw = Pesca
button-pass = Salta il turno
button-done = { $family ->
        [cards] Finisci il turno
       *[tiles] Cala
    }
button-hint = Suggerimento
button-repair = Prendi questo
button-notify-dm = In privato
button-notify-group = Nella chat
button-notify-both = In entrambi
button-notify-quiet = Da nessuna parte
button-puzzle-easy = Uno facile
button-puzzle-normal = Uno medio
button-puzzle-hard = Uno difficile
button-puzzle-solution = Soluzione
button-undo = Annulla
button-reset = Ricomincia
button-take-stock = Prendi dal mazzo
button-take-discard = Prendi lo scarto
button-object = Contesta
button-accept = Accetta
button-sort-number = Ordina per numero
button-sort-colour = Ordina per colore

## Che cosa non permette chi gestisce il programma

limit-banned = Qui non puoi giocare. Chiedi a chi gestisce questo bot.
limit-chat = In questa chat non si gioca. Chiedi a chi gestisce questo bot.
limit-private = Qui i tavoli si aprono solo nei gruppi. Di’ «new» in un gruppo; lì puoi giocare.
limit-tables-chat = { $most ->
        [one] In questa chat c’è già un tavolo, e di più non è permesso
        [many] In questa chat ci sono già { $most } di tavoli, e di più non è permesso
       *[other] In questa chat ci sono già { $most } tavoli, e di più non è permesso
    }. Siediti a uno di questi, o chiudine uno: «stop».
limit-tables-person = { $most ->
        [one] Sei già a un tavolo, e non a più di uno alla volta
        [many] Sei già a { $most } di tavoli, e non a di più alla volta
       *[other] Sei già a { $most } tavoli, e non a di più alla volta
    }. Prima alzati da uno di questi: «leave».
limit-pace = Era tanto in una volta. Aspetta un momento, poi continua.
limit-solver = Per ora ho cercato abbastanza per le tue tessere. Riprova tra { $seconds } { $seconds ->
        [one] secondo
        [many] di secondi
       *[other] secondi
    }, o scrivi tu il tavolo: «arrange».

## Riservatezza

privacy-about =
    Conservo il tuo nome e il tuo numero su questa piattaforma, la tua lingua e come ti piace vedere i tavoli; dove giochi, e che cosa ci hai fatto, sotto un numero a sé. Quello che scrivi resta finché non gli ho dato seguito. Le parole con cui tagli restano nel verbale della partita. Niente di tutto questo lascia questa macchina.
    «privacy export» ti dà tutto in un file. «privacy forget» cancella chi sei: i tuoi posti continuano senza di te, e le vecchie partite ti conoscono solo come un numero.
privacy-file = Tutto quello che si conserva di te.
privacy-sure = Questo cancella per sempre il tuo nome, il tuo numero su questa piattaforma, la tua lingua e i tuoi desideri. Lasci tutti i tavoli: un computer continua per te. Di’ «privacy forget yes» per confermare.
privacy-forgotten = Ora ti dimentico: quello che sapevo di te è cancellato. Se mi scrivi di nuovo, non ci siamo mai visti. Addio!
button-privacy-export = Tutto su di me, in un file
button-privacy-forget = Dimenticami
button-privacy-sure = Sì, dimenticami
