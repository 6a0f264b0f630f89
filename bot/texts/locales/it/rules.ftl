# Un regolamento spiegato, argomento per argomento, dai suoi campi.

rules-title = { $sheet }: come si gioca qui
rules-which = Quali regole? «rules» e una di queste:
rules-short = In breve:
rules-example = Per esempio
rules-other = Che cosa cambia in { $other }:
rules-house = { $here } (Regola della casa. Stampato: { $printed })
rules-ask = Fai una domanda: «rules jolly», oppure «posso prendere il jolly?»

colour-r = rosso
colour-b = blu
colour-k = nero
colour-g = verde
colour-y = giallo

## Capitoli

chapter-begin = Prima di cominciare
chapter-turn = Il tuo turno
chapter-melds = Serie e scale
chapter-first = La prima calata
chapter-table = Quello che è sul tavolo
chapter-joker = Jolly
chapter-stock = Quando il mazzo è vuoto
chapter-time = Tempo
chapter-score = Punti
chapter-match = La partita

## In breve

short-turn = { $family ->
        [cards] Prendi una carta, cala quello che puoi e vuoi, scartane una.
       *[tiles] Cala tessere o pescane una: questo è il tuo turno.
    }
short-first = { $first_laying ->
        [none] Dal tuo primo turno puoi usare tutto quello che è sul tavolo.
        [0] Comincia con una combinazione tua; quanto vale non importa.
       *[other] Comincia con { $first_laying } punti in combinazioni tue.
    }
short-table = { $rebuild ->
        [none] Poi aggiungi a tutto quello che è sul tavolo.
       *[other] Poi aggiungi a tutto quello che è sul tavolo, e trasformalo.
    }
short-layoff = Si possono aggiungere carte a ogni combinazione sul tavolo.
short-end = { $scoring ->
        [chips] Chi vuota per primo il poggiacarte vince la mano e un gettone.
       *[other] { $family ->
            [cards] Chi resta per primo senza carte vince la mano e quello che gli altri hanno ancora.
           *[tiles] Chi vuota per primo il poggiacarte vince la mano e i punti che gli altri hanno ancora.
        }
    }

## Prima di cominciare

rule-aim = { $family ->
        [cards] Resta senza carte prima degli altri: la mano allora è finita, e la vinci tu.
       *[tiles] Cala tutte le tue tessere prima degli altri: la mano allora è finita, e la vinci tu.
    }

rule-pieces = { $family ->
        [cards] Un mazzo di 52 carte, senza jolly.
       *[tiles] { $copies ->
            [one] Ognuno dei quattro colori ({ $colours }) ha i numeri da 1 a { $numbers } una volta; { $jokers ->
                [0] non ci sono jolly
                [one] c’è { $jokers } jolly
                [many] ci sono { $jokers } di jolly
               *[other] ci sono { $jokers } jolly
            }.
            [many] Ognuno dei quattro colori ({ $colours }) ha i numeri da 1 a { $numbers }, ognuno { $copies } di volte; { $jokers ->
                [0] non ci sono jolly
                [one] c’è { $jokers } jolly
                [many] ci sono { $jokers } di jolly
               *[other] ci sono { $jokers } jolly
            }.
           *[other] Ognuno dei quattro colori ({ $colours }) ha i numeri da 1 a { $numbers }, ognuno { $copies } volte; { $jokers ->
                [0] non ci sono jolly
                [one] c’è { $jokers } jolly
                [many] ci sono { $jokers } di jolly
               *[other] ci sono { $jokers } jolly
            }.
        }
    }

rule-players = Da { $min_players } a { $max_players } giocatori.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] Ciascuno riceve { $printed_hands } carte (in due, in tre, in quattro e così via); la successiva si scopre e comincia gli scarti.
           *[other] Ciascuno riceve { $hand } carte; la successiva si scopre e comincia gli scarti.
        }
       *[tiles] Ciascuno prende { $hand } tessere, che nessun altro vede; il resto è il mazzo.
    }

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] Nella prima mano ciascuno pesca una carta: la più alta comincia, chi è pari ripesca.
           *[tiles] Nella prima mano ciascuno pesca una tessera: la più alta comincia, chi ha un jolly o è pari ripesca. Queste tessere tornano nel mazzo.
        }
        [youngest] La prima mano la comincia il più giovane; se chi ospita non dice chi è, si tira a sorte.
        [left_of_dealer] Si tira a sorte chi dà le carte nella prima mano; comincia il giocatore alla sua sinistra.
       *[lot] Si tira a sorte chi comincia la prima mano.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Poi a ogni mano dà le carte chi sta a sinistra; in due le dà chi ha vinto, e comincia l’altro.
           *[other] Ogni mano seguente la comincia il giocatore alla sinistra di chi ha cominciato prima.
        }
        [highest] In ogni mano seguente si pesca di nuovo per chi comincia.
        [youngest] Anche le mani seguenti le comincia il più giovane.
       *[lot] In ogni mano seguente si tira di nuovo a sorte.
    }

