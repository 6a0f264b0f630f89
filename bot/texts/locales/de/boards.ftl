# Was das Bild eines Tisches zeigt, zum Vorlesen: eine Zeile für jede Sache, ohne Schmuck.

board-draft = Bereitgelegt, noch nicht ausgelegt
board-empty = Auf dem Tisch liegt noch nichts
board-stock = Vorrat: { $count }
board-pile = Ablage ({ $count }): oben { $top }
board-pile-empty = Ablage: leer
board-seat = { $name }: { $family ->
        [cards] { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }
       *[tiles] { $count ->
            [one] { $count } Stein
           *[other] { $count } Steine
        }
    }, Stand { $score }
board-seat-me = { $name } (du)
board-seat-gone = { $name }, nicht mehr am Tisch
board-seat-turn = { $name }, am Zug
board-seat-time = { $name }, am Zug bis { $time }
board-wrong = { $number }. Noch ungültig: { $pieces }
board-loose = Noch in keiner Kombination: { $pieces }
board-missing = Fehlt auf dem Tisch: { $pieces }
board-rack = { $family ->
        [cards] Deine Hand, { $count }: { $pieces }
       *[tiles] Dein Brett, { $count }: { $pieces }
    }
board-rack-empty = { $family ->
        [cards] Deine Hand ist leer
       *[tiles] Dein Brett ist leer
    }
board-block = { $pieces } (gehört zusammen)
board-short = { $title }. { $count ->
        [0] Der Tisch ist leer
       *[other] Auf dem Tisch: { $count } in { $melds ->
            [one] { $melds } Kombination
           *[other] { $melds } Kombinationen
        }
    }. Vorrat: { $stock }. Am Zug: { $name }.
board-won = { $name } (gewonnen)
board-ended = { $name }: { $gain } in dieser Runde, { $total } insgesamt
board-ended-hints = { $name }: { $gain } in dieser Runde, { $total } insgesamt, Tipps: { $hints }
board-ended-rack = Übrig: { $pieces }

## Steine und Karten

board-new = { $piece } (neu)
board-new-all = neu: { $pieces }
board-joker = Joker
board-cards = { $suit } { $values }
board-set = { $number } { $colours }
board-joker-as = { $piece } (Joker)
suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz
rank-A = Ass
rank-J = Bube
rank-Q = Dame
rank-K = König
letter-A = A
letter-J = B
letter-Q = D
letter-K = K

## Die Runde noch einmal

film-round = Runde { $round }
film-dealt = { $name } beginnt.
