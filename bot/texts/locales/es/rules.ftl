# Una hoja de reglas explicada tema por tema, a partir de sus campos: cada texto puede usar cualquier campo
# (los números como números, lo demás como las palabras de los registros), y además $goal_kind,
# $goal_amount, $clock (lo que ha acordado la mesa) y $seats (0 mientras no haya nadie).

rules-title = { $sheet }: así se juega aquí
rules-title-sheet = { $sheet }: así se juega
rules-which = ¿Qué reglas quieres leer? Escribe «rules» y uno de estos juegos:
rules-topics = Temas: { $topics }. Por ejemplo: «rules { $example }».
rules-short = En pocas palabras:
rules-example = Por ejemplo
rules-other = En { $other }, en cambio:
rules-house = { $here } (Regla de la casa. En las reglas impresas: { $printed })
rules-ask = { $family ->
        [cards] Pregunta lo que quieras: «rules puntos», o «¿puedo añadir cartas?»
       *[tiles] Pregunta lo que quieras: «rules comodín», o «¿puedo tomar el comodín?»
    }

colour-r = rojo
colour-b = azul
colour-k = negro
colour-g = verde
colour-y = amarillo

## Capítulos

chapter-begin = Antes de empezar
chapter-turn = Tu turno
chapter-melds = { $sets ->
        [false] Escaleras
       *[other] Grupos y escaleras
    }
chapter-first = { $first_laying ->
        [0] Una combinación propia
       *[other] La primera jugada
    }
chapter-table = Lo que hay en la mesa
chapter-joker = Comodines
chapter-stock = Cuando se acaba el montón
chapter-time = Tiempo
chapter-score = Puntos
chapter-match = La partida

## En pocas palabras

short-turn = { $family ->
        [cards] Toma una carta, baja lo que quieras y descarta una.
       *[tiles] En tu turno, baja fichas o roba una.
    }
short-first = { $first_laying ->
        [none] Desde tu primer turno puedes usar toda la mesa.
        [0] Empieza con una combinación de tu soporte; da igual cuánto sume.
        [1] Empieza con al menos 1 punto en combinaciones de tu soporte.
       *[other] Empieza con al menos { $first_laying } puntos en combinaciones de tu soporte.
    }
short-table = { $first_laying ->
        [none] { $rebuild ->
            [none] Puedes añadir fichas a las combinaciones de la mesa.
           *[other] Puedes añadir fichas a las combinaciones de la mesa y reorganizarlas.
        }
       *[other] { $rebuild ->
            [none] Después puedes añadir fichas a las combinaciones de la mesa.
           *[other] Después puedes añadir fichas a las combinaciones de la mesa y reorganizarlas.
        }
    }
short-layoff = Puedes añadir cartas a cualquier combinación de la mesa.
short-end = { $scoring ->
        [chips] El primero en vaciar su soporte gana la ronda y un premio.
       *[other] { $family ->
            [cards] El primero en quedarse sin cartas gana la ronda y los puntos de las cartas de los demás.
           *[tiles] El primero en vaciar su soporte gana la ronda y los puntos que les quedan a los demás.
        }
    }
short-kids-pro = { $rebuild ->
        [none] A diferencia de myRummy Kids, también hay grupos.
       *[other] A diferencia de myRummy Kids, también hay grupos y se puede reorganizar la mesa.
    }

## Antes de empezar

rule-aim = { $family ->
        [cards] Quien primero se queda sin cartas termina la ronda y la gana.
       *[tiles] Quien primero se queda sin fichas termina la ronda y la gana.
    }

