# Un regolamento spiegato, argomento per argomento, dai suoi campi.

rules-title = { $sheet }: come si gioca qui
rules-title-sheet = { $sheet }: come si gioca
rules-which = Quali regole? Scrivi «rules» e il nome di un gioco:
rules-topics = Argomenti: { $topics }. Per esempio: «rules { $example }».
rules-short = In breve:
rules-example = Per esempio
rules-other = Nel { $other }, invece:
rules-house = { $here } (Regola della casa. Nel regolamento stampato: «{ $printed }»)
rules-ask = { $family ->
        [cards] Chiedi quello che vuoi, per esempio «rules punti» o «posso aggiungere una carta?»
       *[tiles] Chiedi quello che vuoi, per esempio «rules jolly» o «posso prendere il jolly?»
    }

colour-r = rosso
colour-b = blu
colour-k = nero
colour-g = verde
colour-y = giallo

## Capitoli

chapter-begin = Prima di cominciare
chapter-turn = Il tuo turno
chapter-melds = { $sets ->
        [false] Scale
       *[other] Gruppi e scale
    }
chapter-first = { $first_laying ->
        [0] Una combinazione tua
       *[other] L’apertura
    }
chapter-table = Le combinazioni sul tavolo
chapter-joker = Jolly
chapter-stock = Quando il mazzo è vuoto
chapter-time = Tempo
chapter-score = Punti
chapter-match = La partita

## In breve

short-turn = { $family ->
        [cards] Prendi una carta, cala quello che puoi e vuoi, e scartane una.
       *[tiles] Nel tuo turno cala delle tessere o pescane una.
    }
short-first = { $first_laying ->
        [none] Dal primo turno puoi usare tutto quello che è sul tavolo.
        [0] Per aprire cala una combinazione dal tuo leggio: quanto vale non importa.
        [1] Per aprire cala almeno 1 punto in combinazioni dal tuo leggio.
       *[other] Per aprire cala almeno { $first_laying } punti in combinazioni dal tuo leggio.
    }
short-table = { $first_laying ->
        [none] { $rebuild ->
            [none] Puoi aggiungere tessere alle combinazioni sul tavolo.
           *[other] Puoi aggiungere tessere alle combinazioni sul tavolo e modificarle.
        }
       *[other] { $rebuild ->
            [none] Poi puoi aggiungere tessere alle combinazioni sul tavolo.
           *[other] Poi puoi aggiungere tessere alle combinazioni sul tavolo e modificarle.
        }
    }
short-layoff = Si possono aggiungere carte a ogni combinazione sul tavolo.
short-end = { $scoring ->
        [chips] Chi svuota per primo il leggio vince la mano e un gettone.
       *[other] { $family ->
            [cards] Chi resta per primo senza carte vince la mano e i punti delle carte rimaste agli altri.
           *[tiles] Chi svuota per primo il leggio vince la mano e i punti delle tessere rimaste agli altri.
        }
    }
short-kids-pro = { $rebuild ->
        [none] A differenza di myRummy Kids ci sono anche i gruppi.
       *[other] A differenza di myRummy Kids ci sono anche i gruppi, e si può modificare il tavolo.
    }

## Prima di cominciare

rule-aim = { $family ->
        [cards] Lo scopo è restare senza carte prima degli altri: se ci riesci, la mano finisce e la vinci tu.
       *[tiles] Lo scopo è calare tutte le tue tessere prima degli altri: se ci riesci, la mano finisce e la vinci tu.
    }

