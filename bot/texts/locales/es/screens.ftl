# Lo que aparece en pantalla: sala de espera, mesa, turno, resultado, acuerdos y respuestas sobre mesas.

## Nombres

name-unknown = alguien
name-computer = Máquina { $seat }
name-nobody = Sitio { $seat } (cerrado)
list-and = { $first } y { $last }

## Encabezados y la mesa

screen-head = { $sheet }, mesa { $code }
screen-head-round = { $sheet }, mesa { $code }, ronda { $round }
screen-table = En la mesa:
screen-table-empty = Aún no hay nada en la mesa.
count-seat = { $name }: { $count }
count-stock = mazo { $count }
count-discard = Descartes ({ $count }): arriba { $top }
turn-of = Le toca a { $name }.

## Cuánto dura algo

time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
time-days = { $days ->
        [one] { $days } día
        [many] { $days } de días
       *[other] { $days } días
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }
time-night = Tiempo restante: { $time }; el reloj descansa hasta que acabe la noche.
time-left = Tiempo restante: { $time }.
time-ends = El turno termina { $when }.
time-at = a las { $time }
time-on-day = el { $day } a las { $time }
time-weekday = { $day ->
        [mon] lun
        [tue] mar
        [wed] mié
        [thu] jue
        [fri] vie
        [sat] sáb
       *[sun] dom
    }

## Quién empieza

start-drawn = { $name } { $tile }
start-highest = Sorteo para empezar: { $draws }. Empieza { $name }.
start-lot = Empieza { $name }, por sorteo.
start-youngest = Empieza { $name }, la persona más joven.
start-left = Empieza { $name }.
start-left-of-dealer = Empieza { $name }, a la izquierda de quien reparte.

## Lo que se ha hecho

deed-draw = { $name } ha robado.
deed-lay = { $name } ha bajado { $tiles }.
deed-pass = { $name } ha pasado.
deed-return = { $name } ha devuelto una ficha.
deed-take = { $picked ->
        [0] { $name } ha tomado una carta del mazo.
       *[other] { $name } ha tomado { $tiles } de los descartes.
    }
deed-meld = { $name } ha bajado { $tiles }.
deed-layoff = { $name } ha añadido { $tiles }.
deed-discard = { $name } ha descartado { $tiles }.
deed-done = { $name } ha terminado el turno.
deed-object = { $name } protesta por lo último que se bajó.
deed-accept = { $name } acepta lo último que se bajó.
deed-bell = { $told ->
        [0] ¡Se acabó el tiempo! { $name }: nada que bajar, nada que robar.
       *[other] ¡Se acabó el tiempo! { $name }: { $figures }.
    }
bell-laid = { $family ->
        [cards] { $count ->
            [one] { $count } carta bajada
            [many] { $count } de cartas bajadas
           *[other] { $count } cartas bajadas
        }
       *[tiles] { $count ->
            [one] { $count } ficha bajada
            [many] { $count } de fichas bajadas
           *[other] { $count } fichas bajadas
        }
    }
bell-back = { $count ->
        [one] { $count } recogida
        [many] { $count } recogidas
       *[other] { $count } recogidas
    }
bell-taken = { $count ->
        [one] { $count } tomada de la mesa
        [many] { $count } tomadas de la mesa
       *[other] { $count } tomadas de la mesa
    }
bell-drawn = { $count ->
        [one] { $count } robada
        [many] { $count } robadas
       *[other] { $count } robadas
    }
bell-returned = { $count ->
        [one] { $count } devuelta al mazo
        [many] { $count } devueltas al mazo
       *[other] { $count } devueltas al mazo
    }
bell-discarded = { $count ->
        [one] { $count } descartada
        [many] { $count } descartadas
       *[other] { $count } descartadas
    }
deed-leave = { $name } ha dejado la mesa.
deed-other = { $name }: { $verb }

## La sala de espera

lobby-seats = Sitios ocupados: { $taken } de { $seats }
lobby-person = { $number }. { $name }
lobby-host = { $number }. { $name } (organiza)
lobby-computer = { $number }. { $name } ({ $level })
level-easy = nivel fácil
level-normal = nivel medio
level-hard = nivel difícil
lobby-lapsed = Nadie ha empezado el juego, así que la mesa se cierra.
lobby-how = Con «join» te sientas; desde otro chat, con «join { $code }». Quien organiza dice «settings» y luego «start».
lobby-elsewhere = Desde otro chat llegas a esta mesa con «join { $code }».

## Lo acordado

goal-rounds = { $amount ->
        [one] La partida es de una ronda.
        [many] La partida es de { $amount } de rondas.
       *[other] La partida es de { $amount } rondas.
    }
goal-target = La partida es a { $amount ->
        [one] { $amount } punto
        [many] { $amount } de puntos
       *[other] { $amount } puntos
    }.
goal-chips = { $amount ->
        [one] Con una ficha de premio se gana la partida.
        [many] Con { $amount } de fichas de premio se gana la partida.
       *[other] Con { $amount } fichas de premio se gana la partida.
    }
clock-sheet = { $seconds ->
        [0] Sin reloj: la hoja de reglas no lo pide.
       *[other] Un turno puede durar { $seconds } segundos, como dice la hoja de reglas.
    }