rule-pieces = { $family ->
        [cards] Una baraja de 52 cartas, sin comodines. Una carta se escribe con su valor y su palo: S son picas, H corazones, D diamantes y C tréboles. A, J, Q y K son as, jota, reina y rey.
       *[tiles] { $copies ->
            [one] Cada uno de los cuatro colores ({ $colours }) tiene los números del 1 al { $numbers }, una vez cada uno; { $jokers ->
                [0] no hay comodines
                [one] hay { $jokers } comodín
                [many] hay { $jokers } de comodines
               *[other] hay { $jokers } comodines
            }.
            [many] Cada uno de los cuatro colores ({ $colours }) tiene los números del 1 al { $numbers }, { $copies } de veces cada uno; comodines: { $jokers }.
           *[other] Cada uno de los cuatro colores ({ $colours }) tiene los números del 1 al { $numbers }, { $copies ->
                [2] dos veces
               *[other] { $copies } veces
            } cada uno; { $jokers ->
                [0] no hay comodines
                [one] hay { $jokers } comodín
                [many] hay { $jokers } de comodines
               *[other] hay { $jokers } comodines
            }.
        }{ $two_jokers ->
            [true] {" "}El anfitrión también puede elegir solo 2 comodines.
           *[false] {""}
        }
    }

rule-players = Pueden jugar de { $min_players } a { $max_players } personas.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] Cartas por jugador: { $printed_hands }. La carta siguiente, boca arriba, inicia la pila de descartes.
           *[other] Cada jugador recibe { $hand ->
                [one] { $hand } carta
                [many] { $hand } de cartas
               *[other] { $hand } cartas
            }; la siguiente, boca arriba, inicia la pila de descartes.
        }
       *[tiles] Cada jugador toma al azar { $hand ->
            [one] { $hand } ficha, que solo ve él
            [many] { $hand } de fichas, que solo ve él
           *[other] { $hand } fichas, que solo ve él
        }; el resto forma el montón.
    }

dealt-each = { $cards } con { $players } jugadores

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] En la primera ronda cada cual saca una carta: empieza quien tenga la más alta. Si hay empate, quienes empatan sacan otra.
           *[tiles] En la primera ronda cada cual saca una ficha: empieza quien tenga la más alta. Quien saca un comodín o empata con la más alta saca otra. Después, esas fichas vuelven con las demás.
        }
        [youngest] Empieza la primera ronda la persona más joven; si el anfitrión no dice quién es, se sortea.
        [left_of_dealer] Se sortea quién reparte en la primera ronda; empieza quien está a su izquierda.
       *[lot] Se sortea quién empieza la primera ronda.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Después, en cada ronda reparte quien está a la izquierda del anterior; si juegan dos, reparte quien ganó y empieza el otro.
           *[other] En las demás rondas empieza el jugador a la izquierda del que empezó la anterior.
        }
        [highest] Antes de cada nueva ronda se vuelve a sacar para ver quién empieza.
        [youngest] También en las demás rondas empieza la persona más joven.
       *[lot] Antes de cada nueva ronda se vuelve a sortear quién empieza.
    }

## Tu turno

rule-turn-tiles = En tu turno bajas al menos una ficha de tu soporte, o robas una: nunca las dos cosas. Puedes robar aunque puedas bajar. Después le toca a quien está a tu izquierda.
rule-drawn = La ficha que robas no se puede bajar hasta tu siguiente turno.
rule-one-action = { $one_action ->
        [true] En cada turno bajas una sola combinación nueva, o añades a una sola.
       *[false] En cada turno puedes bajar y añadir todo lo que quieras.
    }
rule-turn-cards = En tu turno primero tienes que tomar una carta, del montón o la de arriba de los descartes. Luego puedes bajar combinaciones y añadir cartas, todas las que quieras, o ninguna. Por último tienes que descartar una carta. Después le toca a quien está a tu izquierda.
rule-taken = La carta que tomas de los descartes no se puede descartar en el mismo turno; la del montón, sí. Por eso la de los descartes no puede ser la única que te quede.
rule-last-card = { $last_card_discard ->
        [true] Tu última carta tiene que ir a los descartes: no puedes bajar o añadir todas tus cartas.
       *[false] Cierras al bajar, añadir o descartar tu última carta. Si las has bajado todas, no descartas.
    }

## Combinaciones

rule-set = { $family ->
        [cards] Una combinación es un grupo o una escalera; da igual cuántos puntos sume. Un grupo son tres o cuatro cartas del mismo valor.
       *[tiles] { $sets ->
            [true] Una combinación es un grupo o una escalera. Un grupo son tres o cuatro fichas del mismo número, todas de colores distintos.
           *[false] Todas las combinaciones son escaleras: no hay grupos.
        }
    }
