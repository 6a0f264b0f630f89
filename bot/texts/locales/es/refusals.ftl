# Por qué no se pudo hacer algo y qué hacer en su lugar: un texto para cada código de core.rules.refusals.

## Dónde: va antes de un error que está en una de varias combinaciones.

refusal-in-meld = Combinación { $meld }, { $tiles }: { $what }
refusal-in-pieces = { $tiles }: { $what }

## A quién le toca

refusal-round-over = Esta ronda ha terminado. Con «next» empieza la siguiente.
refusal-not-seated = No juegas en esta mesa.
refusal-stale = La mesa ha cambiado entretanto. Mírala otra vez y elige de nuevo.
refusal-not-your-turn = Ahora no te toca a ti.
refusal-turn-over-after-draw = Has robado y con eso termina tu turno. Lo que has robado lo puedes bajar en el siguiente.
refusal-lay-or-draw-not-both = Has bajado y con eso termina tu turno. En un turno se baja o se roba, no las dos cosas.

## Fichas y cartas

refusal-not-in-game = { $family ->
        [cards] { $tiles }: esa carta no existe en este juego.
       *[tiles] { $count ->
            [one] { $tiles }: esa ficha no existe en este juego.
            [many] { $tiles }: esas fichas no existen en este juego.
           *[other] { $tiles }: esas fichas no existen en este juego.
        }
    }
refusal-not-on-rack = { $family ->
        [cards] No tienes { $tiles } en la mano.
       *[tiles] No tienes { $tiles } en tu soporte.
    }
refusal-table-tile-missing = { $count ->
        [0] No hay ninguna combinación { $meld } en la mesa.
        [one] { $tiles } estaba en la mesa y tiene que quedarse: colócala en una combinación.
        [many] { $tiles } estaban en la mesa y tienen que quedarse: colócalas en combinaciones.
       *[other] { $tiles } estaban en la mesa y tienen que quedarse: colócalas en combinaciones.
    }
refusal-joker-must-be-used = Falta un comodín que estaba en la mesa: colócalo en una combinación antes de bajar.
refusal-tile-to-rack = { $tiles }: está en la mesa, y de la mesa nada vuelve a un soporte.

## Las combinaciones

refusal-too-short = { $family ->
        [cards] Una combinación tiene al menos tres cartas.
       *[tiles] Una combinación tiene al menos tres fichas.
    }
refusal-no-number-tile = Además de comodines, una combinación necesita al menos una ficha con número.
refusal-sets-not-allowed = Aquí no hay series, solo escaleras: un color y números seguidos.
refusal-mixed-colours = { $family ->
        [cards] No es ni una serie (un valor) ni una escalera (un palo).
       *[tiles] No es ni una serie (un número) ni una escalera (un color).
    }
refusal-dup-colour = { $family ->
        [cards] En una serie cada palo aparece una sola vez.
       *[tiles] En una serie cada color aparece una sola vez.
    }
refusal-set-too-long = { $family ->
        [cards] Una serie tiene como mucho cuatro cartas.
       *[tiles] Una serie tiene como mucho cuatro fichas.
    }
refusal-wrap = { $family ->
        [cards] Una escalera no da la vuelta: termina en su carta más alta.
       *[tiles] Una escalera no da la vuelta: tras el número más alto no viene el 1, y fuera de los extremos no cabe ningún comodín.
    }
refusal-not-consecutive = { $family ->
        [cards] Los valores de una escalera van seguidos, sin huecos.
       *[tiles] Los números de una escalera van seguidos, sin huecos, y un comodín vale justo por la ficha que falta.
    }
refusal-ace-high = Aquí el as es bajo: va antes del 2, no después del rey.

## La primera bajada y el uso de la mesa

refusal-no-rack-tile-played = { $family ->
        [cards] Nombra al menos una carta tuya.
       *[tiles] No has bajado ninguna ficha tuya: baja al menos una, o roba.
    }
