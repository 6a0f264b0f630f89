# Ce qui ne se dit que sur Telegram.

telegram-invite = { $name }, ouvre d’abord ta discussion privée avec moi : je t’y montre ce que toi seul dois voir.
telegram-invite-rules = { $name }, les règles sont dans notre discussion privée.
telegram-invite-button = Ouvrir la discussion privée
telegram-welcome =
    Le Rummy entre amis : la table ici, tes tuiles dans ta discussion privée avec moi.
    « new » ouvre une table, « help » montre le reste.
telegram-welcome-new = Nouvelle table
telegram-welcome-rules = Les règles
telegram-greeting =
    Le Rummy entre amis : ajoute-moi à un groupe, puis appuie dans ce groupe sur « Nouvelle table ». Tes tuiles s’affichent ici, pour toi seul.
    « learn » te guide dans une première partie, « help » montre le reste.
telegram-closed = La table { $code } est fermée.
telegram-greeting-button = Ajouter le bot à un groupe
telegram-faceless = Je ne vois pas qui tu es : tu écris comme canal ou administrateur anonyme. Écris en ton nom pour jouer.
telegram-in-private = Regarde dans notre discussion privée.
telegram-asked-in-private = Je te l’ai demandé dans notre discussion privée.
telegram-asked-here = { $name } :
telegram-choose = Touche d’abord ce que tu veux : un ✓ apparaît.
telegram-ask-play = Quelles tuiles ? Par exemple : r7 r8 r9
telegram-ask-pick = Quelles tuiles ? Par exemple : r7 r8 r9
telegram-ask-arrange = À quoi ressemble toute la table ? Une barre entre les combinaisons : r7 r8 r9 | b4 k4 y4
telegram-ask-move = Quelle tuile, et vers où ? Par exemple : r8 3
telegram-ask-split = Quelle combinaison, et à quelle tuile ? Par exemple : 3 r6
telegram-ask-return = Quelle tuile remets-tu ?
telegram-ask-meld = Quelles cartes ? Par exemple : 7H 8H 9H
telegram-ask-layoff = Quelles cartes, et sur quelle combinaison ? Par exemple : 10H 2
telegram-ask-discard = Quelle carte défausses-tu ?
telegram-ask-host = Qui devient l’hôte ? Écris son nom.
telegram-ask-remove = Qui doit quitter la table ? Écris son nom.
telegram-ask-standin = Qui l’ordinateur doit-il remplacer ? Écris son nom.
telegram-ask-language = Quelle langue ? { $languages }
telegram-ask-ask = Que veux-tu savoir ? Par exemple : je peux prendre le joker ?