rule-run = { $family ->
        [cards] Una escalera son tres o más cartas del mismo palo con valores seguidos.
       *[tiles] Una escalera son tres o más fichas del mismo color con números seguidos, sin huecos. El 1 es el más bajo: nunca va después del { $numbers }.
    }
rule-ace = { $ace_high ->
        [true] El as va antes del 2 o después del rey, pero no entre los dos: rey, as, 2 no es una escalera.
       *[false] El as va antes del 2, nunca después del rey.
    }
rule-false-melds = { $false_melds ->
        [players] Son los jugadores quienes comprueban las combinaciones. Si quien acaba de jugar ha bajado una no válida, escribe «object» antes de que juegue el siguiente. Quien la bajó tiene que recoger entonces las fichas que puso en ella, sin penalización. Si lo que queda ya no alcanza para una primera jugada, lo recoge todo. Si nadie protesta a tiempo, la combinación se queda, y solo puede corregirla quien tiene el turno. Si esa jugada vació un soporte, la ronda no termina hasta que los demás la aceptan o juega el siguiente.
       *[refused] Una combinación no válida no se puede bajar.
    }

## La primera jugada

rule-first-laying = { $first_laying ->
        [none] No hay ninguna condición: desde tu primer turno puedes usar toda la mesa.
        [0] Antes de usar las combinaciones de la mesa tienes que bajar una nueva, solo con fichas de tu soporte; da igual cuánto sume.
        [1] Tu primera jugada tiene que sumar al menos 1 punto, en una o más combinaciones nuevas de tu soporte. Una ficha vale su número. Hasta entonces no puedes usar las combinaciones de la mesa: robas mientras no puedas o no quieras bajar.
       *[other] Tu primera jugada tiene que sumar al menos { $first_laying } puntos, en una o más combinaciones nuevas de tu soporte. Una ficha vale su número. Hasta entonces no puedes usar las combinaciones de la mesa: robas mientras no puedas o no quieras bajar.
    }
rule-same-turn = { $same_turn ->
        [true] { $first_laying ->
            [0] Una vez bajada una combinación propia, puedes usar las de la mesa en ese mismo turno.
           *[other] Una vez hecha tu primera jugada, puedes usar las combinaciones de la mesa en ese mismo turno.
        }
       *[false] En el turno de tu primera jugada solo bajas combinaciones nuevas de tu soporte; puedes usar las de la mesa desde el turno siguiente.
    }
rule-handrummy = { $handrummy ->
        [true] Cerrar de una vez: si aún no has bajado nada, puedes bajar todo el soporte en un solo turno. No hace falta un mínimo de puntos; pero si no lo alcanzas, solo valen combinaciones de tu soporte. Los demás pierden entonces el doble, y tú ganas el doble.
        [variant] Cerrar de una vez, una variante de las reglas impresas, solo vale si el anfitrión la permite. Si aún no has bajado nada, puedes entonces bajar todo el soporte en un solo turno, sin mínimo de puntos. Pero si no alcanzas los puntos de la primera jugada, solo valen combinaciones de tu soporte. Los demás pierden el doble, y tú ganas el doble. Sin esta variante, bajar todo el soporte de una vez no da puntos de más.
       *[false] Bajar todo el soporte de una vez no da puntos de más.
    }

## Lo que hay en la mesa

rule-table = { $rebuild ->
        [none] Las combinaciones de la mesa son de todos. Puedes añadir fichas a cualquiera, pero no quitarles nada, ni dividirlas ni unirlas.
        [keep3] Las combinaciones de la mesa son de todos: puedes añadirles fichas y reorganizarlas. Puedes sacar fichas de una combinación si al menos tres de las que estaban en ella antes de tu turno siguen juntas y forman un grupo o una escalera. También puedes deshacerla del todo, pero entonces no puede haber dos de sus fichas en una misma combinación nueva. Y puedes añadir una combinación entera a otra.
       *[free] Las combinaciones de la mesa son de todos: puedes añadirles fichas, dividirlas, unirlas y reorganizarlas a tu gusto. Da igual cuántas fichas de una combinación sigan juntas.
    }
