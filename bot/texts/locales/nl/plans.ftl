button-plan = Bereid je beurt voor
button-plan-close = Terug naar de tafel
button-plan-done = { $ends ->
        [yes] { $count ->
            [one] Leg er 1 uit zoals gepland
           *[other] Leg er { $count } uit zoals gepland
        }
       *[no] Leg uit zoals gepland
    }
button-plan-lay = Leg voor mij uit
button-plan-lay-off = Leg niet voor mij uit
discord-option-lay = uitleggen zodra je aan de beurt bent
mishap-plan-turn = Jij bent aan de beurt: leg uit met “{ $word }”. Plannen doe je terwijl de anderen spelen.
mishap-plan-word = “{ $word }” kun je niet plannen.
note-plan-laid = Je plan is voor je uitgelegd: { $tiles }.
plan-back = Past niet meer: { $tiles }.
plan-fits-all = { $typed ->
        [yes] Je plan past: { $tiles }. “plan klaar” legt het uit, “plan gebruiken” toont het eerst.
       *[no] Je plan past: { $tiles }.
    }
plan-fits-none = Je plan past niet meer: { $back }.
plan-fits-some = { $typed ->
        [yes] Van je plan past nog: { $tiles }. Terug op je plankje: { $back }. “plan klaar” legt het uit, “plan gebruiken” toont het eerst.
       *[no] Van je plan past nog: { $tiles }. Terug op je plankje: { $back }.
    }
plan-gives = Daarna gooi je { $tiles } weg.
plan-head = Je plan: alleen jij ziet het.
plan-kept = Je plan: { $tiles }.
plan-lays = { $legal ->
        [no] Zo is dit plan niet toegestaan. Verander het, anders leg ik het niet voor je uit.
       *[yes] Ik leg het uit zodra je aan de beurt bent, als die combinaties zo blijven. Stoppen: “plan niet uitleggen”.
    }
plan-need = { $word ->
        [meld] Voeg toe: “plan leggen 7H 8H 9H”, “plan weggooien KS”. “plan terug” gaat een stap terug, “plan sluiten” sluit het plan.
       *[play] Voeg toe: “plan r7 r8 r9”. “plan terug” gaat een stap terug, “plan uitleggen” legt uit zodra je aan de beurt bent, “plan sluiten” sluit het plan.
    }
plan-need-tapped = Kies wat je in je volgende beurt wilt uitleggen.
plan-refused = Zo kun je je plan { $tiles } niet uitleggen:
table-no-plan = Er is nog niets gepland.
table-no-round-to-plan = Plannen kan alleen tijdens een ronde.
table-plan-after-draw = Hier neem je eerst een kaart. Daarna krijg je je plan aangeboden.
table-plan-does-not-fit = Van je plan past nu niets op tafel.
word-plan = je volgende beurt voorbereiden terwijl anderen spelen: “plan r7 r8 r9”, “plan uitleggen”