## Il tuo turno

rule-turn-tiles = Nel tuo turno o cali almeno una tessera dal tuo poggiacarte o ne peschi una, mai tutte e due le cose. Puoi pescare anche se potresti calare. Poi tocca al giocatore alla tua sinistra.
rule-drawn = La tessera che hai pescato aspetta il tuo prossimo turno.
rule-one-action = { $one_action ->
        [true] In un turno cali una sola nuova combinazione, o aggiungi a una sola.
       *[false] In un turno puoi calare e aggiungere quanto vuoi.
    }
rule-turn-cards = Nel tuo turno prima prendi una carta, dal mazzo o dalla cima degli scarti; è obbligatorio. Poi puoi calare combinazioni e aggiungere carte, quante ne vuoi, o nessuna. Alla fine scarti una carta, e tocca al giocatore alla tua sinistra.
rule-taken = La carta che hai preso dagli scarti non puoi scartarla nello stesso turno; quella del mazzo sì.
rule-last-card = { $last_card_discard ->
        [true] La tua ultima carta va scartata: non puoi calare o aggiungere tutto quello che hai.
       *[false] Chiudi calando, aggiungendo o scartando la tua ultima carta. Chi ha calato tutte le carte non ne scarta.
    }

## Combinazioni

rule-set = { $family ->
        [cards] Una serie sono tre o quattro carte dello stesso valore.
       *[tiles] { $sets ->
            [true] Una serie sono tre o quattro tessere dello stesso numero, ognuna di un altro colore.
           *[false] Non ci sono serie: lo stesso numero in più colori non è una combinazione.
        }
    }
rule-run = { $family ->
        [cards] Una scala sono tre o più carte di un seme i cui valori si seguono.
       *[tiles] Una scala sono tre o più tessere di un colore i cui numeri si seguono senza buchi. L’1 è il più basso: non segue mai il { $numbers }.
    }
rule-ace = { $ace_high ->
        [true] L’asso va prima del 2 o dopo il re, ma non in mezzo: re, asso, 2 non è una scala.
       *[false] L’asso va prima del 2, mai dopo il re.
    }
rule-false-melds = { $false_melds ->
        [players] Nessuno controlla le combinazioni tranne voi. Chi vede che l’ultimo giocatore ne ha calata una sbagliata dice «object» prima che giochi il prossimo: allora si riprende, senza penalità. Dopo, resta; solo chi è di turno può correggerla.
       *[refused] Una combinazione sbagliata non si può calare.
    }

## La prima calata

rule-first-laying = { $first_laying ->
        [none] Non c’è nessuna condizione: dal tuo primo turno puoi usare quello che è sul tavolo.
        [0] La prima cosa che cali dev’essere una combinazione tua, quanto vale non importa. Prima non puoi aggiungere ad altre combinazioni.
       *[other] La prima cosa che cali deve valere almeno { $first_laying } punti, in una o più combinazioni nuove dal tuo poggiacarte. Una tessera vale il suo numero. Prima non puoi usare quello che è sul tavolo; finché non puoi o non vuoi, peschi.
    }
rule-same-turn = { $same_turn ->
        [true] Fatta la prima calata, puoi usare il tavolo già nello stesso turno.
       *[false] Nel turno della prima calata cali solo combinazioni nuove; puoi usare il tavolo dal tuo prossimo turno.
    }
rule-handrummy = { $handrummy ->
        [true] Chiudere di mano: chi non ha ancora calato niente e cala tutto il poggiacarte in un turno non ha bisogno di punti, ma se sono troppo pochi valgono solo combinazioni proprie. Gli altri allora perdono il doppio, e chi vince guadagna il doppio.
       *[false] Calare tutto il poggiacarte in una volta non porta niente di più.
    }

## Quello che è sul tavolo

