# Un regolamento spiegato, argomento per argomento, dai suoi campi.

rules-title = { $sheet }: come si gioca qui
rules-which = Quali regole? «rules» e una di queste:
rules-short = In breve:
rules-example = Per esempio
rules-other = Nel { $other }, invece:
rules-house = { $here } (Regola della casa. Stampato: { $printed })
rules-ask = { $family ->
        [cards] Fai una domanda: «rules punti», oppure «posso aggiungere una carta?»
       *[tiles] Fai una domanda: «rules jolly», oppure «posso prendere il jolly?»
    }

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
        [cards] Prendi una carta, cala quello che puoi, se vuoi, e scartane una.
       *[tiles] Cala delle tessere o pescane una: questo è il tuo turno.
    }
short-first = { $first_laying ->
        [none] Dal tuo primo turno puoi usare tutto quello che è sul tavolo.
        [0] Comincia con una combinazione dal tuo poggiacarte; quanto vale non importa.
        [1] Comincia con almeno 1 punto in combinazioni dal tuo poggiacarte.
       *[other] Comincia con almeno { $first_laying } punti in combinazioni dal tuo poggiacarte.
    }
short-table = { $rebuild ->
        [none] Poi puoi aggiungere tessere alle combinazioni sul tavolo.
       *[other] Poi puoi aggiungere tessere alle combinazioni sul tavolo e trasformarle.
    }
short-layoff = Si possono aggiungere carte a ogni combinazione sul tavolo.
short-end = { $scoring ->
        [chips] Chi vuota per primo il poggiacarte vince la mano e un gettone.
       *[other] { $family ->
            [cards] Chi resta per primo senza carte vince la mano e i punti delle carte rimaste agli altri.
           *[tiles] Chi vuota per primo il poggiacarte vince la mano e i punti delle tessere rimaste agli altri.
        }
    }

## Prima di cominciare

rule-aim = { $family ->
        [cards] Liberati di tutte le tue carte prima degli altri: così la mano finisce, e la vinci tu.
       *[tiles] Cala tutte le tue tessere prima degli altri: così la mano finisce, e la vinci tu.
    }

rule-pieces = { $family ->
        [cards] Un mazzo di 52 carte, senza jolly. Una carta si scrive con il suo valore (A per l’asso, K per il re, Q per la donna, J per il fante) e poi il suo seme: S per picche, H per cuori, D per quadri, C per fiori.
       *[tiles] { $copies ->
            [one] Ognuno dei quattro colori ({ $colours }) ha i numeri da 1 a { $numbers }, una volta ciascuno; { $jokers ->
                [0] non ci sono jolly
                [one] c’è { $jokers } jolly
                [many] ci sono { $jokers } di jolly
               *[other] ci sono { $jokers } jolly
            }.
            [many] Ognuno dei quattro colori ({ $colours }) ha i numeri da 1 a { $numbers }, { $copies } di volte ciascuno; { $jokers ->
                [0] non ci sono jolly
                [one] c’è { $jokers } jolly
                [many] ci sono { $jokers } di jolly
               *[other] ci sono { $jokers } jolly
            }.
           *[other] Ognuno dei quattro colori ({ $colours }) ha i numeri da 1 a { $numbers }, { $copies ->
                [2] due
               *[other] { $copies }
            } volte ciascuno; { $jokers ->
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
            [sheet] Carte per ciascuno e, tra parentesi, il numero di giocatori: { $printed_hands }. La carta successiva si scopre e comincia gli scarti.
           *[other] Ciascuno riceve { $hand ->
                [one] { $hand } carta
                [many] { $hand } di carte
               *[other] { $hand } carte
            }; la successiva si scopre e comincia gli scarti.
        }
       *[tiles] Ciascuno prende { $hand ->
            [one] { $hand } tessera, che nessun altro vede
            [many] { $hand } di tessere, che nessun altro vede
           *[other] { $hand } tessere, che nessun altro vede
        }; il resto è il mazzo.
    }

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] Nella prima mano ciascuno pesca una carta: comincia chi ha la più alta; chi è in parità pesca di nuovo.
           *[tiles] Per decidere chi comincia la prima mano, ciascuno pesca una tessera: comincia chi ha la più alta; chi ha un jolly o è in parità pesca di nuovo. Poi queste tessere tornano insieme alle altre.
        }
        [youngest] La prima mano la comincia il più giovane; se chi ospita il tavolo non dice chi è, si tira a sorte.
        [left_of_dealer] Si tira a sorte chi dà le carte nella prima mano; comincia il giocatore alla sua sinistra.
       *[lot] Si tira a sorte chi comincia la prima mano.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Poi a ogni mano dà le carte chi sta alla sinistra del mazziere precedente; in due le dà chi ha vinto, e comincia l’altro.
           *[other] Ogni mano seguente la comincia il giocatore alla sinistra di chi ha cominciato la mano precedente.
        }
        [highest] Prima di ogni mano seguente si pesca di nuovo per decidere chi comincia.
        [youngest] Anche le mani seguenti le comincia il più giovane.
       *[lot] Prima di ogni mano seguente si tira di nuovo a sorte.
    }

