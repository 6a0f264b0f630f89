# Quello che dicono le schermate: attesa, tavolo, turno, risultato, accordi, e le risposte intorno ai tavoli.

## Nomi

name-unknown = qualcuno
name-computer = Computer { $seat }
name-nobody = Posto { $seat } (chiuso)
list-and = { $first } e { $last }
list-or = { $first } o { $last }
list-parts = { $first }; { $last }
labelled = { $label }: { $what }

## Titoli e tavolo

screen-head = { $sheet }, tavolo { $code }
screen-head-round = { $sheet }, tavolo { $code }, mano { $round }
screen-table = Sul tavolo:
screen-table-empty = Sul tavolo non c’è ancora niente.
count-seat = { $name }: { $count }
count-stock = mazzo { $count }
count-discard = Scarti ({ $count }): { $top } in cima
turn-of = È il turno di { $name }.
turn-of-return = È il turno di { $name }: deve rimettere una tessera nel mazzo.
turn-own = Tocca a te.
turn-after = Giochi dopo { $name }.
turn-in-chat = La chat del tavolo mostra ogni mossa.

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
time-night = Ancora { $time }, ma di notte il tempo non scorre.
time-ends = Il turno finisce { $when }.
time-left = Tempo rimasto per questo turno: { $time }.
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
time-day = { $day ->
        [mon] lunedì
        [tue] martedì
        [wed] mercoledì
        [thu] giovedì
        [fri] venerdì
        [sat] sabato
       *[sun] domenica
    }
time-month = { $month ->
        [jan] gennaio
        [feb] febbraio
        [mar] marzo
        [apr] aprile
        [may] maggio
        [jun] giugno
        [jul] luglio
        [aug] agosto
        [sep] settembre
        [oct] ottobre
        [nov] novembre
       *[dec] dicembre
    } { $year }
time-date = { $day } { $month }

## Chi comincia

start-drawn = { $name } { $tile }
start-again = di nuovo: { $draws }
start-highest = Sorteggio per chi comincia: { $draws }. Comincia { $name }.
start-lot = Sorteggio: comincia { $name }.
start-youngest = Comincia { $name }, la persona più giovane.
start-left = Comincia { $name }.
start-left-of-dealer = Comincia { $name }, alla sinistra del mazziere.

## Che cosa è stato fatto

deed-draw = { $name } ha pescato.
deed-lay = { $name } ha calato { $tiles }.
deed-pass = { $name } ha passato.
deed-for-you = { $verb ->
        [pass] Ho passato per te.
       *[draw] Ho pescato per te.
    }
deed-return = { $name } ha rimesso una tessera nel mazzo.
deed-take = { $picked ->
        [0] { $name } ha preso una carta dal mazzo.
       *[other] { $name } ha preso { $tiles } dagli scarti.
    }
deed-meld = { $name } ha calato { $tiles }.
deed-layoff = { $name } ha aggiunto { $tiles }.
deed-discard = { $name } ha scartato { $tiles }.
deed-done = { $name } ha finito il turno.
deed-object = { $name } ha contestato l’ultima giocata.
deed-upheld = { $whose ->
        [own] Hai contestato a ragione: { $judged } riprende { $tiles }, senza penalità.
        [mine] { $name } ha contestato a ragione: riprendi { $tiles }, senza penalità.
       *[other] { $name } ha contestato a ragione: { $judged } riprende { $tiles }, senza penalità.
    }
deed-upheld-first = { $whose ->
        [mine] La tua apertura non vale più.
       *[other] L’apertura di { $judged } non vale più.
    }
deed-accept = { $name } ha accettato l’ultima giocata.
deed-timeout = { $told ->
        [0] Tempo scaduto! { $name } non ha calato né pescato niente.
       *[other] Tempo scaduto! { $name } ha { $figures }.
    }
deed-timeout-own = { $told ->
        [0] Tempo scaduto! Non hai calato né pescato niente.
       *[other] Tempo scaduto! Hai { $figures }.
    }
timeout-laid = { $family ->
        [cards] { $count ->
            [one] calato { $count } carta
            [many] calato { $count } di carte
           *[other] calato { $count } carte
        }
       *[tiles] { $count ->
            [one] calato { $count } tessera
            [many] calato { $count } di tessere
           *[other] calato { $count } tessere
        }
    }
timeout-back = { $count ->
        [one] ripreso { $count } tessera
        [many] ripreso { $count } di tessere
       *[other] ripreso { $count } tessere
    }
timeout-taken = { $count ->
        [one] preso { $count } tessera dal tavolo
        [many] preso { $count } di tessere dal tavolo
       *[other] preso { $count } tessere dal tavolo
    }
timeout-drawn = { $family ->
        [cards] { $count ->
            [one] pescato { $count } carta
            [many] pescato { $count } di carte
           *[other] pescato { $count } carte
        }
       *[tiles] { $count ->
            [one] pescato { $count } tessera
            [many] pescato { $count } di tessere
           *[other] pescato { $count } tessere
        }
    }{ $penalty ->
        [yes] {" "}di penalità
       *[no] {""}
    }
timeout-returned = { $count ->
        [one] rimesso { $count } tessera nel mazzo
        [many] rimesso { $count } di tessere nel mazzo
       *[other] rimesso { $count } tessere nel mazzo
    }
timeout-discarded = scartato { $tiles }
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
lobby-lapsed = Il tavolo è chiuso: nessuno ha cominciato la partita.
lobby-how = Per giocare: «join»; da un’altra chat: «join { $code }». Chi ospita cambia le impostazioni («settings») e comincia («start»).
lobby-alone = «settings» cambia le regole, «start» comincia.
lobby-watching = Stai guardando: la partita comparirà qui appena comincia.
lobby-full = Tutti i posti sono occupati. Chi ospita cambia le impostazioni («settings») e comincia («start»).
lobby-unseated = Non giochi più a questo tavolo.
lobby-elsewhere = Per giocare da un’altra chat: «join { $code }».

## Che cosa vale

goal-rounds = { $amount ->
        [one] La partita dura una sola mano.
        [many] La partita dura { $amount } di mani.
       *[other] La partita dura { $amount } mani.
    }
goal-target = Vince la partita chi arriva a { $amount ->
        [one] { $amount } punto
        [many] { $amount } di punti
       *[other] { $amount } punti
    }.
goal-chips = { $amount ->
        [one] Vince la partita chi prende un gettone.
        [many] Vince la partita chi arriva a { $amount } di gettoni.
       *[other] Vince la partita chi arriva a { $amount } gettoni.
    }
clock-sheet = { $seconds ->
        [0] Nessun limite di tempo, come nel regolamento.
       *[other] Ogni turno dura al massimo { $seconds } secondi, come nel regolamento.
    }
