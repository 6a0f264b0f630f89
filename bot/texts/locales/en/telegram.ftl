# What is said on Telegram alone.

telegram-invite = { $name }, open the private chat with me first: there I show you what nobody else may see.
telegram-invite-button = Open the private chat
telegram-welcome =
    Rummy with friends: the table here, your tiles in your private chat with me.
    “new” opens a table, “help” says what else there is.
telegram-welcome-new = New table
telegram-welcome-rules = The rules
telegram-faceless = I cannot see who you are: you write as a channel or as an anonymous administrator. Write as yourself to play.
telegram-choose = Tap what you mean first: it gets a ✓.