rule-in-the-end = { $rebuild ->
        [none] No puedes llevarte fichas de la mesa a tu soporte
       *[other] Si cambias algo en la mesa, tienes que añadir al menos una ficha de tu soporte. Al final de tu turno solo puede haber grupos y escaleras en la mesa. No puedes llevarte fichas de la mesa a tu soporte
    }{ $loose_table_tiles ->
        [offender] { $false_melds ->
            [players] , salvo si se te acaba el tiempo o después de una protesta.
           *[refused] , salvo si se te acaba el tiempo.
        }
       *[restore] { $false_melds ->
            [players] , salvo después de una protesta.
           *[refused] .
        }
    }
rule-layoff = Puedes añadir cartas a cualquier combinación de la mesa, aunque aún no hayas bajado ninguna. De la mesa no se quita nada, y las combinaciones no se transforman.

## Comodines

rule-joker = Un comodín representa cualquier ficha. Una combinación puede tener varios, pero no puede estar formada solo por comodines. { $sets ->
        [true] En una escalera, su lugar indica qué número representa; en un grupo representa un color que falta. Por eso a un grupo de cuatro ya no se le puede añadir ninguno.
       *[false] Su lugar en la escalera indica qué número representa. Como cualquier otra ficha, se puede añadir a una escalera de la mesa.
    }
rule-joker-laid = { $joker_laid ->
        [value] En tu primera jugada, un comodín vale lo mismo que la ficha que representa.
       *[other] { $joker_laid ->
            [one] En tu primera jugada, un comodín vale { $joker_laid } punto, represente lo que represente.
            [many] En tu primera jugada, un comodín vale { $joker_laid } de puntos, represente lo que represente.
           *[other] En tu primera jugada, un comodín vale { $joker_laid } puntos, represente lo que represente.
        }
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] En tu turno puedes tomar un comodín de la mesa: pon en su lugar exactamente la ficha que representa, tomada de tu soporte.{ $sets ->
            [true] {" "}En un grupo vale cualquiera de los colores que faltan.
           *[false] {""}
        }{" "}Baja el comodín en otro sitio en el mismo turno: nunca va a tu soporte.
        [rack_or_table] En tu turno puedes tomar un comodín de la mesa: pon en su lugar exactamente la ficha que representa, tomada de tu soporte o de la mesa.{ $sets ->
            [true] {" "}En un grupo vale cualquiera de los colores que faltan.
           *[false] {""}
        }{" "}Baja el comodín en otro sitio en el mismo turno: nunca va a tu soporte.
       *[none] Un comodín de la mesa no se puede tomar, ni siquiera a cambio de la ficha que representa.
    }
rule-joker-first = { $exchange_first ->
        [true] { $first_laying ->
            [0] Puedes tomar un comodín incluso antes de haber bajado nada, si lo usas en tu primera combinación. Todas las demás fichas de esa combinación salen de tu soporte.
           *[other] Puedes tomar un comodín incluso antes de haber bajado nada, si lo bajas en tu primera jugada. Todas las demás fichas de esa jugada salen de tu soporte.
        }
       *[false] { $first_laying ->
            [0] Solo puedes tomar un comodín después de bajar una combinación propia.
           *[other] Solo puedes tomar un comodín después de tu primera jugada.
        }
    }
rule-joker-moved = { $rebuild ->
        [keep3] Mientras nadie lo sustituya por su ficha, un comodín sigue representando la misma ficha y se queda en su combinación. Cuenta entre las tres fichas que deben seguir juntas. Después del cambio, la ficha que lo sustituye forma parte de la combinación y cuenta como él.
       *[free] Mientras nadie lo sustituya por su ficha, un comodín sigue representando la misma ficha, aunque su combinación se divida o se mueva.
    }