clock-2m = Ogni turno dura al massimo 2 minuti.
clock-5m = Ogni turno dura al massimo 5 minuti.
clock-1h = Ogni turno dura al massimo un’ora.
clock-24h = Ogni turno dura al massimo un giorno.
clock-3d = Ogni turno dura al massimo tre giorni.
clock-other = Ogni turno dura al massimo { $time }.
clock-none = Nessun limite di tempo.
clock-begins = Il nuovo tempo vale dal prossimo turno.
agreed-away = { $missed ->
        [0] Nessuno sostituisce chi è assente.
        [one] Un computer sostituisce chi lascia scadere il tempo senza giocare.
        [many] Un computer sostituisce chi lascia scadere il tempo { $missed } di volte di fila senza giocare.
       *[other] Un computer sostituisce chi lascia scadere il tempo { $missed } volte di fila senza giocare.
    }
assist-none = Nessun aiuto: ogni giocata la componi tu.
assist-arrange = { $family ->
        [cards] Il bot trova posto alle carte che scegli, ma non dà suggerimenti.
       *[tiles] Il bot trova posto alle tessere che scegli, ma non dà suggerimenti.
    }
assist-hints = { $family ->
        [cards] Suggerimenti a testa: { $hints }. Ogni passo di un suggerimento conta.
       *[tiles] Suggerimenti a testa: { $hints }. Ogni passo di un suggerimento conta. Senza pesca automatica.
    }
assist-open = { $family ->
        [cards] I suggerimenti sono illimitati.
       *[tiles] I suggerimenti sono illimitati, e «auto» può pescare per te.
    }
leavers-computer = Se qualcuno se ne va, un computer gioca al suo posto.
leavers-closed = Se qualcuno se ne va, il suo posto resta vuoto.
agreed-house-rules = Regole della casa: { $rules }
racks-dm = I leggii arrivano in privato.
racks-here = Premi «{ $rack }» nel canale: lo vedi solo tu.
look-picture = Il tavolo si vede come immagine.
look-emoji = Il tavolo si vede in emoji.
look-text = Il tavolo si vede come testo.
theme-light = L’immagine ha colori chiari.
theme-dark = L’immagine ha colori scuri.
theme-contrast = L’immagine ha un contrasto elevato.
theme-large = L’immagine è ingrandita.
settings-host = Chi ospita: { $name }
settings-rules = Regole che puoi cambiare:
settings-how =
    Chi ospita può cambiare tutto questo: «settings tempo 5m», «settings regola tessere=7», «settings mani 3», «settings computer facile», «settings aiuto nessuno», «settings uscite vuoto», «settings gioco kids».
    Per cambiare l’aspetto del tavolo: «settings aspetto immagine» (o emoji, testo), «settings tema chiaro» (o scuro, contrasto, grande).
    Con «settings regola» vedi come si cambia ognuna di queste regole.
settings-mine = Per quello che vedi solo tu: «settings mio testo», «settings mio scuro».

## Il proprio turno

draft-table = { $count ->
        [0] La tua giocata, non ancora confermata:
       *[other] La tua giocata con { $tiles }, non ancora confermata:
    }
draft-signs = Questo segno indica ciò che è nuovo in una combinazione: { $tile }
draft-wrong = { $count ->
        [one] Non ancora valida: combinazione { $numbers }
        [many] Non ancora valide: combinazioni { $numbers }
       *[other] Non ancora valide: combinazioni { $numbers }
    }
draft-misused = Non ancora valido. { $what }
draft-overturned = Per far stare tutto, ho modificato quello che avevi composto: { $melds }
draft-only-named = Ora sono pronte solo le tessere che hai indicato. Di nuovo sul tuo leggio: { $tiles }
draft-hand = Da sistemare: { $tiles }
draft-missing = Da rimettere sul tavolo: { $tiles }
draft-way = { $number ->
        [1] Ripeti «{ $word } { $tiles }» per vedere un altro modo di disporle.
       *[other] Modo { $number }. Ripeti «{ $word } { $tiles }» per vederne un altro.
    }
draft-ways-seen = { $count ->
        [one] È l’unico modo di sistemare { $tiles }.
        [many] Hai visto tutti i { $count } di modi di sistemare { $tiles }: si ricomincia dal primo.
       *[other] Hai visto tutti i { $count } modi di sistemare { $tiles }: si ricomincia dal primo.
    }
rack = { $family ->
        [cards] Le tue carte ({ $count }):
       *[tiles] Il tuo leggio ({ $count }):
    }
rack-new = { $family ->
        [cards] Novità in mano: { $tiles }
       *[tiles] Novità sul tuo leggio: { $tiles }
    }
rack-empty = { $family ->
        [cards] Non hai più carte.
       *[tiles] Il tuo leggio è vuoto.
    }
need-objection = Puoi contestare l’ultima giocata («object») o accettarla («accept»).
need-first-laying = { $points ->
        [0] Per aprire cala una combinazione dal tuo leggio; poi puoi usare il tavolo.
        [1] Per aprire ti serve almeno 1 punto.
       *[other] Per aprire ti servono almeno { $points } punti.
    }
need-in-hand = Scelte: { $tiles }
need-ways = Si possono calare in più modi. Vale quello che sposta meno; «{ $look }» lo mostra.
need-picked = Combinazioni complete per l’apertura: { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    } su { $needed }.
need-drafted = La tua apertura: { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    } su { $needed }.
need-enough = { $needed ->
        [0] Puoi calare.
       *[other] Puoi aprire: hai { $points ->
            [one] { $points } punto
            [many] { $points } di punti
           *[other] { $points } punti
        }.
    }
coach-begin-opened = Consiglio: tocca le tue tessere e mettile sul tavolo. Ne basta una, se si può aggiungere a una combinazione.
coach-begin-first = { $sets ->
        [no] { $points ->
            [1] Consiglio: tocca le tessere che formano scale, almeno 1 punto, poi mettile sul tavolo.
           *[other] Consiglio: tocca le tessere che formano scale, almeno { $points } punti, poi mettile sul tavolo.
        }
       *[yes] { $points ->
            [1] Consiglio: tocca le tessere che formano gruppi e scale, almeno 1 punto, poi mettile sul tavolo.
           *[other] Consiglio: tocca le tessere che formano gruppi e scale, almeno { $points } punti, poi mettile sul tavolo.
        }
    }
coach-begin-own = { $sets ->
        [no] Consiglio: tocca almeno tre tessere che formano una scala, poi mettile sul tavolo.
       *[yes] Consiglio: tocca almeno tre tessere che formano un gruppo o una scala, poi mettile sul tavolo.
    }
coach-nothing-fits = { $stock ->
        [0] Non hai niente da calare? Passa.
       *[other] Non hai niente da calare? Pesca.
    }
coach-not-enough = { $stock ->
        [0] Non hai abbastanza punti? Passa.
       *[other] Non hai abbastanza punti? Pesca.
    }
