# Was der Betreiber sagt und zur Antwort bekommt.

limit-drain = Zurzeit keine neuen Tische: Dieser Bot wird gleich aktualisiert. Laufende Partien gehen weiter.
note-announcement = 📣 Vom Betreiber dieses Bots:
    { $text }
owner-help = Du betreibst diesen Bot, also kannst du schreiben: „announce TEXT“ sagt es allen, die spielen, in Chats oder privat. „ban“ und „allow“ nehmen telegram:123, discord:456, „here“ oder einen Namen vom Tisch. Nach „drain“ gibt es keine neuen Tische, bis du „drain aus“ schreibst.
owner-announce-how = Was soll ich durchsagen? Schreib „announce“ und dann den Text.
owner-announced = { $count ->
        [0] Kein Tisch ist offen, also erfährt es niemand.
        [one] Ein Chat oder eine Person erfährt es.
       *[other] { $count } Chats und Personen erfahren es.
    }
owner-banned = { $who } ist gesperrt, bis du „allow { $who }“ schreibst.
owner-ban-none = Niemand ist gesperrt. Schreib „ban“ und dann telegram:123, discord:456, „here“ oder einen Namen vom Tisch.
owner-ban-list = Gesperrt: { $who }. „allow“ mit einem davon hebt das auf.
owner-ban-how = Das kenne ich nicht. Nenn eine Person oder einen Chat als DIENST:NUMMER, mit einem dieser Dienste: { $platforms }.
owner-ban-owner = Wer diesen Bot betreibt, lässt sich nicht sperren.
owner-allowed = { $who } ist wieder zugelassen.
owner-allow-setting = { $who } bleibt durch RUMMY_BANNED_PEOPLE oder RUMMY_BANNED_CHATS gesperrt.
owner-drain-on = Keine neuen Tische, bis du „drain aus“ schreibst. { $count ->
        [0] Kein Tisch ist offen.
        [one] Ein Tisch ist offen und geht weiter.
       *[other] { $count } Tische sind offen und gehen weiter.
    }
owner-drain-off = Neue Tische sind wieder möglich.

## drain

cli-drain-on = Keine neuen Tische, bis „rummy drain off“. Laufende Partien gehen weiter.
cli-drain-off = Neue Tische sind möglich.
cli-drain-none = Mit dieser Datenbank lief der Bot noch nie, oder nur in einer älteren Version.
help-drain =
    rummy drain [on | off] [--database URL]

    „on“: Kein Bot, der diese Datenbank benutzt, eröffnet noch neue Tische; laufende Partien gehen weiter.
    „off“ hebt das wieder auf. Ohne Angabe zeigt der Befehl, was gerade gilt. Die Änderung wirkt nach wenigen Sekunden
    und bleibt nach einem Neustart erhalten.

    --database URL  welche Datenbank; Vorgabe: die aus RUMMY_DATABASE_URL
