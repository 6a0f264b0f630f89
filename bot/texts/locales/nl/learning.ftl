# Een eerste partij, beurt voor beurt.

word-learn = een eerste partij, beurt voor beurt: “learn”, “learn basic”; stoppen: “learn uit”
button-learn = Leer spelen
button-learn-off = Stop de les
learn-button = { $deed }: { $tiles }
learn-title = { $sheet }, je eerste partij: beurt { $number } van { $count }
learn-draw = Pak een steen: met wat je hebt, kun je nog geen combinatie maken. Daarna is je beurt voorbij.
learn-first = { $points ->
        [0] Nu heb je zelf een combinatie: drie stenen van één kleur met opeenvolgende getallen. Zet ze klaar en leg ze dan neer.
       *[other] Nu heb je { $points } punten: genoeg om uit te komen. Zet de stenen klaar en leg ze dan neer.
    }
learn-table = Je hebt zelf neergelegd, dus nu mag je gebruiken wat op tafel ligt. Zet klaar wat past, en kijk hoe de tafel verandert.{ $last ->
        [yes] {" "}Het zijn je laatste stenen: leg ze allemaal neer en je wint de ronde.
       *[no] {""}
    }
learn-joker = Jij hebt de steen die deze joker vervangt. Leg die op zijn plek, en gebruik de joker in een andere combinatie.{ $last ->
        [yes] {" "}Het zijn je laatste stenen: leg ze allemaal neer en je wint de ronde.
       *[no] {""}
    }
learn-take = Neem eerst een kaart: de bovenste van de aflegstapel vormt een rij met twee van jouw kaarten. Leg die neer en gooi dan weg wat je het minst nodig hebt.
learn-layoff = Neem deze keer een kaart van de stapel. Leg de passende kaart aan bij de groep op tafel en gooi de andere weg.
learn-say = Typ: “{ $word }”
learn-right = Goed zo!
learn-other = Dat kan ook. Maar probeer het nu eens zo:
learn-over = Je hebt alles neergelegd: gewonnen! Zo gaat een beurt. “rules { $sheet }” vertelt de rest, “new { $sheet }” opent een tafel.
learn-over-beside = Je hebt alles neergelegd: gewonnen! Zo gaat een beurt.
learn-your-turn = Aan tafel { $code } ben jij aan de beurt!
learn-off = De les is voorbij. Met “learn” begin je opnieuw.
learn-none = Er is geen les bezig. Met “learn” begin je er een.
terminal-learn = Eerst een les van een paar beurten. “learn uit” slaat die over.