refusal-not-opened = { $needed ->
        [0] Antes de usar la mesa tienes que bajar una combinación solo con fichas tuyas.
        [1] Antes de usar la mesa tienes que bajar combinaciones solo con fichas tuyas, por 1 punto o más.
       *[other] Antes de usar la mesa tienes que bajar combinaciones solo con fichas tuyas, por { $needed } puntos o más.
    }
refusal-handrummy-own-melds-only = Para bajar todo el soporte de una vez no hace falta un mínimo, pero solo con combinaciones de fichas tuyas.
refusal-below-threshold = Tu primera bajada suma { $needed ->
        [one] { $points } de { $needed } punto
        [many] { $points } de { $needed } de puntos
       *[other] { $points } de { $needed } puntos
    }: { $missing ->
        [one] falta { $missing } punto
        [many] faltan { $missing } de puntos
       *[other] faltan { $missing } puntos
    }. Baja más combinaciones tuyas, o roba.
refusal-same-turn-forbidden = En el turno de tu primera bajada solo puedes bajar combinaciones nuevas y tuyas. No toques las demás hasta tu siguiente turno.
refusal-joker-not-replaced = Un comodín de la mesa sigue siendo lo que es hasta que lo sustituye la ficha que representa.
refusal-rebuild-not-allowed = Aquí las combinaciones de la mesa quedan enteras: puedes añadir, pero no deshacerlas.
refusal-keep3 = Quien saca fichas de una combinación deja tres que por sí solas son una combinación, o la deshace del todo.
refusal-one-action-only = Una cosa por turno: baja una combinación o añade a una.

## Robar y descartar

refusal-rack-limit = Tu soporte está lleno. Devuelve primero una ficha: «return» y la ficha.
refusal-stock-empty = El mazo está vacío. Baja algo, o «pass».
refusal-stock-not-empty = Todavía se puede robar: solo se pasa cuando el mazo está vacío.
refusal-nothing-to-draw = No hay descartes. Toma del mazo: «take stock».
refusal-must-draw = Toma primero una carta: «take stock» o «take discard».
refusal-must-discard = Tu turno termina con un descarte: «discard» y una carta.
refusal-discard-same-card = { $tiles } viene de los descartes de este mismo turno y no puede volver allí. Guarda otra carta para descartar.
refusal-last-card-must-be-discarded = Tu última carta tiene que ir a los descartes: guarda una para eso.

## Vigilar las combinaciones de los demás

refusal-no-false-meld = En lo último que se bajó no hay ningún error.
refusal-must-be-accepted = Demasiado tarde: ya se ha jugado el turno siguiente y la combinación se queda. Quien tenga el turno puede corregirla.

## La mesa

refusal-players = Es demasiada gente: aquí juegan como mucho { $needed }.
refusal-wrong-starter = A otra persona le toca empezar esta ronda.

## Por qué las fichas que alguien nombra no encuentran sitio

refusal-no-third = { $tiles }: falta un tercer { $needed }.
refusal-gap = { $tiles }: en medio { $several ->
        [one] falta
        [many] faltan
       *[other] faltan
    } { $lacking }.
refusal-no-end = { $tiles }: { $several ->
        [one] para una escalera falta { $lacking }.
        [many] para una escalera falta una de estas: { $lacking }.
       *[other] para una escalera falta una de estas: { $lacking }.
    }
refusal-no-company = { $tiles }: nada de lo que has nombrado o puedes usar de la mesa combina con eso.
refusal-no-place = { $tiles }: { $count ->
        [one] no hay sitio
        [many] no hay sitio para todas
       *[other] no hay sitio para todas
    }, se cambie como se cambie la mesa según las reglas.
refusal-not-found = { $tiles }: en el tiempo que me doy no he encontrado sitio. Aún puedes escribir tú la mesa: «arrange».
refusal-no-repair = No conozco ninguna mesa válida que se le parezca.
refusal-left-on-rack = Quedan en el soporte: { $tiles }.
