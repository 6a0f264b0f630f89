# Texts for Telegram only.

telegram-invite = { $name }, please open a private chat with me: that’s where I show what only you should see.
telegram-invite-rules = { $name }, the rules are in our private chat.
telegram-invite-button = Open the private chat
telegram-welcome =
    Rummy with friends: the table is here, your tiles are in your private chat with me.
    “new” opens a table; “help” shows the rest.
telegram-welcome-new = New table
telegram-welcome-rules = The rules
telegram-greeting =
    Rummy with friends: add me to a group and press “New table” there. Your tiles appear here, where only you can see them.
    “learn” takes you through a first game; “help” shows the rest.
telegram-closed = Table { $code } is closed.
telegram-greeting-button = Add the bot to a group
telegram-faceless = I can’t see who you are: you’re writing as a channel or an anonymous admin. Write as yourself to play.
telegram-in-private = You’ll find it in our private chat.
telegram-asked-in-private = I’ve asked you in our private chat.
telegram-asked-here = { $name }:
telegram-choose = First tap what you want: it gets a ✓.
telegram-ask-play = Which tiles? For example: r7 r8 r9
telegram-ask-pick = Which tiles? For example: r7 r8 r9
telegram-ask-arrange = How should the whole table look? A bar between melds: r7 r8 r9 | b4 k4 y4
telegram-ask-move = Which tile, and where to? For example: r8 3
telegram-ask-split = Which meld, and at which tile? For example: 3 r6
telegram-ask-return = Which tile do you want to put back?
telegram-ask-meld = Which cards? For example: 7H 8H 9H
telegram-ask-layoff = Which cards, and to which meld? For example: 10H 2
telegram-ask-discard = Which card do you want to discard?
telegram-ask-host = Who should be the host? Type the name.
telegram-ask-remove = Who should leave the table? Type the name.
telegram-ask-standin = Whose turns should a computer player take? Type the name.
telegram-ask-language = Which language? { $languages }
telegram-ask-ask = What would you like to know? For example: may I take the joker?