clock-2m = Un turno puede durar 2 minutos.
clock-5m = Un turno puede durar 5 minutos.
clock-1h = Un turno puede durar una hora.
clock-24h = Un turno puede durar un día.
clock-3d = Un turno puede durar tres días.
clock-none = Sin reloj.
clock-begins = El nuevo reloj cuenta a partir del próximo turno.
agreed-away = { $bells ->
        [0] Nadie juega por quien no está.
        [one] Si a alguien se le acaba el tiempo sin hacer nada, una máquina juega por ese sitio.
        [many] Si a alguien se le acaba el tiempo { $bells } de veces seguidas sin hacer nada, una máquina juega por ese sitio.
       *[other] Si a alguien se le acaba el tiempo { $bells } veces seguidas sin hacer nada, una máquina juega por ese sitio.
    }
assist-none = Sin ayuda: lo que se baja se escribe o se monta a mano.
assist-arrange = { $family ->
        [cards] «play» coloca las cartas que nombras.
       *[tiles] «play» coloca las fichas que nombras.
    }
assist-hints = Pistas por persona: { $hints }.
assist-open = Se permite toda la ayuda.
leavers-computer = Si alguien deja la mesa, una máquina sigue por ese sitio.
leavers-closed = Si alguien deja la mesa, su sitio se cierra.
agreed-house-rules = Reglas de la casa: { $rules }
racks-dm = Los soportes llegan por mensaje directo.
racks-here = Los soportes se abren en el canal, con «Mi soporte».
look-picture = La mesa se muestra como imagen.
look-emoji = La mesa se muestra con emojis.
look-text = La mesa se muestra como texto.
theme-light = La imagen es clara.
theme-dark = La imagen es oscura.
theme-contrast = La imagen tiene mucho contraste.
theme-large = La imagen lo muestra todo grande.
settings-host = Organiza: { $name }
settings-rules = Reglas que se pueden cambiar: { $rules }
settings-how =
    Lo cambia quien organiza: «settings clock 5m», «settings rule jokers=4», «settings rounds 3»,
    «settings computers easy», «settings assist none», «settings leavers closed», «settings sheet kids»,
    «settings look picture», «emoji» o «text», «settings theme light», «dark», «contrast» o «large».
    «settings rule» dice cómo se cambia cada una de estas reglas.
settings-mine = Lo que solo ves tú va a tu gusto: «settings my text», «settings my dark».

## El turno propio

draft-table = { $count ->
        [0] Tu borrador, aún sin bajar:
       *[other] Tu borrador con { $tiles }, aún sin bajar:
    }
draft-wrong = { $count ->
        [one] Aún no es una combinación: { $numbers }
        [many] Aún no son combinaciones: { $numbers }
       *[other] Aún no son combinaciones: { $numbers }
    }
draft-hand = En la mano, aún sin sitio: { $tiles }
draft-missing = Falta en la mesa: { $tiles }
draft-way = { $number ->
        [1] Otra vez «{ $word } { $tiles }» muestra otra manera, si la hay.
       *[other] Manera { $number }. Otra vez «{ $word } { $tiles }» muestra la siguiente.
    }
draft-ways-seen = { $count ->
        [one] No hay otra manera de colocar { $tiles }.
        [many] Has visto las { $count } de maneras de colocar { $tiles }: esta vuelve a ser la primera.
       *[other] Has visto las { $count } maneras de colocar { $tiles }: esta vuelve a ser la primera.
    }
rack = { $family ->
        [cards] Tu mano ({ $count }):
       *[tiles] Tu soporte ({ $count }):
    }
rack-new = { $family ->
        [cards] Nuevo en tu mano: { $tiles }
       *[tiles] Nuevo en tu soporte: { $tiles }
    }
rack-empty = { $family ->
        [cards] Tu mano está vacía.
       *[tiles] Tu soporte está vacío.
    }
need-objection = Puedes protestar por lo último que se bajó («object») o aceptarlo («accept»).
need-first-laying = { $points ->
        [0] Antes de añadir fichas a otras combinaciones tienes que bajar una de tu propio soporte.
        [1] Tu primera bajada tiene que sumar 1 punto o más.
       *[other] Tu primera bajada tiene que sumar { $points } puntos o más.
    }
need-in-hand = En la mano: { $tiles }
need-picked = Primera bajada: { $needed ->
        [one] elegidos { $points } de { $needed } punto
        [many] elegidos { $points } de { $needed } de puntos
       *[other] elegidos { $points } de { $needed } puntos
    }.
need-drafted = Tu primera bajada: { $needed ->
        [one] { $points } de { $needed } punto
        [many] { $points } de { $needed } de puntos
       *[other] { $points } de { $needed } puntos
    }.
coach-begin-opened = Consejo: toca fichas, basta una si encaja en una combinación de la mesa, y colócalas.
coach-begin-first = { $sets ->
        [no] { $points ->
            [1] Consejo: toca tus escaleras hasta 1 punto, y colócalas.
           *[other] Consejo: toca tus escaleras hasta { $points } puntos, y colócalas.
        }
       *[yes] { $points ->
            [1] Consejo: toca tus series y escaleras hasta 1 punto, y colócalas.
           *[other] Consejo: toca tus series y escaleras hasta { $points } puntos, y colócalas.
        }
    }
