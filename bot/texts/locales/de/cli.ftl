# Was die Befehle sagen. Namen von Befehlen, Optionen und Blättern sind in jeder Sprache dieselben.

## Fehler im Geschriebenen

cli-no-command = Einen Befehl „{ $command }“ gibt es nicht. Es gibt: { $commands }. „rummy --help“ erklärt jeden.
cli-usage = { $command }: { $fault ->
        [value] { $argument } braucht einen Wert.
        [choice] „{ $value }“ geht bei { $argument } nicht. Möglich: { $choices }.
        [missing] Folgendes fehlt: { $argument }.
        [both] { $argument } und { $other } gehen nicht zusammen.
        [flag] { $argument } nimmt keinen Wert.
        [unknown] „{ $value }“ ist hier unbekannt.
        [whole] { $argument } ist eine ganze Zahl, nicht „{ $value }“.
        [few] { $argument } ist mindestens 1, nicht { $value }.
        [port] { $argument } ist eine ganze Zahl von 1 bis { $most }, nicht „{ $value }“.
        [seconds] { $argument } ist eine Zahl von 0 bis { $most }, nicht „{ $value }“.
       *[other] Das lässt sich nicht lesen.
    } „{ $command } --help“ zeigt, wie man es schreibt.
cli-argument = { $name ->
        [SHEET] SPIEL
        [TILES] STEINE
        [FILE] DATEI
       *[other] { $name }
    }
cli-language = Die Sprache „{ $wanted }“ gibt es hier nicht. Es gibt: { $languages }.
cli-no-sheet = Ein Spiel „{ $sheet }“ gibt es nicht. Es gibt: { $sheets }.
cli-rule-form = „{ $rule }“ ist keine Hausregel: Man schreibt NAME=WERT, wie joker=4.
cli-rule-unknown = Eine Hausregel „{ $rule }“ gibt es nicht. Bei { $sheet } gibt es: { $rules }.
cli-rule-sheets = Die Hausregel { $rule } passt nicht zu { $sheet }, aber zu: { $sheets }.
cli-rule-value = „{ $value }“ geht bei der Hausregel { $rule } nicht. Möglich: { $allowed }.
cli-players = { $sheet } ist für { $low } bis { $high } Spieler, nicht für { $seats }.
cli-pack-too-small = Mit diesen Hausregeln reichen bei { $sheet } die Steine oder Karten nicht für { $seats } Plätze.
cli-level-unknown = „{ $level }“ kann keinen Platz bekommen. Möglich: { $levels }.
cli-seats-you = Für deinen eigenen Platz schreibst du genau einmal „du“, zum Beispiel du,leicht.
cli-too-long = Das ist zu lang: Höchstens { $most } Zeichen werden auf einmal gelesen.
cli-unreadable = { $family ->
        [cards] „{ $word }“ ist keine Karte. Karten schreibt man so: AS 10H QD.
       *[tiles] „{ $word }“ ist kein Stein. Steine schreibt man so: r5 b12, einen Joker J oder J=r5. check prüft eine einzige Kombination.
    }
cli-file-unreadable = „{ $file }“ lässt sich nicht öffnen. Stimmt der Name, und darfst du die Datei lesen?
cli-file-no-text = „{ $file }“ ist kein Text, also keine Aufzeichnung.
cli-record = Die Aufzeichnung lässt sich nicht spielen: { $what }.
cli-record-round = Die Aufzeichnung lässt sich nicht spielen, Runde { $round }: { $what }.
cli-record-move = Die Aufzeichnung lässt sich nicht spielen, Runde { $round }, Zug { $move }: { $what }.
cli-not-verifiable = Diese Aufzeichnung lässt sich nicht prüfen: Sie enthält kein geöffnetes Siegel.
cli-ratings-rebuilt = Neu berechnet aus { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }: { $ratings ->
        [one] { $ratings } Wertung
       *[other] { $ratings } Wertungen
    }.
cli-settings = Diese Einstellungen haben einen ungültigen Wert: { $keys }. „rummy doctor“ sagt mehr.
cli-dot-env = Die Datei .env lässt sich nicht lesen. „rummy doctor“ sagt mehr.
cli-no-output = Die Ausgabe lässt sich nicht schreiben: { $why }.
cli-fault = Das hätte nicht passieren dürfen: Das ist ein Fehler im Programm, nicht deiner. Er steht als { $id } in { $file }.

## play

cli-you = Du

## Was später kommt

