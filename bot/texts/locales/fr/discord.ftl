# Ce qui ne se dit que sur Discord.

discord-rummy = Rummy : les tables, et ce qui te concerne
discord-turn = Ton tour à une table
discord-player = Heures calmes, une première partie, des réponses sur les règles
discord-evening = Mélanges vérifiables et tout ce qui fait une soirée

discord-option-sheet = quelles règles
discord-option-code = le code d’une table
discord-option-name = comment quelqu’un s’appelle à la table
discord-option-change = ce qui doit changer : clock 1h
discord-option-language = quelle langue
discord-option-hours = de quand à quand, et où : 22-8 Paris
discord-option-way = où
discord-option-word = quel mot
discord-option-answer = une difficulté, un jeu ou ta réponse
discord-option-question = ce que tu voudrais savoir
discord-option-phrase = ton mot pour le mélange ; sans mot, j’en tire un
discord-option-whom = les chiffres de qui : un nom ; sans nom, les tiens
discord-option-list = un jeu, ou un mois : 2026-10
discord-option-what = list, share, ou fix et un jeu
discord-option-wish = ce qu’il faut en faire
discord-option-order = d’après quoi
discord-option-tiles = des plaques de ta réglette : r7 r8 r9
discord-option-tile = une plaque de ta réglette
discord-option-table = toute la table, une barre entre les combinaisons
discord-option-moved = une plaque à vous ou de la table : r8
discord-option-to = une combinaison : 3 ; de l’une à l’autre : 2 3 ; ou nouveau, réglette
discord-option-at = la plaque qui commence la seconde partie
discord-option-pile = d’où
discord-option-cards = des cartes en main : 7H 8H 9H
discord-option-meld = le numéro d’une combinaison sur la table
discord-option-until = jusqu’à quand

discord-to-table = Vers la table
discord-choose = Choisis d’abord dans la liste.
discord-arrange = Toute la table
discord-arrange-how = Combinaisons, une barre entre elles
discord-closed = { $name }, tu n’acceptes pas mes messages privés : ici, dans le salon, « rack » te montre tes plaques.
discord-turn-number = Tour { $number }
discord-direct = Mon tour en message privé
discord-here = Mon tour dans le salon