coach-begin-own = { $sets ->
        [no] Consejo: toca tres fichas o más que formen una escalera, y colócalas.
       *[yes] Consejo: toca tres fichas o más que formen una serie o una escalera, y colócalas.
    }
coach-nothing-fits = { $stock ->
        [0] ¿Nada encaja? Pasa.
       *[other] ¿Nada encaja? Roba.
    }
coach-not-enough = { $stock ->
        [0] ¿Aún no llegas? Pasa.
       *[other] ¿Aún no llegas? Roba.
    }
coach-enough = Consejo: con eso basta. Ponlas en la mesa.
coach-begin-cards = Consejo: primero toma una carta, la descubierta o una del mazo.
coach-draft = Consejo: todavía no has bajado nada. «Bajar» lo hace valer, «Deshacer» lo quita.
coach-short = Consejo: aún no basta. Toca las fichas de otra combinación y colócalas, o vuelve atrás con «Deshacer».
coach-drawn = Consejo: toca tres cartas o más para una combinación. Para terminar, toca una carta y descártala.
coach-return = Consejo: toca la ficha que menos necesites; vuelve al mazo.
need-draft = { $adds ->
        [yes] Te toca: «done» baja tu borrador, «undo» deshace el último paso, «play» añade más.
       *[no] Te toca: «done» baja tu borrador, «undo» deshace el último paso, «play» nombra otras fichas.
    }
need-short = Te toca: «play» añade una combinación al borrador, «undo» deshace el último paso.
need-begin = { $family ->
        [cards] Te toca: toma una carta del mazo («take stock») o de los descartes («take discard»).
       *[tiles] { $stock ->
            [0] Te toca: baja («play» y tus fichas, luego «done») o pasa («pass»).
           *[other] Te toca: baja («play» y tus fichas, luego «done») o roba («draw»).
        }
    }
need-drawn = Te toca: baja («meld»), añade («layoff») y luego descarta una carta («discard»): así acaba tu turno.
need-return = Tu soporte está lleno: devuelve una ficha con «return».
need-tapped-draft = Te toca: tu borrador aún no está bajado.
need-tapped-short = Te toca: elige fichas para otra combinación, o deshaz el último paso.
need-tapped-begin = { $family ->
        [cards] Te toca: toma una carta.
       *[tiles] { $stock ->
            [0] Te toca: elige fichas para bajar, o pasa.
           *[other] Te toca: elige fichas para bajar, o roba.
        }
    }
need-tapped-drawn = Te toca: baja lo que puedas. Elige una carta y descártala para acabar el turno.
need-tapped-return = Tu soporte está lleno: elige una ficha para devolver.
need-tapped-objection = Puedes protestar por lo último que se bajó, o aceptarlo.

## Pistas

hint-lays = Hay algo que puedes bajar.
hint-pieces = { $family ->
        [cards] Puedes bajar { $tiles }.
       *[tiles] Puedes bajar { $tiles }; en la mesa { $count ->
            [one] tiene sitio
            [many] tienen sitio
           *[other] tienen sitio
        }.
    }
hint-whole = { $word ->
        [discard] Así puedes bajar { $tiles }. Luego «discard { $piece }».
       *[other] Así puedes bajar { $tiles }: di «{ $word }».
    }
hint-too-little = Tus propias combinaciones suman { $needed ->
        [one] { $points } de { $needed } punto
        [many] { $points } de { $needed } de puntos
       *[other] { $points } de { $needed } puntos
    }: es poco para empezar.
hint-no-lay-draw = No puedes bajar nada: «draw».
hint-no-lay-pass = No puedes bajar nada: «pass».
hint-no-lay-done = No queda nada por hacer: «done».
hint-no-lay-take-stock = Toma del mazo: «take stock».
hint-no-lay-take-discard = La carta de los descartes vale la pena: «take discard».
hint-no-lay-discard = { $named ->
        [0] No puedes bajar nada: descarta una carta con «discard».
       *[other] No puedes bajar nada: «discard { $typed }».
    }
hint-no-lay-return = { $named ->
        [0] Devuelve una ficha: «return».
       *[other] La que menos te sirve es { $piece }: «return { $typed }».
    }
hint-strong-waits = Un jugador fuerte preferiría robar: { $stays ->
        [one] quedaría una ficha
        [many] quedarían { $stays } de fichas
       *[other] quedarían { $stays } fichas
    }, y quizá pronto se pueda bajar todo en un solo turno.
hint-strong-keeps = Un jugador fuerte preferiría robar: { $stays ->
        [one] quedaría una ficha
        [many] quedarían { $stays } de fichas
       *[other] quedarían { $stays } fichas
    }, y lo que bajes también sirve a los demás.