coach-enough = Consiglio: i punti bastano. Cala le tessere.
coach-begin-cards = Consiglio: prima prendi una carta, quella scoperta o una dal mazzo.
coach-draft = Consiglio: niente è ancora definitivo. «Cala e finisci» conferma, «Annulla» torna indietro.
coach-unfinished = Consiglio: sistema tutte le tessere in combinazioni valide, o torna indietro con «Annulla».
coach-short = Consiglio: non basta ancora. Tocca le tessere di un’altra combinazione, o torna indietro con «Annulla».
coach-drawn = Consiglio: tocca almeno tre carte che formano una combinazione. Per finire, toccane una e scartala.
coach-return = Consiglio: tocca la tessera che ti serve meno: torna nel mazzo.
need-draft = { $adds ->
        [yes] Tocca a te: «done» conferma la giocata, «undo» torna indietro, «play» aggiunge tessere.
       *[no] Tocca a te: «done» conferma la giocata, «undo» torna indietro, «play» sceglie altre tessere.
    }
need-unfinished = Tocca a te: la giocata non è completa. «play» aggiunge tessere, «undo» torna indietro.
need-short = Tocca a te: «play» aggiunge un’altra combinazione, «undo» annulla l’ultima mossa.
need-begin = { $family ->
        [cards] Tocca a te: prendi una carta dal mazzo («take mazzo») o dagli scarti («take scarti»).
       *[tiles] { $stock ->
            [0] Tocca a te: cala («play» e le tue tessere, poi «done») o passa («pass»).
           *[other] Tocca a te: cala («play» e le tue tessere, poi «done») o pesca («draw»).
        }
    }
need-drawn = Tocca a te: cala («meld»), aggiungi («layoff»), poi scarta una carta («discard») per finire.
need-return = Il tuo leggio è pieno: rimetti una tessera («return»).
need-tapped-draft = Tocca a te: la tua giocata non è ancora confermata.
need-tapped-unfinished = Tocca a te: la giocata non è completa.
need-tapped-short = Tocca a te: scegli le tessere per un’altra combinazione, o annulla l’ultima mossa.
need-tapped-begin = { $family ->
        [cards] Tocca a te: prendi una carta.
       *[tiles] { $stock ->
            [0] Tocca a te: scegli le tessere da calare, o passa.
           *[other] Tocca a te: scegli le tessere da calare, o pesca.
        }
    }
need-tapped-moving = { $step ->
        [take] Tocca a te: scegli che cosa prendere dal tavolo.
        [more] Tocca a te: scegli che cos’altro prendere dal tavolo, o dove mettere le tessere scelte.
       *[place] Tocca a te: scegli dove mettere le tessere scelte.
    }
need-tapped-drawn = Tocca a te: cala quello che puoi. Per finire il turno scegli una carta e scartala.
need-tapped-return = Il tuo leggio è pieno: scegli una tessera da rimettere nel mazzo.
need-tapped-objection = Puoi contestare l’ultima giocata o accettarla.

## Suggerimenti

hint-lays = Puoi calare qualcosa.
hint-pieces = { $family ->
        [cards] Puoi calare { $tiles }.
       *[tiles] Puoi calare { $tiles }{ $count ->
            [one] .
            [many] , tutte insieme.
           *[other] , tutte insieme.
        }
    }
hint-whole = { $word ->
        [discard] Ecco come calare { $tiles }. Poi «discard { $piece }».
       *[other] Ecco come calare { $tiles }. Con «{ $word }» cali tutto.
    }
hint-too-little = Le migliori combinazioni sul tuo leggio valgono { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    } su { $needed }: per aprire non bastano.
hint-no-lay-draw = Non puoi calare niente: pesca («draw»).
hint-no-lay-pass = Non puoi calare niente: passa («pass»).
hint-no-lay-done = Non resta altro da fare: «done».
hint-no-lay-take-stock = Prendi dal mazzo: «take mazzo».
hint-no-lay-take-discard = Ti conviene prendere lo scarto: «take scarti».
hint-no-lay-discard = { $named ->
        [0] Non puoi calare niente: scarta una carta con «discard».
       *[other] Non puoi calare niente: scarta una carta («discard { $typed }»).
    }
hint-no-lay-return = { $named ->
        [0] Rimetti una tessera nel mazzo: «return».
       *[other] La tessera meno utile è { $piece }: «return { $typed }».
    }
hint-strong-waits = Un giocatore forte pescherebbe: se cali, { $stays ->
        [one] ti resta una tessera
        [many] ti restano { $stays } di tessere
       *[other] ti restano { $stays } tessere
    }; aspettando, forse presto potrai calare tutto in un turno.
hint-strong-keeps = Un giocatore forte pescherebbe: se cali, { $stays ->
        [one] ti resta una tessera
        [many] ti restano { $stays } di tessere
       *[other] ti restano { $stays } tessere
    }, e quello che cali serve anche agli altri.
hint-strong-tried-draw = Un giocatore forte pescherebbe. Su { $tried } distribuzioni possibili così ne vince { $wins }, con questa giocata { $laying }.
hint-strong-tried-lay = Un giocatore forte calerebbe solo { $tiles }. Su { $tried } distribuzioni possibili così ne vince { $wins }, con questa giocata { $laying }.
hint-strong-lays = Un giocatore forte calerebbe solo { $tiles }{ $jokers ->
        [0] .
        [one] {" "}e terrebbe il jolly, che sul tavolo aiuta gli altri.
        [many] {" "}e terrebbe { $jokers } di jolly, che sul tavolo aiutano gli altri.
       *[other] {" "}e terrebbe { $jokers } jolly, che sul tavolo aiutano gli altri.
    }
hint-strong-holds = Un giocatore forte aspetterebbe: se cali, { $stays ->
        [one] ti resta una carta
        [many] ti restano { $stays } di carte
       *[other] ti restano { $stays } carte
    }, e gli altri possono aggiungere carte alle tue combinazioni.
hint-again = Ripeti «hint» per saperne di più.
hint-again-counted = Ripeti «hint» per saperne di più; ogni passo conta come un suggerimento.
hints-left = { $count ->
        [0] Era il tuo ultimo suggerimento in questa partita.
        [one] Ti resta un suggerimento in questa partita.
        [many] Ti restano { $count } di suggerimenti in questa partita.
       *[other] Ti restano { $count } suggerimenti in questa partita.
    }

## Rimedi

repair-offered = Si può invece calare { $tiles }:
repair-how = Con «{ $phrase }» diventa la tua giocata.

## Rompicapo

puzzle-easy = facile
puzzle-normal = medio
puzzle-hard = difficile
puzzle-title = Rompicapo del giorno, { $day }: { $sheet }, { $grade }
puzzle-subtitle = Rompicapo del giorno, { $day }, { $grade }
puzzle-rack = Il tuo leggio ({ $count }):
puzzle-how = Cala tutte le tue tessere in un solo turno. Rispondi scrivendo tutto il tavolo, con una barra verticale (|) tra le combinazioni: «puzzle #1 r7 | ... | b4 b5 b6». «#1» è la combinazione 1, «...» sono tutte le altre. Con «puzzle soluzione» vedi una soluzione.
puzzle-solver = Tu
puzzle-solved = { $moved ->
        [0] Risolto! Sul tavolo non serve spostare niente.
        [one] Risolto! Basta spostare una tessera del tavolo in un’altra combinazione.
        [many] Risolto! Basta spostare { $moved } di tessere del tavolo in altre combinazioni.
       *[other] Risolto! Basta spostare { $moved } tessere del tavolo in altre combinazioni.
    }
