# Pourquoi quelque chose n'a pas été possible, et quoi faire à la place : un texte par code de core.rules.refusals.

## Où : devant une faute qui se trouve dans une combinaison parmi d'autres.

refusal-in-meld = Combinaison { $meld }, { $tiles } : { $what }
refusal-in-pieces = { $tiles } : { $what }

## À qui de jouer

refusal-round-over = Cette manche est finie. « next » commence la suivante.
refusal-not-seated = Tu ne joues pas à cette table.
refusal-stale = La table a changé entre-temps. Regarde-la de nouveau et choisis encore.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-turn-over-after-draw = Tu as pioché, ton tour est donc fini. Ce que tu as pioché, tu pourras le poser à ton prochain tour.
refusal-lay-or-draw-not-both = Tu as posé, ton tour est donc fini. Dans un tour, on pose ou on pioche.

## Plaques et cartes

refusal-not-in-game = { $family ->
        [cards] { $tiles } : cette carte n’existe pas dans ce jeu.
       *[tiles] { $count ->
            [one] { $tiles } : cette plaque n’existe pas dans ce jeu.
            [many] { $tiles } : ces plaques n’existent pas dans ce jeu.
           *[other] { $tiles } : ces plaques n’existent pas dans ce jeu.
        }
    }
refusal-not-on-rack = { $family ->
        [cards] Tu n’as pas { $tiles } en main.
       *[tiles] Tu n’as pas { $tiles } sur ta réglette.
    }
refusal-table-tile-missing = { $count ->
        [0] Il n’y a pas de combinaison { $meld } sur la table.
        [one] { $tiles } était sur la table et doit y rester : mets cette plaque dans une combinaison.
        [many] { $tiles } étaient sur la table et doivent y rester : mets ces plaques dans des combinaisons.
       *[other] { $tiles } étaient sur la table et doivent y rester : mets ces plaques dans des combinaisons.
    }
refusal-joker-must-be-used = Il manque un joker qui était sur la table : mets-le dans une combinaison avant de poser.
refusal-tile-to-rack = { $tiles } est sur la table : rien ne passe de la table à une réglette.

## Séries et séquences

refusal-too-short = { $family ->
        [cards] Une combinaison a au moins trois cartes.
       *[tiles] Une combinaison a au moins trois plaques.
    }
refusal-no-number-tile = À côté de ses jokers, une combinaison a besoin d’au moins une plaque numérotée.
refusal-sets-not-allowed = Il n’y a pas de séries ici, rien que des séquences : une couleur, des numéros qui se suivent.
refusal-mixed-colours = { $family ->
        [cards] Ni une série (une seule valeur) ni une séquence (une seule couleur).
       *[tiles] Ni une série (un seul numéro) ni une séquence (une seule couleur).
    }
refusal-dup-colour = { $family ->
        [cards] Dans une série, chaque couleur n’est là qu’une fois.
       *[tiles] Dans une série, chaque couleur n’est là qu’une fois.
    }
refusal-set-too-long = { $family ->
        [cards] Une série a au plus quatre cartes.
       *[tiles] Une série a au plus quatre plaques.
    }
refusal-wrap = { $family ->
        [cards] Une séquence ne fait pas le tour : elle finit avec sa carte la plus haute.
       *[tiles] Une séquence ne fait pas le tour : aucun 1 ne suit le numéro le plus haut, et aucun joker ne se met au-delà des deux bouts.
    }
refusal-not-consecutive = { $family ->
        [cards] Les valeurs d’une séquence se suivent sans trou.
       *[tiles] Les numéros d’une séquence se suivent sans trou, et un joker y remplace exactement la plaque qui manque.
    }
refusal-ace-high = L’as est bas dans ce jeu : il se met avant le 2, pas après le roi.

## La première pose, et l'usage de la table

refusal-no-rack-tile-played = { $family ->
        [cards] Nomme au moins une carte à toi.
       *[tiles] Tu n’as posé aucune plaque à toi : poses-en au moins une, ou pioche.
    }
