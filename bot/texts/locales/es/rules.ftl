# Una hoja de reglas explicada tema por tema, a partir de sus campos: cada texto puede usar cualquier campo
# (los números como números, lo demás como las palabras de los registros), y además $goal_kind,
# $goal_amount, $clock (lo que ha acordado la mesa) y $seats (0 mientras no haya nadie).

rules-title = { $sheet }: así se juega aquí
rules-which = ¿Qué reglas? Di «rules» y una de estas:
rules-short = En pocas palabras:
rules-example = Por ejemplo
rules-other = En { $other }, en cambio:
rules-house = { $here } (Regla de la casa. En la hoja impresa: { $printed })
rules-ask = { $family ->
        [cards] Pregunta lo que quieras: di «rules puntos», o «¿puedo añadir cartas?»
       *[tiles] Pregunta lo que quieras: di «rules comodín», o «¿puedo tomar el comodín?»
    }

colour-r = rojo
colour-b = azul
colour-k = negro
colour-g = verde
colour-y = amarillo

## Capítulos

chapter-begin = Antes de empezar
chapter-turn = Tu turno
chapter-melds = Series y escaleras
chapter-first = La primera bajada
chapter-table = Lo que hay en la mesa
chapter-joker = Comodines
chapter-stock = Cuando se acaba el mazo
chapter-time = Tiempo
chapter-score = Puntos
chapter-match = La partida

## En pocas palabras

short-turn = { $family ->
        [cards] Toma una carta, baja lo que puedas y quieras y descarta una.
       *[tiles] Baja fichas o roba una: ese es tu turno.
    }
short-first = { $first_laying ->
        [none] Desde tu primer turno puedes usar todo lo que hay en la mesa.
        [0] Empieza con una combinación de tu propio soporte; da igual cuánto sume.
        [1] Empieza con al menos 1 punto en combinaciones de tu propio soporte.
       *[other] Empieza con al menos { $first_laying } puntos en combinaciones de tu propio soporte.
    }
short-table = { $rebuild ->
        [none] Luego añade fichas a lo que hay en la mesa.
       *[other] Luego añade fichas a lo que hay en la mesa, y transfórmalo.
    }
short-layoff = Se pueden añadir cartas a cualquier combinación de la mesa.
short-end = { $scoring ->
        [chips] Quien primero vacía su soporte gana la ronda y una ficha de premio.
       *[other] { $family ->
            [cards] Quien primero se queda sin cartas gana la ronda y los puntos de las cartas que les quedan a los demás.
           *[tiles] Quien primero vacía su soporte gana la ronda y los puntos de las fichas que les quedan a los demás.
        }
    }

## Antes de empezar

rule-aim = { $family ->
        [cards] Quédate sin cartas antes que nadie: con eso termina la ronda y la ganas.
       *[tiles] Baja todas tus fichas antes que nadie: con eso termina la ronda y la ganas.
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
        }
    }

rule-players = Pueden jugar de { $min_players } a { $max_players } personas.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] Cartas por persona y, entre paréntesis, cuántas personas juegan: { $printed_hands }. La carta siguiente se pone boca arriba y con ella empieza la pila de descartes.
           *[other] Cada cual recibe { $hand ->
                [one] { $hand } carta
                [many] { $hand } de cartas
               *[other] { $hand } cartas
            }; la siguiente se pone boca arriba y con ella empieza la pila de descartes.
        }
       *[tiles] Cada cual roba { $hand ->
            [one] { $hand } ficha, que nadie más ve
            [many] { $hand } de fichas, que nadie más ve
           *[other] { $hand } fichas, que nadie más ve
        }; el resto es el mazo.
    }

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] Para ver quién empieza la primera ronda, cada cual roba una carta: empieza quien saca la más alta; si hay empate en la más alta, se roba otra vez.
           *[tiles] Para ver quién empieza la primera ronda, cada cual roba antes una ficha: empieza quien saca la más alta; si sale un comodín o hay empate en la más alta, se roba otra vez. Esas fichas vuelven con las demás.
        }
        [youngest] La primera ronda la empieza la persona más joven; si quien organiza la mesa no dice quién es, se echa a suertes.
        [left_of_dealer] Se echa a suertes quién reparte en la primera ronda; empieza quien está a su izquierda.
       *[lot] Se echa a suertes quién empieza la primera ronda.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Después, en cada ronda reparte la siguiente persona hacia la izquierda; si juegan dos, reparte quien ha ganado y empieza la otra persona.
           *[other] Cada ronda siguiente la empieza quien está a la izquierda de quien empezó la anterior.
        }
        [highest] Antes de cada ronda siguiente se vuelve a robar para ver quién empieza.
        [youngest] Las rondas siguientes también las empieza la persona más joven.
       *[lot] En cada ronda siguiente se vuelve a echar a suertes.
    }