rule-pieces = { $family ->
        [cards] Un mazzo di 52 carte, senza jolly. Una carta si scrive con il valore e il seme. I valori: A asso, K re, Q donna, J fante. I semi: S picche, H cuori, D quadri, C fiori.
       *[tiles] { $copies ->
            [one] Ognuno dei quattro colori ({ $colours }) ha i numeri dall’1 al { $numbers }, una volta ciascuno; { $jokers ->
                [0] non ci sono jolly
                [one] c’è { $jokers } jolly
                [many] ci sono { $jokers } di jolly
               *[other] ci sono { $jokers } jolly
            }.
            [many] Ognuno dei quattro colori ({ $colours }) ha i numeri dall’1 al { $numbers }, { $copies } di volte ciascuno; { $jokers ->
                [0] non ci sono jolly
                [one] c’è { $jokers } jolly
                [many] ci sono { $jokers } di jolly
               *[other] ci sono { $jokers } jolly
            }.
           *[other] Ognuno dei quattro colori ({ $colours }) ha i numeri dall’1 al { $numbers }, { $copies ->
                [2] due
               *[other] { $copies }
            } volte ciascuno; { $jokers ->
                [0] non ci sono jolly
                [one] c’è { $jokers } jolly
                [many] ci sono { $jokers } di jolly
               *[other] ci sono { $jokers } jolly
            }.
        }{ $two_jokers ->
            [true] {" "}Chi ospita può anche scegliere di giocare con solo 2 jolly.
           *[false] {""}
        }
    }

rule-players = Da { $min_players } a { $max_players } giocatori.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] Carte a testa: { $printed_hands }. La carta successiva si scopre e apre gli scarti.
           *[other] Ciascuno riceve { $hand ->
                [one] { $hand } carta
                [many] { $hand } di carte
               *[other] { $hand } carte
            }; la successiva si scopre e apre gli scarti.
        }
       *[tiles] Ciascuno prende a caso { $hand ->
            [one] { $hand } tessera, che gli altri non vedono
            [many] { $hand } di tessere, che gli altri non vedono
           *[other] { $hand } tessere, che gli altri non vedono
        }; quelle rimaste formano il mazzo.
    }

dealt-each = { $cards } con { $players } giocatori

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] Nella prima mano ciascuno pesca una carta: comincia chi ha la più alta. Chi è in parità per la più alta pesca di nuovo.
           *[tiles] Prima della prima mano ciascuno pesca una tessera: comincia chi ha la più alta. Chi pesca un jolly, o è in parità per la più alta, pesca di nuovo. Poi queste tessere si rimettono con le altre.
        }
        [youngest] Nella prima mano comincia il più giovane; se chi ospita non dice chi è il più giovane, si tira a sorte.
        [left_of_dealer] Si tira a sorte chi dà le carte nella prima mano; comincia il giocatore alla sua sinistra.
       *[lot] Si tira a sorte chi comincia la prima mano.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Poi, a ogni mano, dà le carte chi siede alla sinistra del mazziere precedente. In due le dà chi ha vinto, e comincia l’altro.
           *[other] Nelle mani successive comincia chi siede alla sinistra di chi ha cominciato la precedente.
        }
        [highest] Prima di ogni mano successiva si pesca di nuovo per decidere chi comincia.
        [youngest] Anche nelle mani successive comincia il più giovane.
       *[lot] Prima di ogni mano successiva si tira di nuovo a sorte.
    }

## Il tuo turno

rule-turn-tiles = Nel tuo turno o cali almeno una tessera dal tuo leggio o ne peschi una, mai entrambe le cose. Puoi pescare anche se potresti calare. Poi tocca al giocatore alla tua sinistra.
rule-drawn = La tessera pescata si può calare solo dal turno successivo.
rule-one-action = { $one_action ->
        [true] In un turno cali una sola combinazione nuova, o aggiungi tessere a una sola.
       *[false] In un turno puoi calare e aggiungere quanto vuoi.
    }
rule-turn-cards = Nel tuo turno devi prima prendere una carta, dal mazzo o dalla cima degli scarti. Poi puoi calare combinazioni e aggiungere carte, quante ne vuoi, o nessuna. Alla fine devi scartare una carta, e tocca al giocatore alla tua sinistra.
rule-taken = Una carta presa dagli scarti non si può scartare nello stesso turno; una presa dal mazzo sì. Perciò lo scarto che prendi non può essere l’unica carta che ti resta.
rule-last-card = { $last_card_discard ->
        [true] L’ultima carta va scartata: non puoi calare o aggiungere tutte le tue carte.
       *[false] Chiudi calando, aggiungendo o scartando l’ultima carta. Se le cali tutte, non scarti.
    }