hint-strong-tried-draw = Un jugador fuerte preferiría robar: de { $tried } repartos que encajan con lo que ves, así gana { $wins } y { $laying } si baja esto.
hint-strong-tried-lay = Un jugador fuerte bajaría solo { $tiles }: de { $tried } repartos que encajan con lo que ves, así gana { $wins } y { $laying } si baja esto.
hint-strong-lays = Un jugador fuerte bajaría solo { $tiles }{ $jokers ->
        [0] .
        [one] {" "}y guardaría el comodín: en el soporte ayuda a terminar, en la mesa ayuda a los demás.
        [many] {" "}y guardaría { $jokers } de comodines: en el soporte ayudan a terminar, en la mesa ayudan a los demás.
       *[other] {" "}y guardaría { $jokers } comodines: en el soporte ayudan a terminar, en la mesa ayudan a los demás.
    }
hint-strong-holds = Un jugador fuerte no enseñaría nada todavía: a los demás les { $others ->
        [one] queda al menos una carta
        [many] quedan al menos { $others } de cartas
       *[other] quedan al menos { $others } cartas
    }, y podrían añadir a lo que bajes.
hint-again = Otra vez «hint» dice más.
hints-left = { $count ->
        [0] Era tu última pista en esta partida.
        [one] Te queda una pista en esta partida.
        [many] Te quedan { $count } de pistas en esta partida.
       *[other] Te quedan { $count } pistas en esta partida.
    }

## Remedios

repair-offered = Esto sí se puede, con { $tiles }:
repair-how = «{ $phrase }» lo toma como tu borrador.

## Rompecabezas

puzzle-easy = fácil
puzzle-normal = medio
puzzle-hard = difícil
puzzle-title = El rompecabezas del { $day }: { $sheet }, { $grade }
puzzle-rack = Tu soporte ({ $count }):
puzzle-how = Bájalo todo en un turno. Tu respuesta es «puzzle» y la mesa entera, con una barra entre combinaciones: «puzzle #1 r7 | b4 b5 b6 | ...»; «#1» es la combinación 1, «...» son todas las demás. «puzzle solution» enseña una solución.
puzzle-solver = Tú
puzzle-solved = { $moved ->
        [0] ¡Resuelto! No hace falta mover nada de la mesa.
        [one] ¡Resuelto! Basta con mover una ficha de la mesa a otra combinación.
        [many] ¡Resuelto! Basta con mover { $moved } de fichas de la mesa a otras combinaciones.
       *[other] ¡Resuelto! Basta con mover { $moved } fichas de la mesa a otras combinaciones.
    }
puzzle-wrong = Aún sin resolver:
puzzle-solution = { $moved ->
        [0] Una solución, sin mover nada de la mesa:
        [one] Una solución, moviendo una ficha de la mesa:
        [many] Una solución, moviendo { $moved } de fichas de la mesa:
       *[other] Una solución, moviendo { $moved } fichas de la mesa:
    }
puzzle-no-grade = Con { $sheet } solo hay estos rompecabezas: { $grades }. Donde no se transforma la mesa, nada es difícil.
puzzle-no-sheet = Con { $sheet } no hay rompecabezas. «puzzle» a secas muestra uno con Rummikub.

## Resultados

result-win = { $count ->
        [one] { $winners } gana la ronda.
        [many] { $winners } ganan la ronda.
       *[other] { $winners } ganan la ronda.
    }
result-points = { $points ->
        [one] Suma 1 punto.
        [many] Suma { $points } puntos.
       *[other] Suma { $points } puntos.
    }
result-draw = La ronda queda en empate.
result-blocked = { $count ->
        [0] Nadie puede seguir: nadie gana la ronda.
        [one] Nadie puede seguir: { $winners } gana la ronda.
        [many] Nadie puede seguir: { $winners } ganan la ronda.
       *[other] Nadie puede seguir: { $winners } ganan la ronda.
    }
result-aborted = La ronda se ha interrumpido.
result-open = La ronda continúa.
result-doubled = { $family ->
        [cards] ¡Rummy! La ronda vale doble.
       *[tiles] ¡Mano cerrada! La ronda vale doble.
    }
result-rack = { $name }: { $tiles }
result-rack-empty = { $name }: no le queda nada
result-round = Esta ronda: { $standing }
result-total = Marcador: { $standing }
result-hints = Pistas usadas: { $standing }
result-next = «next» reparte la ronda siguiente.
result-next-tapped = { $waits ->
        [yes] La ronda siguiente empieza cuando todo el mundo haya confirmado.
       *[no] La ronda siguiente empieza cuando todo el mundo haya confirmado, como mucho en un minuto.
    }
result-ready = Ya de acuerdo: { $names }
result-again = Para la revancha: { $names }
result-match = { $count ->
        [one] { $winners } gana la partida. «rematch» juega otra.
        [many] { $winners } ganan la partida. «rematch» juega otra.
       *[other] { $winners } ganan la partida. «rematch» juega otra.
    }
result-match-tapped = { $count ->
        [one] { $winners } gana la partida.
        [many] { $winners } ganan la partida.
       *[other] { $winners } ganan la partida.
    }
result-evening = Esta noche, { $matches } partidas: { $standing }
score-after = { $rounds ->
        [0] Aún no ha terminado ninguna ronda: { $standing }
        [one] Tras una ronda: { $standing }
        [many] Tras { $rounds } de rondas: { $standing }
       *[other] Tras { $rounds } rondas: { $standing }
    }

## Varias mesas

