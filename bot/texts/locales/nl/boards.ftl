# Wat de afbeelding van een tafel laat zien, om voor te lezen: een regel per zaak, zonder opsmuk.

board-draft = Je zet, nog niet neergelegd
board-empty = Er ligt nog niets op tafel
board-stock = Nog te pakken: { $count }
board-pile = Aflegstapel: { $top } bovenop, { $count } in totaal
board-pile-empty = Aflegstapel: leeg
board-seat = { $name }: { $family ->
        [cards] { $count ->
            [one] { $count } kaart
           *[other] { $count } kaarten
        }
       *[tiles] { $count ->
            [one] { $count } steen
           *[other] { $count } stenen
        }
    }, stand { $score }
board-seat-me = { $name } (jij)
board-seat-gone = { $name } (heeft de tafel verlaten)
board-seat-turn = { $name }, aan de beurt
board-seat-time = { $name }, aan de beurt tot { $time }
board-wrong = { $number }. Nog geen combinatie: { $pieces }
board-loose = Nog niet geplaatst: { $pieces }
board-missing = Ontbreekt op tafel: { $pieces }
board-rack = { $family ->
        [cards] Je hand, { $count }: { $pieces }
       *[tiles] Je plankje, { $count }: { $pieces }
    }
board-rack-empty = { $family ->
        [cards] Je hand is leeg
       *[tiles] Je plankje is leeg
    }
board-block = { $pieces } (bij elkaar)
board-short = { $title }. { $count ->
        [0] De tafel is leeg
       *[other] Op tafel: { $count } in { $melds ->
            [one] { $melds } combinatie
           *[other] { $melds } combinaties
        }
    }. Nog te pakken: { $stock }. Aan de beurt: { $name }.
board-won = { $name } (gewonnen)
board-ended = { $name }: { $gain } deze ronde, { $total } in totaal
board-ended-hints = { $name }: { $gain } deze ronde, { $total } in totaal, tips: { $hints }
board-ended-rack = Over: { $pieces }

## Stenen en kaarten

board-new = { $piece } (nieuw)
board-new-all = nieuw: { $pieces }
board-joker = joker
board-cards = { $suit } { $values }
board-set = { $number } in { $colours }
board-joker-as = { $piece } (joker)
suit-S = schoppen
suit-H = harten
suit-D = ruiten
suit-C = klaveren
rank-A = aas
rank-J = boer
rank-Q = vrouw
rank-K = heer
letter-A = A
letter-J = B
letter-Q = V
letter-K = H

## De ronde nog een keer

film-round = Ronde { $round }
film-dealt = { $name } begint.
