# Pourquoi quelque chose n'a pas été possible, et quoi faire à la place : un texte par code de core.rules.refusals.

## Où : devant une faute qui se trouve dans une combinaison parmi d'autres.

refusal-in-meld = La combinaison { $meld } ({ $tiles }) n’est pas valide. { $what }
refusal-in-pieces = { $tiles } n’est pas une combinaison. { $what }
refusal-of-pieces = { $tiles } – { $what }

## À qui de jouer

refusal-round-over = Cette manche est finie. « next » commence la suivante.
refusal-not-seated = Tu n’es pas à cette table. Pour y jouer : « join ».
refusal-stale = La table a changé entre-temps. Regarde-la, puis choisis de nouveau.
refusal-not-your-turn = Ce n’est pas à toi de jouer.
refusal-turn-over-after-draw = Ton tour est fini : tu as pioché. Tu pourras poser cette tuile au prochain tour.
refusal-lay-or-draw-not-both = Ton tour est fini : tu as posé. À chaque tour, on pose ou on pioche.

## Tuiles et cartes

refusal-not-in-game = { $family ->
        [cards] { $tiles } : cette carte n’existe pas dans ce jeu.
       *[tiles] { $count ->
            [one] { $tiles } : cette tuile n’existe pas dans ce jeu.
            [many] { $tiles } : ces tuiles n’existent pas dans ce jeu.
           *[other] { $tiles } : ces tuiles n’existent pas dans ce jeu.
        }
    }
refusal-not-on-rack = { $family ->
        [cards] Tu n’as pas { $tiles } en main.
       *[tiles] Tu n’as pas { $tiles } sur ton chevalet.
    }
refusal-table-tile-missing = { $count ->
        [0] Il n’y a pas de combinaison { $meld } sur la table.
        [one] { $tiles } était sur la table et doit y rester : place cette tuile dans une combinaison.
        [many] { $tiles } étaient sur la table et doivent y rester : place ces tuiles dans des combinaisons.
       *[other] { $tiles } étaient sur la table et doivent y rester : place ces tuiles dans des combinaisons.
    }
refusal-joker-must-be-used = Il manque un joker de la table : place-le dans une combinaison avant de poser.
refusal-tile-to-rack = { $tiles } est sur la table : on ne reprend rien sur son chevalet.

## Séries et suites

refusal-too-short = { $family ->
        [cards] Une combinaison a au moins trois cartes.
       *[tiles] Une combinaison a au moins trois tuiles.
    }
refusal-no-number-tile = Une combinaison ne peut pas être faite seulement de jokers.
refusal-sets-not-allowed = Seules les suites comptent ici : une couleur, des numéros qui se suivent.
refusal-mixed-colours = { $family ->
        [cards] Ce n’est ni une série (même valeur) ni une suite (même couleur).
       *[tiles] { $sets ->
            [no] Seules les suites comptent ici, et ce n’en est pas une : prends une seule couleur.
           *[yes] Ce n’est ni une série (même numéro) ni une suite (même couleur).
        }
    }
refusal-dup-colour = { $family ->
        [cards] Dans une série, chaque couleur n’apparaît qu’une fois.
       *[tiles] Dans une série, chaque couleur n’apparaît qu’une fois.
    }
refusal-set-too-long = { $family ->
        [cards] Une série a au plus quatre cartes.
       *[tiles] Une série a au plus quatre tuiles.
    }
refusal-wrap = { $family ->
        [cards] Une suite ne repart pas du début : elle s’arrête à la carte la plus haute.
       *[tiles] Une suite ne repart pas du début. Le 1 ne vient jamais après le numéro le plus haut, même avec un joker.
    }
refusal-not-consecutive = { $family ->
        [cards] Les valeurs d’une suite se suivent sans trou.
       *[tiles] Les numéros d’une suite se suivent sans trou ; un joker ne remplace que la tuile qui manque.
    }
refusal-ace-high = L’as est bas dans ce jeu : il va avant le 2, pas après le roi.

## La première pose, et l'usage de la table

refusal-no-rack-tile-played = { $family ->
        [cards] Pose au moins une de tes cartes.
       *[tiles] Pose au moins une tuile de ton chevalet, ou pioche.
    }
