# L'aide : une ligne pour chaque mot. Les noms des mots sont dans bot/reading/languages.

## Une table et ses gens

word-new = ouvrir une table : « new rummikub »
word-join = prendre place à une table ; avec son code, depuis une autre discussion : « join BCDF »
word-leave = quitter la table pour de bon
word-start = commencer la partie
word-stop = fermer la table pour tous
word-next = passer à la manche suivante
word-rematch = jouer la revanche : mêmes places, mêmes règles
word-pause = mettre la partie en pause ; pour continuer : « resume »
word-resume = reprendre la partie
word-nudge = relancer le joueur dont c’est le tour
word-back = reprendre ta place quand un ordinateur joue pour toi
word-host = donner le rôle d’hôte : « host NOM »
word-remove = retirer un joueur de la table : « remove NOM »
word-standin = faire jouer l’ordinateur à la place de quelqu’un : « standin NOM »
word-table = montrer ce qu’il y a sur la table
word-tables = la liste de tes tables
word-score = montrer les points
word-replay = revoir la manche en images
word-history = lire tous les tours de la manche
word-record = la partie dans un fichier
word-rules = lire les règles du jeu
word-settings = les réglages de cette table
word-language = changer de langue : « language en »
word-notify = où te prévenir : « notify privé », « notify discussion », « notify les deux », « notify nulle part »
word-quiet = tes heures calmes, où les tours longs sont suspendus : « quiet 22-8 Paris » ; ou « quiet stop »
word-help = ce que tu peux taper maintenant ; « help tout » : toutes les commandes
word-web = un lien privé vers cette table dans ton navigateur ; « web stop » le ferme
word-stats = tes chiffres de toutes les manches (points, temps par tour) ; ceux d’un autre : « stats NOM »
word-puzzle = le casse-tête du jour : « puzzle », « puzzle difficile » ; réponse : « puzzle TABLE »
word-privacy = ce que je garde sur toi ; « privacy exporter », « privacy oublier », « privacy cacher »
word-quit = quitter le programme ; la partie est enregistrée

## Le tour

word-rack = montrer ton chevalet ou tes cartes
word-sort = trier ton jeu : « sort couleur » ou « sort numéro »
word-sort-cards = trier ta main : « sort couleur » par couleur, « sort numéro » par valeur
word-group = garder des tuiles ensemble sur ton chevalet : « group r4 r5 » ; pour les séparer, juste « group »
word-play = placer des tuiles de ton chevalet : « play r7 b9 » ; répète pour voir une autre façon de les placer
word-arrange = refaire la table : « arrange #2 | r7 r8 r9 | ... » (« #2 » : la combinaison 2, « ... » : le reste)
word-move = déplacer une tuile, vers une autre combinaison ou une nouvelle : « move r8 3 », « move r8 nouveau »
word-split = couper une suite : « split 3 r6 » commence la seconde partie par r6
word-pick = sélectionner une tuile de ton chevalet avant de la placer : « pick r7 »
word-undo = annuler la dernière étape ; « undo 3 » : les trois dernières
word-reset = recommencer ton tour
word-repair = corriger ton brouillon en le changeant le moins possible ; c’est gratuit, « undo » l’annule
word-done = poser ce que tu as placé et finir ; dans les jeux de cartes, finir quand ta main est vide
word-done-tiles = poser ce que tu as placé et finir ton tour
word-done-cards = finir ton tour la main vide, sans défausser
word-draw = prendre dans la pioche ; dans les jeux de tuiles, cela termine ton tour
word-draw-tiles = prendre dans la pioche, ce qui termine ton tour
word-pass = passer ton tour ; seulement quand la pioche est vide
word-return = remettre une tuile dans la pioche quand ton chevalet est plein : « return r7 »
word-take = prendre une carte : « take pioche » dans la pioche, « take défausse » sur la défausse
word-meld = poser une combinaison : « meld 7H 8H 9H »
word-layoff = compléter une combinaison : « layoff 10H 2 » ajoute à la combinaison 2
word-discard = défausser une carte : ton tour est fini
word-object = contester la dernière pose, si une combinaison est invalide
word-accept = accepter la dernière pose
word-hint = demander un indice : si tu peux poser, puis quoi, puis comment ; « hint complet » : tout
word-auto = piocher pour toi si tu ne peux pas poser : « auto » ; jusqu’à ta première pose : « auto première »