cli-serve-nothing = Es ist kein Bot eingerichtet: Setze RUMMY_DISCORD_TOKEN oder RUMMY_TELEGRAM_TOKEN. Im Terminal spielst du mit „rummy play“.
cli-serve-connecting = Verbinde mit { $platform } …
cli-serve-connected = { $platform }: verbunden als { $name }. Eingeladen wird der Bot mit { $link }
cli-serve-ready = Bereit: Es kann gespielt werden. Strg-C beendet das Programm.
cli-serve-again = Das Programm versucht es weiter. Strg-C beendet es.
cli-serve-answered = { $platform } antwortet wieder.
cli-serve-ended = Beendet.
cli-discord-token = Discord kennt das Token in RUMMY_DISCORD_TOKEN nicht. Im Developer Portal bekommst du ein neues: deine Anwendung, Bot, Reset Token.
cli-emoji-nothing = Es gibt noch keinen Bot für die Emojis: Setze RUMMY_DISCORD_TOKEN.
cli-emoji-begins = Steine und Karten werden gezeichnet …
cli-emoji-away = Discord antwortet nicht oder nimmt gerade keine Emojis mehr. Was oben ist, bleibt; ruf später noch einmal „rummy emoji“ auf.
cli-emoji =
    { $new ->
        [0] Alle { $count } Emojis sind da.
       *[other] { $new } von { $count } Emojis fehlten und sind jetzt da. Starte „rummy serve“ neu, um sie zu benutzen.
    }
cli-no-room =
    { $obstacle ->
        [taken] An { $place } lauscht schon ein anderes Programm. Setze in { $setting } einen anderen Port.
        [forbidden] Dieser Benutzer darf an { $place } nicht lauschen: Ports unter 1024 brauchen mehr Rechte. Setze in { $setting } einen anderen Port.
        [elsewhere] Dieser Rechner hat die Adresse { $place } nicht. Setze in { $setting } eine eigene Adresse des Rechners, oder 0.0.0.0 für alle.
        [unknown] Zum Namen in { $place } gibt es hier keine Adresse. Setze in { $setting } eine Adresse oder einen anderen Namen.
       *[other] Das Programm kann an { $place } nicht lauschen: { $why }. Setze in { $setting } eine andere Adresse.
    }
cli-telegram-token = Telegram kennt das Token in RUMMY_TELEGRAM_TOKEN nicht. @BotFather zeigt das gültige: /mybots, API Token.
cli-telegram-webhook = Telegram liefert keine Nachrichten an die Adresse in RUMMY_TELEGRAM_WEBHOOK_URL: { $why }. Es nimmt https-Adressen auf Port 443, 80, 88 oder 8443, die aus dem Internet erreichbar sind. Berichtige sie oder lass sie leer: Dann werden Nachrichten abgefragt.
cli-plays-here = Kein Dienst hat ein Token, also spielst du hier im Terminal.

## Die Datenbank

database-url = RUMMY_DATABASE_URL oder --database nennt keine Datenbank. Schreibe sqlite:/// und den Pfad einer Datei, wie in sqlite:///rummy.sqlite3, oder postgresql://BENUTZER:PASSWORT@RECHNER/NAME.
database-newer = Die Datenbank stammt von einer neueren Version des Programms. Es wurde nichts verändert: Installiere diese neuere Version oder nimm die Sicherung, die sie angelegt hat.
database-locked = Ein anderes Programm hat die Datenbank geöffnet. Beende es zuerst oder nenne eine andere Datei.
database-read-only = In die Datenbank kann nicht geschrieben werden. Du brauchst Schreibrechte für die Datei und ihren Ordner.
database-full = Der Datenträger ist voll. Schaffe Platz und starte neu. Kein bestätigter Zug ist verloren.
database-damaged = Die Datenbankdatei ist beschädigt. Setze eine Sicherung an ihre Stelle; hebe die beschädigte für eine Reparatur auf.
database-gone = Die Datenbankdatei { $file } fehlt, oder ihr Ordner ist nicht zugänglich.
database-folder = Den Ordner { $folder } gibt es nicht. Leg ihn zuerst an, oder berichtige den Pfad.
database-foreign-log = Neben der Datenbankdatei liegt das Protokoll einer anderen, und darin können beantwortete Züge stehen. Hast du eine Sicherung dorthin gesetzt, um von ihr aus weiterzuspielen, dann räum die Datei weg, deren Name auf „-wal“ endet, und heb sie auf. Sonst leg die frühere Datenbankdatei zurück. Starte danach noch einmal.
database-several-names = Die Datenbankdatei hat mehrere Namen (harte Links), also könnten zwei Programme zugleich in sie schreiben. Beende alle Programme, die sie benutzen. Lösch dann alle Namen bis auf einen („find . -samefile DATEI“ zählt sie auf); liegt neben einem eine Datei, die auf „-wal“ endet, so behalte diesen.
database-unreachable = Der Datenbankserver antwortet nicht. Läuft er, und stimmen Rechner und Port in RUMMY_DATABASE_URL?
database-refused = Der Datenbankserver lehnt die Anmeldung ab. Prüfe Benutzer, Passwort und Namen der Datenbank in RUMMY_DATABASE_URL.
database-forbidden = Dieser Benutzer kann sich am Datenbankserver anmelden, aber keine Tabellen anlegen. Mach ihn zum Besitzer der Datenbank: ALTER DATABASE NAME OWNER TO USER.
database-server = Die Datenbank liegt auf einem Server; hier wird eine Datei gebraucht.
database-other = Die Datenbank lässt sich nicht öffnen.