rule-table = { $rebuild ->
        [none] Le combinazioni sul tavolo sono di tutti: puoi aggiungere tessere a ognuna, ma non togliere niente, né dividerle né unirle.
        [keep3] Le combinazioni sul tavolo sono di tutti: puoi aggiungere tessere a ognuna, e trasformarle. Da una combinazione o togli alcune tessere e lasci almeno tre delle sue, che da sole sono una serie o una scala, o la smonti del tutto, così che mai due delle sue tessere stiano nella stessa combinazione nuova.
       *[free] Le combinazioni sul tavolo sono di tutti: puoi aggiungere tessere a ognuna, dividerle, unirle e trasformarle a piacere. Quante tessere di una combinazione restino insieme non importa.
    }
rule-in-the-end = { $rebuild ->
        [none] Nessuna tessera torna dal tavolo a un poggiacarte.
       *[other] Alla fine del tuo turno sul tavolo ci sono solo serie e scale, con almeno una tessera del tuo poggiacarte; nessuna tessera del tavolo va su un poggiacarte.
    }
rule-layoff = Puoi aggiungere carte a ogni combinazione sul tavolo, non importa chi l’ha calata, anche se tu non ne hai ancora calata nessuna. Niente di quello che è sul tavolo si toglie o si trasforma.

## Jolly

rule-joker = Un jolly sostituisce qualsiasi tessera. Una combinazione può averne più di uno, ma mai solo jolly. { $sets ->
        [true] In una scala il posto dice che numero è; in una serie è uno qualsiasi dei colori che mancano, quindi una serie di quattro non ne prende.
       *[false] Il suo posto nella scala dice che numero è.
    }
rule-joker-laid = { $joker_laid ->
        [value] Quando lo cali, vale quanto la tessera che sostituisce.
       *[other] Quando lo cali, vale { $joker_laid } punti, qualunque cosa sostituisca.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] Nel tuo turno puoi prendere un jolly dal tavolo: metti al suo posto proprio la tessera che sostituisce, dal tuo poggiacarte. Il jolly va calato altrove nello stesso turno; non va mai sul tuo poggiacarte.
        [rack_or_table] Nel tuo turno puoi prendere un jolly dalla sua combinazione: metti al suo posto proprio la tessera che sostituisce, dal tuo poggiacarte o dal tavolo. Il jolly va calato altrove nello stesso turno; non va mai sul tuo poggiacarte.
       *[none] Un jolly sul tavolo non si può prendere, nemmeno per la tessera che sostituisce.
    }
rule-joker-first = { $exchange_first ->
        [true] Puoi prendere un jolly anche prima di aver calato qualcosa tu, se serve a fare la tua prima combinazione.
       *[false] Per prendere un jolly devi aver fatto la tua prima calata.
    }
rule-joker-moved = { $rebuild ->
        [keep3] Un jolly al cui posto non si mette niente resta nella sua combinazione, tra le tre che restano, come la tessera che è.
       *[free] Un jolly al cui posto non si mette niente resta la tessera che è, comunque si divida o si sposti la sua combinazione.
    }

## Il mazzo

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Quando qualcuno deve pescare e il mazzo è vuoto, la mano è patta: nessuno guadagna o perde niente.
           *[last_draw] Quando qualcuno ha pescato l’ultima tessera e nessuno ha chiuso, la mano è patta: nessuno guadagna o perde niente.
        }
        [aborted] { $stock_out_at ->
            [first_need] Quando qualcuno deve pescare e il mazzo è vuoto, la mano è interrotta: nessuno guadagna o perde niente, ma conta come giocata.
           *[last_draw] Quando qualcuno ha pescato l’ultima tessera e nessuno ha chiuso, la mano è interrotta: nessuno guadagna o perde niente, ma conta come giocata.
        }
        [lowest] { $stock_out_at ->
            [first_need] Quando qualcuno deve pescare e il mazzo è vuoto, quel giocatore salta il turno, e si continua; chi può calare può farlo. Quando lo saltano tutti uno dopo l’altro, la mano è finita e la vince il poggiacarte più basso.
           *[last_draw] Quando è pescata l’ultima tessera, si continua: chi non può o non vuole calare salta il turno. Quando lo saltano tutti uno dopo l’altro, la mano è finita e la vince il poggiacarte più basso.
        }
       *[skip] { $stock_out_at ->
            [first_need] Quando qualcuno deve pescare e il mazzo è vuoto, quel giocatore salta il turno, e si continua; chi può calare può farlo. Quando lo saltano tutti uno dopo l’altro, la mano è finita e non la vince nessuno.
           *[last_draw] Quando è pescata l’ultima tessera, si continua: chi non può o non vuole calare salta il turno. Quando lo saltano tutti uno dopo l’altro, la mano è finita e non la vince nessuno.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] Su un poggiacarte stanno quante tessere si vuole.
       *[other] Su un poggiacarte stanno { $rack_limit } tessere. Chi è al completo pesca lo stesso, poi rimette nel mazzo una tessera qualsiasi, anche quella appena pescata, e il mazzo si mescola. Quando per tre giri di fila nessuno ha fatto altro, la mano è finita.
    }