## Tu turno

rule-turn-tiles = En tu turno bajas al menos una ficha de tu soporte o robas una, nunca las dos cosas. Puedes robar aunque puedas bajar. Después le toca a quien está a tu izquierda.
rule-drawn = La ficha que has robado la puedes bajar, como pronto, en tu siguiente turno.
rule-one-action = { $one_action ->
        [true] En un turno bajas una combinación nueva, o añades a una sola.
       *[false] En un turno puedes bajar y añadir cuanto quieras.
    }
rule-turn-cards = En tu turno primero tomas una carta, del mazo o la de arriba de la pila de descartes: es obligatorio. Luego puedes bajar combinaciones y añadir cartas, las que quieras o ninguna. Por último tienes que descartar una carta, y le toca a quien está a tu izquierda.
rule-taken = Una carta que has tomado de la pila de descartes no la puedes descartar en el mismo turno; una del mazo, sí.
rule-last-card = { $last_card_discard ->
        [true] Tu última carta la tienes que descartar: no puedes bajar o añadir todas las que tienes.
       *[false] Cierras al bajar, añadir o descartar tu última carta. Quien ha bajado todas sus cartas no descarta ninguna.
    }

## Combinaciones

rule-set = { $family ->
        [cards] Las combinaciones son series y escaleras; da igual cuántos puntos sumen. Una serie son tres o cuatro cartas del mismo valor.
       *[tiles] { $sets ->
            [true] Las combinaciones son series y escaleras. Una serie son tres o cuatro fichas del mismo número, cada una de un color distinto.
           *[false] No hay series: el mismo número en varios colores no es una combinación.
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
        [players] Las combinaciones las comprueban los propios participantes. Quien vea que en el último turno se ha bajado una incorrecta escribe «object» (protesto) antes de que juegue la siguiente persona: entonces esas fichas vuelven al soporte del que salieron, sin penalización. Si nadie protesta a tiempo, la combinación se queda en la mesa, y solo quien tiene el turno puede corregirla.
       *[refused] Una combinación incorrecta no se puede bajar.
    }

## La primera bajada

rule-first-laying = { $first_laying ->
        [none] No hay ninguna condición: desde tu primer turno puedes usar lo que hay en la mesa.
        [0] Lo primero que bajas tiene que ser una combinación nueva, solo con fichas de tu propio soporte, sume lo que sume. Hasta entonces no puedes usar lo que hay en la mesa.
        [1] Lo primero que bajas tiene que sumar al menos 1 punto, en una o más combinaciones nuevas de tu soporte. Una ficha vale su número. Hasta entonces no puedes usar lo que hay en la mesa; mientras no puedas o no quieras bajar, robas una ficha.
       *[other] Lo primero que bajas tiene que sumar al menos { $first_laying } puntos, en una o más combinaciones nuevas de tu soporte. Una ficha vale su número. Hasta entonces no puedes usar lo que hay en la mesa; mientras no puedas o no quieras bajar, robas una ficha.
    }
rule-same-turn = { $same_turn ->
        [true] Una vez hecha tu primera bajada, puedes usar lo que hay en la mesa en ese mismo turno.
       *[false] En el turno de tu primera bajada solo puedes bajar combinaciones nuevas de tu soporte; lo que hay en la mesa lo puedes usar desde tu siguiente turno.
    }
rule-handrummy = { $handrummy ->
        [true] Cerrar la mano: quien aún no ha bajado nada y baja todo el soporte en un turno no necesita puntos para ello, pero si no llega a los puntos solo valen combinaciones de su propio soporte. Los demás pierden entonces el doble, y quien gana recibe el doble.
       *[false] Bajar todo el soporte de una vez no da nada extra.
    }

## Lo que hay en la mesa

rule-table = { $rebuild ->
        [none] Las combinaciones de la mesa son de todos: puedes añadir fichas a cualquiera, pero no quitarles nada, ni dividirlas ni unirlas.
        [keep3] Las combinaciones de la mesa son de todos: puedes añadir fichas a cualquiera, y transformarlas. Puedes sacar fichas de una combinación si al menos tres de sus fichas siguen juntas y forman por sí solas una serie o una escalera. También puedes deshacerla del todo, pero entonces nunca puede haber dos de sus fichas en la misma combinación nueva.
       *[free] Las combinaciones de la mesa son de todos: puedes añadir fichas a cualquiera, y dividirlas, unirlas y transformarlas a tu gusto. Da igual cuántas fichas de una combinación sigan juntas.
    }
rule-in-the-end = { $rebuild ->
        [none] Ninguna ficha que estaba en la mesa antes de tu turno pasa a un soporte
       *[other] Cuando bajas, al final de tu turno solo puede haber series y escaleras en la mesa, y tiene que haber al menos una ficha más, puesta desde tu soporte. Ninguna ficha que estaba en la mesa antes de tu turno pasa a un soporte
    }{ $loose_table_tiles ->
        [offender] , salvo si se te acaba el tiempo.
       *[restore] .
    }
rule-layoff = Puedes añadir cartas a cualquier combinación de la mesa, sea de quien sea, aunque no hayas bajado ninguna. En la mesa no se quita ni se transforma nada.

## Comodines

rule-joker = Un comodín puede representar cualquier ficha. Una combinación puede tener varios, pero nunca solo comodines. { $sets ->
        [true] En una escalera su lugar dice qué número es; en una serie es uno de los colores que faltan, así que a una serie de cuatro no se le puede añadir ningún comodín.
       *[false] Su lugar en la escalera dice qué número es.
    }
rule-joker-laid = { $joker_laid ->
        [value] Un comodín que bajas suma lo mismo que la ficha que representa.
       *[other] Un comodín que bajas suma { $joker_laid ->
            [one] { $joker_laid } punto
            [many] { $joker_laid } de puntos
           *[other] { $joker_laid } puntos
        }, represente lo que represente.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] En tu turno puedes tomar un comodín de la mesa: pon en su lugar exactamente la ficha que representa, de tu propio soporte. El comodín hay que bajarlo en otro sitio en el mismo turno; nunca va a tu soporte.
        [rack_or_table] En tu turno puedes tomar un comodín de su combinación: pon en su lugar exactamente la ficha que representa, de tu soporte o de la mesa. El comodín hay que bajarlo en otro sitio en el mismo turno; nunca va a tu soporte.
       *[none] Un comodín de la mesa no se puede tomar, ni siquiera con la ficha que representa.
    }
