# The words of the program's owner, and the answers.

limit-drain = No new tables right now: this bot is about to be updated. Games in progress go on.
note-announcement = 📣 From whoever runs this bot:
    { $text }
owner-help = You run this bot, so you can type: “announce TEXT” tells everybody who plays, in chats or in private. “ban” and “allow” take telegram:123, discord:456, “here” or a name at the table. “drain” opens no new tables until “drain off”.
owner-announce-how = What should I announce? Type “announce” and then the text.
owner-announced = { $count ->
        [0] No table is open, so nobody was told.
        [one] Telling one chat or person.
       *[other] Telling { $count } chats and people.
    }
owner-banned = { $who } is banned until you type “allow { $who }”.
owner-ban-none = Nobody is banned. Type “ban” and then telegram:123, discord:456, “here”, or a name at the table.
owner-ban-list = Banned: { $who }. To lift a ban, type “allow” and one of them.
owner-ban-how = I don’t serve that. Name a person or chat as PLATFORM:NUMBER, with one of these platforms: { $platforms }.
owner-ban-owner = You can’t ban somebody who runs this bot.
owner-allowed = { $who } is allowed again.
owner-allow-setting = { $who } stays banned by RUMMY_BANNED_PEOPLE or RUMMY_BANNED_CHATS.
owner-drain-on = No new tables open until you type “drain off”. { $count ->
        [0] No table is open.
        [one] One table is open and goes on.
       *[other] { $count } tables are open and go on.
    }
owner-drain-off = New tables may open again.

## drain

cli-drain-on = No new tables open until “rummy drain off”. Games in progress go on.
cli-drain-off = New tables may open.
cli-drain-none = The bot hasn’t been run with this database yet, or only in an older version.
help-drain =
    rummy drain [on | off] [--database URL]

    Tells every program using the database not to open new tables; games in progress continue.
    “off” allows new tables again. Without either, it shows the current state. It takes effect within seconds, and survives restarts.

    --database URL  which database; default: the one in RUMMY_DATABASE_URL