## Il tuo turno

rule-turn-tiles = Nel tuo turno o cali almeno una tessera dal tuo poggiacarte o ne peschi una, mai tutte e due le cose. Puoi pescare anche se potresti calare. Poi tocca al giocatore alla tua sinistra.
rule-drawn = La tessera pescata si può calare solo a partire dal tuo prossimo turno.
rule-one-action = { $one_action ->
        [true] In un turno cali una sola combinazione nuova, o aggiungi tessere a una sola.
       *[false] In un turno puoi calare combinazioni e aggiungere tessere quanto vuoi.
    }
rule-turn-cards = Nel tuo turno prima prendi una carta, dal mazzo o dalla cima degli scarti: è obbligatorio. Poi puoi calare combinazioni e aggiungere carte, quante ne vuoi, o nessuna. Alla fine devi scartare una carta, e tocca al giocatore alla tua sinistra.
rule-taken = Una carta presa dagli scarti non si può scartare nello stesso turno; una presa dal mazzo sì.
rule-last-card = { $last_card_discard ->
        [true] La tua ultima carta dev’essere scartata: non puoi calare o aggiungere tutto quello che hai.
       *[false] Chiudi calando, aggiungendo o scartando la tua ultima carta. Chi ha calato tutte le carte non ne scarta.
    }

## Combinazioni

rule-set = { $family ->
        [cards] Una combinazione è una serie o una scala; quanti punti vale non importa. Una serie è formata da tre o quattro carte dello stesso valore.
       *[tiles] { $sets ->
            [true] Una combinazione è una serie o una scala. Una serie è formata da tre o quattro tessere dello stesso numero, tutte di colore diverso.
           *[false] Non ci sono serie: lo stesso numero in più colori non è una combinazione.
        }
    }
rule-run = { $family ->
        [cards] Una scala è formata da tre o più carte dello stesso seme con valori consecutivi.
       *[tiles] Una scala è formata da tre o più tessere dello stesso colore con numeri consecutivi, senza buchi. L’1 è il più basso: non segue mai il { $numbers }.
    }
rule-ace = { $ace_high ->
        [true] L’asso viene prima del 2 o dopo il re, ma non tra i due: re, asso, 2 non è una scala.
       *[false] L’asso viene prima del 2, mai dopo il re.
    }
rule-false-melds = { $false_melds ->
        [players] Sono i giocatori a controllare le combinazioni. Chi vede che l’ultimo giocatore ne ha calata una sbagliata scrive «object» (mi oppongo) prima che giochi il prossimo: allora le tessere tornano a chi le ha calate, senza penalità. Una volta che il prossimo ha giocato, la combinazione resta; solo il giocatore di turno può correggerla.
       *[refused] Una combinazione sbagliata non si può calare.
    }

## La prima calata

rule-first-laying = { $first_laying ->
        [none] Non c’è nessuna condizione: dal tuo primo turno puoi usare quello che è sul tavolo.
        [0] La prima calata dev’essere una combinazione nuova, tutta dal tuo poggiacarte; quanto vale non importa. Prima non puoi usare quello che è sul tavolo.
        [1] La prima calata deve valere almeno 1 punto, in una o più combinazioni nuove dal tuo poggiacarte. Una tessera vale il suo numero. Prima non puoi usare quello che è sul tavolo; se non puoi o non vuoi ancora fare questa calata, peschi.
       *[other] La prima calata deve valere almeno { $first_laying } punti, in una o più combinazioni nuove dal tuo poggiacarte. Una tessera vale il suo numero. Prima non puoi usare quello che è sul tavolo; se non puoi o non vuoi ancora fare questa calata, peschi.
    }
rule-same-turn = { $same_turn ->
        [true] Fatta la prima calata, puoi usare il tavolo già nello stesso turno.
       *[false] Nel turno della prima calata puoi calare solo combinazioni nuove dal tuo poggiacarte; puoi usare il tavolo dal tuo turno successivo.
    }
