# Was der Betreiber sagt und zur Antwort bekommt.

limit-drain = Gerade werden keine neuen Tische eröffnet: An diesem Bot wird bald gearbeitet. Was gespielt wird, geht weiter.
note-announcement = 📣 Vom Betreiber dieses Bots:
    { $text }
owner-help = Weil du diesen Bot betreibst: „durchsagen TEXT“ sagt allen etwas, die spielen, in ihren Chats oder privat; „sperren“ und „zulassen“ mit telegram:123, discord:456, „hier“ oder dem Namen von jemandem am Tisch; „auslaufen“ eröffnet keine neuen Tische, bis „auslaufen aus“.
owner-announce-how = Was soll ich durchsagen? Sag „durchsagen“ und dann den Text.
owner-announced = { $count ->
        [0] Nirgends ist ein Tisch offen: Niemand hat etwas erfahren.
        [one] Ein Chat oder eine Person erfährt es.
       *[other] { $count } Chats und Personen erfahren es.
    }
owner-banned = Auf { $who } höre ich nicht mehr, bis du „zulassen { $who }“ sagst.
owner-ban-none = Niemand ist gesperrt. Sag „sperren“ und dann telegram:123, discord:456, „hier“ oder den Namen von jemandem am Tisch.
owner-ban-list = Gesperrt: { $who }. „zulassen“ mit einem davon beendet das.
owner-ban-how = So etwas wird hier nicht bedient. Nenne jemanden oder einen Chat als DIENST:NUMMER; DIENST ist einer von: { $platforms }.
owner-ban-owner = Das ist jemand, der diesen Bot betreibt.
owner-allowed = Auf { $who } höre ich.
owner-allow-setting = { $who } bleibt gesperrt: So steht es in RUMMY_BANNED_PEOPLE oder RUMMY_BANNED_CHATS.
owner-drain-on = Neue Tische werden erst wieder eröffnet, wenn du „auslaufen aus“ sagst. { $count ->
        [0] Kein Tisch ist offen.
        [one] Ein Tisch ist offen und geht weiter.
       *[other] { $count } Tische sind offen und gehen weiter.
    }
owner-drain-off = Neue Tische können wieder eröffnet werden.

## drain

cli-drain-on = Neue Tische werden nicht eröffnet, bis „rummy drain off“. Was gespielt wird, geht weiter.
cli-drain-off = Neue Tische können eröffnet werden.
cli-drain-none = Mit dieser Datenbank wurde noch nie bedient, oder nur von einer älteren Version.
help-drain =
    rummy drain [on | off] [--database URL]

    Lässt alle Programme, die aus einer Datenbank bedienen, keine neuen Tische eröffnen; was gespielt wird,
    geht weiter. „off“ beendet das. Ohne Wort sagt es, wie es steht. Es gilt nach Sekunden, auch nach Neustarts.

    --database URL  welche Datenbank; ohne: RUMMY_DATABASE_URL
