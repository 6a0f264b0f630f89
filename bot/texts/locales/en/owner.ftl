# What whoever runs the program says and is answered.

limit-drain = No new tables are opened just now: this bot is about to be worked on. What is being played goes on.
note-announcement = 📣 From whoever runs this bot:
    { $text }
owner-help = Because you run this bot: “announce TEXT” tells something to everybody who plays, in their chats or in private; “ban” and “allow” with telegram:123, discord:456, “here” or the name of somebody at the table; “drain” opens no new tables, until “drain off”.
owner-announce-how = What shall be told? Say “announce” and then the text.
owner-announced = { $count ->
        [0] No table is open anywhere: nobody was told.
        [one] One chat or person is being told.
       *[other] { $count } chats and people are being told.
    }
owner-banned = { $who } is not listened to any more, until you say “allow { $who }”.
owner-ban-none = Nobody is banned. Say “ban” and then telegram:123, discord:456, “here”, or the name of somebody at the table.
owner-ban-list = Not listened to: { $who }. “allow” and one of them ends that.
owner-ban-how = Nothing of that kind is served here. Name somebody or a chat as PLATFORM:NUMBER; PLATFORM is one of: { $platforms }.
owner-ban-owner = That is somebody who runs this bot.
owner-allowed = { $who } is listened to.
owner-allow-setting = { $who } stays banned: it stands in RUMMY_BANNED_PEOPLE or RUMMY_BANNED_CHATS.
owner-drain-on = No new tables are opened until you say “drain off”. { $count ->
        [0] No table is open.
        [one] One table is open, and goes on.
       *[other] { $count } tables are open, and go on.
    }
owner-drain-off = New tables may be opened again.

## drain

cli-drain-on = No new tables are opened, until “rummy drain off”. What is being played goes on.
cli-drain-off = New tables may be opened.
cli-drain-none = Nobody has served from this database yet, or only an older version has.
help-drain =
    rummy drain [on | off] [--database URL]

    Has every program that serves from a database open no new tables, while what is being played goes on;
    “off” ends that. Without a word it says how it stands. It holds within seconds, and over restarts.

    --database URL  which database; left out: RUMMY_DATABASE_URL
