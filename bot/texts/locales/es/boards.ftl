# Lo que muestra la imagen de una mesa, para quien la oye leer: una línea por cosa, sin adornos.

board-draft = Tu borrador, aún sin bajar
board-empty = Aún no hay nada en la mesa
board-stock = Montón: { $count }
board-pile = Descartes: { $top } encima, { $count } en total
board-pile-empty = Descartes: ninguno
board-seat = { $name }: { $family ->
        [cards] { $count ->
            [one] { $count } carta
            [many] { $count } de cartas
           *[other] { $count } cartas
        }
       *[tiles] { $count ->
            [one] { $count } ficha
            [many] { $count } de fichas
           *[other] { $count } fichas
        }
    }, puntos: { $score }
board-seat-me = { $name } (tú)
board-seat-gone = { $name }, ya no juega
board-seat-turn = { $name }, con el turno
board-seat-time = { $name }, con el turno hasta { $sound ->
        [single] la { $time }
       *[other] las { $time }
    }
board-wrong = { $number }. Aún no válida: { $pieces }
board-loose = Sin colocar: { $pieces }
board-missing = Falta en la mesa: { $pieces }
board-rack = { $family ->
        [cards] Tu mano, { $count }: { $pieces }
       *[tiles] Tu soporte, { $count }: { $pieces }
    }
board-rack-empty = { $family ->
        [cards] Tu mano está vacía
       *[tiles] Tu soporte está vacío
    }
board-block = { $pieces } (juntas)
board-short = { $title }. { $count ->
        [0] La mesa está vacía
       *[other] En la mesa: { $count } en { $melds ->
            [one] { $melds } combinación
            [many] { $melds } de combinaciones
           *[other] { $melds } combinaciones
        }
    }. Montón: { $stock }. Le toca a { $name }.
board-won = { $name } (gana)
board-ended = { $name }: { $gain } en esta ronda, { $total } en total
board-ended-hints = { $name }: { $gain } en esta ronda, { $total } en total, pistas: { $hints }
board-ended-rack = Sin bajar: { $pieces }

## Fichas y cartas

board-new = { $piece } (nueva)
board-new-all = nuevas: { $pieces }
board-joker = comodín
board-cards = { $values } de { $suit }
board-set = { $number } en { $colours }
board-joker-as = { $piece } (comodín)
suit-S = picas
suit-H = corazones
suit-D = diamantes
suit-C = tréboles
rank-A = as
rank-J = jota
rank-Q = reina
rank-K = rey
letter-A = A
letter-J = J
letter-Q = Q
letter-K = K

## La ronda otra vez

film-round = Ronda { $round }
film-dealt = Empieza { $name }.