## El montón

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Cuando alguien tiene que robar y el montón está vacío, la ronda queda en empate: nadie gana ni pierde nada.
           *[last_draw] Cuando se roba la última ficha y nadie ha vaciado su soporte, la ronda queda en empate: nadie gana ni pierde nada.
        }
        [aborted] { $stock_out_at ->
            [first_need] Cuando alguien tiene que robar y el montón está vacío, la ronda se interrumpe. Nadie gana ni pierde nada, pero la ronda cuenta como jugada.
           *[last_draw] Cuando se roba la última ficha y nadie ha vaciado su soporte, la ronda se interrumpe. Nadie gana ni pierde nada, pero la ronda cuenta como jugada.
        }
        [lowest] { $stock_out_at ->
            [first_need] Quien tiene que robar con el montón vacío pasa, y se sigue jugando; baja si puedes. Cuando todos pasan seguidos, la ronda termina y la gana quien tenga menos puntos en su soporte.
           *[last_draw] Cuando se roba la última ficha, se sigue jugando: si no puedes o no quieres bajar, pasas. Cuando todos pasan seguidos, la ronda termina y la gana quien tenga menos puntos en su soporte.
        }
       *[skip] { $stock_out_at ->
            [first_need] Quien tiene que robar con el montón vacío pasa, y se sigue jugando; baja si puedes. Cuando todos pasan seguidos, la ronda termina y no la gana nadie.
           *[last_draw] Cuando se roba la última ficha, se sigue jugando: si no puedes o no quieres bajar, pasas. Cuando todos pasan seguidos, la ronda termina y no la gana nadie.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] En un soporte caben todas las fichas que haga falta.
       *[other] En un soporte caben { $rack_limit } fichas como mucho. Si ya tienes { $rack_limit } y no bajas nada, robas igualmente. Luego devuelves al montón la ficha que quieras, incluso la recién robada, y se mezcla. Si en tres vueltas seguidas nadie hace otra cosa que robar y devolver, la ronda termina{ $stock_out ->
            [lowest] .
           *[skip] {" "}y no la gana nadie.
        }
    }
rule-stock-out-cards = Cuando el montón está vacío, se mezclan los descartes, menos la carta de arriba, y forman un montón nuevo; como mucho { $reshuffles ->
        [one] una vez
        [2] dos veces
        [many] { $reshuffles } de veces
       *[other] { $reshuffles } veces
    } por ronda. Si después no queda nada que robar y no quieres la carta de arriba de los descartes, la ronda es nula.

## Tiempo

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] No hay límite de tiempo. Si se fija un límite, se aplica lo siguiente:
           *[other] Un turno puede durar hasta { $time_limit } segundos.
        }
        [tnone] No hay límite de tiempo.{ $time_limit ->
            [0] {""}
           *[other] {" "}Las reglas impresas dan { $time_limit } segundos.
        }
       *[other] Un turno puede durar hasta { $clock ->
            [t2m] 2 minutos
            [t5m] 5 minutos
            [t1h] una hora
            [t24h] un día
            [tother] { $time }
           *[t3d] tres días
        }.{ $time_limit ->
            [0] {" "}Las reglas impresas no ponen límite.
           *[other] {" "}Las reglas impresas dan { $time_limit } segundos.
        }
    }
rule-time-up = Si se te acaba el tiempo, lo que has colocado cuenta como bajado si todo es válido y está completo.
rule-time-idle = { $idle_penalty ->
        [0] Si aún no has colocado nada, robas una ficha, sin penalización.
        [one] Si aún no has colocado nada, robas una ficha y { $idle_penalty } más de penalización.
        [many] Si aún no has colocado nada, robas una ficha y { $idle_penalty } más de penalización.
       *[other] Si aún no has colocado nada, robas una ficha y { $idle_penalty } más de penalización.
    }{ $rack_limit ->
        [0] {""}
       *[other] {" "}Con { $rack_limit } fichas en tu soporte no robas ninguna.
    }
