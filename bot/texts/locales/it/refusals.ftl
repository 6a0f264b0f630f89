# Perché qualcosa non si è potuto fare, e che cosa fare invece: un testo per ogni codice di core.rules.refusals.

## Dove: davanti a un errore che sta in una combinazione tra tante.

refusal-in-meld = La combinazione { $meld } ({ $tiles }) non va. { $what }
refusal-in-pieces = { $tiles } non è una combinazione. { $what }
refusal-of-pieces = La combinazione { $tiles } non può cambiare così. { $what }

## Di chi è il turno

refusal-round-over = Questa mano è finita. «next» comincia la prossima.
refusal-not-seated = Non sei a questo tavolo. Per giocare: «join».
refusal-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo e scegli ancora.
refusal-not-your-turn = Non è ancora il tuo turno.
refusal-turn-over-after-draw = Hai già pescato: il tuo turno è finito. La tessera pescata si può calare dal prossimo turno.
refusal-lay-or-draw-not-both = Hai già calato: il tuo turno è finito. In un turno si cala o si pesca.

## Tessere e carte

refusal-not-in-game = { $family ->
        [cards] { $tiles }: questa carta non esiste in questo gioco.
       *[tiles] { $count ->
            [one] { $tiles }: questa tessera non esiste in questo gioco.
            [many] { $tiles }: queste tessere non esistono in questo gioco.
           *[other] { $tiles }: queste tessere non esistono in questo gioco.
        }
    }
refusal-not-on-rack = { $family ->
        [cards] Non hai { $tiles } in mano.
       *[tiles] Non hai { $tiles } sul leggio.
    }
refusal-table-tile-missing = { $count ->
        [0] Sul tavolo non c’è una combinazione { $meld }.
        [one] { $tiles } era sul tavolo e deve restarci: mettila in una combinazione.
        [many] { $tiles } erano sul tavolo e devono restarci: mettile in combinazioni.
       *[other] { $tiles } erano sul tavolo e devono restarci: mettile in combinazioni.
    }
refusal-joker-must-be-used = Manca un jolly che era sul tavolo: mettilo in una combinazione prima di calare.
refusal-tile-to-rack = { $tiles } è sul tavolo: dal tavolo niente torna sul leggio.

## Gruppi e scale

refusal-too-short = { $family ->
        [cards] Una combinazione ha almeno tre carte.
       *[tiles] Una combinazione ha almeno tre tessere.
    }
refusal-no-number-tile = Non bastano i jolly: serve almeno una tessera con un numero.
refusal-sets-not-allowed = Qui valgono solo le scale: un colore, numeri consecutivi.
refusal-mixed-colours = { $family ->
        [cards] Non è né un gruppo (stesso valore) né una scala (stesso seme).
       *[tiles] { $sets ->
            [no] Qui valgono solo le scale, e questa non lo è: usa un solo colore.
           *[yes] Non è né un gruppo (stesso numero) né una scala (stesso colore).
        }
    }
refusal-dup-colour = { $family ->
        [cards] In un gruppo ogni seme può esserci una volta sola.
       *[tiles] In un gruppo ogni colore può esserci una volta sola.
    }
refusal-set-too-long = { $family ->
        [cards] Un gruppo ha al massimo quattro carte.
       *[tiles] Un gruppo ha al massimo quattro tessere.
    }
refusal-wrap = { $family ->
        [cards] Una scala non ricomincia da capo: finisce con la carta più alta.
       *[tiles] Una scala non ricomincia da capo: dopo il numero più alto non viene l’1, e nemmeno un jolly.
    }
refusal-not-consecutive = { $family ->
        [cards] In una scala i valori sono consecutivi, senza buchi.
       *[tiles] In una scala i numeri sono consecutivi, senza buchi; un jolly sta al posto della tessera che manca.
    }
refusal-ace-high = Qui l’asso è basso: va prima del 2, non dopo il re.

## L’apertura, e l’uso del tavolo

refusal-no-rack-tile-played = { $family ->
        [cards] Cala almeno una carta tua.
       *[tiles] Cala almeno una delle tue tessere, o pesca.
    }
refusal-not-opened = { $needed ->
        [0] Prima di usare il tavolo devi aprire, con una combinazione di sole tessere tue.
        [1] Prima di usare il tavolo devi aprire: cala combinazioni di sole tessere tue, per almeno 1 punto.
       *[other] Prima di usare il tavolo devi aprire: cala combinazioni di sole tessere tue, per almeno { $needed } punti in tutto.
    }