rule-handrummy = { $handrummy ->
        [true] Chiudere di mano: chi non ha ancora calato niente e cala tutto il poggiacarte in un solo turno non ha bisogno di un minimo di punti; ma se ne ha troppo pochi, può calare solo combinazioni dal proprio poggiacarte. Gli altri allora perdono il doppio, e chi vince guadagna il doppio.
       *[false] Calare tutto il poggiacarte in una volta non porta niente di più.
    }

## Quello che è sul tavolo

rule-table = { $rebuild ->
        [none] Le combinazioni sul tavolo sono di tutti: puoi aggiungere tessere a ognuna, ma non puoi togliere niente, né dividerle o unirle.
        [keep3] Le combinazioni sul tavolo sono di tutti: puoi aggiungere tessere a ognuna, e trasformarle. Puoi togliere tessere da una combinazione se almeno tre delle sue tessere restano insieme e formano già da sole una serie o una scala. Puoi anche smontarla del tutto, ma allora due delle sue tessere non possono mai finire insieme in una stessa combinazione nuova.
       *[free] Le combinazioni sul tavolo sono di tutti: puoi aggiungere tessere a ognuna, dividerle, unirle e trasformarle a piacere. Non importa quante tessere di una combinazione restano insieme.
    }
rule-in-the-end = { $rebuild ->
        [none] Nessuna tessera che era sul tavolo prima del tuo turno passa su un poggiacarte
       *[other] Se cali, alla fine del tuo turno sul tavolo devono esserci solo serie e scale, e almeno una tessera in più, presa dal tuo poggiacarte. Nessuna tessera che era sul tavolo prima del tuo turno passa su un poggiacarte
    }{ $loose_table_tiles ->
        [offender] , tranne quando scade il tuo tempo.
       *[restore] .
    }
rule-layoff = Puoi aggiungere carte a ogni combinazione sul tavolo, non importa chi l’ha calata, anche se tu non ne hai ancora calata nessuna. Non si può togliere né trasformare niente di quello che è sul tavolo.

## Jolly

rule-joker = Un jolly sostituisce qualsiasi tessera. Una combinazione può contenerne più di uno, ma non può essere fatta di soli jolly. { $sets ->
        [true] In una scala la sua posizione indica quale numero sostituisce; in una serie sostituisce un colore che manca, quindi a una serie di quattro tessere non si può aggiungere un jolly.
       *[false] La sua posizione nella scala indica quale numero sostituisce.
    }
rule-joker-laid = { $joker_laid ->
        [value] Un jolly che cali vale quanto la tessera che sostituisce.
       *[other] Un jolly che cali vale { $joker_laid ->
            [one] { $joker_laid } punto
            [many] { $joker_laid } di punti
           *[other] { $joker_laid } punti
        }, qualunque tessera sostituisca.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] Nel tuo turno puoi prendere un jolly dal tavolo: metti al suo posto proprio la tessera che sostituisce, dal tuo poggiacarte. Il jolly dev’essere calato altrove nello stesso turno; non si può mai mettere sul poggiacarte.
        [rack_or_table] Nel tuo turno puoi prendere un jolly dalla sua combinazione: metti al suo posto proprio la tessera che sostituisce, dal tuo poggiacarte o dal tavolo. Il jolly dev’essere calato altrove nello stesso turno; non si può mai mettere sul poggiacarte.
       *[none] Un jolly sul tavolo non si può prendere, nemmeno in cambio della tessera che sostituisce.
    }
rule-joker-first = { $exchange_first ->
        [true] Eccezione per la prima calata: puoi prendere un jolly anche prima di aver calato qualcosa, se ti serve a formare la tua prima combinazione.
       *[false] Per prendere un jolly devi aver fatto la tua prima calata.
    }
rule-joker-moved = { $rebuild ->
        [keep3] Una tessera messa al posto di un jolly fa parte, da quel momento, della combinazione in cui si trovava il jolly. Finché non viene sostituito, un jolly vale sempre la stessa tessera e resta nella sua combinazione: deve essere tra le tessere (almeno tre) che restano insieme.
       *[free] Finché non viene sostituito, un jolly vale sempre la stessa tessera, anche se la sua combinazione viene divisa o spostata.
    }

