# Wat alleen op Telegram wordt gezegd.

telegram-invite = { $name }, open eerst de privéchat met mij: daar zie je wat niemand anders mag zien.
telegram-invite-rules = { $name }, de spelregels staan in onze privéchat.
telegram-invite-button = Open de privéchat
telegram-welcome =
    Rummy met vrienden: de tafel staat hier, je stenen in je privéchat met mij.
    “new” opent een tafel; “help” laat zien wat er nog meer is.
telegram-welcome-new = Nieuwe tafel
telegram-welcome-rules = De regels
telegram-greeting =
    Rummy met vrienden: voeg me toe aan een groep en druk daar op “Nieuwe tafel”. Je stenen zie je hier; niemand anders ziet ze.
    “learn” leidt je door een eerste partij; “help” laat zien wat er nog meer is.
telegram-closed = Tafel { $code } is gesloten.
telegram-greeting-button = Voeg de bot toe aan een groep
telegram-faceless = Ik zie niet wie je bent: je schrijft als kanaal of als anonieme beheerder. Schrijf als jezelf om mee te doen.
telegram-in-private = Het staat in onze privéchat.
telegram-asked-in-private = Ik heb het je gevraagd in onze privéchat.
telegram-asked-here = { $name }:
telegram-choose = Tik eerst aan wat je bedoelt: dan komt er een ✓ bij.
telegram-ask-play = Welke stenen? Bijvoorbeeld: r7 r8 r9
telegram-ask-pick = Welke stenen? Bijvoorbeeld: r7 r8 r9
telegram-ask-arrange = Hoe moet de hele tafel eruitzien? Zet een verticale streep tussen de combinaties: r7 r8 r9 | b4 k4 y4
telegram-ask-move = Welke steen, en waarheen? Bijvoorbeeld: r8 3
telegram-ask-split = Welke combinatie, en vanaf welke steen? Bijvoorbeeld: 3 r6
telegram-ask-return = Welke steen leg je terug?
telegram-ask-meld = Welke kaarten? Bijvoorbeeld: 7H 8H 9H
telegram-ask-layoff = Welke kaarten, en bij welke combinatie? Bijvoorbeeld: 10H 2
telegram-ask-discard = Welke kaart gooi je weg?
telegram-ask-host = Wie wordt de host? Typ de naam.
telegram-ask-remove = Wie wil je van de tafel verwijderen? Typ de naam.
telegram-ask-standin = Voor wie moet een computer invallen? Typ de naam.
telegram-ask-language = Welke taal? { $languages }
telegram-ask-ask = Wat wil je weten? Bijvoorbeeld: mag ik de joker pakken?