## Combinazioni

rule-set = { $family ->
        [cards] Le combinazioni sono gruppi e scale; quanti punti valgono non importa. Un gruppo è formato da tre o quattro carte dello stesso valore.
       *[tiles] { $sets ->
            [true] Le combinazioni sono gruppi e scale. Un gruppo è formato da tre o quattro tessere con lo stesso numero, tutte di colore diverso.
           *[false] Tutte le combinazioni sono scale: non ci sono gruppi.
        }
    }
rule-run = { $family ->
        [cards] Una scala è formata da almeno tre carte dello stesso seme, con valori consecutivi.
       *[tiles] Una scala è formata da almeno tre tessere dello stesso colore, con numeri consecutivi. L’1 è il più basso: non segue mai il { $numbers }.
    }
rule-ace = { $ace_high ->
        [true] L’asso va prima del 2 o dopo il re, ma non in mezzo: re, asso, 2 non è una scala.
       *[false] L’asso va prima del 2, mai dopo il re.
    }
rule-false-melds = { $false_melds ->
        [players] Sono i giocatori a controllare le combinazioni. Se l’ultima giocata contiene una combinazione non valida, scrivi «object» prima che giochi il prossimo. Le sue tessere tornano allora a chi le ha calate, senza penalità. Se quello che resta non basta più per l’apertura, torna indietro tutto. Se nessuno contesta in tempo, la combinazione resta; può correggerla solo chi è di turno. Se la giocata ha svuotato un leggio, la mano finisce solo quando gli altri accettano la giocata o quando gioca il prossimo.
       *[refused] Una combinazione non valida non si può calare.
    }

## L’apertura

rule-first-laying = { $first_laying ->
        [none] Non c’è nessuna condizione: dal primo turno puoi usare le combinazioni sul tavolo.
        [0] Prima di usare le combinazioni sul tavolo devi calarne una nuova dal tuo leggio; quanto vale non importa.
        [1] Per aprire devi calare almeno 1 punto, in una o più combinazioni nuove dal tuo leggio. Una tessera vale il suo numero. Finché non hai aperto, non puoi usare le combinazioni sul tavolo. Se non puoi o non vuoi aprire, pesca.
       *[other] Per aprire devi calare almeno { $first_laying } punti, in una o più combinazioni nuove dal tuo leggio. Una tessera vale il suo numero. Finché non hai aperto, non puoi usare le combinazioni sul tavolo. Se non puoi o non vuoi aprire, pesca.
    }
rule-same-turn = { $same_turn ->
        [true] { $first_laying ->
            [0] Dopo aver calato una combinazione tua, puoi usare il tavolo già nello stesso turno.
           *[other] Dopo l’apertura puoi usare il tavolo già nello stesso turno.
        }
       *[false] Nel turno dell’apertura puoi calare solo combinazioni nuove dal tuo leggio; puoi usare il tavolo dal turno successivo.
    }
rule-handrummy = { $handrummy ->
        [true] Chiusura in mano: chi non ha ancora calato niente può calare tutto il leggio in un solo turno, anche senza i punti dell’apertura. Se i punti non bastano, può calare solo combinazioni nuove, tutte di tessere sue. Gli altri perdono il doppio, e chi vince guadagna il doppio.
        [variant] La chiusura in mano, una variante del regolamento stampato, vale solo se chi ospita la ammette. Chi non ha ancora calato niente può allora calare tutto il leggio in un solo turno, anche senza i punti dell’apertura. Se i punti non bastano, può calare solo combinazioni nuove, tutte di tessere sue. Gli altri perdono il doppio, e chi vince guadagna il doppio. Senza questa variante, calare tutto il leggio in una volta non dà niente in più.
       *[false] Calare tutto il leggio in una volta non dà niente in più.
    }

## Quello che è sul tavolo

