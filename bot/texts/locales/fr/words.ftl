# Ce qu'on peut dire, une ligne pour chaque mot : l'aide. Les mots eux-mêmes sont les mêmes dans toutes les langues.

## Une table et ses gens

word-new = ouvrir une table : « new rummikub »
word-join = prendre place ; « join » et un code : à la table qui a ce code
word-leave = quitter la table pour de bon
word-start = distribuer la première manche
word-stop = fermer la table
word-next = distribuer la manche suivante
word-rematch = une autre partie, mêmes places, mêmes règles
word-pause = arrêter le chrono : personne ne peut jouer avant « resume »
word-resume = reprendre la partie
word-nudge = relancer la personne qui doit jouer
word-back = rejouer soi-même là où un ordinateur joue à ta place
word-host = confier la table à quelqu’un : « host » et un nom
word-remove = faire quitter la table à quelqu’un : « remove » et un nom
word-standin = l’ordinateur joue pour quelqu’un : « standin » et un nom
word-table = montrer la table
word-tables = toutes tes tables
word-score = montrer les points
word-replay = revoir la manche
word-history = lire tous les tours de la manche
word-record = la partie dans un fichier
word-rules = comment on joue ici
word-settings = les réglages de cette table
word-language = changer de langue : « language en »
word-notify = où t’appeler à ton tour : « notify dm », « notify group », « notify both », « notify quiet »
word-quiet = tes heures calmes, où les longs tours attendent : « quiet 22-8 Paris » ; sinon « quiet off »
word-help = ce que tu peux dire maintenant ; « help all » : tous les mots
word-web = un lien privé vers cette table dans ton navigateur ; « web off » le ferme
word-stats = tes chiffres ; « stats » et un nom : ceux de quelqu’un ici
word-puzzle = le casse-tête du jour : « puzzle », « puzzle difficile » ; avec une table : ta réponse
word-privacy = ce qui est gardé sur toi ; « privacy export », « privacy forget », « privacy hide »
word-quit = quitter le programme ; la partie est gardée

## Le tour

word-rack = montrer ta réglette ou tes cartes
word-sort = ranger ton jeu : « sort couleur » ou « sort chiffre »
word-group = en garder une partie ensemble : « group r4 r5 » ; « group » tout seul : plus rien
word-play = poser des plaques de ta réglette : « play r7 b9 » ; encore une fois : une autre façon
word-arrange = écrire toute la table, une barre entre combinaisons ; « #2 » : la 2, « ... » : les autres
word-move = déplacer une plaque : « move r8 3 » l’ajoute à la combinaison 3, « move r8 new » en commence une
word-split = couper une suite : « split 3 r6 » commence la seconde partie par r6
word-pick = prendre en main des plaques de ta réglette, chacune à part pour l’instant : « pick r7 »
word-undo = revenir d’un pas en arrière
word-reset = recommencer ton tour
word-repair = faire de ton brouillon la table permise la plus proche
word-done = poser ce que tu as placé et finir ton tour ; aux cartes : finir sans défausser, la main vide
word-draw = piocher ; avec des plaques, ton tour est fini
word-pass = passer ton tour ; seulement quand la pioche est vide
word-return = remettre une plaque quand ta réglette est pleine : « return r7 »
word-take = prendre une carte : « take stock » dans la pioche, « take discard » sur la défausse
word-meld = poser une combinaison : « meld 7H 8H 9H »
word-layoff = compléter une combinaison : « layoff 10H 2 » ajoute à la combinaison 2
word-discard = défausser une carte : ton tour est fini
word-object = contester : une combinaison de la dernière pose est fausse
word-accept = accepter la dernière pose
word-hint = un indice : si tu peux poser, avec quoi, puis comment
word-auto = piocher tout seul si tu ne peux pas poser : « auto » ; « auto first » : jusqu’à ta première pose
