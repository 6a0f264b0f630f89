# Ce dont une table convient, à choisir : assez court pour un bouton.

## La ligne d'avant la partie

short-clock-sheet = { $seconds ->
        [0] pas de chrono
       *[other] { $seconds } s
    }
short-clock-2m = 2 min
short-clock-5m = 5 min
short-clock-1h = 1 h
short-clock-24h = 1 jour
short-clock-3d = 3 jours
short-clock-none = pas de chrono
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
        [one] { $amount } jeton
        [many] { $amount } de jetons
       *[other] { $amount } jetons
    }
short-assist-none = aucune aide
short-assist-arrange = place les plaques
short-assist-hints = { $hints ->
        [one] { $hints } indice
        [many] { $hints } d’indices
       *[other] { $hints } indices
    }
short-assist-open = toute l’aide
short-racks-dm = en messages privés
short-racks-here = dans ce salon
short-look-picture = image
short-look-emoji = émojis
short-look-text = texte

## Les pages

page-sheet = Jeu : { $now }
page-rule = Règles maison
page-clock = Chrono : { $now }
page-rounds = Longueur : { $now }
page-computers = Ordinateurs : { $now }
page-assist = Aide : { $now }
page-racks = Réglettes
page-look = Table en { $now }
page-join = Nouveaux : { $now }
short-join-round = à la prochaine manche
short-join-midway = tout de suite
settings-pick-join = Quand les nouveaux entrent-ils ?
joins-round = Les nouveaux entrent à la prochaine manche.
joins-midway = Les nouveaux prennent tout de suite la place d’un ordinateur.
page-watch = Regarder : { $now }
short-watch-on = autorisé
short-watch-off = pas autorisé
settings-pick-watch = Peut-on regarder depuis ailleurs ?
watch-on = Qui a le code peut regarder : « regarder { $code } ».
watch-off = Personne ne regarde depuis ailleurs.
page-thread = Un fil à part
page-option = { $name } : { $now }
page-choice = { $label } : « { $word } »
page-goal-printed = imprimé : { $goal }
button-settings-done = Terminé
button-settings-computers-more-easy = Ajouter un facile
button-settings-computers-more-normal = Ajouter un moyen
button-settings-computers-more-hard = Ajouter un difficile
settings-back = Retour
button-settings-all = Tous les réglages
settings-more = « settings clock 5m » en change un, « settings tout » les montre tous.
rules-deal = Distribution et premier joueur
rules-laying = Poser
rules-moving = Transformer
rules-counting = Décompte
rules-stock = Pioche vide, réglette pleine
rules-bell = Quand le temps est écoulé
settings-pick-menu = Que veux-tu changer ?
settings-pick-sheet = À quel jeu jouez-vous ?
settings-pick-rule = Quelle règle maison veux-tu changer ?
settings-pick-value = { $rule } :
settings-pick-clock = Combien de temps peut durer un tour ?
settings-pick-rounds = Combien de temps dure la partie ?
settings-pick-computers = Qui d’autre joue ?
settings-pick-computers-luck = Qui d’autre joue ? Ici, la chance décide surtout : « { $better } » ne gagne guère plus que « { $worse } ».
settings-pick-assist = Combien d’aide y a-t-il ?
settings-pick-racks = Où montrer les réglettes ?
settings-pick-look = Comment afficher la table ?

## Règles maison

option-other = { $name }
option-jokers = Jokers
option-numbers = Numéro le plus haut
option-copies = Exemplaires par plaque
option-hand = Distribuées à chacun
option-first-laying = Première pose, points
option-rebuild = Transformer
option-same-turn = Table ouverte au même tour
option-joker-laid = Joker posé compte
option-joker-left = Joker restant compte
option-joker-exchange = Plaque contre un joker
option-handrummy = Rummy de main
option-stock-out = Quand la pioche est vide
option-stock-out-at = La pioche passe pour vide
option-rack-limit = Plaques au plus par réglette
option-penalty-tiles = Pénalité au temps écoulé
option-idle-penalty = Pénalité pour n’avoir rien fait
option-loose-table-tiles = Plaques éparses, temps écoulé
option-false-melds = Combinaisons fausses
option-one-action = Une action par tour
option-time-limit = Chrono imprimé, secondes
option-first-starter = Commence la première manche
option-next-starter = Commence les suivantes
option-number-cards = Les petites cartes comptent
option-ace-high = As haut aussi
option-last-card-discard = Dernière carte défaussée
choice-rack-limit-0 = sans limite
choice-time-limit-0 = aucun
choice-yes = oui
choice-no = non
choice-none = aucune
choice-hand-sheet = imprimé
choice-rebuild-free = librement
choice-rebuild-keep3 = trois restent ensemble
choice-rebuild-none = pas du tout
choice-joker-laid-value = comme la plaque remplacée
choice-joker-exchange-rack = de la réglette
choice-joker-exchange-rack-or-table = de la réglette ou la table
choice-joker-exchange-none = jamais
choice-stock-out-draw = manche nulle
choice-stock-out-aborted = manche interrompue
choice-stock-out-lowest = le moins de points gagne
choice-stock-out-skip = personne ne gagne
choice-stock-out-at-last-draw = avec la dernière piochée
choice-stock-out-at-first-need = quand on doit piocher
choice-loose-table-tiles-offender = à qui jouait
choice-loose-table-tiles-restore = remises en place
choice-loose-table-tiles-salvage = le juste reste
choice-loose-table-tiles-stock = dans la pioche
choice-false-melds-refused = impossibles à poser
choice-false-melds-players = jusqu’à contestation
choice-first-starter-lot = au sort
choice-first-starter-highest = la plaque la plus haute
choice-first-starter-youngest = le plus jeune
choice-first-starter-left-of-dealer = à gauche de qui donne
choice-next-starter-lot = au sort
choice-next-starter-highest = la plaque la plus haute
choice-next-starter-youngest = le plus jeune
choice-next-starter-left = le voisin de gauche
choice-number-cards-face = leur numéro
choice-number-cards-one = un point
