# What only the terminal says.

terminal-welcome = Type what you want to do and press Enter. “help” lists the words, “rules” explains the game, “quit” ends; the tab key completes what you type. A plus marks what is new or was moved.
terminal-black = In r5, b5 and y5 the letter is the colour; k5 is the black 5.
terminal-did-draw = You drew { $tiles }.
terminal-did-take = You took { $tiles }.
terminal-did-lay = You laid { $tiles }.
terminal-did-discard = You discarded { $tiles }.
terminal-help-turn = In your turn:
terminal-help-always = At any time:
terminal-help-word = { "  " }{ $word } – { $about }
terminal-help = At the keyboard: the tab key completes words and what you hold, the arrow keys bring back former lines, “quit” ends { $kept ->
        [no] the program; the match is not kept
       *[yes] and keeps the match
    }.
    { $family ->
        [cards] Cards are read generously: 7-9H is 7H 8H 9H, 8SHD is 8S 8H 8D, and “ace of spades” is AS.
       *[tiles] Tiles are read generously: r4-7 is r4 r5 r6 r7, 8rbk is r8 b8 k8, “red 7” is r7, and * is a joker.
    }
terminal-example-begin-tiles = A made-up example: “play r7 r8 r9” places three tiles, “done” lays them.
terminal-example-drawn-cards = A made-up example: “meld 7H 8H 9H” lays three cards, “discard KS” ends your turn.
terminal-play-hint = To rearrange as you like, write the table yourself: “arrange #1 r7 | b4 b5 b6 | ...” takes meld 1 with r7 added, a new meld, and all the rest as it lies.
terminal-resumed = On with your last match.
terminal-go-on = You have an unfinished match. Press Enter to go on with it, or type “no” for a new one.
terminal-kept-beside = Another window plays already, so this match is kept in a file of its own: { $file }
terminal-kept = The match is kept. Go on with it any time: { $command }
terminal-quit-keeps = “quit” instead keeps the match for later.
terminal-quit-loses = leave the program; the match is not kept
terminal-bye = Good-bye!
terminal-no-looks = A terminal shows text alone: looks and colours are for the pictures on Discord and Telegram.
terminal-nothing-kept = There is no unfinished match. Begin one: rummy play
terminal-not-kept = The match cannot be kept: { $what }
