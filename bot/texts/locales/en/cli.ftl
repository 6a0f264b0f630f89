# The texts of the commands. Names of commands, options and sheets are the same in every language.

## Mistakes in what was written

cli-no-command = There is no command “{ $command }”. Commands: { $commands }. “rummy --help” explains them.
cli-usage = { $command }: { $fault ->
        [value] { $argument } needs a value.
        [choice] { $argument } can’t be “{ $value }”. Choose one of: { $choices }.
        [missing] missing: { $argument }.
        [both] { $argument } and { $other } don’t go together.
        [flag] { $argument } takes no value.
        [unknown] I don’t know “{ $value }”.
        [whole] { $argument } must be a whole number, not “{ $value }”.
        [few] { $argument } must be at least 1, not { $value }.
        [port] { $argument } must be a whole number from 1 to { $most }, not “{ $value }”.
        [seconds] { $argument } must be a number from 0 to { $most }, not “{ $value }”.
       *[other] this can’t be read.
    } “{ $command } --help” shows how to use it.
cli-argument = { $name ->
        [SHEET] GAME
       *[other] { $name }
    }
cli-language = “{ $wanted }” is not available. Languages: { $languages }.
cli-no-sheet = There is no game called “{ $sheet }”. Choose from: { $sheets }.
cli-rule-form = “{ $rule }” isn’t a house rule: write NAME=VALUE, as in jokers=4.
cli-rule-unknown = There is no house rule called “{ $rule }”. { $sheet } can take: { $rules }.
cli-rule-sheets = { $sheet } cannot take the house rule { $rule }. These games can: { $sheets }.
cli-rule-value = “{ $value }” isn’t a valid value for the house rule { $rule }. Allowed: { $allowed }.
cli-players = { $sheet } is for { $low } to { $high } players, not { $seats }.
cli-pack-too-small = With these house rules, { $sheet } has too few tiles or cards for { $seats } seats.
cli-level-unknown = “{ $level }” can’t take a seat. Choose from: { $levels }.
cli-seats-you = One seat is yours: write “you” once, as in you,easy.
cli-too-long = That is more than any game has: at most { $most } characters can be read at once.
cli-unreadable = { $family ->
        [cards] “{ $word }” isn’t a card. Cards are written like this: AS 10H QD.
       *[tiles] “{ $word }” isn’t a tile. Tiles are written like this: r5, b12; a joker is J or J=r5. “rummy check” takes one meld.
    }