rule-stock-out-cards = Quando il mazzo è vuoto si mescolano gli scarti, tranne la carta in cima, e diventano il mazzo; al massimo { $reshuffles ->
        [one] una volta
        [2] due volte
        [many] { $reshuffles } di volte
       *[other] { $reshuffles } volte
    } in una mano. Se poi non c’è più niente da pescare e non vuoi nemmeno lo scarto, la mano è annullata.

## Tempo

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] Non c’è un limite di tempo.
           *[other] Un turno può durare { $time_limit } secondi.
        }
        [tnone] Un turno può durare quanto si vuole.{ $time_limit ->
            [0] {""}
           *[other] {" "}Il regolamento stampato gli darebbe { $time_limit } secondi.
        }
       *[other] Un turno può durare { $clock ->
            [t2m] 2 minuti
            [t5m] 5 minuti
            [t1h] un’ora
            [t24h] un giorno
           *[t3d] tre giorni
        }.{ $time_limit ->
            [0] {" "}Il regolamento stampato non mette limiti.
           *[other] {" "}Il regolamento stampato gli darebbe { $time_limit } secondi.
        }
    }
rule-time-up = Se il tempo scade e tutto quello che hai sistemato è giusto e completo, vale come calato.
rule-time-idle = { $idle_penalty ->
        [0] Se non hai ancora sistemato niente, peschi una tessera, senza penalità.
        [one] Se non hai ancora sistemato niente, peschi una tessera, e { $idle_penalty } in più di penalità.
        [many] Se non hai ancora sistemato niente, peschi una tessera, e { $idle_penalty } in più di penalità.
       *[other] Se non hai ancora sistemato niente, peschi una tessera, e { $idle_penalty } in più di penalità.
    }
rule-time-loose = Se sei nel mezzo di qualcosa, le tue tessere che non stanno da nessuna parte tornano sul tuo poggiacarte, e le combinazioni complete restano dove le regole lo permettono: una prima calata solo se vale abbastanza. { $loose_table_tiles ->
        [offender] Anche le tessere del tavolo che non sono in nessuna combinazione vanno sul tuo poggiacarte.
        [salvage] Se delle tessere del tavolo sono sciolte, si tengono intere più combinazioni possibile, le tue e le vecchie, e il resto torna indietro.
        [stock] Le tessere del tavolo che non sono in nessuna combinazione si mescolano nel mazzo.
       *[restore] Se delle tessere del tavolo sono sciolte, il tavolo torna com’era prima del tuo turno, e tutte le tue tessere tornano indietro.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Chi era nel mezzo di qualcosa non pesca niente di penalità; solo se nessuna tessera propria resta sul tavolo ne pesca una, come in ogni turno.
        [one] Chi era nel mezzo di qualcosa pesca { $penalty_tiles } tessera di penalità.
        [many] Chi era nel mezzo di qualcosa pesca { $penalty_tiles } di tessere di penalità.
       *[other] Chi era nel mezzo di qualcosa pesca { $penalty_tiles } tessere di penalità.
    }
rule-time-cards = Se il tempo scade, quello che hai calato resta. Se non hai ancora preso una carta, ne viene pescata una per te dal mazzo; poi si scarta la tua carta più alta.

## Punti

rule-scoring = { $scoring ->
        [chips] Chi vince una mano prende un gettone. Non si conta altro, e gli altri non perdono niente.
        [winner_takes] A chi vince una mano vanno i punti di tutto quello che gli altri hanno ancora; loro non perdono niente.
       *[losers_pay] Ognuno degli altri perde i punti che restano sul suo poggiacarte, e chi vince ne guadagna la somma.
    }
rule-joker-left = { $jokers ->
        [0] Ogni tessera rimasta su un poggiacarte costa il suo numero.
       *[other] Un jolly rimasto su un poggiacarte costa { $joker_left } punti, ogni altra tessera il suo numero.
    }
