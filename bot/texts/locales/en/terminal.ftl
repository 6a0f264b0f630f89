# Texts for the terminal only.

terminal-welcome = Type a command and press Enter; Tab completes it. “help” lists the commands, “rules” explains the game, and “quit” exits. A plus marks what is new or has moved.
terminal-black = Letters stand for colours: r5 is the red 5, k5 the black 5.
terminal-did-draw = You drew { $tiles }.
terminal-did-take = You took { $tiles }.
terminal-did-lay = You laid { $tiles }.
terminal-did-discard = You discarded { $tiles }.
terminal-help-turn = On your turn:
terminal-help-always = At any time:
terminal-word-daily = play the hand of the day: one deal for everybody, one try
terminal-help-word = { "  " }{ $word } – { $about }
terminal-help = At the keyboard: Tab completes words and tiles; the arrow keys bring back earlier lines. “quit” { $kept ->
        [no] exits, and the match is not saved
       *[yes] saves the match and exits
    }.
    { $family ->
        [cards] Shortcuts work, too: 7-9H is 7H 8H 9H, 8SHD is 8S 8H 8D, and “ace of spades” is AS.
       *[tiles] Shortcuts work, too: r4-7 is r4 r5 r6 r7, 8rb is r8 b8, and “red 7” is r7. A * is a joker.
    }
terminal-example-begin-tiles = For example, with r7 r8 r9: “play r7 r8 r9” puts them on the table; “done” confirms your move.
terminal-example-drawn-cards = For example: “meld 7H 8H 9H” lays three cards; “discard KS” ends your turn.
terminal-play-hint = To rearrange freely, type the whole table: “arrange #1 r7 | ... | b4 b5 b6”. That adds r7 to meld 1, makes a new meld, and leaves the rest as it is.
terminal-resumed = Welcome back: your last match goes on.
terminal-go-on = You have an unfinished match. Press Enter to continue, or type “no” for a new one.
terminal-kept-beside = You’re already playing in another window, so this match is saved in its own file: { $file }
terminal-kept = Your match is saved. Continue any time: { $command }
terminal-quit-keeps = “quit” saves the match for later instead.
terminal-quit-loses = leave the program; the match is not saved
terminal-bye = Goodbye!
# below a long text; plain letters only: “less” breaks others
terminal-page = Space = next page, q = back to the game
terminal-no-looks = The terminal shows text only; views and themes apply to Discord and Telegram.
terminal-nothing-kept = There is no unfinished match. Start one: rummy play
terminal-not-kept = The match can’t be saved: { $what }