rule-joker-first = { $exchange_first ->
        [true] Excepción en la primera bajada: puedes tomar un comodín incluso antes de haber bajado nada, si con él haces tu primera combinación propia.
       *[false] Para tomar un comodín tienes que haber hecho ya tu primera bajada.
    }
rule-joker-moved = { $rebuild ->
        [keep3] Una ficha que se pone en lugar de un comodín pasa a formar parte de la combinación en la que este estaba. Mientras no se cambie, el comodín sigue representando la misma ficha y no sale de su combinación: es una de las fichas (tres o más) que siguen juntas.
       *[free] Mientras no se cambie, un comodín sigue representando la misma ficha, aunque su combinación se divida o se mueva.
    }

## El mazo

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Cuando alguien tiene que robar y el mazo está vacío, la ronda queda en empate: nadie gana ni pierde nada.
           *[last_draw] Cuando alguien ha robado la última ficha y nadie ha vaciado su soporte, la ronda queda en empate: nadie gana ni pierde nada.
        }
        [aborted] { $stock_out_at ->
            [first_need] Cuando alguien tiene que robar y el mazo está vacío, la ronda se interrumpe: nadie gana ni pierde nada, pero la ronda cuenta.
           *[last_draw] Cuando alguien ha robado la última ficha y nadie ha vaciado su soporte, la ronda se interrumpe: nadie gana ni pierde nada, pero la ronda cuenta.
        }
        [lowest] { $stock_out_at ->
            [first_need] Quien tiene que robar con el mazo vacío pasa, y se sigue jugando; quien puede bajar, baja si quiere. Cuando todos pasan uno tras otro, la ronda termina y la gana quien tiene menos puntos en su soporte.
           *[last_draw] Cuando se ha robado la última ficha, se sigue jugando: quien no puede o no quiere bajar, pasa. Cuando todos pasan uno tras otro, la ronda termina y la gana quien tiene menos puntos en su soporte.
        }
       *[skip] { $stock_out_at ->
            [first_need] Quien tiene que robar con el mazo vacío pasa, y se sigue jugando; quien puede bajar, baja si quiere. Cuando todos pasan uno tras otro, la ronda termina y no la gana nadie.
           *[last_draw] Cuando se ha robado la última ficha, se sigue jugando: quien no puede o no quiere bajar, pasa. Cuando todos pasan uno tras otro, la ronda termina y no la gana nadie.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] En un soporte cabe cualquier número de fichas.
       *[other] En un soporte caben { $rack_limit } fichas como mucho. Quien ya tiene { $rack_limit } roba igualmente y después devuelve al mazo la ficha que quiera, incluso la recién robada; luego se baraja el mazo. Si, en tres turnos seguidos de cada persona, solo se roba y se devuelve una ficha, la ronda termina{ $stock_out ->
            [lowest] .
           *[skip] {" "}y no la gana nadie.
        }
    }