rule-table = { $rebuild ->
        [none] Le combinazioni sul tavolo sono di tutti: puoi aggiungere tessere a ognuna, ma non puoi togliere niente, né dividerle o unirle.
        [keep3] Le combinazioni sul tavolo sono di tutti: puoi aggiungere tessere a ognuna, e modificarle. Puoi togliere tessere da una combinazione se almeno tre di quelle che c’erano già restano insieme e formano da sole un gruppo o una scala. Puoi anche smontarla del tutto, ma allora una combinazione nuova può contenere solo una delle sue tessere. E puoi aggiungere una combinazione intera a un’altra.
       *[free] Le combinazioni sul tavolo sono di tutti: puoi aggiungere tessere a ognuna, dividerle, unirle e modificarle come vuoi. Non importa quante tessere di una combinazione restano insieme.
    }
rule-in-the-end = { $rebuild ->
        [none] Nessuna tessera che era sul tavolo prima del tuo turno può tornare su un leggio
       *[other] Modificare il tavolo non basta: devi calare almeno una tessera dal tuo leggio. Alla fine del turno sul tavolo ci devono essere solo gruppi e scale. Nessuna tessera del tavolo può tornare su un leggio
    }{ $loose_table_tiles ->
        [offender] { $false_melds ->
            [players] , tranne quando scade il tuo tempo o dopo una contestazione.
           *[refused] , tranne quando scade il tuo tempo.
        }
       *[restore] { $false_melds ->
            [players] , tranne dopo una contestazione.
           *[refused] .
        }
    }
rule-layoff = Puoi aggiungere carte a ogni combinazione sul tavolo, di chiunque sia, anche se non ne hai ancora calata una tua. Dal tavolo non si toglie e non si sposta niente.

## Jolly

rule-joker = Un jolly sostituisce qualsiasi tessera. Una combinazione può averne più di uno, ma non può essere fatta di soli jolly. { $sets ->
        [true] In una scala il posto del jolly dice quale numero sostituisce. In un gruppo sostituisce un colore che manca, quindi a un gruppo di quattro non si aggiunge un jolly.
       *[false] Il posto del jolly nella scala dice quale numero sostituisce. Come ogni altra tessera, puoi aggiungerlo a una scala sul tavolo.
    }
rule-joker-laid = { $joker_laid ->
        [value] Per l’apertura un jolly vale quanto la tessera che sostituisce.
       *[other] Per l’apertura un jolly vale { $joker_laid ->
            [one] { $joker_laid } punto
            [many] { $joker_laid } di punti
           *[other] { $joker_laid } punti
        }, qualunque tessera sostituisca.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] Nel tuo turno puoi prendere un jolly dal tavolo. Metti al suo posto una tessera del tuo leggio: quella che il jolly sostituisce.{ $sets ->
            [true] {" "}In un gruppo va bene uno qualsiasi dei colori che mancano.
           *[false] {""}
        }{" "}Il jolly va calato altrove nello stesso turno; sul leggio non può tornare.
        [rack_or_table] Nel tuo turno puoi prendere un jolly. Metti al suo posto una tessera del tuo leggio o del tavolo: quella che il jolly sostituisce.{ $sets ->
            [true] {" "}In un gruppo va bene uno qualsiasi dei colori che mancano.
           *[false] {""}
        }{" "}Il jolly va calato altrove nello stesso turno; sul leggio non può tornare.
       *[none] Un jolly sul tavolo non si può prendere, nemmeno in cambio della tessera che sostituisce.
    }
rule-joker-first = { $exchange_first ->
        [true] { $first_laying ->
            [0] Puoi prendere un jolly anche prima di aver calato una combinazione tua, se ti serve per quella. Tutte le altre tessere di quella combinazione vengono dal tuo leggio.
           *[other] Puoi prendere un jolly anche prima di aprire, se ti serve per la tua prima combinazione. Tutte le altre tessere di quella combinazione vengono dal tuo leggio.
        }
       *[false] { $first_laying ->
            [0] Puoi prendere un jolly solo dopo aver calato una combinazione tua.
           *[other] Puoi prendere un jolly solo dopo aver aperto.
        }
    }
