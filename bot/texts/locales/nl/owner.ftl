# Wat wie de bot draait zegt, en als antwoord krijgt.

limit-drain = Er gaan nu geen nieuwe tafels open: er komt onderhoud aan deze bot. Lopende partijen gaan door.
note-announcement = 📣 Van de beheerder van deze bot:
    { $text }
owner-help = Jij beheert deze bot. “announce TEKST” zegt iets tegen iedereen die speelt. “ban” en “allow” vragen telegram:123, discord:456, “hier” of de naam van iemand aan tafel. Na “drain” gaan er geen nieuwe tafels open, tot “drain uit”.
owner-announce-how = Wat zal ik omroepen? Typ “announce” en dan de tekst.
owner-announced = { $count ->
        [0] Niemand krijgt het te horen: er is geen tafel open.
        [one] Eén chat of persoon krijgt het te horen.
       *[other] { $count } chats en personen krijgen het te horen.
    }
owner-banned = { $who } is geblokkeerd tot je “allow { $who }” typt.
owner-ban-none = Niemand is geblokkeerd. Typ “ban” en dan telegram:123, discord:456, “hier” of de naam van iemand aan tafel.
owner-ban-list = Geblokkeerd: { $who }. Weer toelaten: “allow” en een van hen.
owner-ban-how = Dat ken ik niet. Noem een persoon of chat als PLATFORM:NUMMER, met een van deze platforms: { $platforms }.
owner-ban-owner = Dat gaat niet: die persoon beheert deze bot.
owner-allowed = { $who } mag weer meespelen.
owner-allow-setting = { $who } blijft geblokkeerd: zo staat het in RUMMY_BANNED_PEOPLE of RUMMY_BANNED_CHATS.
owner-drain-on = Er gaan geen nieuwe tafels open tot je “drain uit” typt. { $count ->
        [0] Er is geen tafel open.
        [one] Eén tafel is open, en gaat door.
       *[other] { $count } tafels zijn open, en gaan door.
    }
owner-drain-off = Er kunnen weer nieuwe tafels open.

## drain

cli-drain-on = Er gaan geen nieuwe tafels open, tot “rummy drain off”. Lopende partijen gaan door.
cli-drain-off = Er kunnen nieuwe tafels open.
cli-drain-none = Nog geen enkel programma heeft deze database gebruikt, of alleen een oudere versie.
help-drain =
    rummy drain [on | off] [--database URL]

    Programma’s die met een database werken, openen geen nieuwe tafels meer; lopende partijen gaan door.
    “off” maakt dat ongedaan; zonder woord zie je hoe het ervoor staat. Het geldt binnen enkele
    seconden, ook na een herstart.

    --database URL  welke database; standaard: die in RUMMY_DATABASE_URL
