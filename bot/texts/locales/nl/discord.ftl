# Wat alleen op Discord wordt gezegd.

discord-rummy = Rummy: je tafels en je voorkeuren
discord-turn = Je beurt aan een tafel
discord-player = Stille uren, een eerste partij, antwoorden over de regels
discord-evening = Controleerbaar schudden, de hand van de dag, ranglijsten

discord-option-sheet = welke regels
discord-option-code = de code van een tafel
discord-option-code-link = de code die je andere account kreeg
discord-option-name = de naam van iemand aan tafel
discord-option-change = wat je wilt veranderen: tijd 1u
discord-option-language = welke taal
discord-option-hours = van wanneer tot wanneer, en waar: 22-8 Amsterdam
discord-option-way = waar je een seintje krijgt
discord-option-word = welke opdracht
discord-option-what-hint = volledig: alles ineens
discord-option-what-puzzle = een niveau, een spel of je antwoord
discord-option-question = wat je wilt weten
discord-option-phrase = je woord voor het schudden; zonder woord kies ik er een
discord-option-whom = de naam van een speler; zonder naam zie je de jouwe
discord-option-list = een spel, of een maand: 2026-10
discord-option-what = lijst, delen, of vast met een spel erachter
discord-option-action = wat je ermee wilt
discord-option-order = op kleur of op getal
discord-option-tiles = stenen van je plankje: r7 r8 r9
discord-option-tile = een steen van je plankje
discord-option-table = de hele tafel, met een verticale streep tussen de combinaties
discord-option-moved = een steen van jou of van de tafel: r8
discord-option-to = een combinatie (3), van de ene naar de andere (2 3), of nieuw of plankje
discord-option-at = de steen waarmee het tweede deel begint
discord-option-pile = van welke stapel
discord-option-cards = kaarten uit je hand: 7H 8H 9H
discord-option-meld = het nummer van een combinatie op tafel
discord-option-steps = hoeveel stappen je terugneemt; zonder getal de laatste
discord-option-until = tot wanneer (eerste: tot je kunt uitkomen)

discord-to-table = Naar de tafel
discord-to-direct = Naar de privéberichten
discord-choose = Kies eerst uit de lijst.
discord-arrange = Hele tafel opnieuw typen
discord-arrange-how = Combinaties, met een streep ertussen
discord-closed = { $name }, je ontvangt mijn privéberichten niet. Druk hier op “{ $rack }”: alleen jij ziet het.
discord-turn-number = Beurt { $number }
discord-turn-ages = Na 15 minuten verandert deze kopie niet meer: “{ $rack }” geeft een nieuwe.
discord-direct = Mijn beurt als privébericht
discord-here = Mijn beurt in het kanaal spelen