rule-joker-moved = { $rebuild ->
        [keep3] La tessera messa al posto di un jolly conta come una che c’era già in quella combinazione. Finché non viene sostituito, un jolly rappresenta sempre la stessa tessera e resta nella sua combinazione. È quindi una delle tre o più tessere che restano insieme.
       *[free] Finché non viene sostituito, un jolly rappresenta sempre la stessa tessera, anche se la sua combinazione viene divisa o spostata.
    }

## Il mazzo

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Se qualcuno deve pescare e il mazzo è vuoto, la mano finisce in parità: nessuno guadagna né perde niente.
           *[last_draw] Se qualcuno pesca l’ultima tessera e nessuno ha svuotato il leggio, la mano finisce in parità: nessuno guadagna né perde niente.
        }
        [aborted] { $stock_out_at ->
            [first_need] Se qualcuno deve pescare e il mazzo è vuoto, la mano si interrompe: nessuno guadagna né perde niente, ma la mano conta come giocata.
           *[last_draw] Se qualcuno pesca l’ultima tessera e nessuno ha svuotato il leggio, la mano si interrompe. Nessuno guadagna né perde niente, ma la mano conta come giocata.
        }
        [lowest] { $stock_out_at ->
            [first_need] Se devi pescare e il mazzo è vuoto, passi e si continua; chi può calare può farlo. Se tutti passano, uno dopo l’altro, la mano è finita: vince chi ha meno punti sul leggio.
           *[last_draw] Pescata l’ultima tessera, si continua: chi non può o non vuole calare passa. Se tutti passano, uno dopo l’altro, la mano è finita: vince chi ha meno punti sul leggio.
        }
       *[skip] { $stock_out_at ->
            [first_need] Se devi pescare e il mazzo è vuoto, passi e si continua; chi può calare può farlo. Se tutti passano, uno dopo l’altro, la mano è finita e non la vince nessuno.
           *[last_draw] Pescata l’ultima tessera, si continua: chi non può o non vuole calare passa. Se tutti passano, uno dopo l’altro, la mano è finita e non la vince nessuno.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] Su un leggio puoi tenere quante tessere vuoi.
       *[other] Su un leggio stanno al massimo { $rack_limit } tessere. Se ne hai già { $rack_limit } e non cali, peschi lo stesso. Poi rimetti nel mazzo una tessera a scelta, anche quella appena pescata, e il mazzo si mescola. Se per tre turni di fila tutti hanno solo pescato e rimesso una tessera, la mano è finita{ $stock_out ->
            [lowest] .
           *[skip] {" "}e non la vince nessuno.
        }
    }
rule-stock-out-cards = Quando il mazzo è vuoto, gli scarti si mescolano e diventano il nuovo mazzo, tranne la carta in cima. Succede al massimo { $reshuffles ->
        [one] una volta
        [2] due volte
        [many] { $reshuffles } di volte
       *[other] { $reshuffles } volte
    } in una mano. Se poi non resta niente da pescare e non vuoi la carta in cima agli scarti, la mano si interrompe e nessuno guadagna punti.

## Tempo

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] Non c’è un limite di tempo. Se ne fissate uno, valgono queste regole:
           *[other] Un turno dura al massimo { $time_limit } secondi.
        }
        [tnone] Un turno può durare quanto vuoi.{ $time_limit ->
            [0] {""}
           *[other] {" "}Il regolamento prevede { $time_limit } secondi.
        }
       *[other] Un turno dura al massimo { $clock ->
            [t2m] 2 minuti
            [t5m] 5 minuti
            [t1h] un’ora
            [t24h] un giorno
            [tother] { $time }
           *[t3d] tre giorni
        }.{ $time_limit ->
            [0] {" "}Il regolamento non fissa limiti.
           *[other] {" "}Il regolamento prevede { $time_limit } secondi.
        }
    }