stats-none = Todavía no has terminado ninguna ronda.
stats-rounds = Rondas terminadas: { $rounds }, ganadas: { $won }
stats-matches = Partidas: { $matches }, ganadas: { $won }
stats-laid = Fichas y cartas bajadas: { $laid }, como mucho { $most } en un turno
tables-none = No estás en ninguna mesa. «new rummikub» abre una.
tables-mine = { $code }: { $sheet }, te toca
tables-lobby = { $code }: { $sheet }, sin empezar
tables-playing = { $code }: { $sheet }, le toca a { $name }
tables-between = { $code }: { $sheet }, entre dos rondas
tables-over = { $code }: { $sheet }, partida terminada
pick-table = { $code }: { $sheet }
pick-which-table = ¿A qué mesa te refieres? «table { $code }» elige una; luego di otra vez «{ $word }».

## Lo que las mesas no hacen

table-no-table = Aquí no hay ninguna mesa así. «new» abre una.
table-elsewhere = Aquí no se muestra ninguna mesa, pero estás en una en otro sitio. «tables» te lleva allí; «join» con su código la muestra también aquí.
table-closed = Esta mesa está cerrada. «new» abre otra.
table-not-at-table = No estás en esta mesa. «join» pide un sitio.
table-ready-already = Ya has pedido la próxima ronda. Aún faltan los demás.
table-not-host = Eso solo puede hacerlo quien organiza la mesa.
table-already-seated = Ya tienes sitio.
table-table-full = La mesa está llena: aquí pueden jugar { $needed }.
table-too-few = Para jugar hacen falta al menos { $needed }: que alguien diga «join», o «settings computers normal» sienta a una máquina (o easy, hard).
table-already-started = La partida ya ha empezado.
table-not-started = Aún no se ha repartido. Quien organiza dice «start».
table-no-round-over = Aún no ha terminado ninguna ronda de esta partida: no hay nada que volver a ver.
table-round-running = La ronda sigue en juego.
table-match-running = Eso solo se puede hacer entre dos partidas.
table-match-over = La partida ha terminado. «rematch» juega otra.
table-no-free-seat = Todos los sitios están ocupados.
table-nobody-called = En esta mesa no conozco a nadie que se llame «{ $name }».
table-no-clock = El reloj no corre para nadie más.
table-own-turn = Te toca a ti: los demás te esperan.
table-not-timed = El tiempo no corre: no hay reloj que parar.
table-paused = El reloj está parado, y el juego también. «resume» lo pone en marcha.
table-auto-chooses = Con cartas cada turno termina con un descarte que solo puedes elegir tú: «auto» es para fichas.
table-auto-tells = «auto» delataría si puedes bajar, y esta mesa no da esa ayuda.
table-auto-opened = Ya has hecho tu primera bajada. «auto» a secas sigue hasta el final de la ronda.
table-too-early = Dale tiempo: puedes pedirlo pasada la mitad.
table-nudged-already = Ya lo ha pedido alguien.
table-not-away = Una máquina suple a quien la última vez dejó pasar el tiempo sin hacer nada; quien organiza puede pedirla cuando quiera.
table-by-hand = En esta mesa se juega sin ayuda: escribe la mesa entera con «arrange» o móntala con «pick». { $name } organiza y puede cambiarlo: «settings assist arrange».
table-by-hand-host = En esta mesa se juega sin ayuda: escribe la mesa entera con «arrange» o móntala con «pick». Puedes cambiarlo: «settings assist arrange».
table-no-hints = Esta mesa no da pistas. { $name } organiza y puede permitirlas: «settings assist hints 3» o «settings assist open».
table-no-hints-host = Esta mesa no da pistas. Puedes permitirlas: «settings assist hints 3» o «settings assist open».
table-hints-used = Has gastado { $needed ->
        [one] tu única pista
        [many] tus { $needed } de pistas
       *[other] tus { $needed } pistas
    } de esta partida. { $name } organiza y puede permitir más: «settings assist hints { $needed }» con un número mayor.
table-hints-used-host = Has gastado { $needed ->
        [one] tu única pista
        [many] tus { $needed } de pistas
       *[other] tus { $needed } pistas
    } de esta partida. Puedes permitir más: «settings assist hints { $needed }» con un número mayor.
table-no-such-level = En este juego ninguna máquina se llama «{ $name }»: di «easy», «normal» o «hard».

## Avisos

note-seat-person = { $after } sigue jugando por { $before }.
note-seat-computer = { $before } ha dejado la mesa. { $after } sigue en su sitio.
note-seat-rematch = { $before } ha dejado la mesa. En una revancha, { $after } ocupará su sitio.
note-seat-nobody = { $before } ha dejado la mesa. Su sitio se cierra.
note-seat-wanted-round = { $name } juega desde la próxima ronda.
note-seat-wanted-match = { $name } juega desde la próxima partida.
note-seat-wanted-free = { $name } espera un sitio libre.
note-host = Ahora organiza la mesa { $name }.
note-stood-in = { $name } no está: una máquina juega en su sitio hasta que { $name } vuelva a hacer algo.
note-stood-in-own = No estás: una máquina juega en tu sitio hasta que vuelvas a hacer algo.
note-owner-back = { $name } vuelve a jugar.
note-back = Vuelves a jugar tú.
note-back-already = Ninguna máquina juega por ti: estás en la partida.
note-clock-stands = El reloj está parado. «resume» lo pone en marcha.
note-clock-stands-by = El reloj está parado: lo ha parado { $name }. «resume» lo pone en marcha.
note-nobody-there = Ya no queda nadie en la mesa, así que la partida espera. «resume» la reanuda.
note-clock-runs = El reloj vuelve a correr.
note-clock-runs-by = El reloj vuelve a correr: lo ha puesto en marcha { $name }.
note-clock-runs-already = El reloj ya está en marcha.
note-time-short = Te toca, y queda un cuarto de tu tiempo.
note-drew-for-you = { $count ->
        [0] No podías bajar y no quedaba nada que robar, así que he pasado por ti. Para dejarlo: «auto off».
       *[other] No podías bajar, así que he robado { $tiles } por ti. Para dejarlo: «auto off».
    }
