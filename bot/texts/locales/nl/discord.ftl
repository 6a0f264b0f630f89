# Wat alleen op Discord wordt gezegd.

discord-rummy = Rummy: tafels, en wat jou aangaat
discord-turn = Je beurt aan een tafel
discord-player = Stille uren, een eerste spel, antwoorden over de regels
discord-evening = Eerlijk schudden en wat bij een avond hoort

discord-option-sheet = welke regels
discord-option-code = de code van een tafel
discord-option-name = hoe iemand aan de tafel heet
discord-option-change = wat er moet veranderen: clock 1h
discord-option-language = welke taal
discord-option-hours = van wanneer tot wanneer, en waar: 22-8 Amsterdam
discord-option-way = waar
discord-option-word = welk woord
discord-option-answer = een moeilijkheid, een spelregelblad of je antwoord
discord-option-question = wat je wilt weten
discord-option-phrase = je woord voor het schudden; zonder: er wordt een getrokken
discord-option-whom = wiens cijfers: een naam; zonder: de jouwe
discord-option-list = een spel, of een maand: 2026-10
discord-option-what = list, share, of fix en een spel
discord-option-wish = wat ermee moet gebeuren
discord-option-order = waarop
discord-option-tiles = stenen van je bankje: r7 r8 r9
discord-option-tile = een steen van je bankje
discord-option-table = de hele tafel, een streep tussen de combinaties
discord-option-moved = een steen van jou of van de tafel: r8
discord-option-to = een combinatie: 3; van de ene naar de andere: 2 3; of nieuw, bankje
discord-option-at = de steen waarmee het tweede deel begint
discord-option-pile = waarvandaan
discord-option-cards = kaarten uit je hand: 7H 8H 9H
discord-option-meld = het nummer van een combinatie op tafel
discord-option-until = tot wanneer

discord-to-table = Naar de tafel
discord-choose = Kies eerst uit de lijst.
discord-arrange = De hele tafel
discord-arrange-how = Combinaties, met een streep ertussen
discord-closed = { $name }, je neemt geen directe berichten van mij aan: hier in het kanaal laat “rack” je je stenen zien.
discord-turn-number = Beurt { $number }
discord-direct = Mijn beurt als direct bericht
discord-here = Mijn beurt in het kanaal