puzzle-wrong = Non è ancora la soluzione:
puzzle-incomplete = { $count ->
        [one] Nella tua risposta manca una tessera del tavolo. Scrivi il tavolo intero.
        [many] Nella tua risposta mancano { $count } di tessere del tavolo. Scrivi il tavolo intero.
       *[other] Nella tua risposta mancano { $count } tessere del tavolo. Scrivi il tavolo intero.
    }
puzzle-solution = { $moved ->
        [0] Una soluzione che non sposta niente sul tavolo:
        [one] Una soluzione che sposta una tessera del tavolo:
        [many] Una soluzione che sposta { $moved } di tessere del tavolo:
       *[other] Una soluzione che sposta { $moved } tessere del tavolo:
    }
puzzle-no-grade = Livelli dei rompicapi con { $sheet }: { $grades }. Se il tavolo non si può modificare, sono tutti facili.
puzzle-no-sheet = Non ci sono rompicapi con { $sheet }. Per uno con Rummikub usa solo «puzzle».

## Risultati

result-win = { $count ->
        [one] { $winners } vince la mano.
        [many] { $winners } vincono la mano.
       *[other] { $winners } vincono la mano.
    }
result-points = { $points ->
        [one] Guadagno: 1 punto.
        [many] Guadagno: { $points } di punti.
       *[other] Guadagno: { $points } punti.
    }
result-chips = { $points ->
        [one] Guadagno: 1 gettone.
        [many] Guadagno: { $points } di gettoni.
       *[other] Guadagno: { $points } gettoni.
    }
result-draw = Il mazzo è finito e nessuno ha chiuso: la mano finisce in parità.
result-blocked = { $count ->
        [0] Nessuno ha calato altro: la mano non ha vincitori.
        [one] Nessuno ha calato altro. { $winners } ha meno punti sul leggio e vince la mano.
        [many] Nessuno ha calato altro. { $winners } hanno meno punti sul leggio e vincono la mano.
       *[other] Nessuno ha calato altro. { $winners } hanno meno punti sul leggio e vincono la mano.
    }
result-aborted = La mano è stata interrotta.
result-open = La mano continua.
result-doubled = { $family ->
        [cards] Rummy! La mano vale doppio.
       *[tiles] Chiusura in mano! La mano vale doppio.
    }
result-rack = { $name }: { $tiles }
result-rack-empty = { $name }: non resta niente
result-round = Questa mano: { $standing }
result-total = Punteggio: { $standing }
result-hints = Suggerimenti usati: { $standing }
result-signs = { $hints ->
        [yes] Nell’immagine: coppa = vittoria, freccia = questa mano, stella = totale, lampadina = suggerimenti usati.
       *[no] Nell’immagine: coppa = vittoria, freccia = questa mano, stella = totale.
    }
result-new = Questo segno indica ciò che è nuovo o spostato: { $tile }
result-next = «next» distribuisce la prossima mano.
result-next-tapped = { $waits ->
        [yes] La prossima mano comincia quando siete tutti pronti.
       *[no] La prossima mano comincia quando siete tutti pronti, al massimo tra un minuto.
    }
result-ready = Pronti: { $names }
result-again = Pronti per la rivincita: { $names }
result-match = { $count ->
        [0] La partita finisce in parità. Per la rivincita: «rematch».
        [one] { $winners } vince la partita. Per la rivincita: «rematch».
        [many] { $winners } vincono la partita. Per la rivincita: «rematch».
       *[other] { $winners } vincono la partita. Per la rivincita: «rematch».
    }
result-match-tapped = { $count ->
        [0] La partita finisce in parità.
        [one] { $winners } vince la partita.
        [many] { $winners } vincono la partita.
       *[other] { $winners } vincono la partita.
    }
result-evening = Stasera, in { $matches } partite: { $standing }
score-after = { $rounds ->
        [0] Ancora nessuna mano finita. { $standing }
        [one] Dopo una mano: { $standing }
        [many] Dopo { $rounds } di mani: { $standing }
       *[other] Dopo { $rounds } mani: { $standing }
    }

## Più tavoli

stats-none = Non hai ancora finito nessuna mano.
stats-rounds = Mani giocate: { $rounds }, vinte: { $won }
stats-matches = Partite: { $matches }, vinte: { $won }
stats-laid = Tessere e carte calate: { $laid } (massimo in un turno: { $most })
tables-none = Non sei a nessun tavolo. «new rummikub» ne apre uno.
tables-mine = { $code }: { $sheet }, tocca a te
tables-lobby = { $code }: { $sheet }, non ancora cominciata
tables-playing = { $code }: { $sheet }, turno di { $name }
tables-between = { $code }: { $sheet }, tra una mano e l’altra
tables-over = { $code }: { $sheet }, partita finita
pick-table = { $code }: { $sheet }
pick-which-table = Quale tavolo?
pick-which-how = Scegline uno, oppure scrivi «table { $code }» e ripeti il comando.

## Che cosa i tavoli non fanno