note-auto-round = Mientras no puedas bajar, robo por ti hasta el final de la ronda. Para dejarlo: «auto off».
note-auto-first = Robo por ti hasta que puedas hacer tu primera bajada. Para dejarlo: «auto off».
note-auto-off = Ya no robo por ti.
note-auto-how = Di «auto»: robo por ti mientras no puedas bajar. «auto first»: hasta que puedas hacer tu primera bajada. «auto off»: ya no.
auto-left = «auto» te deja este turno: hay algo que solo puedes hacer tú.
note-quiet = Silencio de { $begins } a { $ends }, hora de { $place } (ahora: { $now }). En esas horas no vence ningún turno de una hora o más, y los avisos sobre ellos esperan. Para quitarlo: «quiet off».
note-quiet-fixed = Silencio de { $begins } a { $ends }, hora de UTC{ $place } (ahora: { $now }). En esas horas no vence ningún turno de una hora o más, y los avisos sobre ellos esperan. Si nombras una ciudad, se cuenta con el horario de verano. Para quitarlo: «quiet off».
note-quiet-off = Se acabaron las horas de silencio.
note-quiet-how = Di desde qué hora hasta cuál, y dónde estás o qué hora es allí: «quiet 22-8 Madrid», «quiet 23-7:30 Bogota», «quiet 22-8 14:30». En esas horas no vence ningún turno de una hora o más, y los avisos sobre ellos esperan.
note-quiet-long = Doce horas como mucho. Quien quiera más tiempo por turno juega con un reloj más largo, o sin reloj.
note-quiet-zone = ¿Con qué hora? Nombra una ciudad grande de tu zona horaria, o di qué hora es ahora para ti: «quiet 22-8 Madrid», «quiet 22-8 14:30».
note-quiet-where = No conozco la hora de «{ $place }». Nombra una ciudad grande de tu zona horaria, en inglés, o di qué hora es ahora para ti: «quiet 22-8 14:30».
note-quiet-near = No conozco la hora de «{ $place }». ¿Quieres decir { $near }? O di qué hora es ahora para ti: «quiet 22-8 14:30».
note-zone = Las horas son las de { $place }, donde ahora son las { $now }. «settings zona horaria no» lo quita.
note-zone-off = Ya no se muestra a qué hora termina un turno.
note-zone-how = «settings zona horaria Madrid» muestra a qué hora termina un turno. Di una ciudad grande de tu zona horaria.
note-zone-where = No conozco la hora de «{ $place }». Di una ciudad grande de tu zona horaria: «settings zona horaria Madrid».
note-zone-near = No conozco la hora de «{ $place }». ¿Quieres decir { $near }? «settings zona horaria { $near }»
note-zone-nowhere = La zona horaria es de un chat, y esta mesa no se muestra en ninguno.
note-turn-waits = Se acabaron tus horas de silencio, { $name }: te toca.
note-nudge = { $name } te pide que sigas: te toca.
note-nudged = Se lo he pedido.
note-call-over = Ese turno ya ha terminado.
note-stopped = La mesa { $code } está cerrada.
note-home-lost = La mesa { $code } ya no se ve en su chat: allí no puedo escribir. El juego sigue con el mismo código. «join { $code }» la trae de vuelta allí, o a otro chat.
note-home-lost-last = La mesa { $code } ya no se ve en su chat: allí no puedo escribir. La partida queda en pausa. «join { $code }» en ese chat o en otro la reanuda allí; «resume», aquí en privado.
note-home-back = La mesa { $code } vuelve a verse en un chat.
note-not-shown-here = La mesa { $code } ya no se ve aquí. «join { $code }» la trae de vuelta.
note-home-left = La mesa sigue en un hilo propio:
note-out-of-reach = No puedo escribir en privado a { $name }: abre un chat privado conmigo e inícialo.
note-within-reach = Ya puedo volver a escribir en privado a { $name }.
note-done = Hecho.
note-left = Has dejado la mesa { $code }.
sure-end = La partida no ha terminado y, si te vas, se acaba para siempre. «{ $word }» otra vez y se acaba.
sure-leave = La partida no ha terminado y, si te vas, pierdes tu sitio. «{ $word }» otra vez y dejas la mesa.
sure-stop = La partida no ha terminado y se acabaría para siempre, para todos. «{ $word }» otra vez y se acaba.
sure-remove = La partida no ha terminado y { $name } perdería su sitio. «{ $word }» otra vez y se lo quitas.
sure-rematch = Puede que otros sigan mirando el resultado. La siguiente partida empieza cuando todos la hayan pedido, o si dices «{ $word }» otra vez.
note-wishes = Hecho, en lo que solo ves tú.
note-wishes-how = Di detrás de «settings my» cómo quieres ver lo que solo ves tú: { $choices }.
note-notify-how = ¿Dónde te aviso cuando te toca?
note-notify-dm = Te aviso en privado.
note-notify-group = Te aviso en el chat de la mesa.
note-notify-both = Te aviso en privado y en el chat de la mesa.
note-notify-quiet = Te lo enseño todo, sin sonido.
note-language = Ahora te hablo en español.
note-languages = Hablo: { $languages }. Di «language { $example }».
note-draft-open = Tu borrador aún no está bajado. Otra vez «{ $word }» lo abandona; «done» lo baja.
note-picked-open = Has elegido algo y no lo has bajado. Otra vez «{ $word }» lo deja donde está.
note-nothing-to-undo = { $family ->
        [cards] No hay nada que deshacer: una carta que has tomado se queda contigo.
       *[tiles] No hay nada que deshacer.
    }