rule-time-loose = Si tu jugada queda sin terminar, tus fichas sin combinación vuelven a tu soporte. Las combinaciones completas se quedan si las reglas lo permiten{ $first_laying ->
        [none] .
        [0] .
       *[other] {" "}(una primera jugada, solo si alcanza los puntos).
    }{" "}{ $loose_table_tiles ->
        [offender] Las fichas de la mesa sin combinación también van a tu soporte. Pero si entre ellas hay un comodín, la mesa vuelve a estar como antes de tu turno.
        [salvage] Si quedan fichas de la mesa sin combinación, se conservan tantas combinaciones como se pueda, las tuyas y las anteriores; el resto vuelve a su lugar.
        [stock] Las fichas de la mesa sin combinación se mezclan con el montón.
       *[restore] Si quedan fichas de la mesa sin combinación, la mesa vuelve a estar como antes de tu turno, y todas tus fichas vuelven a tu soporte.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Una jugada sin terminar no tiene penalización; pero si ninguna de tus fichas se queda en la mesa, robas una, como en cualquier turno.
        [one] Por una jugada sin terminar robas { $penalty_tiles } ficha de penalización.
        [many] Por una jugada sin terminar robas { $penalty_tiles } de fichas de penalización.
       *[other] Por una jugada sin terminar robas { $penalty_tiles } fichas de penalización, o las que queden en el montón.
    }
rule-time-cards = Si se te acaba el tiempo, lo que has bajado se queda. Si aún no has tomado carta, se toma una del montón por ti; luego se descarta tu carta más alta.

## Puntos

rule-scoring = { $scoring ->
        [chips] Quien gana una ronda recibe un premio. No se cuenta nada más, y los demás no pierden nada.
        [winner_takes] Quien gana una ronda suma el valor de las cartas que les quedan a los demás; ellos no pierden nada.
       *[losers_pay] Los demás pierden los puntos que quedan en su soporte, y quien gana recibe la suma.
    }
rule-joker-left = { $jokers ->
        [0] Cada ficha que queda en un soporte cuesta su número en puntos.
       *[other] { $joker_left ->
            [one] Un comodín que queda en un soporte cuesta { $joker_left } punto; cualquier otra ficha, su número.
            [many] Un comodín que queda en un soporte cuesta { $joker_left } de puntos; cualquier otra ficha, su número.
           *[other] Un comodín que queda en un soporte cuesta { $joker_left } puntos; cualquier otra ficha, su número.
        }
    }
rule-blocked = { $scoring ->
        [chips] Si una ronda la gana quien tiene menos puntos en su soporte, se lleva el premio. Si hay empate, gana quien tiene menos fichas.
       *[other] Si una ronda la gana quien tiene menos puntos en su soporte, los demás solo pierden los puntos que tienen de más, y quien gana recibe la suma. Si hay empate, gana quien tiene menos fichas; si sigue el empate, los ganadores se reparten los puntos.
    }
rule-card-values = Las cartas que les quedan a los demás valen así: { $ace_high ->
        [true] un as, { $high_ace_points }
       *[false] un as, { $ace_points }
    }; una jota, una reina o un rey, { $court_points }; { $number_cards ->
        [one] cualquier otra carta, 1
       *[face] cualquier otra carta, su número
    }.
rule-rummy = { $going_rummy ->
        [true] Hacer Rummy: si cierras en un solo turno, sin haber bajado ni añadido nada antes en la ronda, ganas el doble.
       *[false] Cerrar en un solo turno no da puntos de más.
    }

## La partida

rule-goal = { $goal_kind ->
        [chips] { $goal_amount ->
            [one] Gana la partida el primero en conseguir { $goal_amount } premio.
            [many] Gana la partida el primero en conseguir { $goal_amount } de premios.
           *[other] Gana la partida el primero en conseguir { $goal_amount } premios.
        }
        [target] { $goal_amount ->
            [one] Gana la partida el primero en llegar a { $goal_amount } punto.
            [many] Gana la partida el primero en llegar a { $goal_amount } de puntos.
           *[other] Gana la partida el primero en llegar a { $goal_amount } puntos.
        } También se puede acordar un número de rondas; entonces gana quien tenga el total más alto.
       *[rounds] { $goal_amount ->
            [one] Si no se acuerda otra cosa, la partida es a una sola ronda. Si se juegan varias, gana quien tenga el total más alto.
            [many] La partida es a { $goal_amount } de rondas; gana quien tenga el total más alto.
           *[other] La partida es a { $goal_amount } rondas; gana quien tenga el total más alto.
        }
    }
