# A table's picture in words, for screen readers: a line for each thing, no decoration.

board-draft = Your move so far (not confirmed)
board-empty = The table is still empty
board-stock = Stock: { $count }
board-pile = Discard pile ({ $count }): { $top } on top
board-pile-empty = Discard pile: empty
board-seat = { $name }: { $family ->
        [cards] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
       *[tiles] { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }
    }, score { $score }
board-seat-me = { $name } (you)
board-seat-gone = { $name } (has left)
board-seat-turn = { $name }, to play
board-seat-time = { $name }, to play by { $time }
board-wrong = { $number }. Not valid yet: { $pieces }
board-loose = Not placed yet: { $pieces }
board-missing = Missing from the table: { $pieces }
board-rack = { $family ->
        [cards] Your hand, { $count }: { $pieces }
       *[tiles] Your rack, { $count }: { $pieces }
    }
board-rack-empty = { $family ->
        [cards] Your hand is empty
       *[tiles] Your rack is empty
    }
board-block = { $pieces } (kept together)
board-short = { $title }. { $count ->
        [0] The table is empty
       *[other] On the table: { $count } in { $melds ->
            [one] { $melds } meld
           *[other] { $melds } melds
        }
    }. Stock: { $stock }. To play: { $name }.
board-won = { $name } (winner)
board-ended = { $name }: { $gain } this round, { $total } in total
board-ended-hints = { $name }: { $gain } this round, { $total } in total, hints used: { $hints }
board-ended-rack = Left over: { $pieces }

## Pieces

board-new = new { $piece }
board-new-all = new { $pieces }
board-joker = joker
board-cards = { $values } of { $suit }
board-set = { $number } in { $colours }
board-joker-as = { $piece } (joker)
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
rank-A = ace
rank-J = jack
rank-Q = queen
rank-K = king
letter-A = A
letter-J = J
letter-Q = Q
letter-K = K

## Replay

film-round = Round { $round }
film-dealt = { $name } starts.