## Il mazzo

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Quando qualcuno deve pescare e il mazzo è vuoto, la mano finisce in parità: nessuno guadagna o perde niente.
           *[last_draw] Quando qualcuno ha pescato l’ultima tessera e nessuno ha vuotato il poggiacarte, la mano finisce in parità: nessuno guadagna o perde niente.
        }
        [aborted] { $stock_out_at ->
            [first_need] Quando qualcuno deve pescare e il mazzo è vuoto, la mano è interrotta: nessuno guadagna o perde niente, ma la mano conta come giocata.
           *[last_draw] Quando qualcuno ha pescato l’ultima tessera e nessuno ha vuotato il poggiacarte, la mano è interrotta: nessuno guadagna o perde niente, ma la mano conta come giocata.
        }
        [lowest] { $stock_out_at ->
            [first_need] Quando qualcuno deve pescare e il mazzo è vuoto, quel giocatore salta il turno, e si continua; chi può calare può farlo. Quando tutti saltano il turno, uno dopo l’altro, la mano è finita, e la vince chi ha meno punti sul poggiacarte.
           *[last_draw] Quando è stata pescata l’ultima tessera, si continua: chi non può o non vuole calare salta il turno. Quando tutti saltano il turno, uno dopo l’altro, la mano è finita, e la vince chi ha meno punti sul poggiacarte.
        }
       *[skip] { $stock_out_at ->
            [first_need] Quando qualcuno deve pescare e il mazzo è vuoto, quel giocatore salta il turno, e si continua; chi può calare può farlo. Quando tutti saltano il turno, uno dopo l’altro, la mano è finita, e non la vince nessuno.
           *[last_draw] Quando è stata pescata l’ultima tessera, si continua: chi non può o non vuole calare salta il turno. Quando tutti saltano il turno, uno dopo l’altro, la mano è finita, e non la vince nessuno.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] Su un poggiacarte si possono tenere quante tessere si vuole.
       *[other] Su un poggiacarte possono stare al massimo { $rack_limit } tessere. Chi ne ha già { $rack_limit } pesca lo stesso, poi rimette nel mazzo una tessera a scelta, anche quella appena pescata, e il mazzo si mescola. Quando ognuno, per tre turni suoi di fila, ha solo pescato e rimesso una tessera, la mano è finita{ $stock_out ->
            [lowest] .
           *[skip] {" "}e non la vince nessuno.
        }
    }
rule-stock-out-cards = Quando il mazzo è vuoto si mescolano gli scarti, tranne la carta in cima, e diventano il nuovo mazzo; al massimo { $reshuffles ->
        [one] una volta
        [2] due volte
        [many] { $reshuffles } di volte
       *[other] { $reshuffles } volte
    } in una mano. Se poi non c’è più niente da pescare e non vuoi nemmeno la carta in cima agli scarti, la mano è annullata.

## Tempo

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] Non c’è un limite di tempo. Se ne fissate uno, valgono queste regole:
           *[other] Un turno può durare fino a { $time_limit } secondi.
        }
        [tnone] Un turno può durare quanto vuoi.{ $time_limit ->
            [0] {""}
           *[other] {" "}Il regolamento stampato gli darebbe { $time_limit } secondi.
        }
       *[other] Un turno può durare fino a { $clock ->
            [t2m] 2 minuti
            [t5m] 5 minuti
            [t1h] un’ora
            [t24h] un giorno
           *[t3d] tre giorni
        }.{ $time_limit ->
            [0] {" "}Il regolamento stampato non fissa limiti.
           *[other] {" "}Il regolamento stampato gli darebbe { $time_limit } secondi.
        }
    }
rule-time-up = Se il tuo tempo scade e tutto quello che hai sistemato è valido e completo, si considera calato.
rule-time-idle = { $idle_penalty ->
        [0] Se non hai ancora sistemato niente, peschi una tessera, senza penalità.
        [one] Se non hai ancora sistemato niente, peschi una tessera, e { $idle_penalty } in più di penalità.
        [many] Se non hai ancora sistemato niente, peschi una tessera, e { $idle_penalty } in più di penalità.
       *[other] Se non hai ancora sistemato niente, peschi una tessera, e { $idle_penalty } in più di penalità.
    }