rule-time-up = Se il tempo scade e tutto quello che hai sistemato è valido e completo, conta come calato.
rule-time-idle = { $idle_penalty ->
        [0] Se non hai ancora sistemato niente, peschi una tessera, senza penalità.
        [one] Se non hai ancora sistemato niente, peschi una tessera, più { $idle_penalty } di penalità.
        [many] Se non hai ancora sistemato niente, peschi una tessera, più { $idle_penalty } di penalità.
       *[other] Se non hai ancora sistemato niente, peschi una tessera, più { $idle_penalty } di penalità.
    }{ $rack_limit ->
        [0] {""}
       *[other] {" "}Con { $rack_limit } tessere sul leggio non ne peschi.
    }
rule-time-loose = Se la giocata è rimasta a metà, le tue tessere fuori dalle combinazioni tornano sul leggio. Le combinazioni complete restano, se le regole lo permettono{ $first_laying ->
        [none] .
        [0] .
       *[other] {" "}(in apertura, solo se i punti bastano).
    }{" "}{ $loose_table_tiles ->
        [offender] Anche le tessere del tavolo rimaste fuori passano sul tuo leggio. Se però tra queste c’è un jolly, il tavolo torna com’era prima del turno.
        [salvage] Se restano fuori tessere che erano sul tavolo, si salvano più combinazioni possibili, tue e vecchie, e il resto torna indietro.
        [stock] Le tessere del tavolo rimaste fuori si mescolano nel mazzo.
       *[restore] Se restano fuori tessere che erano sul tavolo, il tavolo torna com’era prima del turno, e le tue tessere tornano sul leggio.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Una giocata incompleta non comporta penalità; se però sul tavolo non resta nessuna tua tessera, ne peschi una, come in ogni turno.
        [one] Per una giocata incompleta peschi { $penalty_tiles } tessera di penalità.
        [many] Per una giocata incompleta peschi { $penalty_tiles } di tessere di penalità.
       *[other] Per una giocata incompleta peschi { $penalty_tiles } tessere di penalità, o quelle rimaste nel mazzo.
    }
rule-time-cards = Se il tempo scade, quello che hai calato resta. Se non hai ancora preso una carta, ne ricevi una dal mazzo; poi si scarta la tua carta più alta.

## Punti

rule-scoring = { $scoring ->
        [chips] Chi vince una mano riceve un gettone. Non si conta altro, e gli altri non perdono niente.
        [winner_takes] Chi vince una mano prende i punti di tutto quello che resta agli altri, che non perdono niente.
       *[losers_pay] Gli altri perdono i punti rimasti sul loro leggio, e chi vince ne guadagna la somma.
    }
rule-joker-left = { $jokers ->
        [0] Ogni tessera rimasta sul leggio costa il suo numero.
       *[other] Un jolly rimasto sul leggio costa { $joker_left ->
            [one] { $joker_left } punto
            [many] { $joker_left } di punti
           *[other] { $joker_left } punti
        }, ogni altra tessera il suo numero.
    }
rule-blocked = { $scoring ->
        [chips] Se vince chi ha meno punti sul leggio, il gettone va a quel giocatore; a parità di punti vince chi ha meno tessere.
       *[other] Se vince chi ha meno punti sul leggio, gli altri perdono solo i punti che hanno in più, e chi vince ne guadagna la somma. A parità di punti vince chi ha meno tessere; se c’è ancora parità, la vincita si divide.
    }
rule-card-values = Tra le carte rimaste agli altri { $ace_high ->
        [true] un asso vale { $high_ace_points }
       *[false] un asso vale { $ace_points }
    }, un fante, una donna o un re { $court_points }, { $number_cards ->
        [one] ogni altra carta 1
       *[face] ogni altra carta il suo numero
    }.
rule-rummy = { $going_rummy ->
        [true] Fare Rummy: chi chiude in un solo turno, senza aver calato o aggiunto niente prima in quella mano, prende il doppio dei punti.
       *[other] Chiudere in un solo turno non dà niente in più.
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
        }. Potete anche decidere il numero di mani; allora vince chi ha il totale più alto.
       *[rounds] { $goal_amount ->
            [one] Se non decidete diversamente, la partita dura una sola mano. Se ne giocate di più, vince chi ha il totale più alto.
            [many] La partita dura { $goal_amount } di mani; vince chi ha il totale più alto.
           *[other] La partita dura { $goal_amount } mani; vince chi ha il totale più alto.
        }
    }