note-choose-discard = Elige primero una sola carta y luego descártala: así acaba tu turno.
replay-caption = La última ronda otra vez.
record-file = La partida de la mesa { $code }, en un archivo.
record-running = La ronda no ha terminado: lo que aún no puedes ver figura como ?, así que todavía no se puede repetir. Cuando termine, «record» lo dará todo.

## Ayuda

help-now = Esto puedes decir ahora:
help-more = «help all» muestra todas las palabras, «rules» explica el juego.
help-turn = En tu turno
help-table = Mesas
help-looking = Para mirar
help-host = Para quien organiza
help-other = Además
help-line = { $word }: { $about }
help-no-such-word = No conozco esa palabra. «help all» las muestra todas.

## Lo que sale mal por el camino

mishap-unreadable = No entiendo «{ $word }». Las fichas se escriben r5 b12 J, las cartas 7H 10S.
mishap-no-meld = No hay ninguna combinación { $number } en la mesa.
mishap-fits-nowhere = { $cards } no encaja en ninguna combinación de la mesa.
mishap-fits-several = { $cards } encaja en las combinaciones { $numbers }. Di en cuál: «layoff { $typed } { $number }».
mishap-move-nowhere = «{ $tile }» no está en ningún sitio del que se pueda quitar.
mishap-move-several = Hay más de un { $tile }: { $places }. Di también de dónde: «{ $example }».
mishap-split = «split» pide una escalera y la ficha que empieza su segunda parte: «split 3 r6».
place-rack = tu soporte
mishap-nothing = Di también cuáles.
mishap-word = No conozco «{ $word }». «help» muestra lo que se puede decir.
mishap-alone = «{ $word }» va solo, y «{ $text }» no está claro. No se ha hecho nada.
mishap-whom = Di también a quién: «{ $word } NOMBRE».
mishap-order = Con «sort» va «color» o «número», no «{ $text }».
mishap-word-near = No conozco «{ $word }». ¿Quieres decir «{ $near }»?
mishap-sheet = No hay ninguna hoja de reglas «{ $name }». Hay: { $sheets }
mishap-sheet-near = No hay ninguna hoja de reglas «{ $name }». ¿Quieres decir «{ $near }»? Hay: { $sheets }
mishap-thread = Aquí no puedo abrir un hilo para la mesa: no tengo permiso, o esto ya es un hilo.
mishap-thread-stays = «settings thread on» lleva la mesa a un hilo propio, y allí se queda. «join { $code }» en un canal la muestra también allí.
mishap-setting = Eso no se puede cambiar. Lo que sí: { $settings }
mishap-rule = No hay ninguna regla de la casa «{ $name }». «settings rule» las muestra todas.
mishap-rule-near = No hay ninguna regla de la casa «{ $name }». ¿Quieres decir «settings rule { $near }»?
mishap-rule-number = A «{ $number }» le falta la regla: «settings rule hand={ $number }» reparte ese número.
mishap-rule-value = «{ $name }» no puede ser «{ $value }». Posible: { $allowed }
mishap-rule-sheets = Esta hoja de reglas no admite la regla «{ $name }». Estas sí: { $sheets }
mishap-too-long = Era demasiado largo: { $longest } caracteres como mucho.
mishap-unavailable = No se ha hecho: { $trouble ->
        [locked] otro programa tiene ocupada la base de datos. Inténtalo de nuevo dentro de un rato
        [read_only] no se puede escribir en la base de datos. Avisa a quien lleva este programa
        [full] el disco está lleno, o el archivo no puede crecer. Avisa a quien lleva este programa e inténtalo más tarde
        [refused] la base de datos no deja entrar a nadie. Avisa a quien lleva este programa
        [forbidden] no se puede escribir en la base de datos. Avisa a quien lleva este programa
        [damaged] la base de datos está dañada. Avisa a quien lleva este programa
        [gone] la base de datos ha desaparecido. Avisa a quien lleva este programa
       *[other] la base de datos no responde. Inténtalo de nuevo dentro de un rato
    }.
