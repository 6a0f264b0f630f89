button-list = Make your move
button-confirm = Confirm
list-open = { $family ->
        [cards] Open my hand
       *[tiles] Open my rack
    }
list-private = You’ll get the answer in our private chat.
list-no-table = You’re not at a table.
list-no-table-about = Press Join below a table, or open one with “new”.
list-no-round = No round is in progress.
list-no-round-about = Table { $code } waits for its next round.
list-plan = Plan { $tiles }
list-plan-lay = Plan { $tiles } and have it laid at the start of your turn
list-draft = Prepare { $tiles }
list-drafted = Prepared: { $tiles }.
list-nothing = That would change nothing.
list-not-yours = Only the player who chose this can confirm it.
post-nobody = Rummy with friends: “new” opens a table.
post-chose = { $name } chose: { $what }
post-void = { $name }: nothing has changed.
post-done = { $name }: done.