refusal-handrummy-own-melds-only = Per chiudere in mano i punti non contano, ma servono combinazioni di sole tessere tue.
refusal-below-threshold = La tua apertura vale { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    } su { $needed }: { $missing ->
        [one] manca { $missing } punto
        [many] mancano { $missing } di punti
       *[other] mancano { $missing } punti
    }. Cala altre combinazioni tue, o pesca.
refusal-same-turn-forbidden = Nel turno dell’apertura puoi calare solo combinazioni nuove, tutte di tessere tue. Quelle sul tavolo puoi usarle dal prossimo turno.
refusal-joker-not-replaced = { $several ->
        [0] In questo gioco nessun jolly lascia la sua combinazione: rimetti a posto quello di { $tiles }.
        [one] Il jolly di { $tiles } vale { $lacking }: metti { $lacking } al suo posto o rimettilo dov’era.
        [many] Il jolly di { $tiles } vale { $lacking }. Mettine una al suo posto o rimettilo dov’era.
       *[other] Il jolly di { $tiles } vale { $lacking }. Mettine una al suo posto o rimettilo dov’era.
    }
refusal-rebuild-not-allowed = Qui le combinazioni sul tavolo restano intere: puoi aggiungere tessere, non toglierle.
refusal-keep3 = Se togli tessere da una combinazione, lasciane almeno tre valide da sole, oppure usala tutta.
refusal-one-action-only = Una cosa per turno: cala una combinazione, o aggiungi a una sola.

## Pescare e scartare

refusal-rack-limit = Il tuo leggio è pieno. Prima rimetti una tessera: «return» e la tessera.
refusal-stock-empty = Il mazzo è vuoto. Cala qualcosa, o passa: «pass».
refusal-stock-not-empty = Non puoi ancora passare: il mazzo non è vuoto.
refusal-nothing-to-draw = Non ci sono scarti. Prendi dal mazzo: «take mazzo».
refusal-must-draw = Prima prendi una carta: «take mazzo» o «take scarti».
refusal-must-discard = Per finire il turno scarta una carta: «discard» e la carta.
refusal-discard-same-card = { $tiles } viene dagli scarti e in questo turno non può tornarci. Scarta un’altra carta.
refusal-last-card-must-be-discarded = L’ultima carta va scartata: tienine una.

## Controllare le combinazioni degli altri

refusal-no-false-meld = Non c’è niente da contestare: le combinazioni dell’ultima giocata sono tutte valide.
refusal-must-be-accepted = Troppo tardi: il prossimo ha già giocato, quindi la combinazione resta. Chi è di turno può correggerla.

## Il tavolo

refusal-players = Siete in troppi: qui si gioca al massimo in { $needed }.
refusal-wrong-starter = Questa mano la comincia qualcun altro.

## Perché le tessere nominate non trovano posto

refusal-no-third = { $tiles }: manca un altro { $needed }.
refusal-gap = { $tiles }: in mezzo { $several ->
        [one] manca { $lacking }
        [many] mancano { $lacking }
       *[other] mancano { $lacking }
    }.
refusal-no-end = { $tiles }: { $several ->
        [one] per una scala manca { $lacking }.
        [many] per una scala manca { $lacking }.
       *[other] per una scala manca { $lacking }.
    }
refusal-no-company = { $count ->
        [one] { $tiles }: non forma nessuna combinazione, nemmeno con le tessere che puoi usare sul tavolo.
        [many] { $tiles }: queste tessere non si combinano né tra loro né con quelle che puoi usare sul tavolo.
       *[other] { $tiles }: queste tessere non si combinano né tra loro né con quelle che puoi usare sul tavolo.
    }
refusal-no-place = { $tiles }: sul tavolo non c’è posto per { $count ->
        [one] questa tessera
        [many] tutte queste tessere
       *[other] tutte queste tessere
    }.
refusal-not-found = { $tiles }: nel tempo a disposizione non ho trovato posto. Puoi scrivere tu il tavolo: «arrange».
refusal-no-repair = Non trovo una disposizione valida simile a questa.
refusal-left-on-rack = Restano sul leggio: { $tiles }.
