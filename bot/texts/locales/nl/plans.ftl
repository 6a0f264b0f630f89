button-plan = Bereid je beurt voor
button-plan-close = Terug naar de tafel
button-plan-discard = Plan om weg te gooien
button-plan-done = { $ends ->
        [yes] Leg plan ({ $count }) neer en klaar
        [discard] Gooi weg zoals gepland
       *[no] Leg neer zoals gepland
    }
button-plan-lay = Leg dit voor mij neer
button-plan-lay-off = Toch zelf neerleggen
button-plan-meld = Plan als combinatie
button-plan-reset = Wis je plan
discord-option-lay = neerleggen zodra je aan de beurt bent
discord-choice-lay = ja
discord-choice-lay-off = nee
mishap-plan-turn = Jij bent aan de beurt: leg neer met “{ $word }”. Plannen doe je terwijl de anderen spelen.
mishap-plan-word = “{ $word }” kun je niet plannen.
note-plan-laid = Je plan is voor je neergelegd: { $tiles }.
plan-back = Past niet meer: { $tiles }.
plan-fits-all = { $typed ->
        [yes] Je plan past nog: { $tiles }. “plan klaar” legt het neer, “plan gebruiken” toont het eerst.
       *[no] Je plan past nog: { $tiles }.
    }
plan-fits-discard = { $typed ->
        [yes] Je wilde { $tiles } weggooien. “plan klaar” doet dat en beëindigt je beurt.
       *[no] Je wilde { $tiles } weggooien.
    }
plan-fits-none = Je plan past niet meer: { $back }.
plan-fits-some = { $typed ->
        [yes] Van je plan past nog: { $tiles }. Terug op je plankje: { $back }. “plan klaar” legt het neer, “plan gebruiken” toont het eerst.
       *[no] Van je plan past nog: { $tiles }. Terug op je plankje: { $back }.
    }
plan-gives = Daarna gooi je { $tiles } weg.
plan-head = Je plan: alleen jij ziet het.
plan-kept = Je plan: { $tiles }.
plan-lays = { $legal ->
        [no] Zo is dit plan niet toegestaan. Verander het, anders leg ik het niet voor je neer.
       *[yes] Ik leg het neer zodra je aan de beurt bent, als alles wat je gebruikt er dan nog zo ligt. Stoppen: “plan niet neerleggen”.
    }
plan-need = { $word ->
        [meld] Zo plan je: “plan leggen 7H 8H 9H”, “plan weggooien KS”. “plan terug” gaat een stap terug, “plan sluiten” sluit het plan.
       *[play] Zo plan je: “plan r7 r8 r9”. “plan terug” gaat een stap terug, “plan neerleggen” legt het plan neer zodra je aan de beurt bent, “plan sluiten” sluit het plan.
    }
plan-need-tapped = Kies wat je in je volgende beurt wilt neerleggen.
plan-refused = Zo kun je je plan { $tiles } niet neerleggen:
table-no-plan = Er is nog niets gepland.
table-no-round-to-plan = Plannen kan alleen tijdens een ronde.
table-plan-after-draw = Bij kaarten leg ik geen plan vanzelf neer: een beurt begint met een kaart nemen. Daarna bied ik je je plan aan.
table-plan-does-not-fit = Van je plan past nu niets op tafel.
word-plan = je volgende beurt voorbereiden: “plan r7 r8 r9”; met “plan neerleggen” leg ik het voor je neer
word-plan-cards = je volgende beurt voorbereiden: “plan leggen 7H 8H 9H”, “plan weggooien KS”