rule-stock-out-cards = Cuando el mazo está vacío, se baraja la pila de descartes, menos la carta de arriba, y pasa a ser el nuevo mazo; como mucho { $reshuffles ->
        [one] una vez
        [2] dos veces
        [many] { $reshuffles } de veces
       *[other] { $reshuffles } veces
    } por ronda. Si después ya no queda nada que robar y no quieres la carta de arriba de los descartes, la ronda es nula.

## Tiempo

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] No hay límite de tiempo. Si la mesa fija uno, vale esto:
           *[other] Un turno puede durar hasta { $time_limit } segundos.
        }
        [tnone] Un turno puede durar lo que haga falta.{ $time_limit ->
            [0] {""}
           *[other] {" "}La hoja de reglas daría { $time_limit } segundos.
        }
       *[other] Un turno puede durar hasta { $clock ->
            [t2m] 2 minutos
            [t5m] 5 minutos
            [t1h] una hora
            [t24h] un día
           *[t3d] tres días
        }.{ $time_limit ->
            [0] {" "}La hoja de reglas no pone límite.
           *[other] {" "}La hoja de reglas daría { $time_limit } segundos.
        }
    }
rule-time-up = Si se te acaba el tiempo y todo lo que has colocado es correcto y está completo, cuenta como bajado.
rule-time-idle = { $idle_penalty ->
        [0] Si aún no has colocado nada, robas una ficha, sin penalización.
        [one] Si aún no has colocado nada, robas una ficha y { $idle_penalty } más de penalización.
        [many] Si aún no has colocado nada, robas una ficha y { $idle_penalty } más de penalización.
       *[other] Si aún no has colocado nada, robas una ficha y { $idle_penalty } más de penalización.
    }
rule-time-loose = Si no has terminado de bajar, tus fichas que no están en ninguna combinación vuelven a tu soporte y las combinaciones completas se quedan si las reglas lo permiten{ $first_laying ->
        [none] .
        [0] .
       *[other] ; una primera bajada, solo si suma lo suficiente.
    }{" "}{ $loose_table_tiles ->
        [offender] Las fichas de la mesa que no están en ninguna combinación van también a tu soporte.
        [salvage] Si alguna ficha de la mesa no está en ninguna combinación, se mantienen enteras tantas combinaciones como se pueda, las tuyas y las viejas, y el resto vuelve atrás.
        [stock] Las fichas de la mesa que no están en ninguna combinación se barajan con el mazo.
       *[restore] Si alguna ficha de la mesa no está en ninguna combinación, la mesa vuelve a estar como antes de tu turno y todas tus fichas vuelven a tu soporte.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Si no has terminado de bajar, no hay penalización; pero si ninguna de tus fichas se queda en la mesa, robas una, como en cualquier turno.
        [one] Si no has terminado de bajar, robas { $penalty_tiles } ficha de penalización.
        [many] Si no has terminado de bajar, robas { $penalty_tiles } de fichas de penalización.
       *[other] Si no has terminado de bajar, robas { $penalty_tiles } fichas de penalización.
    }
rule-time-cards = Si se te acaba el tiempo, lo que has bajado se queda. Si aún no has tomado ninguna carta, se roba una del mazo por ti; luego se descarta tu carta más alta.

## Puntos

rule-scoring = { $scoring ->
        [chips] Quien gana una ronda recibe una ficha de premio. No se cuenta nada más, y los demás no pierden nada.
        [winner_takes] Quien gana una ronda recibe los puntos de todo lo que les queda a los demás; ellos no pierden nada.
       *[losers_pay] Los demás pierden los puntos que quedan en su soporte, y quien gana recibe la suma.
    }
rule-joker-left = { $jokers ->
        [0] Cada ficha que queda en un soporte cuesta su número.
       *[other] Un comodín que queda en un soporte cuesta { $joker_left ->
            [one] { $joker_left } punto
            [many] { $joker_left } de puntos
           *[other] { $joker_left } puntos
        }; cualquier otra ficha, su número.
    }