## backup

cli-backup = { $file } enthält die Datenbank, wie sie jetzt ist: { $count ->
        [one] ein offener Tisch
       *[other] { $count } offene Tische
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Die Kopie wurde geöffnet und ist unbeschädigt.
cli-backup-server = Diese Datenbank liegt in PostgreSQL. Sichere sie so, auch während das Programm läuft: pg_dump --format=custom --file=rummy.dump ADRESSE
cli-backup-same = Das ist die Datenbank selbst. Nenne eine andere Datei.
backup-unwritable = Die Kopie lässt sich nicht nach { $file } schreiben. Gibt es den Ordner, gehört er dir, und ist Platz? Sonst wurde nichts verändert.

## move

cli-move = { $name } enthält jetzt alles: { $count ->
        [one] einen Tisch
       *[other] { $count } Tische
    }, { $rows } Zeilen, jede verglichen. Setze RUMMY_DATABASE_URL darauf, und starte kein Programm mehr mit der alten Datei: Heb sie als Kopie auf.
move-no-server = Das Ziel ist keine Adresse wie postgresql://BENUTZER:PASSWORT@RECHNER/NAME.
move-not-empty = Diese Datenbank ist nicht leer. Es wurde nichts verändert: Nenne eine leere.
move-different = Die Kopie stimmte nicht überein und wurde verworfen. Die Datei ist unverändert. Prüfe Speicher und Datenträger, und versuche es noch einmal.

## check und sheets

cli-meld = { $kind ->
        [set] Eine Gruppe
       *[run] Eine Reihe
    }: { $meld }{ $counts ->
        [yes] . Beim Auslegen zählt sie { $value ->
            [one] { $value } Punkt
           *[other] { $value } Punkte
        }.
       *[no] .
    }
cli-sheet-options = Das können Hausregeln ändern. L ist eine Zeile in { $file }, C unsere Deutung, wo dort nichts steht:
cli-sheet-unprinted = nicht gedruckt

## solve

cli-solve-unreadable = { $family ->
        [cards] „{ $word }“ ist keine Karte. Karten schreibt man so: AS 10H QD, zwischen Kombinationen des Tisches |.
       *[tiles] „{ $word }“ ist kein Stein. Steine schreibt man so: r5 b12, einen Joker J oder J=r5, zwischen Kombinationen des Tisches |.
    }
cli-solve-impossible = Das kann nicht sein. { $why }
cli-solve-no-meld = So kann der Tisch nicht aussehen. { $why }
cli-solve-too-many = { $count ->
        [one] { $tile } gibt es in diesem Spiel nur einmal.
       *[other] { $tile } gibt es in diesem Spiel nur { $count }-mal.
    }
cli-solve-lay = { $family ->
        [cards] Leg { $tiles }: { $count } { $count ->
            [one] Karte
           *[other] Karten
        } und { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } weniger auf der Hand.
       *[tiles] Leg { $tiles }: { $count } { $count ->
            [one] Stein
           *[other] Steine
        } und { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } weniger auf dem Brett.
    }
cli-solve-kept = Du behältst { $tiles }.
cli-solve-emptied = { $family ->
        [cards] Damit ist deine Hand leer.
       *[tiles] Damit ist dein Brett leer.
    }
cli-solve-nothing = { $family ->
        [cards] Es gibt nichts auszulegen: Wirf eine Karte ab.
       *[tiles] Es gibt nichts auszulegen: Zieh.
    }
cli-solve-unproven = Die Suchzeit ist um: Vielleicht geht es noch besser. „--effort 10“ sucht zehnmal so lange.

## puzzle

cli-puzzle-title = { $sheet }, { $grade }, Nummer { $seed }
cli-puzzle-rack = Dein Brett: { $tiles }
cli-puzzle-how = Leg alle Steine von deinem Brett in einem Zug aus. --answer "TISCH" prüft deine Antwort, --solution zeigt eine Lösung.
cli-puzzle-grade = Rätsel für { $sheet } sind immer { $grades }.
cli-puzzle-sheets = Für { $sheet } gibt es keine Rätsel, aber für: { $sheets }.
cli-puzzle-none = Mit diesen Hausregeln wurde für { $sheet } kein Rätsel gefunden. Mit einer anderen --seed gibt es vielleicht eines.

## replay

record-too-long = sie ist zu lang
record-too-deep = ein Schlüssel darin hat zu viele Teile
record-too-large = sie enthält eine größere Zahl, als eine Partie braucht
record-too-much = „{ $name }“ enthält mehr, als eine Partie hat
record-not-toml = sie ist kein TOML ({ $why })
record-format = ihr Format ist nicht { $wanted }
record-field = es gibt kein Feld „{ $name }“
record-kind = „{ $name }“ ist { $kind ->
        [text] kein Text
        [table] keine Tabelle
        [list] keine Liste
       *[number] keine ganze Zahl
    }
record-seats = die Plätze müssen verschiedene Namen aus je einem Wort sein
record-goals = eine Partie hat ein Ziel: rounds, target oder chips
record-no-goal = bei { $sheet } wird nicht um „{ $name }“ gespielt
record-too-few = „{ $name }“ muss 1 oder mehr sein
record-sheet = es gibt kein Spiel „{ $name }“
record-house-rule = „{ $value }“ geht bei der Hausregel { $name } nicht
record-unreadable = „{ $word }“ ist nicht zu lesen
record-hidden = hier ist etwas verdeckt, weiter geht die Aufzeichnung nicht
record-move = es gibt keinen Spielzug „{ $word }“
record-impossible = dieser Spielzug ist in keiner Stellung möglich ({ $what })
record-not-over = die Runde davor ist nicht zu Ende; gib eine Stellung an
record-starter = „{ $name }“ soll beginnen, sitzt aber nicht am Tisch
record-draw = „{ $word }“ gehört nicht zur Auslosung
record-stock = der Vorrat ist unvollständig
record-position = in der Stellung kann „{ $field }“ nicht so sein: { $what }
cli-film-nothing = Runde { $round } dieser Aufzeichnung zeigt nichts.
cli-film-unwritable = „{ $file }“ lässt sich nicht schreiben.
cli-round = Runde { $round }
cli-refused = Abgelehnt: { $why }
cli-first-laying = Erstauslage: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
cli-timeout = Die Zeit war um: { $drawn } gezogen.
cli-timeout-counted = Die Zeit war um, und der Zug gilt, wie er lag.
cli-match-won = { $count ->
        [0] Die Partie ist vorbei. Sie endet unentschieden.
       *[other] Die Partie ist vorbei. Sie geht an: { $winners }.
    }
cli-table = Tisch: { $table }
cli-stock = { $family ->
        [cards] { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }
       *[tiles] { $count ->
            [one] { $count } Stein
           *[other] { $count } Steine
        }
    } im Vorrat.
cli-to-move = { $name } ist am Zug.

## progress

cli-progress-simulate = Partien
cli-progress-film = Bilder
cli-progress-emoji = Emojis
cli-progress-move = Zeilen
cli-progress-backup = Seiten der Datenbank
cli-ended-simulate = Abgebrochen nach { $done } von { $all ->
        [one] { $all } Partie
       *[other] { $all } Partien
    }; die Zahlen gelten für diese.
cli-ended-film = Abgebrochen nach { $done } von { $all } Bildern; es wurde keine Datei geschrieben.
cli-ended-emoji = Abgebrochen nach { $done } von { $all } Emojis. Was hochgeladen ist, bleibt; „rummy emoji“ macht dort weiter.
cli-ended-move = Abgebrochen nach { $done } von { $all } Zeilen; keine davon wurde behalten, und die Datei ist, wie sie war.
cli-ended-backup = Abgebrochen nach { $done } von { $all } Seiten; es wurde keine Kopie geschrieben.

## simulate

cli-games = { $games } { $games ->
        [one] Spiel
       *[other] Spiele
    }, { $refusals } { $refusals ->
        [one] Ablehnung
       *[other] Ablehnungen
    }
cli-share = { $result ->
        [win] Gewonnen
        [draw] Unentschieden
        [blocked] Blockiert
        [aborted] Abgebrochen
       *[open] Ohne Ende
    }: { $count } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-turns = Züge in einem Spiel: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } im Schnitt, höchstens { $max }
