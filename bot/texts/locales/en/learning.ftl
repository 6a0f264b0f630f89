# A first game, turn by turn.

word-learn = play a first game, turn by turn: “learn”, “learn basic”; to stop: “learn off”
button-learn = Learn to play
button-learn-off = End the lesson
learn-button = { $deed }: { $tiles }
learn-title = { $sheet }, your first game: turn { $number } of { $count }
learn-draw = Draw a tile: nothing on your rack makes a meld yet. Drawing ends your turn.
learn-first = { $points ->
        [0] Now you have a meld of your own: three consecutive tiles of one colour. Place them on the table, then confirm.
       *[other] You can now lay { $points } points, enough for your initial meld. Place these tiles on the table, then confirm.
    }
learn-table = You’ve laid melds of your own, so now you may use those on the table. Try this, and see how the table changes.{ $last ->
        [yes] {" "}These are your last tiles: lay them all and you win the round.
       *[no] {""}
    }
learn-joker = You hold the tile this joker stands for. Put it there, and use the joker in another meld.{ $last ->
        [yes] {" "}These are your last tiles: lay them all and you win the round.
       *[no] {""}
    }
learn-take = Take a card first: the one on the discard pile makes a run with two of yours. Lay the run, then discard what you need least.
learn-layoff = Take a card from the stock this time. Then add the matching card to the set on the table, and discard the other one.
learn-say = Type: “{ $word }”
learn-right = That’s right!
learn-other = You can do that, too. But let’s try this:
learn-over = You’ve laid everything and won! That’s all there is to it. “rules { $sheet }” explains the rest; “new { $sheet }” opens a table.
learn-over-beside = You’ve laid everything and won! That’s all there is to it.
learn-your-turn = It’s your turn at table { $code }!
learn-off = Lesson over. “learn” starts it again.
learn-none = No lesson is running. “learn” starts one.
terminal-learn = First, a short lesson of a few turns. “learn off” skips it.