rule-tie = Si varios empatan al final con el total más alto, comparten la victoria.

## Un ejemplo, con fichas

example-first = Tu primera jugada, { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }: { $melds }
example-own = Una combinación propia: { $melds }
example-table = En la mesa: { $before } – tú tienes: { $rack } – después de tu turno: { $after }
example-joker = En { $meld } el comodín representa { $tile }.
example-joker-free = Tienes { $rack }. Pones { $tile } en lugar del comodín, y el comodín pasa a otra combinación: { $after }
example-cards = Tomas { $card }, bajas { $melds } y descartas { $discard }.
example-layoff = A { $before } le puedes añadir { $rack }: { $after }

## ¿Puedo ...?

word-ask = preguntar por las reglas de esta mesa: «ask puedo tomar el comodín»
asks-both = ¿Puedes bajar y robar en un turno?
asks-draw = ¿Puedes robar?
asks-faulty = ¿Puedes protestar?
asks-layoff = ¿Puedes añadir a una combinación?
asks-rearrange = ¿Puedes reorganizar la mesa?
asks-joker-take = ¿Puedes tomar un comodín?
how-joker-take = El comodín de la combinación { $meld } representa { $tile }. Para tomarlo, baja { $tile } con tu nueva combinación: «play { $tile } …».
asks-pass = ¿Puedes pasar?
may-partly = No sé si lo he entendido todo.
may-yes = Sí.
may-no = No.
may-now = Sí, ahora puedes.
may-with-tile = Sí, en cuanto tengas la ficha que representa.
may-in-turn = Ahora no, le toca a { $name }; en tu turno, sí.
may-return-first = Ahora no: antes devuelve una ficha.
may-when-opened = { $first_laying ->
        [0] Sí, después de bajar una combinación propia.
       *[other] Sí, después de tu primera jugada.
    }
may-after-opening = { $first_laying ->
        [0] Sí, desde el turno siguiente a tu primera combinación.
       *[other] Sí, desde el turno siguiente a tu primera jugada.
    }
may-first = { $first_laying ->
        [0] Todavía no: antes baja una combinación propia. Podrás desde el turno siguiente.
       *[other] Todavía no: antes haz tu primera jugada. Podrás desde el turno siguiente a tu primera jugada.
    }
may-first-same = { $first_laying ->
        [0] Todavía no: antes baja una combinación propia. Después podrás, incluso en el mismo turno.
       *[other] Todavía no: antes haz tu primera jugada. Después podrás, incluso en el mismo turno.
    }
may-take-first = Todavía no: antes toma una carta.
may-taken = Ya no: en este turno ya has tomado tu carta.
may-stock-empty = No: ya no queda nada que robar.
may-stock-left = Ahora no: todavía se puede robar.
may-when-empty = Solo cuando el montón está vacío.
may-no-jokers = En este juego no hay comodines.
may-chips = Recibes un premio por cada ronda que ganas.
may-no-chips = En este juego no hay premios: se cuentan los puntos.
may-no-joker-lies = Ahora no hay ningún comodín en la mesa.
may-nothing-to-object = Ahora no: no hay ninguna jugada que protestar.
may-opened = { $first_laying ->
        [0] Ya has bajado una combinación propia.
       *[other] Ya has hecho tu primera jugada.
    }
may-unopened = { $first_laying ->
        [0] Todavía no has bajado ninguna combinación propia.
       *[other] Todavía no has hecho tu primera jugada.
    }
may-nothing = Eso no existe en este juego.
may-unknown = No sé responder a eso. Elige un tema, o pregunta de otra forma: «¿puedo tomar el comodín?», «¿qué pasa cuando se acaba el tiempo?»
may-finished = Son las reglas de la partida terminada: { $sheet }.
may-printed = Según las reglas impresas de { $sheet }.
may-silent = Las reglas impresas no lo dicen; aquí se juega así.
may-house = Lo que difiere de las reglas impresas es una regla de la casa de esta mesa.