rule-time-loose = Se la tua calata non è finita, le tue tessere che non fanno parte di nessuna combinazione tornano sul tuo poggiacarte, e le combinazioni complete restano se le regole lo permettono{ $first_laying ->
        [none] .
        [0] .
       *[other] : una prima calata resta solo se raggiunge i punti richiesti.
    }{" "}{ $loose_table_tiles ->
        [offender] Anche le tessere del tavolo che non fanno parte di nessuna combinazione passano sul tuo poggiacarte.
        [salvage] Se delle tessere del tavolo non fanno parte di nessuna combinazione, si tengono intere più combinazioni possibile, le tue e le vecchie, e il resto torna da dove è venuto.
        [stock] Le tessere del tavolo che non fanno parte di nessuna combinazione si mescolano nel mazzo.
       *[restore] Se delle tessere del tavolo non fanno parte di nessuna combinazione, il tavolo torna com’era prima del tuo turno, e tutte le tue tessere tornano sul tuo poggiacarte.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Per una calata non finita non c’è penalità; ma se nessuna delle tue tessere resta sul tavolo, ne peschi una, come in ogni turno.
        [one] Per una calata non finita peschi { $penalty_tiles } tessera di penalità.
        [many] Per una calata non finita peschi { $penalty_tiles } di tessere di penalità.
       *[other] Per una calata non finita peschi { $penalty_tiles } tessere di penalità.
    }
rule-time-cards = Se il tuo tempo scade, quello che hai calato resta. Se non hai ancora preso una carta, ne viene pescata una per te dal mazzo; poi si scarta la tua carta più alta.

## Punti

rule-scoring = { $scoring ->
        [chips] Chi vince una mano riceve un gettone. Non si conta altro, e gli altri non perdono niente.
        [winner_takes] Chi vince una mano segna i punti di tutto quello che resta agli altri; loro non perdono niente.
       *[losers_pay] Ognuno degli altri perde i punti rimasti sul suo poggiacarte, e chi vince ne guadagna la somma.
    }
rule-joker-left = { $jokers ->
        [0] Ogni tessera rimasta su un poggiacarte costa il suo numero in punti.
       *[other] Un jolly rimasto su un poggiacarte costa { $joker_left ->
            [one] { $joker_left } punto
            [many] { $joker_left } di punti
           *[other] { $joker_left } punti
        }, ogni altra tessera il suo numero.
    }
rule-blocked = { $scoring ->
        [chips] Se vince la mano chi ha meno punti sul poggiacarte, il gettone va a quel giocatore; a parità di punti vince chi ha meno tessere.
       *[other] Se vince la mano chi ha meno punti sul poggiacarte, ognuno degli altri perde solo i punti che ha in più del vincitore, e il vincitore ne guadagna la somma. A parità di punti vince chi ha meno tessere; se la parità resta, ci si divide la vincita.
    }
rule-card-values = Tra le carte rimaste agli altri { $ace_high ->
        [true] un asso vale { $high_ace_points }
       *[false] un asso vale { $ace_points }
    }, un fante, una donna o un re { $court_points }, { $number_cards ->
        [one] ogni altra carta 1
       *[face] ogni altra carta il suo numero
    }.
rule-rummy = { $going_rummy ->
        [true] Fare Rummy: chi chiude in un solo turno, senza aver calato né aggiunto niente prima in quella mano, segna il doppio dei punti.
       *[other] Chiudere in un solo turno non porta niente di più.
    }

## La partita

rule-goal = { $goal_kind ->
        [chips] { $goal_amount ->
            [one] Vince la partita chi arriva per primo a { $goal_amount } gettone.
            [many] Vince la partita chi arriva per primo a { $goal_amount } di gettoni.
           *[other] Vince la partita chi arriva per primo a { $goal_amount } gettoni.
        }
        [target] Vince la partita chi arriva per primo a { $goal_amount ->
            [one] { $goal_amount } punto
            [many] { $goal_amount } di punti
           *[other] { $goal_amount } punti
        }.
       *[rounds] { $goal_amount ->
            [one] La partita si gioca in una sola mano; vince il totale più alto.
            [many] La partita si gioca in { $goal_amount } di mani; vince il totale più alto.
           *[other] La partita si gioca in { $goal_amount } mani; vince il totale più alto.
        }
    }
rule-tie = Se alla fine più giocatori sono in testa con lo stesso totale, condividono la vittoria.

## Un esempio, in tessere

example-first = La tua prima calata, { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    }: { $melds }
example-own = La tua prima calata: { $melds }
example-table = Sul tavolo: { $before } – hai: { $rack } – dopo il tuo turno: { $after }
example-joker = In { $meld } il jolly sostituisce { $tile }.
example-joker-free = Hai { $rack } e metti { $tile } al posto del jolly; il jolly serve altrove: { $after }
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
