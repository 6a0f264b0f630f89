button-plan = Plan
button-plan-close = Back to the table
button-plan-done = { $ends ->
        [yes] { $count ->
            [one] Lay 1 as planned
           *[other] Lay { $count } as planned
        }
       *[no] Lay as planned
    }
button-plan-lay = Lay it for me
button-plan-lay-off = Do not lay it for me
discord-option-lay = lay it at the start of your turn
mishap-plan-turn = It is your turn: lay with “{ $word }”. You plan while others play.
mishap-plan-word = “{ $word }” cannot be part of a plan.
note-plan-laid = Your plan was laid for you: { $tiles }.
plan-back = No longer fits: { $tiles }.
plan-fits-all = { $typed ->
        [yes] Your plan fits: { $tiles }. “plan done” lays it, “plan use” shows it first.
       *[no] Your plan fits: { $tiles }.
    }
plan-fits-none = Your plan no longer fits: { $back }.
plan-fits-some = { $typed ->
        [yes] Of your plan, { $tiles } still fit; { $back } went back. “plan done” lays what fits, “plan use” shows it first.
       *[no] Of your plan, { $tiles } still fit; { $back } went back.
    }
plan-gives = Then you discard { $tiles }.
plan-head = Your plan. Only you see it.
plan-kept = Your plan: { $tiles }.
plan-lays = { $legal ->
        [no] The rules do not allow this plan as it is: it will not be laid for you unless you change it.
       *[yes] Laid as soon as it is your turn, if the melds it uses stay as they are. “plan lay off” ends that.
    }
plan-need = { $word ->
        [meld] Add to the plan: “plan meld 7H 8H 9H”, “plan discard KS”. “plan undo” goes a step back, “plan close” hides the plan.
       *[play] Add to the plan: “plan r7 r8 r9”. “plan undo” goes a step back, “plan lay” lays it when your turn begins, “plan close” hides it.
    }
plan-need-tapped = Choose what to lay in your next turn.
plan-refused = You cannot lay your plan { $tiles } as it is:
table-no-plan = Nothing is planned yet.
table-no-round-to-plan = You can plan once a round is being played.
table-plan-after-draw = Here you draw a card first. Your plan is offered after that.
table-plan-does-not-fit = Nothing of your plan fits on the table now.
word-plan = prepare your next turn while others play: “plan r7 r8 r9”, “plan lay”