refusal-not-opened = { $needed ->
        [0] Avant d’utiliser la table, tu dois poser une combinaison faite seulement de tes plaques.
        [1] Avant d’utiliser la table, tu dois poser des combinaisons faites seulement de tes plaques, pour 1 point ou plus.
       *[other] Avant d’utiliser la table, tu dois poser des combinaisons faites seulement de tes plaques, pour { $needed } points ou plus.
    }
refusal-handrummy-own-melds-only = Toute la réglette d’un coup se passe de minimum, mais alors en combinaisons faites seulement de tes plaques.
refusal-below-threshold = Ta première pose compte { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } sur { $needed } : il en manque { $missing }. Pose d’autres combinaisons de ta réglette, ou pioche.
refusal-same-turn-forbidden = Pendant le tour de ta première pose, tu ne peux poser que de nouvelles combinaisons de ta réglette. Laisse les autres jusqu’à ton prochain tour.
refusal-joker-not-replaced = Un joker sur la table reste ce qu’il est tant que la plaque qu’il remplace n’a pas pris sa place.
refusal-rebuild-not-allowed = Ici, les combinaisons de la table restent entières : tu peux les compléter, pas les défaire.
refusal-keep3 = Qui prend des plaques à une combinaison en laisse trois qui en forment encore une, ou la défait jusqu’à la dernière.
refusal-one-action-only = Une chose par tour : poser une combinaison, ou en compléter une.

## Piocher et défausser

refusal-rack-limit = Ta réglette est pleine. Remets d’abord une plaque : « return » et la plaque.
refusal-stock-empty = La pioche est vide. Pose quelque chose, ou passe : « pass ».
refusal-stock-not-empty = Il reste de quoi piocher : on ne passe que quand la pioche est vide.
refusal-nothing-to-draw = Il n’y a rien sur la défausse. Prends dans la pioche : « take stock ».
refusal-must-draw = Prends d’abord une carte : « take stock » ou « take discard ».
refusal-must-discard = Ton tour finit par une défausse : « discard » et une carte.
refusal-discard-same-card = { $tiles } vient de la défausse pendant ce tour et ne peut pas y retourner. Garde une autre carte à défausser.
refusal-last-card-must-be-discarded = Ta dernière carte doit aller à la défausse : gardes-en une pour cela.

## Surveiller les combinaisons des autres

refusal-no-false-meld = Il n’y a rien de faux dans la dernière pose.
refusal-must-be-accepted = Trop tard : la personne suivante a joué, la combinaison reste donc. Qui est à son tour peut la corriger.

## La table

refusal-players = Vous êtes trop nombreux : on joue ici à { $needed } au plus.
refusal-wrong-starter = Quelqu’un d’autre doit commencer cette manche.

## Pourquoi des plaques nommées ne trouvent pas de place

refusal-no-third = { $tiles } : il manque un troisième { $needed }.
refusal-gap = { $tiles } : { $several ->
        [one] il manque une plaque au milieu
        [many] il manque des plaques au milieu
       *[other] il manque des plaques au milieu
    }, { $lacking }.
refusal-no-end = { $tiles } : { $several ->
        [one] il manque { $lacking } pour une séquence.
        [many] il manque l’une de ces plaques pour une séquence : { $lacking }.
       *[other] il manque l’une de ces plaques pour une séquence : { $lacking }.
    }
refusal-no-company = { $tiles } : rien de ce que tu as nommé, ou que tu peux utiliser sur la table, ne va avec.
refusal-no-place = { $tiles } : { $count ->
        [one] pas de place pour cette plaque
        [many] pas de place pour toutes ces plaques
       *[other] pas de place pour toutes ces plaques
    }, de quelque façon qu’on change la table selon les règles.
refusal-not-found = { $tiles } : je n’ai pas trouvé de place dans le temps que je me donne. Tu peux encore écrire la table toi-même : « arrange ».
refusal-no-repair = Je ne connais pas de table permise qui s’en approche.
refusal-left-on-rack = Encore sur la réglette : { $tiles }.
