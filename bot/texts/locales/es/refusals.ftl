# Por qué no se pudo hacer algo y qué hacer en su lugar: un texto para cada código de core.rules.refusals.

## Dónde: va antes de un error que está en una de varias combinaciones.

refusal-in-meld = La combinación { $meld } ({ $tiles }) no es válida. { $what }
refusal-in-pieces = { $tiles } no es una combinación. { $what }
refusal-of-pieces = La combinación { $tiles } no puede cambiar así. { $what }

## A quién le toca

refusal-round-over = Esta ronda ha terminado. Con «next» empieza la siguiente.
refusal-not-seated = No estás en esta mesa. Para sentarte: «join».
refusal-stale = La mesa ha cambiado entretanto. Mírala y elige de nuevo.
refusal-not-your-turn = Ahora no te toca a ti.
refusal-turn-over-after-draw = Tu turno ha terminado: ya has robado. Esa ficha la podrás bajar en el siguiente.
refusal-lay-or-draw-not-both = Tu turno ha terminado: ya has bajado. En cada turno se baja o se roba.

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
refusal-joker-must-be-used = Falta un comodín de la mesa: colócalo en una combinación antes de bajar.
refusal-tile-to-rack = { $tiles } está en la mesa: de la mesa nada vuelve al soporte.

## Las combinaciones

refusal-too-short = { $family ->
        [cards] Una combinación tiene al menos tres cartas.
       *[tiles] Una combinación tiene al menos tres fichas.
    }
refusal-no-number-tile = Una combinación no puede tener solo comodines.
refusal-sets-not-allowed = Aquí solo valen las escaleras: un color y números seguidos.
refusal-mixed-colours = { $family ->
        [cards] No es un grupo (mismo valor) ni una escalera (mismo palo).
       *[tiles] { $sets ->
            [no] Aquí solo valen las escaleras, y esta no lo es: usa un solo color.
           *[yes] No es un grupo (mismo número) ni una escalera (mismo color).
        }
    }
refusal-dup-colour = { $family ->
        [cards] En un grupo cada palo aparece una sola vez.
       *[tiles] En un grupo cada color aparece una sola vez.
    }
refusal-set-too-long = { $family ->
        [cards] Un grupo tiene como mucho cuatro cartas.
       *[tiles] Un grupo tiene como mucho cuatro fichas.
    }
refusal-wrap = { $family ->
        [cards] Una escalera no da la vuelta: termina en su carta más alta.
       *[tiles] Una escalera no da la vuelta: el 1 nunca va después del número más alto, ni con comodines.
    }
refusal-not-consecutive = { $family ->
        [cards] Los valores de una escalera van seguidos, sin huecos.
       *[tiles] Los números de una escalera van seguidos, sin huecos; un comodín solo llena un hueco.
    }
refusal-ace-high = Aquí el as es bajo: va antes del 2, no después del rey.

## La primera jugada y el uso de la mesa

refusal-no-rack-tile-played = { $family ->
        [cards] Baja al menos una carta tuya.
       *[tiles] Baja al menos una ficha de tu soporte, o roba.
    }
refusal-not-opened = { $needed ->
        [0] Baja primero una combinación hecha solo con tus fichas. Después podrás usar las de la mesa.
        [1] Baja primero combinaciones hechas solo con tus fichas, que sumen al menos 1 punto. Después podrás usar las de la mesa.
       *[other] Baja primero combinaciones hechas solo con tus fichas, que sumen al menos { $needed } puntos. Después podrás usar las de la mesa.
    }
refusal-handrummy-own-melds-only = Todo el soporte de una vez: no hay mínimo, pero solo combinaciones de tus fichas.
refusal-below-threshold = Tu primera jugada suma { $needed ->
        [one] { $points } de { $needed } punto
        [many] { $points } de { $needed } de puntos
       *[other] { $points } de { $needed } puntos
    }: { $missing ->
        [one] falta { $missing }
        [many] faltan { $missing }
       *[other] faltan { $missing }
    }. Baja más combinaciones de tu soporte, o roba.
refusal-same-turn-forbidden = En el turno de tu primera jugada solo bajas combinaciones tuyas. Las de la mesa, en tu siguiente turno.
refusal-joker-not-replaced = { $several ->
        [0] En este juego ningún comodín sale de su combinación: devuelve el de { $tiles } a su sitio.
        [one] El comodín de { $tiles } representa { $lacking }: pon { $lacking } en su lugar o devuelve el comodín a su sitio.
        [many] El comodín de { $tiles } representa { $lacking }. Pon una de ellas en su lugar o devuelve el comodín a su sitio.
       *[other] El comodín de { $tiles } representa { $lacking }. Pon una de ellas en su lugar o devuelve el comodín a su sitio.
    }
refusal-rebuild-not-allowed = Aquí no se deshacen las combinaciones de la mesa: solo puedes añadirles fichas.
refusal-keep3 = Si sacas fichas de una combinación, tienen que quedar al menos tres que formen una. O deshazla del todo.
refusal-one-action-only = Solo una acción por turno: bajar una combinación, o añadir a una.

## Robar y descartar

refusal-rack-limit = Tu soporte está lleno. Devuelve primero una ficha al montón: «return» y la ficha.
refusal-stock-empty = El montón está vacío. Baja algo, o pasa: «pass».
refusal-stock-not-empty = Aún se puede robar: solo se pasa cuando el montón está vacío.
refusal-nothing-to-draw = No hay descartes. Roba del montón: «take montón».
refusal-must-draw = Toma primero una carta: «take montón» o «take descarte».
refusal-must-discard = Para terminar tu turno, descarta una carta: «discard» y la carta.
refusal-discard-same-card = Acabas de tomar { $tiles } de los descartes: descarta otra carta.
refusal-last-card-must-be-discarded = Guarda una carta: la última tiene que ir a los descartes.

## Vigilar las combinaciones de los demás

refusal-no-false-meld = No hay motivo para protestar: todas las combinaciones de la última jugada son válidas.
refusal-must-be-accepted = Demasiado tarde: ya ha jugado el siguiente, y la combinación se queda. Cada cual puede corregirla en su turno.

## La mesa

refusal-players = Hay demasiada gente: aquí pueden jugar { $needed } como mucho.
refusal-wrong-starter = Le toca a otra persona empezar esta ronda.

## Por qué las fichas que alguien nombra no encuentran sitio

refusal-no-third = { $tiles }: falta un tercer { $needed }.
refusal-gap = { $tiles }: en medio { $several ->
        [one] falta
        [many] faltan
       *[other] faltan
    } { $lacking }.
refusal-no-end = { $tiles }: { $several ->
        [one] para una escalera falta { $lacking }.
        [many] para una escalera falta { $lacking }.
       *[other] para una escalera falta { $lacking }.
    }
refusal-no-company = { $count ->
        [one] { $tiles }: no encaja con nada, ni entre tus fichas ni en la mesa.
        [many] { $tiles }: estas fichas no encajan entre sí ni con las de la mesa.
       *[other] { $tiles }: estas fichas no encajan entre sí ni con las de la mesa.
    }
refusal-no-place = { $tiles }: { $count ->
        [one] no hay sitio
        [2] no hay sitio para las dos
        [many] no hay sitio para todas
       *[other] no hay sitio para todas
    } en la mesa.
refusal-not-found = { $tiles }: no he encontrado sitio a tiempo. Puedes escribir tú la mesa: «arrange».
refusal-no-repair = No encuentro ninguna mesa válida parecida a tu borrador.
refusal-left-on-rack = Quedan en tu soporte: { $tiles }.