mishap-unexpected = Algo ha salido mal y nada ha cambiado. Si lo comunicas, da este número: { $number }

## Botones

button-new = Nueva mesa
button-second = Otra mesa más
button-wait = Esperar un sitio
button-join = Jugar
button-start = Empezar
button-leave = Dejar la mesa
button-stop = Cerrar la mesa
button-remove = Quitar el sitio
button-rules = Reglas
button-settings = Ajustes
button-settings-computers-fewer = Una máquina menos
button-auto = Robar por mí
button-auto-off = No robar por mí
button-nudge = Pedir que siga
button-resume = Seguir
button-im-back = Ya he vuelto
button-rack = { $family ->
        [cards] Mi mano
       *[tiles] Mi soporte
    }
button-score = Marcador
button-replay = Ver otra vez
button-history = Historial
history-none = Todavía no ha jugado nadie.
button-record = Registro
button-next-ready = Otra ronda
button-rematch = Revancha
button-tables = Mis mesas
button-table = Mesa
button-table-code = Mesa { $code }
button-help = Ayuda
button-help-all = Todas las palabras
button-play = Poner en la mesa
button-play-done = { $counted ->
        [yes] { $count ->
            [1] Bajar 1 punto y terminar
           *[other] Bajar { $count } puntos y terminar
        }
       *[no] { $count ->
            [one] Bajar una ficha y terminar
            [many] Bajar { $count } de fichas, fin
           *[other] Bajar { $count } fichas y terminar
        }
    }
button-look-first = Mirar primero
button-another-way = De otra manera
button-arrange = Combinación nueva
button-arrange-rack = Volver al soporte
button-choose = { $family ->
        [cards] Elige cartas
       *[tiles] Elige fichas
    }
button-onto = Añadir a una combinación
button-here = Poner aquí
button-melds = Mover fichas
button-take-tile = Toma una ficha de la mesa
button-drop = Devolver
button-split = Dividir: { $left } | { $right }
button-more = Más
button-back = Atrás
part-held = En la mano
button-meld = Bajar combinación
button-discard = Descartar
button-return = Devolver
button-draw = Robar
button-pass = Pasar
button-done = { $family ->
        [cards] Terminar el turno
       *[tiles] Bajar
    }
button-hint = Pista
button-repair = Hacerlo así
button-notify-dm = En privado
button-notify-group = En el chat
button-notify-both = En ambos
button-notify-quiet = En ninguno
button-puzzle-easy = Uno fácil
button-puzzle-normal = Uno medio
button-puzzle-hard = Uno difícil
button-puzzle-solution = Solución
button-undo = Deshacer
button-reset = De nuevo
button-take-stock = Tomar del mazo
button-take-discard = Tomar el descarte
button-object = Protestar
button-accept = Aceptar
button-sort-number = Ordenar por número
button-sort-colour = Ordenar por color

## Lo que no permite quien lleva el programa

limit-banned = Aquí no puedes jugar. Pregunta a quien lleva este bot.
limit-chat = En este chat no se juega. Pregunta a quien lleva este bot.
limit-private = Aquí las mesas solo se abren en grupos. Di «new» en un grupo; allí puedes jugar.
limit-tables-chat = { $most ->
        [one] En este chat ya hay una mesa, y no se permite más de una
        [many] En este chat ya hay { $most } de mesas, y no se permiten más
       *[other] En este chat ya hay { $most } mesas, y no se permiten más
    }. Siéntate a una de ellas, o cierra una: «stop».
limit-tables-person = { $most ->
        [one] Ya estás en una mesa, y no se puede en más de una a la vez
        [many] Ya estás en { $most } de mesas, y no se puede en más a la vez
       *[other] Ya estás en { $most } mesas, y no se puede en más a la vez
    }. Deja primero una de ellas: «leave».
limit-pace = Eso ha sido mucho de golpe. Espera un momento y sigue.
limit-solver = Por ahora ya he buscado bastante para tus fichas. Prueba otra vez dentro de { $seconds } { $seconds ->
        [one] segundo
        [many] de segundos
       *[other] segundos
    }, o escribe tú la mesa: «arrange».

## Privacidad

privacy-about =
    Guardo tu nombre y tu número en esta plataforma, tu idioma y cómo quieres ver las mesas; dónde juegas y qué hiciste allí, con un número propio. Lo que escribes lo guardo hasta que lo he atendido. Las palabras con las que cortas quedan en el registro de esa partida. Nada de eso sale de este equipo.
    «privacy export» te lo da todo en un archivo. «privacy forget» borra quién eres: tus sitios siguen sin ti y las partidas antiguas solo te conocen como un número.
privacy-file = Todo lo que se guarda sobre ti.
privacy-sure = Esto borra para siempre tu nombre, tu número en esta plataforma, tu idioma y tus preferencias. Dejas todas las mesas: una máquina sigue por ti. Di «privacy forget yes» si lo tienes claro.
privacy-forgotten = Ahora te olvido: se borra lo que se sabía de ti. Si vuelves a escribirme, no nos hemos visto nunca. ¡Que te vaya bien!
button-privacy-export = Todo sobre mí, en un archivo
button-privacy-forget = Olvídame
button-privacy-sure = Sí, olvídame
