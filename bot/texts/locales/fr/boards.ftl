# Ce que dit l'image d'une table, pour qui l'entend lire : une ligne par chose, sans décor.

board-draft = Ton brouillon, pas encore posé
board-empty = La table est encore vide
board-stock = Pioche : { $count }
board-pile = Défausse ({ $count }) : { $top } sur le dessus
board-pile-empty = Défausse : vide
board-seat = { $name } : { $family ->
        [cards] { $count ->
            [one] { $count } carte
            [many] { $count } de cartes
           *[other] { $count } cartes
        }
       *[tiles] { $count ->
            [one] { $count } tuile
            [many] { $count } de tuiles
           *[other] { $count } tuiles
        }
    }, score { $score }
board-seat-me = { $name } (toi)
board-seat-gone = { $name }, sans joueur
board-seat-turn = { $name }, dont c’est le tour
board-seat-time = { $name }, dont c’est le tour jusqu’à { $time }
board-wrong = { $number }. Pas encore valide : { $pieces }
board-loose = Pas encore placé : { $pieces }
board-missing = Il manque sur la table : { $pieces }
board-rack = { $family ->
        [cards] Tes cartes, { $count } : { $pieces }
       *[tiles] Ton chevalet, { $count } : { $pieces }
    }
board-rack-empty = { $family ->
        [cards] Tu n’as plus de cartes
       *[tiles] Ton chevalet est vide
    }
board-block = { $pieces } (gardées ensemble)
board-short = { $title }. { $count ->
        [0] La table est vide
       *[other] Sur la table : { $count } dans { $melds ->
            [one] { $melds } combinaison
            [many] { $melds } de combinaisons
           *[other] { $melds } combinaisons
        }
    }. Pioche : { $stock }. C’est à { $name } de jouer.
board-won = { $name } (vainqueur)
board-ended = { $name } : { $gain } dans cette manche, { $total } en tout
board-ended-hints = { $name } : { $gain } dans cette manche, { $total } en tout, indices : { $hints }
board-ended-rack = Il reste : { $pieces }

## Tuiles et cartes

board-new = { $piece } (nouvelle)
board-new-all = nouvelles : { $pieces }
board-joker = joker
board-cards = { $values } de { $suit }
board-set = { $number } en { $colours }
board-joker-as = { $piece } (joker)
suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle
rank-A = as
rank-J = valet
rank-Q = dame
rank-K = roi
letter-A = A
letter-J = V
letter-Q = D
letter-K = R

## Revoir la manche

film-round = Manche { $round }
film-dealt = { $name } commence.
