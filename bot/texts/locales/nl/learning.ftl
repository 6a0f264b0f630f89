# Een eerste partij, beurt voor beurt.

word-learn = een eerste partij, beurt voor beurt: “learn”, “learn basic”; stoppen: “learn off”
button-learn = Leren spelen
button-learn-off = Les beëindigen
learn-title = { $sheet }, je eerste partij: beurt { $number } van { $count }
learn-draw = Niemand heeft nog iets uitgelegd, en met wat je hebt kun je geen combinatie maken. Je pakt dus een steen: daarmee is je beurt voorbij.
learn-first = { $points ->
        [0] Nu heb je zelf een combinatie: drie stenen van één kleur met opeenvolgende getallen. Zet ze op tafel en leg ze dan uit.
       *[other] Nu heb je zelf combinaties die samen { $points } punten waard zijn, genoeg om voor het eerst uit te leggen. Zet ze op tafel en leg ze dan uit.
    }
learn-table = Je hebt voor het eerst uitgelegd, dus je mag gebruiken wat op tafel ligt. Deze stenen van jou passen daarbij: zet ze neer en kijk hoe de tafel verandert.{ $last ->
        [yes] {" "}Dit zijn je laatste stenen: leg ze allemaal uit en je wint de ronde.
       *[no] {""}
    }
learn-joker = Er ligt een joker op tafel, en jij hebt precies de steen waarvoor hij staat. Leg die op zijn plek, dan helpt de joker je aan nog een combinatie.{ $last ->
        [yes] {" "}Dit zijn je laatste stenen: leg ze allemaal uit en je wint de ronde.
       *[no] {""}
    }
learn-take = Neem eerst een kaart: de bovenste van de aflegstapel vormt een rij met twee kaarten van jou. Leg die uit en gooi dan weg wat je het minst nodig hebt.
learn-layoff = Neem deze keer van de stapel. Leg je kaart dan aan bij de serie die er ligt, en gooi de laatste weg.
learn-say = Zeg: “{ $word }”
learn-right = Goed zo!
learn-other = Dat kan ook. Maar probeer het eens zo:
learn-over = Je hebt alles uitgelegd en gewonnen. Meer komt er bij een beurt niet kijken; “rules { $sheet }” vertelt de rest, en “new { $sheet }” opent een tafel.
learn-off = De les is voorbij. Met “learn” begin je opnieuw.
terminal-learn = Voor de partij een les van een paar beurten. “learn off” slaat die over.