table-no-table = Qui non ci sono tavoli. «new» ne apre uno.
table-no-such-code = Nessun tavolo con il codice «{ $code }» è aperto per te. Controlla il codice o chiedi a chi ospita. «tables» mostra i tuoi.
table-elsewhere = Qui non ci sono tavoli: il tuo è altrove. «tables» lo trova, «join» con il suo codice lo porta qui.
table-closed = Questo tavolo è chiuso. «new» ne apre un altro.
table-not-at-table = Non sei a questo tavolo. Per giocare: «join».
table-ready-already = Hai già chiesto la prossima mano: mancano gli altri.
table-not-host = Può farlo solo chi ospita.
table-already-seated = Hai già un posto.
table-waits-already = Aspetti già un posto.
table-table-full = Il tavolo è al completo: si gioca al massimo in { $needed }.
table-too-little = Le tessere o le carte non bastano: distribuiscine meno a ciascuno.
table-too-few = Servono almeno { $needed } giocatori: un amico può scrivere «join», oppure puoi aggiungere un computer con «settings computer medio».
table-too-few-tapped = Servono almeno { $needed } giocatori: invita qualcuno, oppure aggiungi un computer in «settings».
table-already-started = La partita è già cominciata.
table-not-started = La partita non è ancora cominciata. Chi ospita può cominciarla con «start».
table-no-round = Non c’è nessuna mano in corso.
table-no-round-over = Si può fare dopo la prima mano di questa partita.
table-nothing-seen = Non c’è ancora niente da rivedere: l’ultima mano non l’hai giocata né guardata.
table-round-running = La mano è ancora in corso.
table-match-running = Si può fare solo tra una partita e l’altra.
table-match-over = La partita è finita. Per la rivincita: «rematch».
table-no-free-seat = Tutti i posti sono occupati.
table-nobody-called = A questo tavolo nessuno si chiama «{ $name }».
table-no-clock = Per nessun altro sta scorrendo il tempo.
table-own-turn = Tocca a te: gli altri ti aspettano.
table-not-timed = Non c’è nessun tempo da fermare: si gioca senza limite.
table-paused = La partita è in pausa. Per continuare: «resume».
table-auto-chooses = «auto» è per le tessere: con le carte lo scarto lo scegli tu, a ogni turno.
table-auto-tells = Qui «auto» non è ammesso: rivelerebbe se puoi calare.
table-auto-opened = Hai già aperto. «auto» da solo vale fino alla fine della mano.
table-too-early = Potrai sollecitare { $name } se il suo turno dura più di { $time }.
table-nudged-already = Un sollecito è già partito.
table-not-away = Un computer sostituisce solo chi ha lasciato scadere l’ultimo turno senza giocare; chi ospita può chiamarlo sempre.
table-host-already = È già { $name } a ospitare il tavolo.
table-stood-in = Un computer gioca già al posto di { $name }, finché non torna.
table-computer-seat = A quel posto gioca già un computer.
table-by-hand = Qui non ci sono aiuti: scrivi tutto il tavolo con «arrange», o componilo con «pick». Può cambiarlo { $name }, che ospita: «settings aiuto sistema».
table-by-hand-host = Qui non ci sono aiuti: scrivi tutto il tavolo con «arrange», o componilo con «pick». Puoi cambiarlo: «settings aiuto sistema».
table-no-hints = A questo tavolo non ci sono suggerimenti. Può ammetterli { $name }, che ospita: «settings aiuto suggerimenti 3» (tre a testa) o «settings aiuto tutto» (senza limite).
table-no-hints-host = A questo tavolo non ci sono suggerimenti. Puoi ammetterli: «settings aiuto suggerimenti 3» (tre a testa) o «settings aiuto tutto» (senza limite).
table-hints-used = Hai usato { $needed ->
        [one] il tuo unico suggerimento
        [many] i tuoi { $needed } di suggerimenti
       *[other] i tuoi { $needed } suggerimenti
    } di questa partita. Può darne di più { $name }, che ospita, per esempio con «settings aiuto suggerimenti { $more }».
table-hints-used-host = Hai usato { $needed ->
        [one] il tuo unico suggerimento
        [many] i tuoi { $needed } di suggerimenti
       *[other] i tuoi { $needed } suggerimenti
    } di questa partita. Puoi ammetterne di più, per esempio con «settings aiuto suggerimenti { $more }».
table-no-such-level = Non esiste un computer «{ $name }»: scrivi «facile», «medio» o «difficile».

## Note

note-seat-person = { $after } gioca al posto di { $before }.
note-seat-computer = { $how ->
        [removed] { $before } ha dovuto lasciare il tavolo.
       *[left] { $before } ha lasciato il tavolo.
    } { $after } gioca al suo posto.
note-seat-rematch = { $how ->
        [removed] { $before } ha dovuto lasciare il tavolo.
       *[left] { $before } ha lasciato il tavolo.
    } Nella rivincita quel posto va a { $after }.
note-seat-taken-away = Ti hanno tolto dal tavolo.
note-seat-nobody = { $how ->
        [removed] { $before } ha dovuto lasciare il tavolo.
       *[left] { $before } ha lasciato il tavolo.
    } Il posto resta vuoto.
note-seat-wanted-round = { $name } gioca dalla prossima mano.
note-seat-wanted-match = { $name } gioca dalla prossima partita.
note-seat-wanted-free = { $name } aspetta che si liberi un posto.
note-objection-failed = { $name } ha contestato l’ultima giocata, ma le combinazioni sono tutte valide. La giocata resta e contestare non costa niente.
note-own-lay = È la tua giocata: la giudicano gli altri.
note-waits-round = Aspetti un posto: lo avrai nella prossima mano.
note-waits-match = Aspetti un posto: lo avrai nella prossima partita.
note-waits-free = Aspetti che si liberi un posto.
note-waits-stop = Per non aspettare più: «leave».
note-waits-over = Non aspetti più un posto.
note-seat-unwanted = { $name } non aspetta più un posto.
note-host = Ora è { $name } a ospitare il tavolo.
note-host-own = Adesso ospiti tu.
note-for-host = { $name } amministra questa chat e, per chi ospita, ha { $did ->
        [start] avviato la partita
        [remove] tolto qualcuno dal tavolo
        [host] scelto chi ospita il tavolo
        [standin] fatto giocare un computer al posto di qualcuno
        [thread] spostato il tavolo in un thread
        [language] cambiato la lingua di questa chat
        [zone] cambiato il fuso orario di questa chat
        [computers] cambiato i computer al tavolo
        [sheet] cambiato le regole
       *[settings] cambiato le impostazioni
    }.
note-stood-in = { $name } non c’è: un computer gioca al suo posto finché non torna.
note-stood-in-own = Un computer gioca per te. Per tornare a giocare: «back».
note-stood-in-over = Mentre non c’eri, un computer ha giocato { $turns ->
        [one] un turno
        [many] { $turns } di turni
       *[other] { $turns } turni
    } al tuo posto.
note-owner-back = { $name } è di nuovo in gioco.
note-back = Ora giochi di nuovo tu.
note-asked-other = Questa domanda è per { $name }.
note-answered = Questa domanda non è più aperta.
note-back-already = Stai già giocando tu, non un computer.
note-clock-stands = Partita in pausa. Per continuare: «resume».
note-clock-stands-by = { $name } ha messo in pausa la partita. Per continuare: «resume».
note-clock-stands-own = Hai messo in pausa la partita. Per continuare: «resume».
note-nobody-there = Partita in pausa: al tavolo non c’è più nessuno. Per continuare: «resume».
note-clock-runs = La partita riprende.
note-clock-runs-by = { $name } ha ripreso la partita.
note-clock-runs-already = La partita non è in pausa.
note-time-short = Tocca a te, e ti resta un quarto del tempo.
note-drew-for-you = { $count ->
        [0] Ho passato per te: non potevi calare e il mazzo era vuoto. Per smettere: «auto stop».
       *[other] Ho pescato { $tiles } per te: non potevi calare. Per smettere: «auto stop».
    }
