# Perché qualcosa non si è potuto fare, e che cosa fare invece: un testo per ogni codice di core.rules.refusals.

## Dove: davanti a un errore che sta in una combinazione tra tante.

refusal-in-meld = Combinazione { $meld }, { $tiles }: { $what }
refusal-in-pieces = { $tiles }: { $what }

## Di chi è il turno

refusal-round-over = Questa mano è finita. «next» comincia la prossima.
refusal-not-seated = Non giochi a questo tavolo.
refusal-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo e scegli ancora.
refusal-not-your-turn = Non è il tuo turno.
refusal-turn-over-after-draw = Hai pescato, quindi il tuo turno è finito. Quello che hai pescato puoi calarlo al prossimo turno.
refusal-lay-or-draw-not-both = Hai calato, quindi il tuo turno è finito. In un turno si cala o si pesca.

## Tessere e carte

refusal-not-in-game = { $family ->
        [cards] { $tiles }: in questo gioco di carte non c’è.
       *[tiles] { $count ->
            [one] { $tiles }: questa tessera non esiste in questo gioco.
            [many] { $tiles }: queste tessere non esistono in questo gioco.
           *[other] { $tiles }: queste tessere non esistono in questo gioco.
        }
    }
refusal-not-on-rack = { $family ->
        [cards] Non hai { $tiles } in mano.
       *[tiles] Non hai { $tiles } sul poggiacarte.
    }
refusal-table-tile-missing = { $count ->
        [0] Sul tavolo non c’è una combinazione { $meld }.
        [one] { $tiles } era sul tavolo e deve restarci: metti questa tessera in una combinazione.
        [many] { $tiles } erano sul tavolo e devono restarci: metti queste tessere in combinazioni.
       *[other] { $tiles } erano sul tavolo e devono restarci: metti queste tessere in combinazioni.
    }
refusal-joker-must-be-used = Manca un jolly che era sul tavolo: mettilo in una combinazione prima di calare.
refusal-tile-to-rack = { $tiles } è sul tavolo: dal tavolo niente torna su un poggiacarte.

## Serie e scale

refusal-too-short = { $family ->
        [cards] Una combinazione ha almeno tre carte.
       *[tiles] Una combinazione ha almeno tre tessere.
    }
refusal-no-number-tile = Accanto ai jolly, una combinazione ha bisogno di almeno una tessera con il numero.
refusal-sets-not-allowed = Qui non ci sono serie, solo scale: un colore, i numeri uno dopo l’altro.
refusal-mixed-colours = { $family ->
        [cards] Né una serie (un solo valore) né una scala (un solo seme).
       *[tiles] Né una serie (un solo numero) né una scala (un solo colore).
    }
refusal-dup-colour = { $family ->
        [cards] In una serie ogni seme c’è una volta sola.
       *[tiles] In una serie ogni colore c’è una volta sola.
    }
refusal-set-too-long = { $family ->
        [cards] Una serie ha al massimo quattro carte.
       *[tiles] Una serie ha al massimo quattro tessere.
    }
refusal-wrap = { $family ->
        [cards] Una scala non fa il giro: finisce con la carta più alta.
       *[tiles] Una scala non fa il giro: al numero più alto non segue nessun 1, e oltre le estremità non va nessun jolly.
    }
refusal-not-consecutive = { $family ->
        [cards] I valori di una scala si seguono senza buchi.
       *[tiles] I numeri di una scala si seguono senza buchi, e un jolly sta proprio al posto della tessera che manca.
    }
refusal-ace-high = Qui l’asso è basso: va prima del 2, non dopo il re.

## La prima calata, e l'uso del tavolo

refusal-no-rack-tile-played = { $family ->
        [cards] Nomina almeno una carta tua.
       *[tiles] Non hai calato nessuna tessera tua: calane almeno una, o pesca.
    }