rule-blocked = { $scoring ->
        [chips] Se una mano la vince il poggiacarte più basso, il gettone va al suo giocatore; in caso di parità decide chi ha meno tessere.
       *[other] Se una mano la vince il poggiacarte più basso, ognuno degli altri perde solo i punti che ha in più, e chi vince ne guadagna la somma. In caso di parità decide chi ha meno tessere; se sono ancora pari, si divide.
    }
rule-card-values = In mano agli altri { $ace_high ->
        [true] un asso vale { $high_ace_points }
       *[false] un asso vale { $ace_points }
    }, un fante, una donna o un re { $court_points }, { $number_cards ->
        [one] ogni altra carta 1
       *[face] ogni altra carta il suo numero
    }.
rule-rummy = { $going_rummy ->
        [true] Fare Rummy: chi chiude in un solo turno, senza aver calato niente prima nella mano, guadagna il doppio.
       *[other] Chiudere in un solo turno non porta niente di più.
    }

## La partita

rule-goal = { $goal_kind ->
        [chips] { $goal_amount ->
            [one] Vince la partita chi ha per primo { $goal_amount } gettone.
            [many] Vince la partita chi ha per primo { $goal_amount } di gettoni.
           *[other] Vince la partita chi ha per primo { $goal_amount } gettoni.
        }
        [target] Vince la partita chi ha per primo { $goal_amount } punti.
       *[rounds] { $goal_amount ->
            [one] La partita è di { $goal_amount } mano.
            [many] La partita è di { $goal_amount } di mani; vince il totale più alto.
           *[other] La partita è di { $goal_amount } mani; vince il totale più alto.
        }
    }
rule-tie = Se alla fine più d’uno è in testa con lo stesso totale, la vittoria si divide.

## Un esempio, in tessere

example-first = La tua prima calata, { $points } punti: { $melds }
example-own = La tua prima calata: { $melds }
example-table = Sul tavolo: { $before } – hai: { $rack } – dopo il tuo turno: { $after }
example-joker = In { $meld } il jolly sostituisce { $tile }.
example-joker-free = Hai { $rack } e metti { $tile } al suo posto; il jolly serve altrove: { $after }
example-cards = Prendi { $card }, cali { $melds } e scarti { $discard }.
example-layoff = A { $before } puoi aggiungere { $rack }: { $after }

## Posso ...?

word-ask = una risposta sulle regole di questo tavolo: «ask posso prendere il jolly?»
asks-draw = Puoi pescare?
asks-faulty = Puoi contestare?
asks-layoff = Puoi aggiungere?
asks-rearrange = Puoi trasformare?
asks-joker-take = Puoi prendere un jolly?
asks-pass = Puoi saltare il turno?
may-yes = Sì.
may-no = No.
may-now = Sì, adesso.
may-in-turn = Adesso no, è il turno di { $name }; nel tuo turno sì.
may-return-first = Adesso no: prima rimetti una tessera.
may-when-opened = Sì, una volta fatta la tua prima calata.
may-first = Non ancora: prima fai la tua prima calata. Dal turno dopo puoi.
may-first-same = Non ancora: prima fai la tua prima calata. Poi puoi, anche nello stesso turno.
may-take-first = Non ancora: prima prendi una carta.
may-taken = Non più: in questo turno hai già preso la tua carta.
may-stock-empty = No: non c’è più niente da pescare.
may-stock-left = Adesso no: c’è ancora da pescare.
may-when-empty = Solo quando il mazzo è vuoto.
may-no-jokers = No: in questo gioco non ci sono jolly.
may-no-joker-lies = Adesso sul tavolo non c’è nessun jolly.
may-nothing-to-object = Adesso no: non c’è una calata da contestare.
may-opened = Hai già fatto la tua prima calata.
may-unopened = Non hai ancora fatto la tua prima calata.
may-nothing = In questo gioco non esiste.
may-unknown = A questo non so rispondere. Scegli di che cosa si tratta, o chiedi con altre parole: «posso prendere il jolly?», «che succede quando scade il tempo?»
may-printed = { $count ->
        [one] Stampato nel regolamento { $sheet }, riga { $lines }.
        [many] Stampato nel regolamento { $sheet }, righe { $lines }.
       *[other] Stampato nel regolamento { $sheet }, righe { $lines }.
    }
may-silent = Il regolamento stampato non lo dice; qui vale quello che dice la nota { $readings } delle regole.
may-house = Quello che è diverso dal regolamento è una regola della casa di questo tavolo.