note-auto-round = Pesco io per te quando non puoi calare, fino alla fine della mano. Per smettere: «auto stop».
note-auto-first = Pesco io per te finché non puoi aprire. Per smettere: «auto stop».
note-auto-off = Non pesco più per te.
note-auto-how = Con «auto» pesco io quando non puoi calare, con «auto prima» finché non puoi aprire. «auto stop»: smetto.
auto-left = In questo turno «auto» non pesca: forse puoi calare.
note-quiet = Silenzio dalle { $begins } alle { $ends }, ora di { $place } (lì sono le { $now }). In queste ore i turni di un’ora o più non scadono e gli avvisi arrivano dopo. Per disattivarlo: «quiet stop».
note-quiet-fixed = Silenzio dalle { $begins } alle { $ends }, { $place } (lì sono le { $now }). In queste ore i turni di un’ora o più non scadono e gli avvisi arrivano dopo. Se indichi una città, vale anche l’ora legale. Per disattivarlo: «quiet stop».
note-quiet-off = Ore di silenzio disattivate.
note-quiet-how = Scrivi da che ora a che ora vuoi silenzio, e dove sei o che ora è da te: «quiet 22-8 Roma», «quiet 22-8 14:30». In quelle ore i turni di un’ora o più non scadono e gli avvisi arrivano dopo.
note-quiet-long = Il silenzio dura al massimo dodici ore. Se non basta, scegli un tempo per turno più lungo, o nessun limite.
note-quiet-zone = In quale fuso orario sei? Scrivi una grande città del tuo fuso, o che ora è da te: «quiet 22-8 Roma», «quiet 22-8 14:30».
note-quiet-where = Non conosco «{ $place }». Scrivi una grande città del tuo fuso, o che ora è da te: «quiet 22-8 14:30».
note-quiet-near = Non conosco «{ $place }». Intendi { $near }? Oppure scrivi che ora è da te: «quiet 22-8 14:30».
note-zone = Gli orari sono quelli di { $place }, dove ora sono le { $now }. Per non vederli più: «settings fuso stop».
note-zone-off = L’ora in cui finisce un turno non si vede più.
note-zone-how = «settings fuso Roma» mostra a che ora finisce un turno. Scrivi una grande città del tuo fuso.
note-zone-where = Non conosco «{ $place }». Scrivi una grande città del tuo fuso: «settings fuso Roma».
note-zone-near = Non conosco «{ $place }». Intendi { $near }? «settings fuso { $near }»
note-zone-nowhere = Il fuso orario vale per una chat, e nessuna chat mostra questo tavolo.
note-turn-waits = Tocca a te, { $name }: le tue ore di silenzio sono finite.
note-turn-resumed = La partita riprende, { $name }: tocca a te.
note-turn-resumed-by = { $by } ha ripreso la partita. { $name }, tocca a te.
note-nudge = { $name } ti aspetta: tocca a te.
note-nudged = Gliel’ho ricordato.
note-call-over = Quel turno è finito.
note-stopped = Il tavolo { $code } è chiuso.
note-stopped-by = { $name } ha chiuso il tavolo { $code }.
note-stopped-score = { $rounds ->
        [0] Di questa partita non è stata conclusa nessuna mano.
        [one] Punteggio dopo una mano: { $standing }
        [many] Punteggio dopo { $rounds } di mani: { $standing }
       *[other] Punteggio dopo { $rounds } mani: { $standing }
    }
note-stopped-before = { $matches ->
        [one] La partita precedente resta valida.
        [many] I { $matches } di partite precedenti restano validi.
       *[other] Le { $matches } partite precedenti restano valide.
    }
note-home-lost = Il tavolo { $code } non si vede più nella sua chat: lì non posso scrivere. La partita continua; «join { $code }» lo riporta lì, o in un’altra chat.
note-home-lost-last = Il tavolo { $code } non si vede più nella sua chat: lì non posso scrivere. La partita è in pausa. Riprende lì, o in un’altra chat, con «join { $code }»; qui in privato con «resume».
note-home-back = Il tavolo { $code } si vede di nuovo in una chat.
note-not-shown-here = Il tavolo { $code } non si vede più qui. «join { $code }» lo riporta.
note-home-left = Il tavolo continua in un thread tutto suo:
note-out-of-reach = { $name }, non posso scriverti in privato: apri la chat privata con me e premi Avvia.
note-done = Fatto.
note-left = Hai lasciato il tavolo { $code }.
sure-end = La partita non è finita: se te ne vai, si chiude per sempre.
sure-leave = La partita non è finita: se te ne vai, perdi il posto.
sure-stop = La partita non è finita e si chiuderebbe per tutti.
sure-stop-other = Chi ospita: { $name }. La partita non è finita e si chiuderebbe per tutti.
sure-stop-host = Chi ospita: { $name }. Se chiudi il tavolo, si chiude per tutti.
sure-daily = Per la mano del giorno hai un solo tentativo. Così ci rinunci per sempre.
sure-remove = La partita non è finita e { $name } perderebbe il posto.
sure-rematch = Forse qualcuno sta ancora guardando il risultato. Si ricomincia quando tutti sono pronti, o subito se non vuoi aspettare.
sure-typed = Ripeti «{ $word }» per confermare.
sure-key = Premi «{ $word }» per confermare.
note-wishes = Salvato: vale per quello che vedi solo tu.
note-wishes-how = Dopo «settings mio» scrivi l’aspetto che vuoi per quello che vedi solo tu: { $choices }.
note-notify-how = Dove ti avviso quando tocca a te?
note-notify-dm = Quando tocca a te, ti avviso in privato.
note-notify-group = Quando tocca a te, ti avviso nella chat del tavolo.
note-notify-both = Quando tocca a te, ti avviso in privato e nella chat del tavolo.
note-notify-quiet = Quando tocca a te, te lo mostro senza mandarti un avviso.
note-language = Ora ti parlo in italiano.
note-languages = Parlo { $languages }. Scegli con «language { $example }».
note-draft-begun = La tua giocata non è ancora confermata. Ripeti «{ $word }» per rinunciarci.
note-draft-open = La tua giocata non è ancora confermata. Ripeti «{ $word }» per rinunciarci; «done» la conferma.
note-picked-open = Hai scelto qualcosa senza calarlo. Ripeti «{ $word }» per continuare senza.
note-draft-begun-key = La tua giocata non è ancora confermata. «{ $word }» la annulla.
note-draft-open-key = La tua giocata non è ancora confermata. «done» la conferma; «{ $word }» la annulla.
note-picked-open-key = Hai scelto qualcosa senza calarlo. «{ $word }» lo lascia dov’è.
note-nothing-to-undo = { $family ->
        [cards] Non c’è niente da annullare: la carta presa resta a te.
       *[tiles] Non c’è niente da annullare.
    }
note-choose-discard = { $chosen ->
        [0] Scegli prima una carta sola, poi scartala: così finisce il turno.
       *[other] Puoi scartare una sola carta: scegli solo quella.
    }
replay-caption = Ecco di nuovo l’ultima mano.
record-file = La partita del tavolo { $code }, in un file.
record-running = La mano non è finita: un punto interrogativo copre quello che non puoi ancora vedere. Finita la mano, «record» darà la registrazione completa.

## Aiuto

help-now = Ora puoi scrivere:
help-several = Sei a più tavoli: dopo un comando puoi scrivere il codice del tavolo, per esempio «leave { $code }» o «pause { $code }».
help-more = «help tutto» mostra tutti i comandi, «rules» spiega il gioco.
help-turn = Nel tuo turno
help-table = Tavoli
help-looking = Durante la partita
help-host = Per chi ospita
help-admins = In un gruppo o su un server, gli amministratori possono fare tutto questo a ogni tavolo, e chiuderlo. La chat viene a sapere chi è stato.
help-other = Altro
help-line = «{ $word }» – { $about }
help-line-own = «{ $word }» o «{ $own }» – { $about }
help-no-such-word = Questo comando non esiste. Con «help tutto» li vedi tutti.

