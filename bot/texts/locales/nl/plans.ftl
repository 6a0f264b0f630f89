button-plan = Plannen
button-plan-close = Terug naar de tafel
button-plan-done = { $ends ->
        [yes] { $count ->
            [one] Leg er 1 uit zoals gepland
           *[other] Leg er { $count } uit zoals gepland
        }
       *[no] Leg uit zoals gepland
    }
button-plan-lay = Voor mij uitleggen
button-plan-lay-off = Niet voor mij uitleggen
discord-option-lay = uitleggen zodra je aan de beurt bent
mishap-plan-turn = Je bent aan de beurt: leg uit met “{ $word }”. Plannen doe je terwijl de anderen spelen.
mishap-plan-word = “{ $word }” kan geen deel van een plan zijn.
note-plan-laid = Je plan is voor je uitgelegd: { $tiles }.
plan-back = Past niet meer: { $tiles }.
plan-fits-all = { $typed ->
        [yes] Je plan past: { $tiles }. “plan done” legt het uit, “plan use” laat het eerst zien.
       *[no] Je plan past: { $tiles }.
    }
plan-fits-none = Je plan past niet meer: { $back }.
plan-fits-some = { $typed ->
        [yes] Van je plan past nog: { $tiles }. Terug: { $back }. “plan done” legt uit wat past, “plan use” laat het eerst zien.
       *[no] Van je plan past nog: { $tiles }. Terug: { $back }.
    }
plan-head = Je plan. Alleen jij ziet het.
plan-kept = Je plan: { $tiles }.
plan-lays = { $legal ->
        [no] De regels staan dit plan zo niet toe: het wordt niet voor je uitgelegd als je het niet verandert.
       *[yes] Wordt uitgelegd zodra je aan de beurt bent, als de gebruikte combinaties zo blijven liggen. “plan lay off” zet dat uit.
    }
plan-need = { $word ->
        [meld] Plan meer: “plan meld 7H 8H 9H”, “plan discard KS”. “plan undo” gaat een stap terug, “plan close” verbergt het plan.
       *[play] Plan meer: “plan r7 r8 r9”. “plan undo” gaat een stap terug, “plan lay” legt het uit zodra je aan de beurt bent, “plan close” verbergt het.
    }
plan-need-tapped = Kies wat je in je volgende beurt wilt uitleggen.
table-no-plan = Er is nog niets gepland.
table-no-round-to-plan = Plannen kan zodra er een ronde loopt.
table-plan-after-draw = Hier neem je eerst een kaart. Daarna krijg je je plan aangeboden.
table-plan-does-not-fit = Niets van je plan past nu op tafel.
word-plan = je volgende beurt voorbereiden: “plan r7 r8 r9”; “plan lay” legt het vanzelf uit