refusal-not-opened = { $needed ->
        [0] Pose d’abord une combinaison faite uniquement de tes tuiles. Tu pourras ensuite utiliser celles de la table.
        [1] Pose d’abord des combinaisons faites uniquement de tes tuiles, pour au moins 1 point. Tu pourras ensuite utiliser celles de la table.
       *[other] Pose d’abord des combinaisons faites uniquement de tes tuiles, pour au moins { $needed } points. Tu pourras ensuite utiliser celles de la table.
    }
refusal-handrummy-own-melds-only = Tout le chevalet d’un coup : aucun minimum, mais seulement des combinaisons de tes propres tuiles.
refusal-below-threshold = Ta première pose vaut { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } sur { $needed } : il en manque { $missing }. Ajoute des combinaisons de ton chevalet, ou pioche.
refusal-same-turn-forbidden = Pendant le tour de ta première pose, tu ne poses que tes propres combinaisons. Tu pourras utiliser celles de la table au prochain tour.
refusal-joker-not-replaced = { $several ->
        [0] Dans ce jeu, aucun joker ne quitte sa combinaison : remets celui de { $tiles } à sa place.
        [one] Le joker de { $tiles } remplace { $lacking } : mets { $lacking } à sa place ou remets le joker où il était.
        [many] Le joker de { $tiles } remplace { $lacking }. Mets-en une à sa place ou remets le joker où il était.
       *[other] Le joker de { $tiles } remplace { $lacking }. Mets-en une à sa place ou remets le joker où il était.
    }
refusal-rebuild-not-allowed = Ici, on ne défait pas les combinaisons de la table : on peut seulement les compléter.
refusal-keep3 = Si tu prends des tuiles à une combinaison, laisses-en au moins trois qui forment une combinaison. Ou alors, défais-la entièrement.
refusal-one-action-only = Une seule chose par tour : poser une combinaison, ou en compléter une.

## Piocher et défausser

refusal-rack-limit = Ton chevalet est plein. Remets d’abord une tuile dans la pioche : « return » suivi de la tuile.
refusal-stock-empty = La pioche est vide. Pose quelque chose, ou passe : « pass ».
refusal-stock-not-empty = Il reste des tuiles à piocher : on passe seulement quand la pioche est vide.
refusal-nothing-to-draw = La défausse est vide. Prends dans la pioche : « take pioche ».
refusal-must-draw = Prends d’abord une carte : « take pioche » ou « take défausse ».
refusal-must-discard = Pour finir ton tour, défausse une carte : « discard » suivi de la carte.
refusal-discard-same-card = Tu viens de prendre { $tiles } sur la défausse : défausse une autre carte.
refusal-last-card-must-be-discarded = Garde une carte : la dernière doit aller à la défausse.

## Surveiller les combinaisons des autres

refusal-no-false-meld = Rien à contester : aucune combinaison invalide dans la dernière pose.
refusal-must-be-accepted = Trop tard : le joueur suivant a joué, la combinaison reste. Chacun peut la corriger à son tour.

## La table

refusal-players = Trop de joueurs : on joue ici à { $needed } au plus.
refusal-wrong-starter = C’est à quelqu’un d’autre de commencer cette manche.

## Pourquoi des tuiles nommées ne trouvent pas de place

refusal-no-third = { $tiles } : il manque un troisième { $needed }.
refusal-gap = { $tiles } : { $several ->
        [one] il manque { $lacking } au milieu
        [many] il manque { $lacking } au milieu
       *[other] il manque { $lacking } au milieu
    }.
refusal-no-end = { $tiles } : { $several ->
        [one] il manque { $lacking } pour une suite.
        [many] pour une suite, il manque { $lacking }.
       *[other] pour une suite, il manque { $lacking }.
    }
refusal-no-company = { $count ->
        [one] { $tiles } : rien ne va avec, ni dans tes tuiles ni sur la table.
        [many] { $tiles } : ces tuiles ne vont ni ensemble ni avec celles de la table.
       *[other] { $tiles } : ces tuiles ne vont ni ensemble ni avec celles de la table.
    }
refusal-no-place = { $tiles } : { $count ->
        [one] aucune place pour cette tuile
        [many] pas de place pour toutes ces tuiles
       *[other] pas de place pour toutes ces tuiles
    } sur la table.
refusal-not-found = { $tiles } : je n’ai pas trouvé de place à temps. Tu peux écrire la table toi-même : « arrange ».
refusal-no-repair = Je ne trouve pas de table valide proche de ton brouillon.
refusal-left-on-rack = Il reste sur le chevalet : { $tiles }.