## Che cosa va storto per strada

mishap-unreadable = Non capisco «{ $word }». { $family ->
        [tiles] Le tessere si scrivono così: r5 b12 J.
        [cards] Le carte si scrivono così: { $cards }.
       *[both] Le tessere si scrivono così: r5 b12 J; le carte così: { $cards }.
    }
mishap-unplaced = Non so che cosa significhi qui «{ $word }».
mishap-no-meld = Sul tavolo non c’è una combinazione { $number }.
mishap-fits-nowhere = { $cards } non va in nessuna combinazione del tavolo.
mishap-fits-instead = { $cards } non forma una combinazione, ma si può aggiungere a una: «{ $phrase }».
mishap-fits-several = { $cards } va nelle combinazioni { $numbers }. Indica quale: «{ $phrase }».
mishap-move-nowhere = «{ $tile }» non si può spostare: non è sul tuo leggio né sul tavolo.
mishap-move-already = { $there ->
        [rack] { $tile } è già sul tuo leggio.
       *[other] { $tile } è già nella combinazione { $there }.
    }
mishap-move-several = C’è più di un { $tile }: { $places }. Indica da dove e verso dove: «{ $example }» o «{ $other }».
mishap-move-joker = Nella combinazione { $number } ci sono più jolly. Indica quale, con la tessera che sostituisce: «{ $example }» o «{ $other }».
mishap-move-not-held = { $tile } non è sul tuo leggio. Se è sul tavolo, non scrivere «{ $rack }».
mishap-split = Con «split» indica una scala e la tessera con cui comincia la seconda parte: «split 3 r6».
place-meld = combinazione { $number }
place-rack = il tuo leggio
mishap-nothing = { $family ->
        [tiles] Quali tessere? Scrivile dopo il comando.
        [cards] Quali carte? Scrivile dopo il comando.
       *[both] Quali tessere o carte? Scrivile dopo il comando.
    }
mishap-key = Questo è un pulsante: premilo. { $family ->
        [cards] Per scrivere la mossa, usa per esempio «meld 7H 8H 9H» o «layoff 10H 2».
       *[tiles] Per scrivere la mossa, usa per esempio «play r7 r8 r9» o «move r8 3».
    }
mishap-take = Da dove? «take mazzo» o «take scarti».
mishap-take-other = In cima agli scarti non c’è { $card }, ma { $top }. «take scarti» prende questa carta, «take mazzo» pesca dal mazzo.
mishap-no-rank = Non hai «{ $text }» in mano.
mishap-which-card = Quale: { $cards }?
mishap-one-discard = Scarta una sola carta: «discard» e quella carta.
mishap-move-where = Dove? Per esempio «move { $tile } 3», «move { $tile } nuova» o «move { $tile } leggio».
mishap-move-target = «{ $text }» non è una destinazione. Per esempio «move { $tile } 3», «move { $tile } nuova» o «move { $tile } leggio».
mishap-word-first = Scrivi prima la parola: «{ $example }».
mishap-word-elsewhere = { $family ->
        [cards] «{ $word }» non si usa nei giochi di carte. Scrivi «meld», «layoff» o «discard» e le tue carte.
       *[tiles] «{ $word }» non si usa nei giochi con le tessere. Scrivi «play» e le tue tessere, o «draw».
    }
mishap-word = Non conosco «{ $word }». «help» mostra che cosa puoi scrivere.
mishap-sentence = Non capisco «{ $text }». «help» mostra che cosa puoi scrivere. Sulle regole puoi chiedere così: «posso prendere il jolly?»
mishap-unconfirmed = La tua giocata non è ancora confermata: «done» la conferma.
mishap-alone = Non è cambiato niente: «{ $word }» va da solo, e non capisco «{ $text }».
mishap-swap = Per prendere un jolly, cala la tessera che sostituisce con quelle della nuova combinazione: «play r7 y8 y9». «rules jolly» dice quando puoi farlo.
mishap-whom = Indica anche chi: «{ $word } NOME».
mishap-no-person = { $name } è un computer. Scrivi il nome di una persona.
mishap-follows = Dopo «{ $word }» non capisco «{ $text }». «help { $word }» spiega come si usa.
mishap-season = «{ $text }» non è un mese. Scrivi anno e mese: «top { $month }».
mishap-top = «{ $text }» non è né un gioco né un mese. Per esempio: «top rummikub», «top { $month }».
mishap-watch-code = Qui non ci sono tavoli aperti. Aggiungi il codice del tavolo: «watch BCDF».
mishap-order = Scrivi «sort colore» o «sort numero», non «{ $text }».
mishap-word-near = Non conosco «{ $word }». Volevi dire «{ $near }»?
mishap-sheet = Il gioco «{ $name }» non esiste. I giochi sono: { $sheets }
mishap-sheet-near = Il gioco «{ $name }» non esiste. Volevi dire «{ $near }»? I giochi sono: { $sheets }
mishap-thread = Qui non posso aprire un thread per il tavolo: non ho il permesso, o è già un thread.
mishap-threadless = Solo i tavoli su Discord hanno un thread tutto loro.
mishap-racks = Qui i leggii arrivano sempre in privato: non c’è niente da scegliere.
mishap-clock-unit = «{ $value }» che cosa? Aggiungi l’unità: { $allowed }.
mishap-clock-bounds = «{ $value }» non va bene come tempo per turno. Scegli un tempo da { $least } a { $most }.
note-rules-lost = Ogni gioco ha le sue regole della casa. Queste di { $sheet } non valgono più: { $rules }
mishap-thread-stays = «settings thread sì» apre un thread per il tavolo, che poi resta lì. «join { $code }» in un canale lo mostra anche lì.
mishap-setting = Questa impostazione non esiste. «settings tempo 5m» cambia il tempo per turno. Le impostazioni sono: { $settings }.
mishap-setting-near = Non c’è nessuna impostazione «{ $word }». Volevi dire «{ $near }»?
mishap-rule = La regola della casa «{ $name }» non esiste. Con «settings regola» le vedi tutte.
mishap-rule-near = La regola della casa «{ $name }» non esiste. Intendi «settings regola { $near }»?
mishap-rule-number = «{ $number }» per quale regola? Per esempio, «settings regola tessere={ $number }» cambia le tessere a testa.
mishap-rule-value = «{ $value }» non va bene per «{ $name }». Valori ammessi: { $allowed }
mishap-hints = «{ $value }» non è un numero di suggerimenti. Scrivi quanti ne ha ogni giocatore: «settings suggerimenti 3». Per non darne: «settings aiuto sistema»; senza limite: «settings aiuto tutto».
mishap-wish = Non conosco «{ $value }». Per quello che vedi solo tu scegli: { $allowed }
mishap-rule-sheets = La regola «{ $name }» esiste solo in: { $sheets }
mishap-goal = { $kind ->
        [chips] { $sheet } si gioca a punti, non a gettoni.
       *[target] { $sheet } si gioca a gettoni, non a punti.
    }