refusal-not-opened = { $needed ->
        [0] Prima di usare il tavolo devi calare una combinazione di sole tessere tue.
        [1] Prima di usare il tavolo devi calare combinazioni di sole tessere tue, per 1 punto o più.
       *[other] Prima di usare il tavolo devi calare combinazioni di sole tessere tue, per { $needed } punti o più.
    }
refusal-handrummy-own-melds-only = Chi chiude di mano non ha bisogno di un minimo, ma allora con combinazioni di sole tessere sue.
refusal-below-threshold = La tua prima calata vale { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    } su { $needed }: { $missing ->
        [one] manca { $missing } punto
        [many] mancano { $missing } di punti
       *[other] mancano { $missing } punti
    }. Cala altre combinazioni tue, o pesca.
refusal-same-turn-forbidden = Nel turno della prima calata puoi calare solo nuove combinazioni tue. Lascia stare le altre fino al prossimo turno.
refusal-joker-not-replaced = Un jolly sul tavolo resta quello che è finché la tessera che sostituisce non prende il suo posto.
refusal-rebuild-not-allowed = Qui le combinazioni sul tavolo restano intere: puoi aggiungere, ma non smontarle.
refusal-keep3 = Chi toglie tessere a una combinazione ne lascia tre che da sole ne formano una, o la smonta fino all’ultima.
refusal-one-action-only = Una cosa per turno: calare una combinazione, o aggiungere a una.

## Pescare e scartare

refusal-rack-limit = Il tuo poggiacarte è pieno. Prima rimetti una tessera: «return» e la tessera.
refusal-stock-empty = Il mazzo è vuoto. Cala qualcosa, o salta il turno: «pass».
refusal-stock-not-empty = C’è ancora da pescare: il turno si salta solo quando il mazzo è vuoto.
refusal-nothing-to-draw = Tra gli scarti non c’è niente. Prendi dal mazzo: «take stock».
refusal-must-draw = Prima prendi una carta: «take stock» o «take discard».
refusal-must-discard = Il tuo turno finisce con uno scarto: «discard» e una carta.
refusal-discard-same-card = { $tiles } viene dagli scarti in questo turno e non può tornarci. Tieni un’altra carta da scartare.
refusal-last-card-must-be-discarded = La tua ultima carta deve andare agli scarti: tienine una per questo.

## Badare alle combinazioni degli altri

refusal-no-false-meld = Nell’ultima calata non c’è niente di sbagliato.
refusal-must-be-accepted = Troppo tardi: il giocatore seguente ha già giocato, quindi la combinazione resta. Chi è di turno può correggerla.

## Il tavolo

refusal-players = Siete in troppi: qui si gioca al massimo in { $needed }.
refusal-wrong-starter = Questa mano deve cominciarla qualcun altro.

## Perché le tessere nominate non trovano posto

refusal-no-third = { $tiles }: manca un terzo { $needed }.
refusal-gap = { $tiles }: in mezzo { $several ->
        [one] manca { $lacking }
        [many] mancano { $lacking }
       *[other] mancano { $lacking }
    }.
refusal-no-end = { $tiles }: { $several ->
        [one] per una scala manca { $lacking }.
        [many] per una scala manca una di queste tessere: { $lacking }.
       *[other] per una scala manca una di queste tessere: { $lacking }.
    }
refusal-no-company = { $tiles }: niente di quello che hai nominato, o che puoi usare del tavolo, ci sta insieme.
refusal-no-place = { $tiles }: non c’è posto per { $count ->
        [one] questa tessera
        [many] tutte queste tessere
       *[other] tutte queste tessere
    }, comunque si cambi il tavolo secondo le regole.
refusal-not-found = { $tiles }: nel tempo che mi prendo non ho trovato posto. Puoi sempre scrivere tu il tavolo: «arrange».
refusal-no-repair = Non conosco nessun tavolo valido che ci si avvicini.
refusal-left-on-rack = Ancora sul poggiacarte: { $tiles }.
