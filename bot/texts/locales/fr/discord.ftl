# Ce qui ne se dit que sur Discord.

discord-rummy = Tables de Rummy et préférences
discord-turn = Ton tour à une table
discord-player = Heures calmes, première partie, réponses sur les règles
discord-evening = Main du jour, classements et mélanges vérifiables

discord-option-sheet = quelles règles
discord-option-code = le code d’une table
discord-option-code-link = le code reçu par ton autre compte
discord-option-name = le nom d’un joueur de la table
discord-option-change = ce que tu veux changer, par exemple temps 1h
discord-option-language = quelle langue
discord-option-hours = les heures et la ville : 22-8 Paris
discord-option-way = où te prévenir
discord-option-word = quelle commande
discord-option-what-hint = complet : tout d’un coup
discord-option-what-puzzle = une difficulté, un jeu ou ta réponse
discord-option-question = ce que tu voudrais savoir
discord-option-phrase = ton mot pour le mélange ; sans mot, j’en tire un
discord-option-whom = un joueur ; laisse vide pour tes propres statistiques
discord-option-list = un jeu, ou un mois : 2026-10
discord-option-what = liste, partager, ou fixer suivi du jeu à jouer ici chaque jour
discord-option-action = ce qu’il faut en faire
discord-option-order = comment trier
discord-option-tiles = des tuiles de ton chevalet : r7 r8 r9
discord-option-tile = une tuile de ton chevalet
discord-option-table = toute la table, avec une barre entre les combinaisons
discord-option-moved = une de tes tuiles ou une tuile de la table : r8
discord-option-to = vers où : une combinaison (3), de l’une à l’autre (2 3), nouveau ou chevalet
discord-option-at = la tuile où commence la seconde partie
discord-option-pile = d’où la prendre
discord-option-cards = des cartes de ta main : 7H 8H 9H
discord-option-meld = le numéro d’une combinaison sur la table
discord-option-steps = combien d’étapes annuler ; sans nombre, la dernière
discord-option-until = jusqu’à quand : première (ta première pose), ou stop pour arrêter

discord-to-table = Aller à la table
discord-to-direct = Aller aux messages privés
discord-choose = Choisis d’abord dans la liste.
discord-arrange = Réécrire toute la table
discord-arrange-how = Combinaisons, une barre entre elles
discord-closed = { $name }, je ne peux pas t’envoyer de message privé. Appuie ici sur « { $rack } » : personne d’autre ne le voit.
discord-turn-number = Tour { $number }
discord-turn-ages = Après 15 minutes, cette copie est figée : « { $rack } » en donne une nouvelle.
discord-direct = Jouer mes tours en message privé
discord-here = Jouer mes tours dans le salon