mishap-too-long = Troppo lungo: al massimo { $longest } caratteri.
mishap-unavailable = Non è cambiato niente: { $trouble ->
        [locked] un altro programma occupa il database. Riprova tra un po’
        [read_only] nel database non si può scrivere. Dillo a chi gestisce questo programma
        [full] il disco è pieno, o il file non può crescere. Dillo a chi gestisce questo programma, e riprova più tardi
        [damaged] il database è danneggiato. Dillo a chi gestisce questo programma
        [refused] il database rifiuta l’accesso. Dillo a chi gestisce questo programma
        [forbidden] nel database non si può scrivere. Dillo a chi gestisce questo programma
        [gone] il database è sparito. Dillo a chi gestisce questo programma
       *[other] il database non risponde. Riprova tra un po’
    }.
mishap-unexpected = Qualcosa è andato storto, e non è cambiato niente. Se lo segnali, indica questo numero: { $number }
button-new = Nuovo tavolo
button-second = Apri un altro tavolo
button-wait = Aspetta un posto
button-stop-waiting = Rinuncia al posto

## Pulsanti

button-join = Partecipa
button-start = Comincia
button-leave = Lascia il tavolo
button-stop = Chiudi il tavolo
button-remove = Togli dal tavolo
button-rules = Regole
button-settings = Impostazioni
button-settings-computers-fewer = Togli un computer
button-auto = Pesca automatica
button-auto-off = Non pescare per me
button-nudge = Sollecita
button-resume = Riprendi
button-pause = Pausa
button-im-back = Rieccomi
button-rack = { $family ->
        [cards] Le mie carte
       *[tiles] Il mio leggio
    }
button-score = Punteggio
button-replay = Rivedi la mano
button-history = Cronologia
history-none = Nessuno ha ancora giocato.
button-record = Salva la partita in un file
button-next-ready = Prossima mano
button-rematch = Rivincita
button-tables = I miei tavoli
button-table = Tavolo
button-table-code = Tavolo { $code }
button-help = Aiuto
button-help-all = Tutti i comandi
button-play = Metti sul tavolo
button-play-done = { $counted ->
        [yes] { $count ->
            [1] Cala 1 punto e finisci
           *[other] Cala { $count } punti e finisci
        }
       *[no] { $count ->
            [one] Cala la tessera e finisci
            [many] Cala { $count } di tessere e finisci
           *[other] Cala { $count } tessere e finisci
        }
    }
button-look-first = Prova sul tavolo
button-another-way = Altro modo
button-arrange = Nuova combinazione
button-arrange-more = Combina con altre tessere
button-arrange-rack = Rimetti sul leggio
button-choose = { $family ->
        [cards] Scegli le carte
       *[tiles] Scegli le tessere
    }
button-onto = Aggiungi a una combinazione
button-here = Metti qui
button-here-yet = Non è ancora una combinazione
button-melds = Sposta tessere
button-mend = Sistema le tessere rimaste
button-take-tile = Prendi dal tavolo
button-drop = Deseleziona
button-split = Dividi tra { $left } e { $right }
button-more = Altro
button-following = Pagina successiva
button-other = Altre azioni
button-back = Indietro
part-held = Tessere sciolte
button-meld = Cala la combinazione
button-discard = Scarta
button-return = Rimetti nel mazzo
button-draw = Pesca
button-pass = Passa
button-draw-anyway = Pesca comunque
button-pass-anyway = Passa comunque
button-done-anyway = Cala senza le tessere scelte
button-leave-anyway = Lascia comunque
button-stop-anyway = Chiudi comunque
button-remove-anyway = Togli comunque
button-rematch-anyway = Comincia senza aspettare
button-done = { $family ->
        [cards] Finisci il turno
       *[tiles] Cala e finisci
    }
button-hint = Suggerimento
button-repair = Fai così
button-notify-dm = In privato
button-notify-group = Nella chat
button-notify-both = In privato e nella chat
button-notify-quiet = Da nessuna parte
button-puzzle-easy = Rompicapo facile
button-puzzle-normal = Rompicapo medio
button-puzzle-hard = Rompicapo difficile
button-puzzle-solution = Soluzione
button-undo = Annulla
button-reset = Ricomincia
button-take-stock = Prendi dal mazzo
button-take-discard = Prendi lo scarto
button-object = Contesta
button-accept = Accetta
button-sort-number = { $family ->
        [cards] Ordina per valore
       *[tiles] Ordina per numero
    }
button-sort-colour = { $family ->
        [cards] Ordina per seme
       *[tiles] Ordina per colore
    }

## Che cosa non permette chi gestisce il programma

limit-banned = Qui non puoi giocare. Chiedi a chi gestisce questo bot.
limit-chat = In questa chat non si gioca. Chiedi a chi gestisce questo bot.
limit-private = Qui i tavoli si aprono solo nei gruppi. Scrivi «new» in un gruppo, e gioca lì.
limit-tables-chat = { $most ->
        [one] In questa chat c’è già un tavolo, e non se ne possono aprire altri
        [many] In questa chat ci sono già { $most } di tavoli, e non se ne possono aprire altri
       *[other] In questa chat ci sono già { $most } tavoli, e non se ne possono aprire altri
    }. Siediti lì, o chiudine uno: «stop».
limit-tables-person = { $most ->
        [one] Sei già a un tavolo, e non puoi giocare a più di uno alla volta
        [many] Sei già a { $most } di tavoli, e non puoi giocare a più di così
       *[other] Sei già a { $most } tavoli, e non puoi giocare a più di così
    }. Prima lasciane uno: «leave».
limit-pace = Un momento: troppe richieste insieme. Aspetta un attimo e continua.
limit-solver = Per ora ho cercato abbastanza. Riprova tra { $seconds } { $seconds ->
        [one] secondo
        [many] di secondi
       *[other] secondi
    }, o scrivi tu il tavolo: «arrange».

## Riservatezza

privacy-about =
    Conservo il tuo nome e il tuo ID su questa piattaforma, la lingua e come vuoi vedere i tavoli. Conservo anche dove giochi e che cosa hai fatto lì. Quello che scrivi lo cancello appena ti ho risposto. Le parole che aggiungi alla mescolata con «cut» restano nella registrazione della partita. Niente viene inviato altrove.
    Con «privacy esporta» ricevi tutto in un file; con «privacy dimentica» cancello tutto quello che ti identifica. A quel punto un computer gioca al tuo posto, e nelle vecchie partite di te resta solo un numero.
privacy-file = Tutto quello che conservo su di te.
privacy-sure = Così cancello per sempre nome, ID, lingua e preferenze su questa piattaforma. Lasci tutti i tavoli, e un computer gioca al tuo posto.
privacy-forgotten = Va bene: cancello tutto quello che so di te. Se mi riscrivi, ricominciamo da zero. Addio!
button-privacy-export = Scarica i miei dati
button-privacy-forget = Dimenticami
button-privacy-sure = Sì, dimenticami
