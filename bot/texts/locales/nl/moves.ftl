button-list = Doe je zet
button-confirm = Bevestig
list-open = { $family ->
        [cards] Mijn kaarten openen
       *[tiles] Mijn plankje openen
    }
list-private = Het antwoord komt in je privéchat.
list-no-table = Je zit niet aan een tafel.
list-no-table-about = Druk op “Doe mee” onder een tafel, of open er een met “new”.
list-no-round = Er is geen ronde bezig.
list-no-round-about = Tafel { $code } wacht op de volgende ronde.
list-plan = Bereid { $tiles } voor
list-plan-lay = Bereid { $tiles } voor, neerleggen zodra je aan de beurt bent
list-draft = Zet { $tiles } klaar
list-drafted = Klaargezet: { $tiles }.
list-nothing = Dat zou niets veranderen.
list-not-yours = Alleen wie dit heeft gekozen, kan het bevestigen.
post-nobody = Rummy met vrienden: “new” opent een tafel.
post-chose = { $name } heeft gekozen: { $what }
post-void = { $name }: er is niets veranderd.
post-done = { $name }: gedaan.
