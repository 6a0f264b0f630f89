# Ce que dit l'image d'une table, pour qui l'entend lire : une ligne par chose, sans décor.

board-title = { $title }, { $more }
board-draft = Ton brouillon, pas encore posé
board-empty = Rien sur la table pour l’instant
board-stock = Pioche : { $count }
board-pile = Défausse : { $top } sur { $count }
board-pile-empty = Défausse : vide
board-seat = { $name } : { $family ->
        [cards] { $count ->
            [one] { $count } carte
            [many] { $count } de cartes
           *[other] { $count } cartes
        }
       *[tiles] { $count ->
            [one] { $count } plaque
            [many] { $count } de plaques
           *[other] { $count } plaques
        }
    }, score { $score }
board-seat-me = { $name } (toi)
board-seat-gone = { $name } (ne joue plus)
board-seat-turn = { $name }, à son tour
board-seat-time = { $name }, à son tour jusqu’à { $time }
board-wrong = { $number }. Pas encore une combinaison : { $pieces }
board-loose = Encore sans place : { $pieces }
board-missing = Il manque sur la table : { $pieces }
board-rack = { $family ->
        [cards] Tes cartes, { $count } : { $pieces }
       *[tiles] Ta réglette, { $count } : { $pieces }
    }
board-rack-empty = { $family ->
        [cards] Tu n’as plus de cartes
       *[tiles] Ta réglette est vide
    }
board-block = { $pieces } (gardé ensemble)
board-short = { $title }. { $count ->
        [0] La table est vide
       *[other] Sur la table : { $count } en { $melds ->
            [one] { $melds } combinaison
            [many] { $melds } de combinaisons
           *[other] { $melds } combinaisons
        }
    }. Pioche : { $stock }. À { $name } de jouer.
board-won = { $name } (victoire)
board-ended = { $name } : { $gain } dans cette manche, { $total } en tout
board-ended-hints = { $name } : { $gain } dans cette manche, { $total } en tout, indices : { $hints }
board-ended-rack = Il reste : { $pieces }

## Plaques et cartes

board-new = nouveau : { $piece }
board-joker = joker
board-joker-as = joker pour { $piece }
suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle
rank-A = as
rank-J = valet
rank-Q = dame
rank-K = roi

## Revoir la manche

film-round = Manche { $round }
film-dealt = { $name } commence.
