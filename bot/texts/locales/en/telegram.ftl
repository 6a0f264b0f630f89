# What is said on Telegram alone.

telegram-invite = { $name }, open the private chat with me first: there I show you what nobody else may see.
telegram-invite-button = Open the private chat
telegram-welcome =
    Rummy with friends: the table here, your tiles in your private chat with me.
    “new” opens a table, “help” says what else there is.
telegram-welcome-new = New table
telegram-welcome-rules = The rules
telegram-greeting =
    Rummy with friends: add me to a group, and press New table there; your tiles are shown here, where nobody else sees them.
    “learn” leads you through a first game, “help” says what else there is.
telegram-greeting-button = Add me to a group
telegram-faceless = I cannot see who you are: you write as a channel or as an anonymous administrator. Write as yourself to play.
telegram-choose = Tap what you mean first: it gets a ✓.
telegram-ask-play = Which tiles? For example: r7 r8 r9
telegram-ask-pick = Which tiles? For example: r7 r8 r9
telegram-ask-arrange = How shall the whole table lie? A bar between melds: r7 r8 r9 | b4 k4 y4
telegram-ask-move = Which tile, and where to? For example: r8 3
telegram-ask-split = Which meld, and at which tile? For example: 3 r6
telegram-ask-return = Which tile do you put back?
telegram-ask-meld = Which cards? For example: 7H 8H 9H
telegram-ask-layoff = Which cards, and to which meld? For example: 10H 2
telegram-ask-discard = Which card do you discard?
telegram-ask-host = Who shall be the host? Write the name.
telegram-ask-remove = Who shall get up? Write the name.
telegram-ask-standin = For whom shall a computer play? Write the name.
telegram-ask-language = Which language? English, Deutsch, …
telegram-ask-ask = What would you like to know? For example: may I take the joker?
