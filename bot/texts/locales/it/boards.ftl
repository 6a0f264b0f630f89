# Quello che dice l'immagine di un tavolo, per chi la sente leggere: una riga per cosa, senza fronzoli.

board-draft = La tua giocata, non ancora confermata
board-empty = Sul tavolo non c’è ancora niente
board-stock = Mazzo: { $count }
board-pile = Scarti: { $count }, in cima { $top }
board-pile-empty = Scarti: nessuno
board-seat = { $name }: { $family ->
        [cards] { $count ->
            [one] { $count } carta
            [many] { $count } di carte
           *[other] { $count } carte
        }
       *[tiles] { $count ->
            [one] { $count } tessera
            [many] { $count } di tessere
           *[other] { $count } tessere
        }
    }, punteggio { $score }
board-seat-me = { $name } (tu)
board-seat-gone = { $name } (ha lasciato il tavolo)
board-seat-turn = { $name }, di turno
board-seat-time = { $name }, di turno (il tempo scade: { $time })
board-wrong = { $number }. Non ancora valida: { $pieces }
board-loose = Da sistemare: { $pieces }
board-missing = Da rimettere sul tavolo: { $pieces }
board-rack = { $family ->
        [cards] Le tue carte, { $count }: { $pieces }
       *[tiles] Il tuo leggio, { $count }: { $pieces }
    }
board-rack-empty = { $family ->
        [cards] Non hai più carte
       *[tiles] Il tuo leggio è vuoto
    }
board-block = { $pieces } (insieme)
board-short = { $title }. { $count ->
        [0] Il tavolo è vuoto
       *[other] Sul tavolo: { $count } in { $melds ->
            [one] { $melds } combinazione
            [many] { $melds } di combinazioni
           *[other] { $melds } combinazioni
        }
    }. Mazzo: { $stock }. Di turno: { $name }.
board-won = { $name } (vince)
board-ended = { $name }: { $gain } in questa mano, { $total } in tutto
board-ended-hints = { $name }: { $gain } in questa mano, { $total } in tutto, suggerimenti: { $hints }
board-ended-rack = Rimangono: { $pieces }

## Tessere e carte

board-new = { $piece } (nuova)
board-new-all = nuove: { $pieces }
board-joker = jolly
board-cards = { $values } di { $suit }
board-set = { $number } { $colours }
board-joker-as = { $piece } (jolly)
suit-S = picche
suit-H = cuori
suit-D = quadri
suit-C = fiori
rank-A = asso
rank-J = fante
rank-Q = donna
rank-K = re
letter-A = A
letter-J = J
letter-Q = Q
letter-K = K

## Rivedere la mano

film-round = Mano { $round }
film-dealt = Comincia { $name }.