cli-wins = Von { $level } gewonnene Runden: { $count }
cli-wins-shared = Runden, die mehrere Spielstärken gemeinsam gewonnen haben: { $count }
cli-matches = Von { $level } gewonnene Partien: { $count }
cli-matches-shared = Partien, die mehrere Spielstärken gemeinsam gewonnen haben: { $count }
cli-pair = { $better } gegen { $worse }: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) von { $decided ->
        [one] { $decided } entschiedenen Runde
       *[other] { $decided } entschiedenen Runden
    }, { $rounds } gespielt
cli-pair-pace = { $level }: { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms für eine Entscheidung
cli-pace = { NUMBER($milliseconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms für einen Zug

## doctor

cli-doctor-fine = Alles in Ordnung.
cli-doctor-wrong = { $count ->
        [one] Es gibt ein Problem.
       *[other] Es gibt { $count } Probleme.
    }
doctor-env-file = Die Datei .env wird gelesen.
doctor-env-file-none = Eine Datei .env gibt es hier nicht; das macht nichts.
doctor-env-file-broken = Die Datei .env ist kein lesbarer Text. Schreib sie neu, nach dem Muster von .env.example.
doctor-env-file-open = Andere auf diesem Rechner können .env lesen, und darin steht ein Token oder Passwort: Gib „chmod 600 .env“ ein.
doctor-key-unknown = { $setting } ist keine Einstellung und bewirkt nichts. Lösch die Zeile; .env.example nennt alle Einstellungen.
doctor-key-near = { $setting } ist keine Einstellung und bewirkt nichts. Ist { $near } gemeint?
doctor-values = Alle Einstellungen haben gültige Werte.
doctor-value-wrong = { $setting } hat einen ungültigen Wert. Was möglich ist, steht in .env.example.
doctor-language-unknown = RUMMY_LANGUAGE nennt keine verfügbare Sprache. Es gibt: { $languages }. Bis dahin gilt Englisch.
doctor-database-wrong = RUMMY_DATABASE_URL beginnt weder mit sqlite:/// noch mit postgresql://. Bleibt es leer, dient eine Datei in deinem Datenordner.
doctor-metrics = Die Überwachung antwortet unter http://{ $place }, nur auf diesem Rechner: /health, /ready, /metrics.
doctor-metrics-open = Die Überwachung antwortet unter http://{ $place }: /health, /ready, /metrics. Jeder, der diesen Rechner erreicht, kann das lesen; Namen und Bretter stehen nicht darin.
doctor-token-telegram = RUMMY_TELEGRAM_TOKEN ist gesetzt: „rummy serve“ startet den Bot auf Telegram. „rummy doctor --live“ fragt Telegram, ob es stimmt.
doctor-token-discord = RUMMY_DISCORD_TOKEN ist gesetzt: „rummy serve“ startet den Bot auf Discord. „rummy doctor --live“ fragt Discord, ob es stimmt.
doctor-folder = In { $folder } kann geschrieben werden.
doctor-folder-wrong = In { $folder } kann nicht geschrieben werden, also wird keine Partie gespeichert. Gib dir dort Schreibrechte, oder setz XDG_DATA_HOME auf einen anderen Ordner.
doctor-log-wrong = In { $folder } kann nicht geschrieben werden, also werden keine Fehler protokolliert. Gib dir dort Schreibrechte, oder setz XDG_STATE_HOME auf einen anderen Ordner.
doctor-files-open = Andere Benutzer dieses Rechners können { $files } in { $folder } lesen. Schütze diese Dateien: chmod 600.
doctor-folder-shared = Andere Benutzer dieses Rechners können in { $folder } schreiben und so ersetzen, was dort liegt. Entzieh ihnen dieses Recht: chmod go-w { $folder }.
doctor-folder-listed = Andere Benutzer dieses Rechners sehen die Dateinamen in { $folder }; den Inhalt kannst nur du lesen. chmod 700 { $folder } verbirgt auch die Namen.
doctor-database-new = { $file } gibt es noch nicht: Der erste Start legt die Datei an.
doctor-database = { $file } ist unbeschädigt: { $count ->
        [one] ein offener Tisch
       *[other] { $count } offene Tische
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB{ $served ->
        [yes] ; ein Programm hat sie offen.
       *[no] .
    }
doctor-database-older = { $file } stammt von einer älteren Version. Der nächste Start sichert die Datei und aktualisiert sie.
doctor-database-log = Das Protokoll neben { $file } ist auf { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB gewachsen. Beende alle Programme, die die Datei lange offen haben, und starte neu.
doctor-database-trouble = { $file }: { $what }
doctor-server-new = { $name } ist da und leer: Der erste Start legt die Tabellen an.
doctor-server = { $name } antwortet: { $count ->
        [one] ein offener Tisch
       *[other] { $count } offene Tische
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, { $programs ->
        [0] kein Programm hat sie offen.
        [one] ein Programm hat sie offen.
       *[other] { $programs } Programme haben sie offen.
    }
doctor-server-older = { $name } stammt von einer älteren Version. Der nächste Start aktualisiert sie: Mach vorher mit pg_dump eine Sicherung.
doctor-disk = Auf dem Datenträger von { $folder } sind nur noch { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB frei. Schaffe Platz, bevor er voll ist.
doctor-pictures = Bilder lassen sich zeichnen, und die Schrift dafür ist da.
doctor-pictures-wrong = Bilder lassen sich nicht zeichnen. Installiere das Programm neu; bis dahin werden Tische als Text angezeigt.
doctor-processes = Die Computer am Tisch können in eigenen Prozessen rechnen.
doctor-processes-none = Die Computer am Tisch können nicht in eigenen Prozessen rechnen: In /dev/shm kann nicht geschrieben werden. Sie rechnen in diesem Programm mit, und Partien mit vielen von ihnen sind langsam.
doctor-languages = Alle Texte sind in allen Sprachen da: { $languages }.
doctor-text-missing = { $count ->
        [one] Ein Text fehlt
       *[other] { $count } Texte fehlen
    } in der Sprache { $spoken }, darunter { $text }. Installiere das Programm neu.
doctor-terminal = Das Terminal hat { $columns } Spalten und { $lines } Zeilen und zeigt Farben.
doctor-terminal-plain = Die Ausgabe geht nicht an ein Terminal: nur Text, ohne Farben.
doctor-terminal-dumb = Das Terminal meldet, dass es keine Farben zeigt (TERM ist { $term }): Steine und Karten erkennst du an ihren Buchstaben.
doctor-terminal-narrow = Das Terminal hat nur { $columns } Spalten: Mach es mindestens 60 Spalten breit, sonst werden lange Tische umgebrochen.
doctor-terminal-encoding = Das Terminal erwartet { $encoding }, aber das Programm schreibt UTF-8. Setz LANG auf eine Sprache mit UTF-8, wie de_DE.UTF-8.
doctor-live-nothing = Kein Dienst hat ein Token, also gibt es online nichts zu prüfen.
doctor-telegram = Telegram kennt den Bot als { $name }. Mit diesem Link kommt er in eine Gruppe: { $link }
doctor-telegram-token = Telegram kennt das Token in RUMMY_TELEGRAM_TOKEN nicht. @BotFather zeigt das gültige: /mybots, API Token.
doctor-telegram-away = Telegram antwortet nicht. Ist dieser Rechner online? RUMMY_TELEGRAM_API muss, wenn es gesetzt ist, einen laufenden Bot-API-Server nennen.
doctor-telegram-odd = Diese Adresse antwortet, aber nicht wie Telegram. Stimmt RUMMY_TELEGRAM_API?
doctor-telegram-conflict = Ein anderes Programm ruft die Nachrichten dieses Bots schon bei Telegram ab. Das darf nur eines: Beende das andere.
doctor-telegram-groups = Der Bot darf nicht zu Gruppen hinzugefügt werden. Schick @BotFather /setjoingroups, Enable.
doctor-telegram-private = Der Privatmodus ist an: In Gruppen bekommt der Bot nur Befehle und Antworten, und mehr braucht er nicht.
doctor-telegram-overhears = Der Privatmodus ist aus: Der Bot bekommt alles, was in Gruppen geschrieben wird, und liest davon nur Befehle und Antworten. @BotFather schaltet ihn an: /setprivacy.
doctor-telegram-inline = Der Inline-Modus ist an: Spieler können ihre Züge in der Gruppe wählen. Telegram sagt nicht, ob es die Wahl meldet: Stell bei @BotFather /setinlinefeedback auf 100 %. Bis dahin muss jeder Zug mit „Bestätigen“ bestätigt werden.
doctor-telegram-no-inline = Der Inline-Modus ist aus. Damit Spieler ihre Züge in der Gruppe wählen können, schick @BotFather /setinline, dann /setinlinefeedback, 100 %.
doctor-telegram-webhook = Telegram schickt Nachrichten derzeit an einen Webhook. „rummy serve“ entfernt ihn und ruft sie selbst ab.
doctor-discord = Discord kennt den Bot als { $name }. Mit diesem Link lädst du ihn ein: discord.com/oauth2/authorize?client_id={ $number }&scope=bot+applications.commands&permissions=274877942784
doctor-discord-token = Discord kennt das Token in RUMMY_DISCORD_TOKEN nicht. Im Developer Portal bekommst du ein neues: deine Anwendung, Bot, Reset Token.
doctor-discord-away = Discord antwortet nicht. Ist dieser Rechner online? RUMMY_DISCORD_API muss, wenn es gesetzt ist, einen Server nennen, der läuft.
doctor-discord-odd = Diese Adresse antwortet, aber nicht wie Discord. Stimmt RUMMY_DISCORD_API?
doctor-discord-endpoint = Im Developer Portal ist eine Interactions Endpoint URL gesetzt: Befehle und Klicks gehen dorthin und erreichen dieses Programm nie. Lösch sie dort.
doctor-discord-public = Jeder kann den Bot auf einen Server holen. Soll das nur dir möglich sein, schalte im Developer Portal Public Bot aus.
doctor-discord-own = Nur du kannst den Bot auf einen Server holen.
doctor-discord-commands = Die Befehle sind da.
doctor-discord-new = Die Befehle sind noch nicht da: Das nächste „rummy serve“ bietet sie an.
doctor-discord-emoji =
    { $count ->
        [0] Noch keine Steine als Emojis: „rummy emoji“ lädt sie hoch.
       *[other] { $count } eigene Emojis des Bots sind da.
    }

## Wie man die Befehle schreibt: --help

help-start =
    Rummy mit Freunden, nach sieben gedruckten Spielanleitungen.

    rummy                 startet eine Partie im Terminal
    rummy play            eine Partie im Terminal, mit deinen Einstellungen
    rummy web             eine Partie im Browser, auch mit Freunden im selben Netz
    rummy sheets          zeigt die Liste der Spiele oder die Regeln eines Spiels
    rummy check           ist das eine Kombination, und was ist sie wert?
    rummy solve           der beste erlaubte Zug
    rummy puzzle          das Rätsel des Tages: ein Brett in einem Zug leeren
    rummy replay          spielt eine Aufzeichnung nach und prüft jeden Zug
    rummy verify          prüft, ob in einer Aufzeichnung fair gemischt wurde
    rummy ratings         zeigt, wer vorn liegt, oder berechnet alle Wertungen neu
    rummy simulate        lässt Computer gegeneinander spielen
    rummy lines           JSON-Zeilen, für Programme, die spielen oder zuschauen
    rummy init            fragt nach Tokens und schreibt die Einstellungen für „rummy serve“
    rummy serve           startet den Bot auf Discord, Telegram oder beiden
    rummy emoji           lädt Steine und Karten als Emojis des Bots zu Discord hoch
    rummy backup          kopiert die Datenbank, auch während sie benutzt wird
    rummy drain           sperrt neue Tische oder lässt sie wieder zu
    rummy move URL        überträgt alles aus der SQLite-Datei auf einen PostgreSQL-Server
    rummy doctor          prüft Einstellungen, Ordner, Sprachen und das Terminal

    Jeder Befehl kennt --help und --language ({ $languages }). rummy --version zeigt die Version.
    Rückgabewert: 0 ja, 1 nein (abgelehnt), 2 unlesbar oder unmöglich.
help-play =
    rummy play [--learn] [--sheet SPIEL] [--seats du,leicht] [--name NAME] [--seed N] [--rule NAME=WERT]
    rummy play --resume [--database URL]

    Eine Partie im Terminal gegen Computer.

    --sheet SPIEL     eines der Spiele aus „rummy sheets“; Vorgabe: rummikub
    --seats LISTE     die Spieler der Reihe nach, durch Kommas getrennt: „du“ sowie leicht, mittel oder schwer
    --name NAME       wie du heißt
    --seed N          mischt jedes Mal gleich
    --rule NAME=WERT  eine Hausregel, mehrfach möglich; „rummy sheets SPIEL“ nennt sie
    --learn           beginnt mit einer kurzen Lektion
    --resume          setzt die letzte angefangene Partie fort
    --database URL    wo Partien gespeichert werden, etwa sqlite:///abend.sqlite3; Vorgabe: in deinem Datenordner
help-sheets =
    rummy sheets [SPIEL] [--json]

    Zeigt alle Spiele oder die Regeln eines Spiels, und wo jede Regel gedruckt steht.

    --json  für Programme
help-check =
    rummy check SPIEL "STEINE" [--rule NAME=WERT] [--json]

    Ist das eine Kombination, und was ist sie ausgelegt wert? Zum Beispiel: rummy check rummikub "r9 r10 J"

    --rule NAME=WERT  eine Hausregel, mehrfach möglich
    --json            für Programme
help-solve =
    rummy solve SPIEL --table "TISCH" --rack "STEINE" [--closed] [--aim tiles] [--effort N] [--rule NAME=WERT] [--json]

    Der beste erlaubte Zug, mit einem + vor jedem gelegten Stein. Zum Beispiel:
    rummy solve rummikub --table "r4 r5 r6 | b8 k8 y8" --rack "r7 r8 k1"

    --table TISCH     die Kombinationen auf dem Tisch, mit | dazwischen; Vorgabe: keine
    --rack STEINE     deine Steine oder Karten; bei Karten samt der gezogenen
    --closed          deine Erstauslage steht noch aus
    --aim ZIEL        wovon du möglichst viel loswerden willst: tiles (Steine) oder points (Punkte vom Brett)
    --effort N        sucht N-mal so lange wie üblich; Vorgabe: 1
    --rule NAME=WERT  eine Hausregel, mehrfach möglich
    --json            für Programme
help-puzzle =
    rummy puzzle [--sheet SPIEL] [--seed N | --today] [--difficulty leicht] [--answer "TISCH"] [--solution] [--rule NAME=WERT] [--json]

    Ein Tisch und ein Brett, das du in einem Zug leeren kannst. Am selben Tag bekommen alle dasselbe Rätsel.

    --sheet SPIEL      ein Spiel mit Steinen; Vorgabe: rummikub
    --seed N           ein anderes als das des Tages
    --today            das des Tages (nach UTC); das ist die Vorgabe
    --difficulty GRAD  leicht, mittel oder schwer: wie viel du auf dem Tisch umbauen musst
    --answer TISCH     prüft deine Lösung: alle Kombinationen, wie sie am Ende liegen, mit | dazwischen
    --solution         zeigt eine Lösung
    --rule NAME=WERT   eine Hausregel, mehrfach möglich
    --json             für Programme
help-replay =
    rummy replay DATEI [--json] [--keep-going] [--gif DATEI [--round N]]

    Spielt eine Aufzeichnung nach und zeigt, ob jeder Zug erlaubt war. Ist DATEI ein -, wird die Standardeingabe gelesen.

    --json        eine Zeile JSON für jeden Zug, für Programme
    --keep-going  hält beim ersten abgelehnten Zug nicht an
    --gif DATEI   schreibt eine Runde als animiertes GIF
    --round N     welche Runde; ohne Angabe die letzte
help-verify =
    rummy verify DATEI [--json]

    Rechnet für eine Aufzeichnung nach, ob so gemischt wurde, wie es vor dem Austeilen festgelegt war. Ist DATEI ein -, wird die Standardeingabe gelesen.

    Rückgabewert: 0 fair gemischt, 1 Abweichung, 2 unlesbar oder nicht prüfbar. Was das beweist, steht in docs/fairness.md.

    --json  das Urteil über jede Runde, für Programme
help-ratings =
    rummy ratings [--rebuild] [--database URL] [--json]

    Zeigt für jedes Spiel, wer über alle Chats hinweg vorn liegt. Bei SQLite vorher den Bot beenden.

    --rebuild       berechnet alle Wertungen neu aus den beendeten Runden
    --database URL  wo die Partien liegen; Vorgabe: wie eingestellt
    --json          jede Wertung, auch die der einzelnen Chats, für Programme
help-simulate =
    rummy simulate SPIEL [--seats leicht,leicht] [--games N] [--match] [--pairs] [--seed N] [--rule NAME=WERT] [--json]

    Lässt Computer gegeneinander spielen und zeigt, wie die Runden enden.

    --seats LISTE     wer spielt, durch Kommas getrennt: leicht, mittel oder schwer
    --games N         wie viele Runden; Vorgabe: 100
    --match           spielt ganze Partien statt einzelner Runden
    --pairs           lässt je zwei Spielstärken gegeneinander spielen, in beiden Reihenfolgen
    --seed N          jedes Mal derselbe Verlauf
    --rule NAME=WERT  eine Hausregel, mehrfach möglich
    --json            für Programme
help-lines =
    rummy lines [--pause SEKUNDEN] [--database URL] [--seed N]

    Ein JSON-Objekt pro Zeile, als Ein- und Ausgabe: So können Programme ganze Partien spielen.

    --pause SEKUNDEN  wie lange Computer warten, bevor sie handeln, 0 bis 60; Vorgabe: 1
    --database URL    wo Tische gespeichert werden, etwa sqlite:///rummy.sqlite3; Vorgabe: der Ort aus
                      RUMMY_DATABASE_URL, und wenn das leer ist, nirgends
    --seed N          mischt jedes Mal gleich
help-serve =
    rummy serve

    Startet den Bot auf Discord, wenn RUMMY_DISCORD_TOKEN gesetzt ist, und auf Telegram, wenn RUMMY_TELEGRAM_TOKEN
    gesetzt ist. Er läuft, bis du ihn beendest.
    Tische werden dort gespeichert, wo RUMMY_DATABASE_URL es angibt, sonst in einer Datei in deinem Datenordner.
help-emoji =
    rummy emoji

    Lädt Steine und Karten als Emojis deines Bots zu Discord hoch, soweit sie noch fehlen: Einmal genügt.
    „/rummy einstellungen änderung:ansicht emoji“ zeigt einen Tisch mit diesen Emojis.
help-backup =
    rummy backup [DATEI] [--database URL]

    Kopiert die Datenbank, auch während das Programm läuft, und prüft, ob die Kopie unbeschädigt ist.
    Erst dann ersetzt sie eine ältere.

    DATEI           wohin die Kopie kommt, oder ein Ordner dafür; Vorgabe: neben die Datenbank
    --database URL  welche Datenbank; Vorgabe: die aus RUMMY_DATABASE_URL
help-move =
    rummy move URL [--database URL]

    Überträgt alles aus der SQLite-Datei in eine leere PostgreSQL-Datenbank: alles, Zeile für Zeile verglichen, oder nichts.
    Das Programm darf dabei nicht laufen. Die Datei bleibt, wie sie ist.

    URL             wohin, etwa postgresql://BENUTZER:PASSWORT@RECHNER/NAME
    --database URL  woher, etwa sqlite:///rummy.sqlite3; Vorgabe: die aus RUMMY_DATABASE_URL
help-doctor =
    rummy doctor [--live]

    Prüft Einstellungen, Ordner, Sprachen und das Terminal und sagt, wie sich jeder Fehler beheben lässt.

    --live  fragt auch die Dienste, ob Tokens und Einstellungen dort stimmen
