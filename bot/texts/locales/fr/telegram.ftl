# Ce qui ne se dit que sur Telegram.

telegram-invite = { $name }, ouvre d’abord la discussion privée avec moi : j’y montre ce que personne d’autre ne doit voir.
telegram-invite-button = Ouvrir la discussion privée
telegram-welcome =
    Le Rummy entre amis : la table ici, tes plaques dans ta discussion privée avec moi.
    « new » ouvre une table, « help » dit ce qu’il y a d’autre.
telegram-welcome-new = Nouvelle table
telegram-welcome-rules = Les règles
telegram-greeting =
    Le Rummy entre amis : ajoute-moi à un groupe et appuie là-bas sur Nouvelle table ; tes plaques s’affichent ici, où personne d’autre ne les voit.
    « learn » te guide dans une première partie, « help » dit ce qu’il y a d’autre.
telegram-greeting-button = M’ajouter à un groupe
telegram-faceless = Je ne vois pas qui tu es : tu écris au nom d’un canal ou en administrateur anonyme. Écris en ton nom pour jouer.
telegram-choose = Touche d’abord ce que tu veux : un ✓ s’affiche.
telegram-ask-play = Quelles plaques ? Par exemple : r7 r8 r9
telegram-ask-pick = Quelles plaques ? Par exemple : r7 r8 r9
telegram-ask-arrange = Comment doit être toute la table ? Une barre entre les combinaisons : r7 r8 r9 | b4 k4 y4
telegram-ask-move = Quelle plaque, et où ? Par exemple : r8 3
telegram-ask-split = Quelle combinaison, et à quelle plaque ? Par exemple : 3 r6
telegram-ask-return = Quelle plaque remets-tu ?
telegram-ask-meld = Quelles cartes ? Par exemple : 7H 8H 9H
telegram-ask-layoff = Quelles cartes, et à quelle combinaison ? Par exemple : 10H 2
telegram-ask-discard = Quelle carte défausses-tu ?
telegram-ask-host = Qui doit être l’hôte ? Écris le nom.
telegram-ask-remove = Qui doit se lever ? Écris le nom.
telegram-ask-standin = Pour qui un ordinateur doit-il jouer ? Écris le nom.
telegram-ask-language = Quelle langue ? English, Français, …
telegram-ask-ask = Que veux-tu savoir ? Par exemple : puis-je prendre le joker ?