cli-file-unreadable = “{ $file }” cannot be opened. Is the name right, and do you have permission to read it?
cli-file-no-text = “{ $file }” isn’t text, so it isn’t a record.
cli-record = The record cannot be played: { $what }.
cli-record-round = The record cannot be played, round { $round }: { $what }.
cli-record-move = The record cannot be played, round { $round }, move { $move }: { $what }.
cli-not-verifiable = This record cannot be verified: it holds no opened seal.
cli-ratings-rebuilt = Recalculated from { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: { $ratings ->
        [one] { $ratings } rating
       *[other] { $ratings } ratings
    }.
cli-settings = These settings have invalid values: { $keys }. “rummy doctor” says more.
cli-dot-env = The file .env cannot be read. “rummy doctor” says more.
cli-no-output = The output cannot be written: { $why }.
cli-fault = Something went wrong in the program; it’s not your fault. It is logged as { $id } in { $file }.

## play

cli-you = You

## What comes later

cli-serve-nothing = Nothing to serve: no platform has a token. Set RUMMY_DISCORD_TOKEN or RUMMY_TELEGRAM_TOKEN, or play in the terminal with “rummy play”.
cli-serve-connecting = Connecting to { $platform }…
cli-serve-connected = { $platform }: connected as { $name }. Invite the bot with { $link }
cli-serve-ready = Ready: people can play. Ctrl-C ends the program.
cli-serve-again = The program keeps trying. Ctrl-C ends it.
cli-serve-answered = { $platform } answers again.
cli-serve-ended = Ended.
cli-discord-token = Discord does not know the token in RUMMY_DISCORD_TOKEN. The developer portal makes a new one: your application, Bot, Reset Token.
cli-emoji-nothing = There is no bot to give emoji to: set RUMMY_DISCORD_TOKEN.
cli-emoji-begins = Painting the tiles and cards…
cli-emoji-away = Discord does not answer, or takes no more emoji now. What was uploaded stays; run “rummy emoji” again later.
cli-emoji =
    { $new ->
        [0] All { $count } emoji are there.
       *[other] { $new } of { $count } emoji were missing and are there now. Start “rummy serve” again to use them.
    }
cli-no-room =
    { $obstacle ->
        [taken] Another program is already listening on { $place }. Set another port in { $setting }.
        [forbidden] This user may not listen on { $place }: ports below 1024 need more rights. Set another port in { $setting }.
        [elsewhere] This machine does not have the address { $place }. Set one of its own addresses in { $setting }, or 0.0.0.0 for all of them.
        [unknown] The name in { $place } has no address here. Set an address or another name in { $setting }.
       *[other] The program cannot listen on { $place }: { $why }. Set another address in { $setting }.
    }
cli-telegram-token = Telegram does not know the token in RUMMY_TELEGRAM_TOKEN. @BotFather shows the valid one: /mybots, API Token.
cli-telegram-webhook = Telegram does not deliver updates to the address in RUMMY_TELEGRAM_WEBHOOK_URL: { $why }. It takes https addresses on port 443, 80, 88 or 8443 that the internet can reach. Correct it, or leave it empty: then the program polls for updates.
cli-plays-here = No platform has a token, so you play here in the terminal.

## The database

database-url = RUMMY_DATABASE_URL or --database is not a database address. Write sqlite:/// and the path of a file, as in sqlite:///rummy.sqlite3, or postgresql://USER:PASSWORD@HOST/NAME.
database-newer = A newer version of the program wrote this database. Nothing was changed: install that version again, or restore the backup that it made.
database-locked = Another program has the database open. End that one first, or name another file.
database-read-only = The database can’t be written. Make yourself the owner of its file and folder.
database-full = The disk is full. Free up space and start again; nothing that was answered is lost.
database-damaged = The database file is damaged. Put a backup in its place; keep the damaged one for a repair.
database-gone = The database file { $file } is not there, or its folder cannot be opened.
database-folder = The folder { $folder } does not exist. Create it first, or correct the path.
database-foreign-log = The log of another database lies beside the database file, and it may hold moves that were answered. If you put a backup there to play on from it, move the file whose name ends in “-wal” away and keep it. If not, put the former database file back. Then start again.
database-several-names = The database file has several names (hard links), so two programs could write to it at once. End every program that uses it. Then delete all names but one (“find . -samefile FILE” lists them); if a file ending in “-wal” lies beside one of them, keep that one.
database-unreachable = The database server doesn’t answer. Is it running, and are host and port in RUMMY_DATABASE_URL right?
database-refused = The database server refuses the login. Check user, password and database name in RUMMY_DATABASE_URL.
database-forbidden = The database server lets this user in, but doesn’t let it create tables. Make it the owner of the database: ALTER DATABASE NAME OWNER TO USER.
database-server = The database is on a server, and a file is needed here.
database-other = The database cannot be opened.

## backup

cli-backup = { $file } holds the database as it is now: { $count ->
        [one] one open table
       *[other] { $count } open tables
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. The copy was opened and is intact.
cli-backup-server = This database is on PostgreSQL. Back it up while the program runs: pg_dump --format=custom --file=rummy.dump ADDRESS
cli-backup-same = That is the database itself. Name another file.
backup-unwritable = The copy cannot be written to { $file }. Is the folder there, is it yours, and is there room? Nothing else was touched.

## move

cli-move = { $name } holds everything now: { $count ->
        [one] one table
       *[other] { $count } tables
    }, { $rows } rows, each compared. Set RUMMY_DATABASE_URL to it, and start no program on the old file any more: keep that as a copy.
move-no-server = The target is not an address like postgresql://USER:PASSWORD@HOST/NAME.
move-not-empty = That database isn’t empty. Nothing was changed: name an empty one.
move-different = The copy didn’t match, so it was discarded. The file is unchanged; check memory and disk, then try again.

## check and sheets

cli-meld = { $kind ->
        [set] A set
       *[run] A run
    }: { $meld }{ $counts ->
        [yes] . When laid, it’s worth { $value ->
            [one] { $value } point
           *[other] { $value } points
        }.
       *[no] .
    }
cli-sheet-options = House rules can change these. L: a line in { $file }; C: our interpretation where the file says nothing.
cli-sheet-unprinted = not printed

## solve

cli-solve-unreadable = { $family ->
        [cards] “{ $word }” isn’t a card. Cards are written like this: AS 10H QD. Put | between melds of the table.
       *[tiles] “{ $word }” isn’t a tile. Tiles are written like this: r5, b12; a joker is J or J=r5. Put | between melds of the table.
    }
cli-solve-impossible = That’s impossible. { $why }
cli-solve-no-meld = The table can’t look like that. { $why }
cli-solve-too-many = { $count ->
        [one] There is only one { $tile } in the game.
       *[other] There are only { $count } { $tile } in the game.
    }
cli-solve-lay = { $family ->
        [cards] Lay { $tiles }: { $count } { $count ->
            [one] card
           *[other] cards
        }, { $points } { $points ->
            [one] point
           *[other] points
        } out of your hand.
       *[tiles] Lay { $tiles }: { $count } { $count ->
            [one] tile
           *[other] tiles
        }, { $points } { $points ->
            [one] point
           *[other] points
        } off your rack.
    }
cli-solve-kept = You keep { $tiles }.
cli-solve-emptied = { $family ->
        [cards] That empties your hand.
       *[tiles] That empties your rack.
    }
cli-solve-nothing = { $family ->
        [cards] There is nothing to lay: discard a card.
       *[tiles] There is nothing to lay: draw.
    }
cli-solve-unproven = The search ended before it was sure: there may be something better. “--effort 10” searches ten times as long.

## puzzle

cli-puzzle-title = { $sheet }, { $grade }, number { $seed }
cli-puzzle-rack = Your rack: { $tiles }
cli-puzzle-how = Lay your whole rack in one turn. --answer "TABLE" checks your answer, --solution shows one.
cli-puzzle-grade = { $sheet } has only these puzzles: { $grades }.
cli-puzzle-sheets = { $sheet } has no puzzles. These games do: { $sheets }.
cli-puzzle-none = No puzzle was found with these house rules for { $sheet }. Another --seed may have one.

## replay

record-too-long = it is too long
record-too-deep = a key in it has too many parts
record-too-large = it holds a number larger than any match needs
record-too-much = “{ $name }” holds more than any match has
record-not-toml = it isn’t TOML ({ $why })
record-format = its format is not { $wanted }
record-field = there is no field “{ $name }”
record-kind = “{ $name }” isn’t a { $kind ->
        [text] text
        [table] table
        [list] list
       *[number] whole number
    }
record-seats = the seats have to be different names of one word each
record-goals = a match has one goal: rounds, target or chips
record-no-goal = { $sheet } isn’t played for “{ $name }”
record-too-few = “{ $name }” has to be 1 or more
record-sheet = there is no game “{ $name }”
record-house-rule = the house rule { $name } cannot be “{ $value }”
record-unreadable = “{ $word }” cannot be read
record-hidden = a piece is hidden here, so the record goes no further
record-move = there is no move “{ $word }”
record-impossible = this move is impossible in any position ({ $what })
record-not-over = the round before is not over; give a position
record-starter = the starter “{ $name }” isn’t at the table
record-draw = “{ $word }” isn’t a draw for first player
record-stock = the stock is not the full set
record-position = in the position, “{ $field }” is impossible: { $what }
cli-film-nothing = Round { $round } of this record has nothing to show.
cli-film-unwritable = “{ $file }” cannot be written.
cli-round = Round { $round }
cli-refused = Refused: { $why }
cli-first-laying = Initial meld: { $points } { $points ->
        [one] point
       *[other] points
    }.
cli-timeout = Time’s up: drew { $drawn }.
cli-timeout-counted = Time’s up, and what was placed counts as laid.
cli-match-won = { $count ->
        [0] Match over. It’s a tie.
       *[other] Match over. Won by: { $winners }.
    }
cli-table = Table: { $table }
cli-stock = { $family ->
        [cards] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
       *[tiles] { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }
    } in the stock.
cli-to-move = It’s { $name }’s turn.

## progress

cli-progress-simulate = Games
cli-progress-film = Pictures
cli-progress-emoji = Emoji
cli-progress-move = Rows
cli-progress-backup = Pages of the database
cli-ended-simulate = Ended after { $done } of { $all ->
        [one] { $all } game
       *[other] { $all } games
    }; the figures are for these.
cli-ended-film = Ended after { $done } of { $all } pictures; no file was written.
cli-ended-emoji = Ended after { $done } of { $all } emoji. What was uploaded stays; “rummy emoji” goes on from there.
cli-ended-move = Ended after { $done } of { $all } rows; none of them was kept, and the file is as it was.
cli-ended-backup = Ended after { $done } of { $all } pages; no copy was written.

## simulate

cli-games = { $games } { $games ->
        [one] game
       *[other] games
    }, { $refusals } { $refusals ->
        [one] refusal
       *[other] refusals
    }
cli-share = { $result ->
        [win] Won
        [draw] Tied
        [blocked] Blocked
        [aborted] Abandoned
       *[open] Unfinished
    }: { $count } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-turns = Turns in a game: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, { $max } at most
cli-wins = Rounds won by { $level }: { $count }
cli-wins-shared = Rounds won by several levels together: { $count }
cli-matches = Matches won by { $level }: { $count }
cli-matches-shared = Matches won by several levels together: { $count }
cli-pair = { $better } over { $worse }: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) of { $decided ->
        [one] { $decided } decided round
       *[other] { $decided } decided rounds
    }, { $rounds } played
cli-pair-pace = { $level }: { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms a decision
cli-pace = { NUMBER($milliseconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms a turn

## doctor

cli-doctor-fine = No problems found.
cli-doctor-wrong = { $count ->
        [one] One problem found.
       *[other] { $count } problems found.
    }
doctor-env-file = The file .env can be read.
doctor-env-file-none = There is no .env file here; that’s fine.
doctor-env-file-broken = The file .env cannot be read as text. Write it again from .env.example.
doctor-env-file-open = Others on this machine can read .env, and it holds a token or a password: run “chmod 600 .env”.
doctor-key-unknown = { $setting } is not a setting, so it does nothing. Remove it; .env.example lists all settings.
doctor-key-near = { $setting } is not a setting, so it does nothing. Did you mean { $near }?
doctor-values = All settings have valid values.
doctor-value-wrong = { $setting } has an invalid value. .env.example says what it takes.
doctor-language-unknown = RUMMY_LANGUAGE is not an available language: { $languages }. English is used instead.
doctor-database-wrong = RUMMY_DATABASE_URL begins with neither sqlite:/// nor postgresql://. Leave it empty for a file in your data folder.
doctor-metrics = Health and metrics are served at http://{ $place }, on this machine only: /health, /ready, /metrics.
doctor-metrics-open = Health and metrics are served at http://{ $place }: /health, /ready, /metrics. Anybody who can reach this machine can read them; they contain no names and no racks.
doctor-token-telegram = RUMMY_TELEGRAM_TOKEN is set: “rummy serve” runs the bot on Telegram. “rummy doctor --live” asks Telegram whether it is right.
doctor-token-discord = RUMMY_DISCORD_TOKEN is set: “rummy serve” runs the bot on Discord. “rummy doctor --live” asks Discord whether it is right.
doctor-folder = { $folder } is writable.
doctor-folder-wrong = { $folder } is not writable, so no match can be kept. Change its owner, or set XDG_DATA_HOME to a folder you can write.
doctor-log-wrong = { $folder } is not writable, so errors cannot be logged. Change its owner, or set XDG_STATE_HOME to a folder you can write.
doctor-files-open = Other users of this machine can read { $files } in { $folder }. Remove that permission: chmod 600.
doctor-folder-shared = Other users of this machine can write to { $folder }, so they can replace what is kept there. Remove that permission: chmod go-w { $folder }.
doctor-folder-listed = Other users of this machine can see the names of the files in { $folder }; only you can read what the program keeps there. chmod 700 { $folder } hides the names, too.
doctor-database-new = { $file } does not exist yet; it will be created on first start.
doctor-database = { $file } is intact: { $count ->
        [one] one open table
       *[other] { $count } open tables
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB{ $served ->
        [yes] ; a program has it open.
       *[no] .
    }
doctor-database-older = { $file } is from an older version. The next start copies it and brings it up to date.
doctor-database-log = The log beside { $file } has grown to { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Stop programs that have had the file open for a long time, and start them again.
doctor-database-trouble = { $file }: { $what }
doctor-server-new = { $name } is there and empty; its tables will be created on first start.
doctor-server = { $name } answers: { $count ->
        [one] one open table
       *[other] { $count } open tables
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, { $programs ->
        [0] no program has it open.
        [one] one program has it open.
       *[other] { $programs } programs have it open.
    }
doctor-server-older = { $name } is from an older version. The next start brings it up to date: make a copy with pg_dump first.
doctor-disk = Only { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB are left on the disk that holds { $folder }. Free up space before it is full.
doctor-pictures = Pictures can be drawn, and their font is available.
doctor-pictures-wrong = Pictures cannot be drawn. Reinstall the program; until then tables are shown as text.
doctor-processes = Computer players can run in processes of their own.
doctor-processes-none = Computer players cannot run in processes of their own: /dev/shm is not writable. They share this program’s time, and games with many of them are slow.
doctor-languages = Every text exists in every language: { $languages }.
doctor-text-missing = { $count ->
        [one] One text is
       *[other] { $count } texts are
    } missing in the language { $spoken }, { $text } among them. Reinstall the program.
doctor-terminal = The terminal has { $columns } columns and { $lines } lines, and shows colours.
doctor-terminal-plain = Output isn’t going to a terminal, so it will be plain text without colours.
doctor-terminal-dumb = The terminal reports that it shows no colours (TERM is { $term }): pieces are shown by their letters alone.
doctor-terminal-narrow = The terminal has only { $columns } columns: make it at least 60 wide, or long tables will wrap.
doctor-terminal-encoding = The terminal expects { $encoding }, but the program writes UTF-8. Set LANG to a UTF-8 locale, such as en_US.UTF-8.
doctor-live-nothing = No platform has a token, so there is nothing to check online.
doctor-telegram = Telegram knows the bot as { $name }. The link that adds it to a group: { $link }
doctor-telegram-token = Telegram does not know the token in RUMMY_TELEGRAM_TOKEN. @BotFather shows the valid one: /mybots, API Token.
doctor-telegram-away = Telegram does not answer. Is this machine online? RUMMY_TELEGRAM_API, if set, has to name a running Bot API server.
doctor-telegram-odd = That address answers, but not as Telegram does. Is RUMMY_TELEGRAM_API right?
doctor-telegram-conflict = Another program is already asking Telegram for this bot’s updates, and only one may: stop the other one.
doctor-telegram-groups = The bot may not be added to groups. Tell @BotFather: /setjoingroups, Enable.
doctor-telegram-private = Privacy mode is on: in groups the bot sees only commands and replies to it, which is all it needs.
doctor-telegram-overhears = Privacy mode is off: the bot receives everything written in groups, but reads only commands and replies. @BotFather turns it on: /setprivacy.
doctor-telegram-inline = Inline mode is on: players can choose their moves in the group. Telegram doesn’t say whether it reports their choices: tell @BotFather /setinlinefeedback, 100 %. Until then, each move needs a press on Confirm.
doctor-telegram-no-inline = Inline mode is off. To let players move without leaving the group, tell @BotFather: /setinline, then /setinlinefeedback, 100 %.
doctor-telegram-webhook = Telegram sends updates to a webhook now. “rummy serve” removes it and polls for updates.
doctor-discord = Discord knows the bot: { $name }. The link that invites it: discord.com/oauth2/authorize?client_id={ $number }&scope=bot+applications.commands&permissions=274877942784
doctor-discord-token = Discord does not know the token in RUMMY_DISCORD_TOKEN. The developer portal makes a new one: your application, Bot, Reset Token.
doctor-discord-away = Discord does not answer. Is this machine online? RUMMY_DISCORD_API, if set, has to name a running server.
doctor-discord-odd = That address answers, but not as Discord does. Is RUMMY_DISCORD_API right?
doctor-discord-endpoint = An Interactions Endpoint URL is set in the developer portal: commands and button presses go there and never reach this program. Clear it.
doctor-discord-public = Anybody can bring the bot to a server. To keep it to yourself, turn Public Bot off in the developer portal.
doctor-discord-own = Only you can bring the bot to a server.
doctor-discord-commands = The commands are there.
doctor-discord-new = The commands are not there yet: the next “rummy serve” offers them.
doctor-discord-emoji =
    { $count ->
        [0] No tiles as emoji yet: “rummy emoji” uploads them.
       *[other] { $count } emoji of the bot’s own are there.
    }

## How the commands are written: --help

help-start =
    Play rummy with friends – seven games, each by its printed rules.

    rummy                 starts a match in the terminal
    rummy play            starts a match in the terminal, with your settings
    rummy web             starts a match in the browser, alone or with friends on the same network
    rummy sheets          lists the games, or shows the rules of one
    rummy check           checks a meld and counts its points
    rummy solve           finds the best legal move
    rummy puzzle          shows the puzzle of the day: empty a rack in one turn
    rummy replay          replays a record and checks each move
    rummy verify          checks whether the shuffles in a record were fair
    rummy ratings         shows who is ahead, or recalculates all ratings
    rummy simulate        lets computer players play each other
    rummy lines           exchanges JSON lines with programs that play or watch
    rummy init            asks for tokens and writes the settings for “rummy serve”
    rummy serve           runs the bot on Discord, Telegram or both
    rummy emoji           uploads the tiles and cards as emoji for the bot on Discord
    rummy backup          backs up the database while it is in use
    rummy drain           stops new tables from being opened, or allows them again
    rummy move URL        copies everything from the SQLite file to a PostgreSQL server
    rummy doctor          checks settings, folders, languages and the terminal

    Every command takes --help and --language ({ $languages }). rummy --version shows the version.
    Exit status: 0 = yes, 1 = no or refused, 2 = unreadable or impossible.
help-play =
    rummy play [--learn] [--sheet GAME] [--seats you,easy] [--name NAME] [--seed N] [--rule NAME=VALUE]
    rummy play --resume [--database URL]

    A match in the terminal against computer players.

    --sheet GAME       one of the games in “rummy sheets”; default: rummikub
    --seats LIST       the players in order, separated by commas: “you”, and “easy”, “normal” or “hard” for each
                       computer player
    --name NAME        your name
    --seed N           seed for the shuffles: the same N gives the same shuffles
    --rule NAME=VALUE  a house rule; can be repeated; “rummy sheets GAME” lists them
    --learn            starts with a lesson of a few turns
    --resume           continues the latest unfinished match
    --database URL     where matches are kept, for example sqlite:///evening.sqlite3; default: in your data folder
help-sheets =
    rummy sheets [GAME] [--json]

    Lists the games, or shows all the rules of one, with a reference to the printed source of each rule.

    --json  prints JSON, for use by programs
help-check =
    rummy check GAME "TILES" [--rule NAME=VALUE] [--json]

    Is this a meld, and how many points is it worth when laid? For example: rummy check rummikub "r9 r10 J"

    --rule NAME=VALUE  a house rule; can be repeated
    --json             prints JSON, for use by programs
help-solve =
    rummy solve GAME --table "TABLE" --rack "TILES" [--closed] [--aim tiles] [--effort N] [--rule NAME=VALUE] [--json]

    The best legal move, with a + before each tile that it lays. For example:
    rummy solve rummikub --table "r4 r5 r6 | b8 k8 y8" --rack "r7 r8 k1"

    --table TABLE      the melds on the table, separated by |; default: none
    --rack TILES       your tiles or cards; with cards, after drawing
    --closed           for a player who hasn’t laid an initial meld yet
    --aim AIM          what to maximise: tiles, or points off your rack
    --effort N         how long to search: N times the usual time; default: 1
    --rule NAME=VALUE  a house rule; can be repeated
    --json             prints JSON, for use by programs
help-puzzle =
    rummy puzzle [--sheet GAME] [--seed N | --today] [--difficulty easy] [--answer "TABLE"] [--solution] [--rule NAME=VALUE] [--json]

    A table, and a rack that can be emptied in one turn. Everybody gets the same puzzle on the same day.

    --sheet GAME       a game played with tiles; default: rummikub
    --seed N           a puzzle other than today’s
    --today            today’s puzzle (in UTC); the default
    --difficulty LEVEL easy, normal or hard: how much of the table has to be moved
    --answer TABLE     your answer, to check: the whole table, melds separated by |
    --solution         shows a solution
    --rule NAME=VALUE  a house rule; can be repeated
    --json             prints JSON, for use by programs
help-replay =
    rummy replay FILE [--json] [--keep-going] [--gif OUT [--round N]]

    Replays a record and shows how the rules judge each move. FILE can be - for standard input.

    --json        prints one line of JSON for each move, for use by programs
    --keep-going  does not stop at the first move that is refused
    --gif OUT     writes a round as an animated picture
    --round N     which round; default: the last
help-verify =
    rummy verify FILE [--json]

    Recomputes the shuffles in a record from the commitments made before the deal. FILE can be - for standard input.

    Exit status: 0 = fair, 1 = differs, 2 = cannot be read or verified. docs/fairness.md explains what that proves.

    --json  prints the verdict of each round as JSON, for use by programs
help-ratings =
    rummy ratings [--rebuild] [--database URL] [--json]

    Lists who is ahead across all chats, by game. With SQLite, stop the bot first.

    --rebuild       recalculates all ratings from the finished rounds
    --database URL  where matches are kept; default: as set in the configuration
    --json          prints every rating as JSON, including those of each chat, for use by programs
help-simulate =
    rummy simulate GAME [--seats easy,easy] [--games N] [--match] [--pairs] [--seed N] [--rule NAME=VALUE] [--json]

    Lets computer players play each other, and shows how their games end.

    --seats LIST       the players, separated by commas: “easy”, “normal” or “hard” for each
    --games N          how many games; default: 100
    --match            counts a whole match as a game; default: a single round
    --pairs            plays every pair of levels against each other, both ways round
    --seed N           seed for the shuffles: the same N gives the same games
    --rule NAME=VALUE  a house rule; can be repeated
    --json             prints JSON, for use by programs
help-lines =
    rummy lines [--pause SECONDS] [--database URL] [--seed N]

    One JSON object per line, in and out: lets a program play whole games.

    --pause SECONDS  how long computer players wait before they act, 0 to 60; default: 1
    --database URL   where tables are kept, for example sqlite:///rummy.sqlite3; default: the database
                     in RUMMY_DATABASE_URL; if that is empty, tables aren’t kept
    --seed N         seed for the shuffles: the same N gives the same shuffles
help-serve =
    rummy serve

    Runs the bot until you stop it: on Discord if RUMMY_DISCORD_TOKEN is set, on Telegram if RUMMY_TELEGRAM_TOKEN is set.
    Tables are kept in the database in RUMMY_DATABASE_URL or, if that isn’t set, in a file in your data folder.
help-emoji =
    rummy emoji

    Uploads the tiles and cards as emoji for your bot on Discord, but only those that are missing.
    After that, “settings look emoji” shows tables with them.
help-backup =
    rummy backup [FILE] [--database URL]

    Copies the database, even while the program runs, and checks that the copy is intact.
    Only then does it replace an older one.

    FILE            the file for the copy, or a folder for it; default: beside the database
    --database URL  which database; default: the one in RUMMY_DATABASE_URL
help-move =
    rummy move URL [--database URL]

    Copies everything from the SQLite file to an empty PostgreSQL database: all of it, compared row by row, or nothing.
    Stop the program first. The file stays as it is.

    URL             the destination, in the form postgresql://USER:PASSWORD@HOST/NAME
    --database URL  the database to copy from, for example sqlite:///rummy.sqlite3; default: the one in RUMMY_DATABASE_URL
help-doctor =
    rummy doctor [--live]

    Checks the settings, the folders, the languages and the terminal, and says how to fix each problem.

    --live  also asks the platforms whether tokens and settings there are right
