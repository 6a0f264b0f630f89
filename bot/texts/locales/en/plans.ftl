button-plan = Plan
button-plan-close = Back to the table
button-plan-discard = Plan this discard
button-plan-done = { $ends ->
        [yes] Lay plan ({ $count }) and end turn
        [discard] Discard as planned
       *[no] Lay as planned
    }
button-plan-lay = Lay it for me
button-plan-lay-off = Don’t lay it for me
button-plan-meld = Plan this meld
button-plan-reset = Drop the plan
discord-option-lay = lay it when your turn starts
discord-choice-lay = yes
discord-choice-lay-off = no
mishap-plan-turn = It’s your turn: lay your tiles or cards with “{ $word }”. You can plan only while others are playing.
mishap-plan-word = “{ $word }” can’t be part of a plan.
note-plan-laid = I laid your plan for you: { $tiles }.
plan-back = No longer works: { $tiles }.
plan-fits-all = { $typed ->
        [yes] Your plan still works: { $tiles }. “plan done” lays it; “plan use” shows it first.
       *[no] Your plan still works: { $tiles }.
    }
plan-fits-discard = { $typed ->
        [yes] You planned to discard { $tiles }. “plan done” does so and ends your turn.
       *[no] You planned to discard { $tiles }.
    }
plan-fits-none = Your plan no longer works: { $back }.
plan-fits-some = { $typed ->
        [yes] This part of your plan still works: { $tiles }. Back on your rack: { $back }. “plan done” lays that part; “plan use” shows it first.
       *[no] This part of your plan still works: { $tiles }. Back on your rack: { $back }.
    }
plan-gives = Then you discard { $tiles }.
plan-head = Your plan. Only you can see it.
plan-kept = Your plan: { $tiles }.
plan-lays = { $legal ->
        [no] This plan isn’t allowed as it is. I won’t lay it for you unless you change it.
       *[yes] I’ll lay it when your turn starts, unless the melds it uses have changed. To stop: “plan lay off”.
    }
plan-need = { $word ->
        [meld] Add to the plan: “plan meld 7H 8H 9H”, “plan discard KS”. “plan undo” takes back a step; “plan close” hides the plan.
       *[play] Add to the plan: “plan r7 r8 r9”. “plan undo” takes back a step, “plan lay” lays the whole plan when your turn starts, and “plan close” hides it.
    }
plan-need-tapped = Choose what to lay on your next turn.
plan-refused = You cannot lay your plan { $tiles } as it is:
table-no-plan = You haven’t planned anything yet.
table-no-round-to-plan = You can plan once a round has started.
table-plan-after-draw = With cards, I lay no plan by myself: a turn begins with taking a card. After that, I’ll offer you your plan.
table-plan-does-not-fit = Nothing in your plan fits the table now.
word-plan = prepare your next turn: “plan r7 r8 r9”; with “plan lay”, I lay it when your turn starts
word-plan-cards = prepare your next turn: “plan meld 7H 8H 9H”, “plan discard KS”
