# A first game, turn by turn.

word-learn = a first game, turn by turn: “learn”, “learn basic”; no more: “learn off”
button-learn = Learn to play
button-learn-off = End the lesson
learn-title = { $sheet }, your first game: turn { $number } of { $count }
learn-draw = Nobody has laid anything yet, and nothing that you hold makes a meld. So you draw: that ends your turn.
learn-first = { $points ->
        [0] Now you hold a meld of your own: three tiles of one colour, one number after the other. Place them on the table, then lay them.
       *[other] Now you hold melds of your own that count { $points } points, enough for a first laying. Place them on the table, then lay them.
    }
learn-table = You have made your first laying, so you may use what lies on the table. These tiles of yours fit there: place them and see how the table changes.{ $last ->
        [yes] {" "}These are your last tiles: lay them all and you win the round.
       *[no] {""}
    }
learn-joker = A joker lies on the table, and you hold the very tile it stands for. Put it there, and the joker helps you to another meld.{ $last ->
        [yes] {" "}These are your last tiles: lay them all and you win the round.
       *[no] {""}
    }
learn-take = First take a card: the one on the discard pile makes a run with two of yours. Lay the run, then discard what you need least.
learn-layoff = Take from the stock this time. Then add your card to the set that lies there, and discard the last one.
learn-say = Say: “{ $word }”
learn-right = Right!
learn-other = That can be done, too. But let us try this:
learn-over = You have laid everything and won. That is all there is to a turn; “rules { $sheet }” tells the rest, and “new { $sheet }” opens a table.
learn-off = The lesson is over. “learn” begins it again.
terminal-learn = Before the match, a lesson of a few turns. “learn off” skips it.
