# Ce dont une table convient, à choisir : assez court pour un bouton.

## La ligne d'avant la partie

short-clock-sheet = { $seconds ->
        [0] temps illimité
       *[other] { $seconds } s
    }
short-clock-2m = 2 min
short-clock-5m = 5 min
short-clock-1h = 1 h
short-clock-24h = 1 jour
short-clock-3d = 3 jours
short-clock-none = temps illimité
short-clock-turn = { $time } par tour
short-goal-rounds = { $amount ->
        [one] { $amount } manche
        [many] { $amount } de manches
       *[other] { $amount } manches
    }
short-goal-target = en { $amount ->
        [one] { $amount } point
        [many] { $amount } de points
       *[other] { $amount } points
    }
short-goal-chips = { $amount ->
        [one] en { $amount } jeton
        [many] en { $amount } de jetons
       *[other] en { $amount } jetons
    }
short-assist-none = aucune aide
short-assist-arrange = aide au placement, sans indices
short-assist-hints = { $hints ->
        [one] { $hints } indice
        [many] { $hints } d’indices
       *[other] { $hints } indices
    }
short-assist-open = indices illimités
short-racks-dm = en messages privés
short-racks-here = dans ce salon
short-look-picture = image
short-look-emoji = émojis
short-look-text = texte

## Les pages

page-sheet = Jeu : { $now }
page-rule = Règles maison
page-clock = Temps par tour : { $now }
page-rounds = Partie : { $now }
page-computers = Ordinateurs : { $now }
page-assist = Aide : { $now }
page-racks = { $family ->
        [cards] Où s’affichent les mains
       *[tiles] Où voir les chevalets
    }
page-look = Affichage : { $now }
page-join = Les nouveaux joueurs entrent : { $now }
short-join-round = à la manche suivante
short-join-midway = tout de suite
short-join-match = à la prochaine partie
settings-pick-join = Quand les nouveaux joueurs prennent-ils la place d’un ordinateur ? Sans ordinateur, ils entrent à la prochaine partie.
joins-round = Les nouveaux joueurs prennent la place d’un ordinateur à la manche suivante. Sans ordinateur, ils entrent à la prochaine partie.
joins-midway = Les nouveaux joueurs prennent tout de suite la place d’un ordinateur. Sans ordinateur, ils entrent à la prochaine partie.
page-watch = Spectateurs : { $now }
short-watch-on = autorisés
short-watch-off = non autorisés
settings-pick-watch = Les spectateurs sont-ils autorisés ?
watch-on = Pour suivre la partie, le code suffit : « watch { $code } ».
watch-off = Cette table n’accepte pas de spectateurs.
page-thread = Un fil pour la table
page-option = { $name } : { $now }
setting-how = Pour changer : « settings { $name } { $example } ». Choix possibles : { $choices }.
setting-youngest = { $known ->
        [yes] { $name } compte comme le plus jeune.
       *[no] Personne n’est indiqué comme le plus jeune.
    }
page-choice = { $label } : « { $word } »
page-goal-printed = comme dans la règle ({ $goal })
button-settings-done = Terminé
button-settings-computers-more-easy = Ordinateur facile
button-settings-computers-more-normal = Ordinateur moyen
button-settings-computers-more-hard = Ordinateur difficile
settings-back = Retour
button-settings-all = Tous les réglages
settings-more = « settings temps 5m » change le temps par tour ; « settings tout » montre tous les réglages.
rules-deal = Distribution et premier joueur
rules-laying = Poser des tuiles
rules-moving = Réarranger la table
rules-counting = Points
rules-stock = Pioche vide, chevalet plein
rules-timeout = Temps écoulé
settings-pick-menu = Que veux-tu changer ?
settings-pick-sheet = À quel jeu joue-t-on ?
settings-pick-rule = Quelle règle maison veux-tu changer ?
settings-pick-value = { $rule } :
settings-pick-clock = Combien de temps peut durer un tour ?
settings-pick-rounds = En combien de manches, ou de points ?
settings-pick-computers = Qui d’autre joue ?
settings-pick-computers-luck = Qui d’autre joue ? Ici, c’est surtout la chance : « { $better } » ne gagne guère plus que « { $worse } ».
settings-pick-assist = Quelle aide est autorisée ?
settings-pick-racks = { $family ->
        [cards] Où afficher les mains ?
       *[tiles] Où afficher les chevalets ?
    }
settings-pick-look = Comment afficher la table ?

## Règles maison

option-other = { $name }
option-jokers = Jokers
option-numbers = Numéro le plus haut
option-copies = Exemplaires de chaque tuile
option-hand = Main de départ
option-first-laying = Points de la première pose
option-rebuild = Réarranger la table
option-same-turn = Utiliser la table dès la 1re pose
option-joker-laid = Valeur du joker à la première pose
option-joker-left = Valeur d’un joker non posé
option-joker-exchange = Prendre un joker
option-handrummy = Tout poser d’un coup compte double
option-stock-out = Quand la pioche est vide
option-stock-out-at = Pioche considérée comme vide
option-rack-limit = Maximum de tuiles par chevalet
option-penalty-tiles = Tuiles de pénalité, pose inachevée
option-idle-penalty = Tuiles de pénalité, rien de placé
option-loose-table-tiles = Tuiles de la table sans combinaison
option-false-melds = Combinaisons invalides
option-one-action = Une seule combinaison par tour
option-time-limit = Temps prévu par la règle, en s
option-first-starter = Qui commence la première manche
option-next-starter = Qui commence les manches suivantes
option-number-cards = Valeur des cartes 2 à 10
option-ace-high = As aussi après le roi
option-last-card-discard = Défausse obligatoire pour finir
choice-rack-limit-0 = sans limite
choice-time-limit-0 = illimité
choice-yes = oui
choice-no = non
choice-none = aucune
choice-first-laying-none = règle supprimée
choice-first-laying-0 = sans minimum
choice-hand-sheet = comme dans la règle
choice-rebuild-free = librement
choice-rebuild-keep3 = en gardant trois tuiles ensemble
choice-rebuild-none = pas du tout
choice-joker-laid-value = celle de la tuile remplacée
choice-joker-exchange-rack = contre une tuile du chevalet
choice-joker-exchange-rack-or-table = contre une tuile, même de la table
choice-joker-exchange-none = interdit
choice-stock-out-draw = manche nulle
choice-stock-out-aborted = manche interrompue
choice-stock-out-lowest = on continue ; les points décident
choice-stock-out-skip = on continue ; il faut terminer
choice-stock-out-at-last-draw = à la dernière tuile piochée
choice-stock-out-at-first-need = quand on ne peut plus piocher
choice-loose-table-tiles-offender = sur le chevalet du joueur
choice-loose-table-tiles-restore = remises à leur place
choice-loose-table-tiles-salvage = les combinaisons valides restent
choice-loose-table-tiles-stock = dans la pioche
choice-false-melds-refused = impossibles à poser
choice-false-melds-players = restent si personne ne conteste
choice-first-starter-lot = tirage au sort
choice-first-starter-highest = la tuile la plus haute
choice-first-starter-youngest = le plus jeune
choice-first-starter-left-of-dealer = le joueur à gauche du donneur
choice-next-starter-lot = tirage au sort
choice-next-starter-highest = la tuile la plus haute
choice-next-starter-youngest = le plus jeune
choice-next-starter-left = le joueur à gauche du précédent
choice-number-cards-face = le nombre qu’elles portent
choice-number-cards-one = un point chacune