rule-blocked = { $scoring ->
        [chips] Si alguien gana una ronda por tener menos puntos en su soporte, se lleva la ficha de premio; en caso de empate gana quien tiene menos fichas.
       *[other] Si alguien gana una ronda por tener menos puntos en su soporte, los demás solo pierden la diferencia con quien gana, que recibe la suma. En caso de empate gana quien tiene menos fichas; si el empate sigue, quienes empatan se reparten lo ganado.
    }
rule-card-values = De las cartas que les quedan en la mano a los demás, { $ace_high ->
        [true] un as vale { $high_ace_points }
       *[false] un as vale { $ace_points }
    }; una jota, una reina o un rey, { $court_points }; { $number_cards ->
        [one] cualquier otra carta, 1
       *[face] cualquier otra carta, su número
    }.
rule-rummy = { $going_rummy ->
        [true] Hacer Rummy: quien cierra en un solo turno, sin haber bajado ni añadido nada antes en esa ronda, gana el doble.
       *[other] Cerrar en un solo turno no da nada extra.
    }

## La partida

rule-goal = { $goal_kind ->
        [chips] Gana la partida quien primero consigue { $goal_amount ->
            [one] { $goal_amount } ficha de premio
            [many] { $goal_amount } de fichas de premio
           *[other] { $goal_amount } fichas de premio
        }.
        [target] Gana la partida quien primero llega a { $goal_amount ->
            [one] { $goal_amount } punto
            [many] { $goal_amount } de puntos
           *[other] { $goal_amount } puntos
        }.
       *[rounds] { $goal_amount ->
            [one] La partida es de { $goal_amount } ronda; gana el total más alto.
            [many] La partida es de { $goal_amount } de rondas; gana el total más alto.
           *[other] La partida es de { $goal_amount } rondas; gana el total más alto.
        }
    }
rule-tie = Si al final hay empate en el total más alto, quienes empatan comparten la victoria.

## Un ejemplo, con fichas

example-first = Tu primera bajada, { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }: { $melds }
example-own = Tu primera bajada: { $melds }
example-table = En la mesa: { $before } – tú tienes: { $rack } – después de tu turno: { $after }
example-joker = En { $meld } el comodín representa { $tile }.
example-joker-free = Tienes { $rack }. Pones { $tile } en lugar del comodín, y el comodín pasa a otra combinación: { $after }
example-cards = Tomas { $card }, bajas { $melds } y descartas { $discard }.
example-layoff = A { $before } le puedes añadir { $rack }: { $after }

## ¿Puedo ...?

word-ask = una respuesta sobre las reglas de esta mesa: «ask puedo tomar el comodín»
asks-draw = ¿Puedes robar?
asks-faulty = ¿Puedes protestar?
asks-layoff = ¿Puedes añadir?
asks-rearrange = ¿Puedes transformar?
asks-joker-take = ¿Puedes tomar un comodín?
asks-pass = ¿Puedes pasar?
may-yes = Sí.
may-no = No.
may-now = Sí, ahora.
may-in-turn = Ahora no, le toca a { $name }; en tu turno, sí.
may-return-first = Ahora no: antes devuelve una ficha.
may-when-opened = Sí, cuando hayas hecho tu primera bajada.
may-first = Todavía no: antes haz tu primera bajada. Desde el turno siguiente podrás.
may-first-same = Todavía no: antes haz tu primera bajada. Después podrás, incluso en el mismo turno.
may-take-first = Todavía no: antes toma una carta.
may-taken = Ya no: en este turno ya has tomado tu carta.
may-stock-empty = No: ya no queda nada que robar.
may-stock-left = Ahora no: todavía queda algo que robar.
may-when-empty = Solo cuando el mazo está vacío.
may-no-jokers = No: en este juego no hay comodines.
may-no-joker-lies = Ahora no hay ningún comodín en la mesa.
may-nothing-to-object = Ahora no: no hay ninguna bajada contra la que protestar.
may-opened = Ya has hecho tu primera bajada.
may-unopened = Todavía no has hecho tu primera bajada.
may-nothing = En esta hoja no hay nada de eso.
may-unknown = A eso no sé responder. Elige de qué se trata, o pregúntalo con otras palabras: «¿puedo tomar el comodín?», «¿qué pasa cuando se acaba el tiempo?»
may-printed = { $count ->
        [one] Impreso en la hoja { $sheet }, línea { $lines }.
        [many] Impreso en la hoja { $sheet }, líneas { $lines }.
       *[other] Impreso en la hoja { $sheet }, líneas { $lines }.
    }
may-silent = La hoja impresa lo deja abierto; aquí vale lo que dice la nota { $readings } de las reglas.
may-house = Lo que se aparta de la hoja es una regla propia de esta mesa.
