# Wat wie de bot draait zegt, en als antwoord krijgt.

limit-drain = Er worden nu geen nieuwe tafels geopend: er wordt zo aan deze bot gewerkt. Wat gespeeld wordt, gaat door.
note-announcement = 📣 Van wie deze bot draait:
    { $text }
owner-help = Omdat jij deze bot draait: “omroepen TEKST” zegt iets tegen iedereen die speelt, in hun chats of privé; “blokkeren” en “toelaten” met telegram:123, discord:456, “hier” of de naam van iemand aan tafel; “leeglopen” opent geen nieuwe tafels, tot “leeglopen off”.
owner-announce-how = Wat zal ik omroepen? Zeg “omroepen” en dan de tekst.
owner-announced = { $count ->
        [0] Er is nergens een tafel open: niemand heeft het gehoord.
        [one] Eén chat of persoon krijgt het te horen.
       *[other] { $count } chats en personen krijgen het te horen.
    }
owner-banned = Naar { $who } luister ik niet meer, tot je “toelaten { $who }” zegt.
owner-ban-none = Niemand is geblokkeerd. Zeg “blokkeren” en dan telegram:123, discord:456, “hier” of de naam van iemand aan tafel.
owner-ban-list = Geblokkeerd: { $who }. “toelaten” met een van hen maakt daar een eind aan.
owner-ban-how = Zoiets is hier niet. Noem iemand of een chat als PLATFORM:NUMMER; PLATFORM is een van: { $platforms }.
owner-ban-owner = Dat is iemand die deze bot draait.
owner-allowed = Naar { $who } luister ik.
owner-allow-setting = { $who } blijft geblokkeerd: zo staat het in RUMMY_BANNED_PEOPLE of RUMMY_BANNED_CHATS.
owner-drain-on = Er worden geen nieuwe tafels geopend, tot je “leeglopen off” zegt. { $count ->
        [0] Er is geen tafel open.
        [one] Eén tafel is open, en gaat door.
       *[other] { $count } tafels zijn open, en gaan door.
    }
owner-drain-off = Er kunnen weer nieuwe tafels geopend worden.

## drain

cli-drain-on = Er worden geen nieuwe tafels geopend, tot “rummy drain off”. Wat gespeeld wordt, gaat door.
cli-drain-off = Er kunnen nieuwe tafels geopend worden.
cli-drain-none = Met deze database is nog nooit bediend, of alleen door een oudere versie.
help-drain =
    rummy drain [on | off] [--database URL]

    Laat alle programma’s die met een database werken geen nieuwe tafels openen; wat gespeeld wordt,
    gaat door. “off” maakt daar een eind aan. Zonder woord zegt het hoe het ervoor staat. Het geldt
    binnen seconden, ook na een herstart.

    --database URL  welke database; zonder: RUMMY_DATABASE_URL