rule-tie = Se alla fine più giocatori sono in testa con lo stesso totale, vincono insieme.

## Un esempio, in tessere

example-first = Un’apertura da { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    }: { $melds }
example-own = Una combinazione tua: { $melds }
example-table = Sul tavolo: { $before } – hai: { $rack } – dopo il tuo turno: { $after }
example-joker = In { $meld } il jolly sostituisce { $tile }.
example-joker-free = Hai { $rack }, metti { $tile } al posto del jolly e usi il jolly in un’altra combinazione: { $after }
example-cards = Prendi { $card }, cali { $melds } e scarti { $discard }.
example-layoff = A { $before } puoi aggiungere { $rack }: { $after }

## Posso ...?

word-ask = fare una domanda sulle regole di questo tavolo: «ask posso prendere il jolly?»
asks-both = Puoi calare e pescare nello stesso turno?
asks-draw = Puoi pescare?
asks-faulty = Puoi contestare?
asks-layoff = Puoi aggiungere tessere o carte?
asks-rearrange = Puoi modificare le combinazioni sul tavolo?
asks-joker-take = Puoi prendere un jolly?
how-joker-take = Il jolly della combinazione { $meld } sostituisce { $tile }. Per prenderlo, cala { $tile } con la tua nuova combinazione: «play { $tile } …».
asks-pass = Puoi passare?
may-partly = Non sono sicuro di aver capito tutto.
may-yes = Sì.
may-no = No.
may-now = Sì, adesso.
may-with-tile = Sì, appena hai la tessera che sostituisce.
may-in-turn = Non adesso: è il turno di { $name }. Nel tuo turno sì.
may-return-first = Non adesso: prima rimetti una tessera.
may-when-opened = { $first_laying ->
        [0] Sì, ma prima devi calare una combinazione tua.
       *[other] Sì, ma prima devi aprire.
    }
may-after-opening = { $first_laying ->
        [0] Sì, dal turno dopo la tua prima combinazione.
       *[other] Sì, dal turno dopo l’apertura.
    }
may-first = { $first_laying ->
        [0] Non ancora: prima devi calare una combinazione tua. Potrai dal turno dopo.
       *[other] Non ancora: prima devi aprire. Potrai dal turno dopo l’apertura.
    }
may-first-same = { $first_laying ->
        [0] Non ancora: prima devi calare una combinazione tua. Poi si può, anche nello stesso turno.
       *[other] Non ancora: prima devi aprire. Poi si può, anche nello stesso turno.
    }
may-take-first = Non ancora: prima prendi una carta.
may-taken = Non più: in questo turno hai già preso una carta.
may-stock-empty = No: il mazzo è vuoto.
may-stock-left = Non adesso: il mazzo non è ancora vuoto.
may-when-empty = Solo quando il mazzo è vuoto.
may-no-jokers = In questo gioco non ci sono jolly.
may-chips = Ricevi un gettone per ogni mano che vinci.
may-no-chips = In questo gioco non ci sono gettoni: contano i punti.
may-no-joker-lies = Adesso sul tavolo non ci sono jolly.
may-nothing-to-object = Non adesso: non c’è niente da contestare.
may-opened = { $first_laying ->
        [0] Hai già calato una combinazione tua.
       *[other] Hai già aperto.
    }
may-unopened = { $first_laying ->
        [0] Non hai ancora calato una combinazione tua.
       *[other] Non hai ancora aperto.
    }
may-nothing = In questo gioco non esiste.
may-unknown = A questo non so rispondere. Scegli un argomento, o chiedi in un altro modo: «posso prendere il jolly?», «che cosa succede quando scade il tempo?»
may-finished = Sono le regole della partita finita: { $sheet }.
may-printed = Fonte: regolamento stampato di { $sheet }.
may-silent = Il regolamento stampato non lo dice; qui si gioca così.
may-house = Qui vale una regola della casa di questo tavolo, diversa dal regolamento.
