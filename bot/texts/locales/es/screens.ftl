# Lo que aparece en pantalla: sala de espera, mesa, turno, resultado, acuerdos y respuestas sobre mesas.

## Nombres

name-unknown = alguien
name-computer = Ordenador { $seat }
name-nobody = Sitio { $seat } (cerrado)
list-and = { $first } { $sound ->
        [i] e
       *[other] y
    } { $last }
list-or = { $first } { $sound ->
        [o] u
       *[other] o
    } { $last }
list-parts = { $first }; { $last }
labelled = { $label }: { $what }

## Encabezados y la mesa

screen-head = { $sheet }, mesa { $code }
screen-head-round = { $sheet }, mesa { $code }, ronda { $round }
screen-table = En la mesa:
screen-table-empty = Aún no hay nada en la mesa.
count-seat = { $name }: { $count }
count-stock = montón: { $count }
count-discard = Descartes ({ $count }): { $top } encima
turn-of = Le toca a { $name }.
turn-of-return = Le toca a { $name }: tiene que devolver una ficha al montón.
turn-own = Te toca a ti.
turn-after = Juegas después de { $name }.
turn-in-chat = El chat de la mesa muestra cada jugada.

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
time-night = Tiempo restante: { $time }; la noche no cuenta.
time-ends = El turno termina { $when }.
time-left = Tiempo restante para este turno: { $time }.
time-at = { $sound ->
        [single] a la { $time }
       *[other] a las { $time }
    }
time-on-day = el { $day } { $sound ->
        [single] a la { $time }
       *[other] a las { $time }
    }
time-weekday = { $day ->
        [mon] lunes
        [tue] martes
        [wed] miércoles
        [thu] jueves
        [fri] viernes
        [sat] sábado
       *[sun] domingo
    }
time-day = { $day ->
        [mon] lunes
        [tue] martes
        [wed] miércoles
        [thu] jueves
        [fri] viernes
        [sat] sábado
       *[sun] domingo
    }
time-month = { $month ->
        [jan] enero
        [feb] febrero
        [mar] marzo
        [apr] abril
        [may] mayo
        [jun] junio
        [jul] julio
        [aug] agosto
        [sep] septiembre
        [oct] octubre
        [nov] noviembre
       *[dec] diciembre
    } de { $year }
time-date = { $day } de { $month }

## Quién empieza

start-drawn = { $name } { $tile }
start-again = otra vez: { $draws }
start-highest = Sorteo de salida: { $draws }. Empieza { $name }.
start-lot = Por sorteo, empieza { $name }.
start-youngest = Empieza { $name }: es la persona más joven.
start-left = Empieza { $name }.
start-left-of-dealer = Empieza { $name }, a la izquierda de quien reparte.

## Lo que se ha hecho

deed-draw = { $name } ha robado.
deed-lay = { $name } ha bajado { $tiles }.
deed-pass = { $name } ha pasado.
deed-for-you = { $verb ->
        [pass] He pasado por ti.
       *[draw] He robado por ti.
    }
deed-return = { $name } ha devuelto una ficha al montón.
deed-take = { $picked ->
        [0] { $name } ha robado una carta del montón.
       *[other] { $name } ha tomado { $tiles } de los descartes.
    }
deed-meld = { $name } ha bajado { $tiles }.
deed-layoff = { $name } ha añadido { $tiles }.
deed-discard = { $name } ha descartado { $tiles }.
deed-done = { $name } ha terminado el turno.
deed-object = { $name } ha protestado por la última jugada.
deed-upheld = { $whose ->
        [own] Has protestado con razón: { $judged } recupera { $tiles }, sin penalización.
        [mine] { $name } ha protestado con razón: recuperas { $tiles }, sin penalización.
       *[other] { $name } ha protestado con razón: { $judged } recupera { $tiles }, sin penalización.
    }
deed-upheld-first = { $whose ->
        [mine] Tu primera jugada ya no cuenta.
       *[other] La primera jugada de { $judged } ya no cuenta.
    }
deed-accept = { $name } ha aceptado la última jugada.
deed-timeout = { $told ->
        [0] ¡Se acabó el tiempo! { $name } no ha bajado ni robado nada.
       *[other] ¡Se acabó el tiempo! { $name } ha { $figures }.
    }
deed-timeout-own = { $told ->
        [0] ¡Se acabó el tiempo! No has bajado ni robado nada.
       *[other] ¡Se acabó el tiempo! Has { $figures }.
    }
timeout-laid = { $family ->
        [cards] { $count ->
            [one] bajado { $count } carta
            [many] bajado { $count } de cartas
           *[other] bajado { $count } cartas
        }
       *[tiles] { $count ->
            [one] bajado { $count } ficha
            [many] bajado { $count } de fichas
           *[other] bajado { $count } fichas
        }
    }
timeout-back = { $count ->
        [one] recuperado { $count } ficha
        [many] recuperado { $count } de fichas
       *[other] recuperado { $count } fichas
    }
timeout-taken = { $count ->
        [one] tomado { $count } ficha de la mesa
        [many] tomado { $count } de fichas de la mesa
       *[other] tomado { $count } fichas de la mesa
    }
timeout-drawn = { $family ->
        [cards] { $count ->
            [one] robado { $count } carta
            [many] robado { $count } de cartas
           *[other] robado { $count } cartas
        }
       *[tiles] { $count ->
            [one] robado { $count } ficha
            [many] robado { $count } de fichas
           *[other] robado { $count } fichas
        }
    }{ $penalty ->
        [yes] {" "}de penalización
       *[no] {""}
    }
timeout-returned = { $count ->
        [one] devuelto { $count } ficha al montón
        [many] devuelto { $count } de fichas al montón
       *[other] devuelto { $count } fichas al montón
    }
timeout-discarded = descartado { $tiles }
deed-leave = { $name } ha dejado la mesa.
deed-other = { $name }: { $verb }

## La sala de espera

lobby-seats = Sitios ocupados: { $taken } de { $seats }
lobby-person = { $number }. { $name }
lobby-host = { $number }. { $name } (anfitrión)
lobby-computer = { $number }. { $name } ({ $level })
level-easy = fácil
level-normal = medio
level-hard = difícil
lobby-lapsed = La mesa se ha cerrado: nadie ha empezado la partida.
lobby-how = Para jugar: «join»; desde otro chat: «join { $code }». El anfitrión cambia los ajustes («settings») y empieza la partida («start»).
lobby-alone = «settings» cambia las reglas; «start» reparte.
lobby-watching = Estás mirando: la partida aparecerá aquí en cuanto empiece.
lobby-full = Todos los sitios están ocupados. El anfitrión cambia los ajustes («settings») y empieza la partida («start»).
lobby-unseated = Ya no juegas en esta mesa.
lobby-elsewhere = Para sentarte a esta mesa desde otro chat: «join { $code }».

## Lo acordado

goal-rounds = { $amount ->
        [one] La partida es a una ronda.
        [many] La partida es a { $amount } de rondas.
       *[other] La partida es a { $amount } rondas.
    }
goal-target = La partida es a { $amount ->
        [one] { $amount } punto
        [many] { $amount } de puntos
       *[other] { $amount } puntos
    }.
goal-chips = { $amount ->
        [one] La partida se gana con un premio.
        [many] La partida se gana con { $amount } de premios.
       *[other] La partida se gana con { $amount } premios.
    }
clock-sheet = { $seconds ->
        [0] Sin límite de tiempo, como en las reglas impresas.
       *[other] Tiempo por turno: { $seconds } segundos, como en las reglas impresas.
    }
clock-2m = Tiempo por turno: 2 minutos.
clock-5m = Tiempo por turno: 5 minutos.
clock-1h = Tiempo por turno: una hora.
clock-24h = Tiempo por turno: un día.
clock-3d = Tiempo por turno: tres días.
clock-other = Tiempo por turno: { $time }.
clock-none = Sin límite de tiempo.
clock-begins = El nuevo tiempo cuenta a partir del próximo turno.
agreed-away = { $missed ->
        [0] No se sustituye a los ausentes.
        [one] Tras un turno perdido, un ordenador sustituye al ausente.
        [many] Tras { $missed } de turnos perdidos seguidos, un ordenador sustituye al ausente.
       *[other] Tras { $missed } turnos perdidos seguidos, un ordenador sustituye al ausente.
    }
assist-none = Sin ayuda: cada cual monta sus jugadas por su cuenta.
assist-arrange = { $family ->
        [cards] El bot coloca las cartas que indiques, pero no da pistas.
       *[tiles] El bot coloca las fichas que indiques, pero no da pistas.
    }
assist-hints = { $family ->
        [cards] Pistas por jugador: { $hints }. Cada paso de una pista cuenta.
       *[tiles] Pistas por jugador: { $hints }. Cada paso de una pista cuenta. El bot no roba por nadie.
    }
assist-open = { $family ->
        [cards] Las pistas son ilimitadas.
       *[tiles] Las pistas son ilimitadas, y «auto» puede robar por ti.
    }
leavers-computer = Si alguien se va, un ordenador ocupa su sitio.
leavers-closed = Si alguien se va, su sitio queda vacío.
agreed-house-rules = Reglas de la casa: { $rules }
racks-dm = Los soportes llegan por mensaje directo.
racks-here = Pulsa «{ $rack }» en el canal: solo lo ves tú.
look-picture = La mesa se muestra como imagen.
look-emoji = La mesa se muestra con emojis.
look-text = La mesa se muestra como texto.
theme-light = Colores de la imagen: claros.
theme-dark = Colores de la imagen: oscuros.
theme-contrast = La imagen tiene mucho contraste.
theme-large = La imagen lo muestra todo más grande.
settings-host = Anfitrión: { $name }
settings-rules = Reglas que se pueden cambiar:
settings-how =
    El anfitrión puede cambiarlo todo: «settings tiempo 5m», «settings regla fichas=7», «settings rondas 3», «settings ordenadores fácil», «settings ayuda ninguna», «settings abandonos vacío», «settings juego kids».
    Para cambiar cómo se ve la mesa: «settings aspecto imagen» (o emoji, texto), «settings colores claro» (u oscuro, contraste, grande).
    «settings regla» dice cómo se cambia cada regla.
settings-mine = Para cambiar solo lo que ves tú: «settings mi texto», «settings mi oscuro».

## El turno propio

draft-table = { $count ->
        [0] Tu borrador, aún sin bajar:
       *[other] Tu borrador con { $tiles }, aún sin bajar:
    }
draft-signs = Esta marca señala lo que es nuevo en una combinación: { $tile }
draft-wrong = { $count ->
        [one] Aún no es válida: combinación { $numbers }
        [many] Combinaciones aún no válidas: { $numbers }
       *[other] Aún no son válidas: combinaciones { $numbers }
    }
draft-misused = Aún no es válido. { $what }
draft-overturned = Para que todo encaje, he reorganizado lo que habías formado: { $melds }
draft-only-named = Ahora solo están colocadas las fichas que has nombrado. De vuelta en tu soporte: { $tiles }
draft-hand = Aún sin colocar: { $tiles }
draft-missing = Falta en la mesa: { $tiles }
draft-way = { $number ->
        [1] Repite «{ $word } { $tiles }» para ver otra opción.
       *[other] Opción { $number }. Repite «{ $word } { $tiles }» para ver otra.
    }
draft-ways-seen = { $count ->
        [one] No hay otra manera de colocar { $tiles }.
        [many] Has visto las { $count } de maneras de colocar { $tiles }: vuelve la primera.
       *[other] Has visto las { $count } maneras de colocar { $tiles }: vuelve la primera.
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
need-objection = Protesta por la última jugada («object») o acéptala («accept»).
need-first-laying = { $points ->
        [0] Baja primero una combinación de tu soporte. Después podrás usar las de la mesa.
        [1] Tu primera jugada tiene que sumar al menos 1 punto.
       *[other] Tu primera jugada tiene que sumar al menos { $points } puntos.
    }
need-in-hand = Has elegido: { $tiles }
need-ways = Se pueden bajar de varias maneras. Elijo la que menos fichas mueve; «{ $look }» la muestra.
need-picked = Combinaciones completas para la primera jugada: { $needed ->
        [one] { $points } de { $needed } punto
        [many] { $points } de { $needed } de puntos
       *[other] { $points } de { $needed } puntos
    }.
need-drafted = Tu primera jugada: { $needed ->
        [one] { $points } de { $needed } punto
        [many] { $points } de { $needed } de puntos
       *[other] { $points } de { $needed } puntos
    }.
need-enough = { $needed ->
        [0] Es suficiente.
       *[other] Basta para tu primera jugada: { $points ->
            [one] { $points } punto
            [many] { $points } de puntos
           *[other] { $points } puntos
        }.
    }
coach-begin-opened = Consejo: elige fichas y colócalas. Basta con una si encaja en una combinación de la mesa.
coach-begin-first = { $sets ->
        [no] { $points ->
            [1] Consejo: elige fichas que formen escaleras de al menos 1 punto y colócalas.
           *[other] Consejo: elige fichas que formen escaleras de al menos { $points } puntos en total y colócalas.
        }
       *[yes] { $points ->
            [1] Consejo: elige fichas que formen grupos o escaleras de al menos 1 punto y colócalas.
           *[other] Consejo: elige fichas que formen grupos o escaleras de al menos { $points } puntos en total y colócalas.
        }
    }
coach-begin-own = { $sets ->
        [no] Consejo: elige al menos tres fichas que formen una escalera, y colócalas.
       *[yes] Consejo: elige al menos tres fichas que formen un grupo o una escalera, y colócalas.
    }
coach-nothing-fits = { $stock ->
        [0] ¿No puedes bajar nada? Pasa.
       *[other] ¿No puedes bajar nada? Roba.
    }
coach-not-enough = { $stock ->
        [0] ¿No llegas? Pasa.
       *[other] ¿No llegas? Roba.
    }
coach-enough = Consejo: ya basta. Bájalas.
coach-begin-cards = Consejo: toma la carta de los descartes si te sirve para una combinación. ¿No? Roba del montón.
coach-draft = Consejo: todavía puedes cambiarlo todo. «Bajar y terminar» confirma la jugada y «Deshacer» vuelve atrás.
coach-unfinished = Consejo: coloca todas las fichas en combinaciones válidas, o pulsa «Deshacer».
coach-short = Consejo: aún faltan puntos. Elige una combinación más y ponla en la mesa, o pulsa «Deshacer».
coach-drawn = Consejo: elige al menos tres cartas para una combinación. Para terminar, elige una carta y descártala.
coach-return = Consejo: elige la ficha que menos te sirva; vuelve al montón.
need-draft = { $adds ->
        [yes] Te toca: «done» baja tu borrador, «undo» deshace el último paso, «play» añade fichas.
       *[no] Te toca: «done» baja tu borrador, «undo» deshace el último paso, «play» prueba con otras fichas.
    }
need-unfinished = Te toca: tu borrador está a medias. «play» añade fichas, «undo» deshace el último paso.
need-short = Te toca: «play» añade una combinación al borrador, «undo» deshace el último paso.
need-begin = { $family ->
        [cards] Te toca: roba una carta del montón («take montón») o toma la de los descartes («take descarte»).
       *[tiles] { $stock ->
            [0] Te toca: baja («play» y tus fichas, luego «done») o pasa («pass»).
           *[other] Te toca: baja («play» y tus fichas, luego «done») o roba («draw»).
        }
    }
need-drawn = Te toca: baja («meld»), añade («layoff») y luego descarta una carta («discard»): así acaba tu turno.
need-return = Tu soporte está lleno: devuelve una ficha al montón con «return».
need-tapped-draft = Te toca: confirma tu jugada o deshazla.
need-tapped-unfinished = Te toca: tu borrador está a medias.
need-tapped-short = Te toca: añade una combinación más, o deshaz el último paso.
need-tapped-begin = { $family ->
        [cards] Te toca: roba una carta del montón o toma la de los descartes.
       *[tiles] { $stock ->
            [0] Te toca: elige fichas para bajarlas, o pasa.
           *[other] Te toca: elige fichas para bajarlas, o roba.
        }
    }
need-tapped-moving = { $step ->
        [take] Te toca: elige lo que quieres tomar de la mesa.
        [more] Te toca: elige qué más tomas de la mesa, o dónde ponerlo.
       *[place] Te toca: elige dónde ponerlo.
    }
need-tapped-drawn = Te toca: baja lo que puedas y luego elige una carta para descartar.
need-tapped-return = Tu soporte está lleno: elige una ficha para devolverla al montón.
need-tapped-objection = Protesta por la última jugada o acéptala.

## Pistas

hint-lays = Puedes bajar algo.
hint-pieces = { $family ->
        [cards] Puedes bajar { $tiles }.
       *[tiles] { $count ->
            [one] Puedes bajar { $tiles }: tiene sitio en la mesa.
            [many] Puedes bajar { $tiles }: tienen sitio en la mesa.
           *[other] Puedes bajar { $tiles }: tienen sitio en la mesa.
        }
    }
hint-whole = { $word ->
        [discard] Así puedes colocar { $tiles }. Luego, «discard { $piece }».
       *[other] Así puedes colocar { $tiles }: con «{ $word }» lo bajas.
    }
hint-too-little = Las mejores combinaciones de tu soporte suman { $needed ->
        [one] { $points } de { $needed } punto
        [many] { $points } de { $needed } de puntos
       *[other] { $points } de { $needed } puntos
    }: no bastan para tu primera jugada.
hint-no-lay-draw = No puedes bajar nada. Roba: «draw».
hint-no-lay-pass = No puedes bajar nada. Pasa: «pass».
hint-no-lay-done = No puedes hacer nada más. Termina tu turno: «done».
hint-no-lay-take-stock = Roba una carta del montón: «take montón».
hint-no-lay-take-discard = Te conviene tomar la carta de los descartes: «take descarte».
hint-no-lay-discard = { $named ->
        [0] No puedes bajar nada. Descarta una carta: «discard».
       *[other] No puedes bajar nada. La carta que menos te sirve: «discard { $typed }».
    }
hint-no-lay-return = { $named ->
        [0] Devuelve una ficha al montón: «return».
       *[other] La ficha que menos te sirve es { $piece }: «return { $typed }».
    }
hint-strong-waits = Un buen jugador robaría: quizá pronto puedas bajarlo todo de una vez. Con esta jugada { $stays ->
        [one] te quedaría una ficha
        [many] te quedarían { $stays } de fichas
       *[other] te quedarían { $stays } fichas
    }.
hint-strong-keeps = Un buen jugador robaría: con esta jugada { $stays ->
        [one] te quedaría una ficha
        [many] te quedarían { $stays } de fichas
       *[other] te quedarían { $stays } fichas
    }, y ayudarías a los demás.
hint-strong-tried-draw = Un buen jugador robaría. De { $tried } repartos posibles, así se ganan { $wins }, y con esta jugada { $laying }.
hint-strong-tried-lay = Un buen jugador bajaría solo { $tiles }. De { $tried } repartos posibles, así se ganan { $wins }, y con esta jugada { $laying }.
hint-strong-lays = Un buen jugador bajaría solo { $tiles }{ $jokers ->
        [0] .
        [one] {" "}y guardaría el comodín. En tu soporte te ayuda a cerrar; en la mesa ayuda a los demás.
        [many] {" "}y guardaría { $jokers } de comodines. En tu soporte te ayudan a cerrar; en la mesa ayudan a los demás.
       *[other] {" "}y guardaría { $jokers } comodines. En tu soporte te ayudan a cerrar; en la mesa ayudan a los demás.
    }
hint-strong-holds = Un buen jugador aún no bajaría nada. Con esta jugada { $stays ->
        [one] te quedaría una carta
        [many] te quedarían { $stays } de cartas
       *[other] te quedarían { $stays } cartas
    }, y otros podrían añadir a tus combinaciones.
hint-again = Usa «hint» otra vez para saber más.
hint-again-counted = Usa «hint» otra vez para saber más; cada paso cuenta como una pista.
hints-left = { $count ->
        [0] Era tu última pista en esta partida.
        [one] Te queda una pista en esta partida.
        [many] Te quedan { $count } de pistas en esta partida.
       *[other] Te quedan { $count } pistas en esta partida.
    }

## Remedios

repair-offered = Con { $tiles } puedes hacer esto:
repair-how = «{ $phrase }» lo convierte en tu borrador.

## Rompecabezas

puzzle-easy = fácil
puzzle-normal = medio
puzzle-hard = difícil
puzzle-title = Rompecabezas del { $day }: { $sheet }, { $grade }
puzzle-subtitle = Rompecabezas del { $day }, { $grade }
puzzle-rack = Tu soporte ({ $count }):
puzzle-how = Baja todas tus fichas en un solo turno. Escribe cómo queda la mesa, con una barra vertical entre combinaciones: «puzzle #1 r7 | ... | b4 b5 b6». «#1» es la combinación 1, «...» son todas las que no tocas. «puzzle solución» enseña una solución.
puzzle-solver = Tú
puzzle-solved = { $moved ->
        [0] ¡Resuelto! No hace falta mover nada de la mesa.
        [one] ¡Resuelto! Basta con mover una ficha de la mesa a otra combinación.
        [many] ¡Resuelto! Basta con mover { $moved } de fichas de la mesa a otras combinaciones.
       *[other] ¡Resuelto! Basta con mover { $moved } fichas de la mesa a otras combinaciones.
    }
puzzle-wrong = Todavía no es la solución:
puzzle-incomplete = { $count ->
        [one] En tu respuesta falta una ficha de la mesa. Escribe la mesa entera.
        [many] En tu respuesta faltan { $count } de fichas de la mesa. Escribe la mesa entera.
       *[other] En tu respuesta faltan { $count } fichas de la mesa. Escribe la mesa entera.
    }
puzzle-solution = { $moved ->
        [0] Una solución, sin mover nada de la mesa:
        [one] Una solución, moviendo una ficha de la mesa:
        [many] Una solución, moviendo { $moved } de fichas de la mesa:
       *[other] Una solución, moviendo { $moved } fichas de la mesa:
    }
puzzle-no-grade = De { $sheet } solo hay rompecabezas de nivel { $grades }. En los demás niveles habría que reorganizar la mesa.
puzzle-no-sheet = { $sheet } no tiene rompecabezas. Para uno de Rummikub, usa solo «puzzle».

## Resultados

result-win = { $count ->
        [one] { $winners } gana la ronda.
        [many] { $winners } ganan la ronda.
       *[other] { $winners } ganan la ronda.
    }
result-points = { $points ->
        [one] Suma 1 punto.
        [many] Suma { $points } de puntos.
       *[other] Suma { $points } puntos.
    }
result-chips = { $points ->
        [one] Recibe 1 premio.
        [many] Recibe { $points } de premios.
       *[other] Recibe { $points } premios.
    }
result-draw = Se ha acabado el montón y nadie ha cerrado: la ronda acaba en empate.
result-blocked = { $count ->
        [0] Nadie ha bajado nada más: nadie gana la ronda.
        [one] Nadie ha bajado nada más. { $winners } se queda con menos puntos y gana la ronda.
        [many] Nadie ha bajado nada más. { $winners } se quedan con menos puntos y ganan la ronda.
       *[other] Nadie ha bajado nada más. { $winners } se quedan con menos puntos y ganan la ronda.
    }
result-aborted = La ronda se ha interrumpido.
result-open = La ronda continúa.
result-doubled = { $family ->
        [cards] ¡Rummy! La ronda vale doble.
       *[tiles] ¡Todo de una vez! La ronda vale doble.
    }
result-rack = { $name }: { $tiles }
result-rack-empty = { $name }: no le queda nada
result-round = Esta ronda: { $standing }
result-total = Marcador: { $standing }
result-hints = Pistas usadas: { $standing }
result-signs = { $hints ->
        [yes] En la imagen: copa = victoria, flecha = esta ronda, estrella = en total, bombilla = pistas usadas.
       *[no] En la imagen: copa = victoria, flecha = esta ronda, estrella = en total.
    }
result-new = Esta marca señala lo que es nuevo o se ha movido: { $tile }
result-next = «next» empieza la ronda siguiente.
result-next-tapped = { $waits ->
        [yes] La ronda siguiente empieza cuando todos estén listos.
       *[no] La ronda siguiente empieza cuando todos estén listos, o dentro de un minuto.
    }
result-ready = Listos: { $names }
result-again = Listos para la revancha: { $names }
result-match = { $count ->
        [0] La partida termina en empate. Para la revancha: «rematch».
        [one] { $winners } gana la partida. Para la revancha: «rematch».
        [many] { $winners } ganan la partida. Para la revancha: «rematch».
       *[other] { $winners } ganan la partida. Para la revancha: «rematch».
    }
result-match-tapped = { $count ->
        [0] La partida termina en empate.
        [one] { $winners } gana la partida.
        [many] { $winners } ganan la partida.
       *[other] { $winners } ganan la partida.
    }
result-evening = Esta noche, { $matches } partidas: { $standing }
score-after = { $rounds ->
        [0] Aún no ha terminado ninguna ronda. { $standing }
        [one] Tras una ronda: { $standing }
        [many] Tras { $rounds } de rondas: { $standing }
       *[other] Tras { $rounds } rondas: { $standing }
    }

## Varias mesas

stats-none = Todavía no has terminado ninguna ronda.
stats-rounds = Rondas terminadas: { $rounds }, ganadas: { $won }
stats-matches = Partidas: { $matches }, ganadas: { $won }
stats-laid = Fichas y cartas bajadas: { $laid }; máximo en un turno: { $most }
tables-none = No estás en ninguna mesa. «new rummikub» abre una.
tables-mine = { $code }: { $sheet }, te toca
tables-lobby = { $code }: { $sheet }, sin empezar
tables-playing = { $code }: { $sheet }, le toca a { $name }
tables-between = { $code }: { $sheet }, entre dos rondas
tables-over = { $code }: { $sheet }, partida terminada
pick-table = { $code }: { $sheet }
pick-which-table = ¿Qué mesa?
pick-which-how = Elígela, o escribe «table { $code }» y luego repite tu comando.

## Lo que las mesas no hacen

table-no-table = Aquí no encuentro ninguna mesa. «new» abre una.
table-no-such-code = No hay ninguna mesa abierta para ti con el código «{ $code }». Comprueba el código o pregunta al anfitrión. «tables» muestra las tuyas.
table-elsewhere = Aquí no hay mesa, pero tienes una en otro sitio. «tables» te lleva allí; «join» y su código la muestran también aquí.
table-closed = Esta mesa está cerrada. «new» abre otra.
table-not-at-table = No estás en esta mesa. Para sentarte: «join».
table-ready-already = Ya has pedido la ronda siguiente. Faltan los demás.
table-not-host = Solo puede hacerlo el anfitrión.
table-already-seated = Ya tienes sitio en esta mesa.
table-waits-already = Ya estás en lista de espera.
table-table-full = La mesa está completa: pueden jugar { $needed } como máximo.
table-too-little = No hay fichas o cartas suficientes: reparte menos a cada uno.
table-too-few = Para jugar hacen falta al menos { $needed } jugadores. Invita a alguien («join») o añade un ordenador: «settings ordenadores medio» (o fácil, difícil).
table-too-few-tapped = Para jugar hacen falta al menos { $needed } jugadores. Invita a alguien o añade un ordenador en «settings».
table-already-started = La partida ya ha empezado.
table-not-started = La partida aún no ha empezado. El anfitrión la empieza con «start».
table-no-round = No hay ninguna ronda en curso.
table-no-round-over = Podrás hacerlo cuando termine la primera ronda de esta partida.
table-nothing-seen = Aún no hay nada que repasar: no jugaste ni viste la última ronda.
table-round-running = La ronda aún no ha terminado.
table-match-running = Eso solo se puede hacer entre partida y partida.
table-match-over = La partida ha terminado. Para la revancha: «rematch».
table-no-free-seat = Todos los sitios están ocupados.
table-nobody-called = En esta mesa nadie se llama «{ $name }».
table-no-clock = No hay a quién meter prisa: a nadie más le corre el tiempo.
table-own-turn = Te toca a ti: los demás te esperan.
table-not-timed = No hay nada que pausar: ningún turno tiene límite de tiempo.
table-paused = Partida en pausa. Para continuar: «resume».
table-auto-chooses = «auto» solo sirve con fichas: con cartas, el descarte lo eliges tú.
table-auto-tells = Aquí no se permite «auto»: delataría si puedes bajar.
table-auto-opened = Ya has hecho tu primera jugada. «auto» a secas roba hasta el final de la ronda.
table-too-early = Podrás meterle prisa a { $name } si su turno pasa de { $time }.
table-nudged-already = Ya se ha enviado un aviso.
table-not-away = Un ordenador solo sustituye a quien acaba de perder su turno. El anfitrión puede ponerlo en cualquier momento.
table-host-already = El papel de anfitrión ya lo tiene { $name }.
table-stood-in = Ya juega un ordenador en lugar de { $name }, hasta que vuelva.
table-computer-seat = En ese sitio ya juega un ordenador.
table-by-hand = En esta mesa se juega sin ayuda: escribe la mesa entera con «arrange» o móntala con «pick». El anfitrión, { $name }, puede cambiarlo: «settings ayuda colocar».
table-by-hand-host = En esta mesa se juega sin ayuda: escribe la mesa entera con «arrange» o móntala con «pick». Puedes cambiarlo: «settings ayuda colocar».
table-no-hints = En esta mesa no hay pistas. El anfitrión, { $name }, puede permitirlas: «settings ayuda pistas 3» (tres por jugador) o «settings ayuda toda» (sin límite).
table-no-hints-host = En esta mesa no hay pistas. Puedes permitirlas: «settings ayuda pistas 3» (tres por jugador) o «settings ayuda toda» (sin límite).
table-hints-used = Has gastado { $needed ->
        [one] tu única pista
        [many] tus { $needed } de pistas
       *[other] tus { $needed } pistas
    } de esta partida. El anfitrión, { $name }, puede permitir más, por ejemplo: «settings ayuda pistas { $more }».
table-hints-used-host = Has gastado { $needed ->
        [one] tu única pista
        [many] tus { $needed } de pistas
       *[other] tus { $needed } pistas
    } de esta partida. Puedes permitir más, por ejemplo: «settings ayuda pistas { $more }».
table-no-such-level = Aquí no hay ordenadores de nivel «{ $name }»: elige «fácil», «medio» o «difícil».

## Avisos

note-seat-person = { $after } ocupa el sitio de { $before }.
note-seat-computer = { $how ->
        [removed] { $before } ha perdido su sitio: ahora lo ocupa { $after }.
       *[left] { $before } ha dejado la mesa. { $after } ocupa su sitio.
    }
note-seat-rematch = { $how ->
        [removed] { $before } ha perdido su sitio. En la revancha lo ocupará { $after }.
       *[left] { $before } ha dejado la mesa. En la revancha, { $after } ocupará su sitio.
    }
note-seat-taken-away = Te han sacado de la mesa.
note-seat-nobody = { $how ->
        [removed] { $before } ha perdido su sitio, que queda cerrado.
       *[left] { $before } ha dejado la mesa. Su sitio queda cerrado.
    }
note-seat-wanted-round = { $name } jugará en la próxima ronda.
note-seat-wanted-match = { $name } jugará en la próxima partida.
note-seat-wanted-free = { $name } espera un sitio libre.
note-objection-failed = { $name } ha protestado por la última jugada, pero todas sus combinaciones son válidas. La jugada vale y protestar no cuesta nada.
note-own-lay = Es tu propia jugada: la juzgan los demás.
note-waits-round = Estás en lista de espera: tendrás sitio en la próxima ronda.
note-waits-match = Estás en lista de espera: tendrás sitio en la próxima partida.
note-waits-free = Esperas a que quede un sitio libre.
note-waits-stop = Para dejar de esperar: «leave».
note-waits-over = Ya no estás en lista de espera.
note-seat-unwanted = { $name } ya no está en lista de espera.
note-host = El papel de anfitrión pasa a { $name }.
note-host-own = Ahora el papel de anfitrión es tuyo.
note-for-host = { $name } administra este chat y, por el anfitrión, ha { $did ->
        [start] empezado la partida
        [remove] quitado a alguien de la mesa
        [host] nombrado a otro anfitrión
        [standin] puesto a un ordenador a jugar por alguien
        [thread] llevado la mesa a un hilo
        [language] cambiado el idioma de este chat
        [zone] cambiado la zona horaria de este chat
        [computers] cambiado los ordenadores de la mesa
        [sheet] cambiado las reglas
       *[settings] cambiado los ajustes
    }.
note-stood-in = { $name } no está: un ordenador juega en su lugar hasta que vuelva.
note-stood-in-own = Un ordenador juega por ti. Para volver a jugar: «back».
note-stood-in-over = Mientras no estabas, un ordenador jugó { $turns ->
        [one] un turno
        [many] { $turns } de turnos
       *[other] { $turns } turnos
    } por ti.
note-owner-back = { $name } ha vuelto.
note-back = ¡Ya estás aquí! Vuelves a jugar tú.
note-asked-other = Esta pregunta es para { $name }.
note-answered = Esta pregunta ya no está abierta.
note-back-already = Estás en la partida: ningún ordenador juega por ti.
note-clock-stands = Partida en pausa. Para continuar: «resume».
note-clock-stands-by = { $name } ha puesto la partida en pausa. Para continuar: «resume».
note-clock-stands-own = Has puesto la partida en pausa. Para continuar: «resume».
note-nobody-there = No queda nadie en la mesa: la partida espera. Para continuar: «resume».
note-clock-runs = La partida sigue.
note-clock-runs-by = { $name } ha reanudado la partida.
note-clock-runs-already = La partida no está en pausa.
note-time-short = Te toca, y solo te queda la cuarta parte del tiempo.
note-drew-for-you = { $count ->
        [0] He pasado por ti: no había nada que bajar ni robar. Para dejarlo: «auto no».
       *[other] He robado { $tiles } por ti: no podías bajar nada. Para dejarlo: «auto no».
    }
note-auto-round = Robaré por ti siempre que no puedas bajar, hasta el final de la ronda. Para dejarlo: «auto no».
note-auto-first = Robaré por ti hasta que puedas hacer tu primera jugada. Para dejarlo: «auto no».
note-auto-off = Ya no robo por ti.
note-auto-how = «auto»: robo por ti siempre que no puedas bajar. «auto primera»: solo hasta tu primera jugada. «auto no»: lo dejo.
auto-left = «auto» te deja jugar este turno: quizá puedas bajar.
note-quiet = Horas de silencio: de { $begins } a { $ends }, hora de { $place } (ahora: { $now }). Durante esas horas, los turnos de una hora o más se detienen, y no te escribo. Para quitarlas: «quiet no».
note-quiet-fixed = Horas de silencio: de { $begins } a { $ends }, hora { $place } (ahora: { $now }). Durante esas horas, los turnos de una hora o más se detienen, y no te escribo. Si indicas una ciudad, se tiene en cuenta el horario de verano. Para quitarlas: «quiet no».
note-quiet-off = Ya no tienes horas de silencio.
note-quiet-how = Escribe tus horas de silencio, y tu ciudad o la hora que es donde estás: «quiet 22-8 Madrid», «quiet 23-7:30 Bogotá», «quiet 22-8 14:30». Durante esas horas, los turnos de una hora o más se detienen, y no te escribo.
note-quiet-long = Doce horas como mucho. Para jugar con más calma, pon más tiempo por turno, o ningún límite.
note-quiet-zone = ¿En qué zona horaria estás? Escribe una ciudad grande de tu zona horaria, o la hora que tienes ahora: «quiet 22-8 Madrid», «quiet 22-8 14:30».
note-quiet-where = No conozco «{ $place }». Escribe una ciudad grande de tu zona horaria, o la hora que tienes ahora: «quiet 22-8 14:30».
note-quiet-near = No conozco «{ $place }». ¿Querías decir { $near }? Si no, escribe la hora que tienes ahora: «quiet 22-8 14:30».
note-zone = Las horas son las de { $place } (ahora: { $now }). Para quitar la zona horaria: «settings zona no».
note-zone-off = Ya no se muestra a qué hora termina un turno.
note-zone-how = «settings zona Madrid» muestra a qué hora termina un turno. Escribe una ciudad grande de tu zona horaria.
note-zone-where = No conozco «{ $place }». Escribe una ciudad grande de tu zona horaria: «settings zona Madrid».
note-zone-near = No conozco «{ $place }». ¿Querías decir { $near }? Escribe «settings zona { $near }».
note-zone-nowhere = Aquí no se puede: la zona horaria es de un chat, y ninguno muestra esta mesa.
note-turn-waits = { $name }, se acabaron tus horas de silencio: te toca.
note-turn-resumed = La partida continúa, { $name }. Te toca.
note-turn-resumed-by = { $by } ha reanudado la partida. { $name }, te toca.
note-nudge = { $name } te espera: te toca.
note-nudged = Aviso enviado.
note-call-over = Ese turno ya ha terminado.
note-stopped = La mesa { $code } está cerrada.
note-stopped-by = { $name } ha cerrado la mesa { $code }.
note-stopped-score = { $rounds ->
        [0] De esta partida no se terminó ninguna ronda.
        [one] Marcador tras una ronda: { $standing }
        [many] Marcador tras { $rounds } de rondas: { $standing }
       *[other] Marcador tras { $rounds } rondas: { $standing }
    }
note-stopped-before = { $matches ->
        [one] La partida anterior sigue valiendo.
        [many] Los { $matches } de partidas anteriores siguen valiendo.
       *[other] Las { $matches } partidas anteriores siguen valiendo.
    }
note-home-lost = La mesa { $code } ya no está en su chat: allí no puedo escribir. La partida sigue. Escribe «join { $code }» allí o en otro chat para recuperarla.
note-home-lost-last = La mesa { $code } ya no está en su chat: allí no puedo escribir. La partida queda en pausa. Reanúdala con «join { $code }» en un chat, o aquí en privado con «resume».
note-home-back = La mesa { $code } vuelve a estar en un chat.
note-not-shown-here = La mesa { $code } ya no está en este chat. «join { $code }» la devuelve.
note-home-left = La mesa sigue en su propio hilo:
note-out-of-reach = No puedo escribir en privado a { $name }. { $name }, abre un chat privado conmigo y pulsa Iniciar.
note-done = Hecho.
note-left = Has dejado la mesa { $code }.
sure-end = La partida no ha terminado: si te vas, se pierde para siempre.
sure-leave = La partida no ha terminado: si te vas, pierdes tu sitio.
sure-stop = La partida no ha terminado: si cierras la mesa, se acaba para todos.
sure-stop-other = Anfitrión de esta mesa: { $name }. La partida no ha terminado: si cierras la mesa, se acaba para todos.
sure-stop-host = Anfitrión de esta mesa: { $name }. Si la cierras, se cierra para todos.
sure-daily = Solo tienes un intento para la mano del día: si la dejas ahora, lo pierdes.
sure-remove = La partida no ha terminado: { $name } perdería su sitio.
sure-rematch = Puede que otros sigan mirando el resultado. La revancha empieza cuando todos la pidan, o ahora mismo si no quieres esperar.
sure-typed = Repite «{ $word }» para confirmar.
sure-key = Pulsa «{ $word }» para confirmar.
note-wishes = Guardado: solo cambia lo que ves tú.
note-wishes-how = Escribe «settings mi» y cómo quieres ver lo que solo ves tú: { $choices }.
note-notify-how = ¿Dónde te aviso cuando te toque?
note-notify-dm = Cuando te toque, te avisaré en privado.
note-notify-group = Cuando te toque, te avisaré en el chat de la mesa.
note-notify-both = Cuando te toque, te avisaré en privado y en el chat de la mesa.
note-notify-quiet = Cuando te toque, lo verás en la mesa, pero no te enviaré ninguna notificación.
note-language = Ahora te hablo en español.
note-languages = Hablo: { $languages }. Elige con «language { $example }».
note-draft-begun = Aún no has bajado tu borrador. Repite «{ $word }» para abandonarlo.
note-draft-open = Aún no has bajado tu borrador. «done» lo baja; repite «{ $word }» para abandonarlo.
note-picked-open = Has elegido algo sin bajarlo. Si repites «{ $word }», sigues sin lo elegido.
note-draft-begun-key = Aún no has bajado tu borrador. «{ $word }» lo abandona.
note-draft-open-key = Aún no has bajado tu borrador. «done» lo baja; «{ $word }» lo abandona.
note-picked-open-key = Has elegido algo sin bajarlo. «{ $word }» lo deja donde está.
note-nothing-to-undo = { $family ->
        [cards] No hay nada que deshacer: la carta que has tomado se queda en tu mano.
       *[tiles] No hay nada que deshacer.
    }
note-choose-discard = { $chosen ->
        [0] Elige primero una sola carta y luego descártala: así acaba tu turno.
       *[other] Solo puedes descartar una carta: elige solo esa.
    }
replay-caption = Aquí está la última ronda.
record-file = La partida de la mesa { $code }, en un archivo.
record-running = La ronda no ha terminado: lo que aún no ves figura como «?». Al terminar, «record» dará la partida completa.

## Ayuda

help-now = Ahora puedes escribir:
help-several = Estás en varias mesas: tras un comando puedes poner el código de la mesa, por ejemplo «leave { $code }» o «pause { $code }».
help-more = «help todo» muestra todos los comandos, «rules» explica el juego.
help-turn = En tu turno
help-table = Mesas
help-looking = Durante la partida
help-host = Para el anfitrión
help-admins = En un grupo o servidor, sus administradores también pueden hacer todo esto en cada mesa, y cerrarla. El chat se entera de quién lo hizo.
help-other = Más
help-line = «{ $word }» – { $about }
help-line-own = «{ $word }» o «{ $own }» – { $about }
help-no-such-word = Ese comando no existe. «help todo» los muestra todos.

## Lo que sale mal por el camino

mishap-unreadable = No entiendo «{ $word }». { $family ->
        [tiles] Escribe las fichas así: r5 b12 J.
        [cards] Escribe las cartas así: { $cards }.
       *[both] Las fichas se escriben así: r5 b12 J; las cartas, así: { $cards }.
    }
mishap-unplaced = No sé qué significa aquí «{ $word }».
mishap-no-meld = No hay ninguna combinación { $number } en la mesa.
mishap-fits-nowhere = { $cards } no encaja en ninguna combinación de la mesa.
mishap-fits-instead = { $cards } no forma combinación, pero se puede añadir a una: «{ $phrase }».
mishap-fits-several = { $cards } encaja en las combinaciones { $numbers }. Escribe en cuál: «{ $phrase }».
mishap-move-nowhere = «{ $tile }» no está ni en la mesa ni en tu soporte.
mishap-move-already = { $there ->
        [rack] { $tile } ya está en tu soporte.
       *[other] { $tile } ya está en la combinación { $there }.
    }
mishap-move-several = { $tile } está en varios sitios: { $places }. Indica de dónde y adónde: «{ $example }» o «{ $other }».
mishap-move-joker = En la combinación { $number } hay varios comodines. Indica cuál, con la ficha que sustituye: «{ $example }» o «{ $other }».
mishap-move-not-held = { $tile } no está en tu soporte. Si está en la mesa, no escribas «{ $rack }».
mishap-split = «split» necesita una escalera y la ficha por donde dividirla: «split 3 r6».
place-meld = en la combinación { $number }
place-rack = en tu soporte
mishap-nothing = { $family ->
        [tiles] ¿Qué fichas? Escríbelas detrás del comando.
        [cards] ¿Qué cartas? Escríbelas detrás del comando.
       *[both] ¿Qué fichas o cartas? Escríbelas detrás del comando.
    }
mishap-key = Eso es un botón: púlsalo. { $family ->
        [cards] Para escribir tu jugada, usa por ejemplo «meld 7H 8H 9H» o «layoff 10H 2».
       *[tiles] Para escribir tu jugada, usa por ejemplo «play r7 r8 r9» o «move r8 3».
    }
mishap-take = ¿De dónde? «take montón» o «take descarte».
mishap-take-other = Encima de los descartes no está { $card }, sino { $top }. «take descarte» toma esa carta, «take montón» roba del montón.
mishap-no-rank = No tienes «{ $text }» en la mano.
mishap-which-card = ¿Cuál: { $cards }?
mishap-one-discard = Descarta una sola carta: «discard» y esa carta.
mishap-move-where = ¿Adónde? Por ejemplo: «move { $tile } 3», «move { $tile } nueva» o «move { $tile } soporte».
mishap-move-target = «{ $text }» no es un lugar posible. Por ejemplo: «move { $tile } 3», «move { $tile } nueva» o «move { $tile } soporte».
mishap-word-first = Escribe primero el comando: «{ $example }».
mishap-word-elsewhere = { $family ->
        [cards] «{ $word }» solo sirve con fichas. Escribe «meld», «layoff» o «discard» y tus cartas.
       *[tiles] «{ $word }» solo sirve con cartas. Escribe «play» y tus fichas, o «draw».
    }
mishap-word = No conozco «{ $word }». «help» muestra lo que puedes escribir.
mishap-sentence = No entiendo «{ $text }». «help» muestra lo que puedes escribir. Puedes preguntar por las reglas: «¿puedo tomar el comodín?»
mishap-unconfirmed = Aún no has bajado tu borrador: «done» lo baja.
mishap-alone = No se ha hecho nada: «{ $word }» va solo, y no entiendo «{ $text }».
mishap-swap = Para cambiar un comodín, baja la ficha que representa con las de la nueva combinación: «play r7 y8 y9». «rules comodín» dice cuándo puedes hacerlo.
mishap-whom = Escribe también a quién: «{ $word } NOMBRE».
mishap-no-person = { $name } es un ordenador. Escribe el nombre de una persona.
mishap-follows = Después de «{ $word }» no entiendo «{ $text }». «help { $word }» lo explica.
mishap-season = «{ $text }» no es un mes. Escribe el año y el mes: «top { $month }».
mishap-top = «{ $text }» no es ni un juego ni un mes. Por ejemplo: «top rummikub», «top { $month }».
mishap-watch-code = Aquí no hay ninguna mesa abierta. Añade el código de la mesa: «watch BCDF».
mishap-order = Después de «sort» va «color» o «número», no «{ $text }».
mishap-word-near = No conozco «{ $word }». ¿Querías decir «{ $near }»?
mishap-sheet = Ningún juego se llama «{ $name }». Elige entre: { $sheets }.
mishap-sheet-near = Ningún juego se llama «{ $name }». ¿Querías decir «{ $near }»? Elige entre: { $sheets }.
mishap-thread = Aquí no puedo abrir un hilo: no tengo permiso, o esto ya es uno.
mishap-threadless = Solo las mesas en Discord tienen su propio hilo.
mishap-racks = Aquí los soportes se muestran siempre en privado: no hay nada que elegir.
mishap-clock-unit = ¿«{ $value }» de qué? Añade la unidad: { $allowed }.
mishap-clock-bounds = «{ $value }» no sirve como tiempo por turno. Elige entre { $least } y { $most }.
note-rules-lost = Estas reglas de la casa de { $sheet } ya no se aplican, porque cada juego tiene las suyas: { $rules }.
mishap-thread-stays = «settings hilo sí» lleva la mesa a su propio hilo, y allí se queda. «join { $code }» en un canal la muestra también allí.
mishap-setting = Ese ajuste no existe. «settings tiempo 5m» cambia el tiempo por turno. Elige entre: { $settings }.
mishap-setting-near = No hay ningún ajuste «{ $word }». ¿Querías decir «{ $near }»?
mishap-rule = Ninguna regla de la casa se llama «{ $name }». «settings regla» las muestra todas.
mishap-rule-near = Ninguna regla de la casa se llama «{ $name }». ¿Querías decir «settings regla { $near }»?
mishap-rule-number = ¿Qué quieres poner a { $number }? Por ejemplo, «settings regla fichas={ $number }» reparte { $number } a cada uno.
mishap-rule-value = «{ $value }» no vale para «{ $name }». Valores posibles: { $allowed }
mishap-hints = «{ $value }» no es un número de pistas. Escribe cuántas recibe cada jugador: «settings pistas 3». Para no dar ninguna: «settings ayuda colocar»; sin límite: «settings ayuda toda».
mishap-wish = No conozco «{ $value }». Para lo que solo ves tú, elige: { $allowed }.
mishap-rule-sheets = La regla «{ $name }» solo existe en: { $sheets }.
mishap-goal = { $kind ->
        [chips] { $sheet } se juega a puntos, no a premios.
       *[target] { $sheet } se juega a premios, no a puntos.
    }
mishap-too-long = Era demasiado largo: { $longest } caracteres como mucho.
mishap-unavailable = No se ha hecho nada: { $trouble ->
        [locked] otro programa ocupa la base de datos. Inténtalo dentro de un rato
        [read_only] la base de datos es de solo lectura. Avisa a quien lleva este bot
        [full] el disco está lleno. Avisa a quien lleva este bot e inténtalo más tarde
        [refused] la base de datos no permite el acceso. Avisa a quien lleva este bot
        [forbidden] no se puede escribir en la base de datos. Avisa a quien lleva este bot
        [damaged] la base de datos está dañada. Avisa a quien lleva este bot
        [gone] la base de datos ha desaparecido. Avisa a quien lleva este bot
       *[other] la base de datos no responde. Inténtalo dentro de un rato
    }.
mishap-unexpected = Algo ha salido mal y no ha cambiado nada. Si lo comunicas, da este número: { $number }

## Botones

button-new = Abrir mesa
button-second = Abrir otra mesa
button-wait = Esperar un sitio
button-stop-waiting = Dejar de esperar
button-join = Sentarme
button-start = Empezar
button-leave = Dejar la mesa
button-stop = Cerrar la mesa
button-remove = Sacar de la mesa
button-rules = Reglas
button-settings = Ajustes
button-settings-computers-fewer = Quitar un ordenador
button-auto = Robar automáticamente
button-auto-off = Dejar de robar automáticamente
button-nudge = Meter prisa
button-resume = Reanudar
button-pause = Pausar
button-im-back = Ya he vuelto
button-rack = { $family ->
        [cards] Mi mano
       *[tiles] Mi soporte
    }
button-score = Marcador
button-replay = Ver la ronda otra vez
button-history = Historial
history-none = Todavía no ha jugado nadie.
button-record = Guardar partida en archivo
button-next-ready = Siguiente ronda
button-rematch = Revancha
button-tables = Mis mesas
button-table = Mesa
button-table-code = Mesa { $code }
button-help = Ayuda
button-help-all = Todos los comandos
button-play = Poner en la mesa
button-play-done = { $counted ->
        [yes] { $count ->
            [1] Bajar 1 punto y terminar
           *[other] Bajar { $count } puntos y terminar
        }
       *[no] { $count ->
            [one] Bajar una ficha y terminar
            [many] Bajar { $count } fichas, fin
           *[other] Bajar { $count } fichas y terminar
        }
    }
button-look-first = Ver cómo queda
button-another-way = Ver otra opción
button-arrange = Nueva combinación
button-arrange-more = Combinar con más fichas
button-arrange-rack = Devolver al soporte
button-choose = { $family ->
        [cards] Elegir cartas
       *[tiles] Elegir fichas
    }
button-onto = Añadir a una combinación
button-here = Poner aquí
button-here-yet = Aún no es una combinación
button-melds = Mover fichas
button-mend = Colocar las fichas sueltas
button-take-tile = Tomar una ficha de la mesa
button-drop = Deseleccionar
button-split = Dividir entre { $left } y { $right }
button-more = Más
button-following = Página siguiente
button-other = Hacer otra cosa
button-back = Atrás
part-held = Fichas sueltas
button-meld = Bajar la combinación
button-discard = Descartar
button-return = Devolver al montón
button-draw = Robar
button-pass = Pasar
button-draw-anyway = Robar de todos modos
button-pass-anyway = Pasar de todos modos
button-done-anyway = Bajar sin las elegidas
button-leave-anyway = Irme de todos modos
button-stop-anyway = Cerrarla de todos modos
button-remove-anyway = Sacar de todos modos
button-rematch-anyway = Empezar sin esperar
button-done = { $family ->
        [cards] Terminar el turno
       *[tiles] Bajar y terminar
    }
button-hint = Pista
button-repair = Hacerlo así
button-notify-dm = En privado
button-notify-group = En el chat
button-notify-both = En los dos sitios
button-notify-quiet = En ningún sitio
button-puzzle-easy = Rompecabezas fácil
button-puzzle-normal = Rompecabezas medio
button-puzzle-hard = Rompecabezas difícil
button-puzzle-solution = Solución
button-undo = Deshacer
button-reset = Empezar de nuevo
button-take-stock = Robar del montón
button-take-discard = Tomar el descarte
button-object = Protestar
button-accept = Aceptar
button-sort-number = { $family ->
        [cards] Ordenar por valor
       *[tiles] Ordenar por número
    }
button-sort-colour = { $family ->
        [cards] Ordenar por palo
       *[tiles] Ordenar por color
    }

## Lo que no permite quien lleva el programa

limit-banned = Aquí no puedes jugar. Habla con quien lleva este bot.
limit-chat = En este chat no se juega. Habla con quien lleva este bot.
limit-private = Aquí las mesas solo se abren en grupos. Escribe «new» en un grupo para jugar.
limit-tables-chat = { $most ->
        [one] En este chat ya hay una mesa, y no caben más
        [many] En este chat ya hay { $most } de mesas, y no caben más
       *[other] En este chat ya hay { $most } mesas, y no caben más
    }. Siéntate en una, o cierra una con «stop».
limit-tables-person = { $most ->
        [one] Ya juegas en una mesa, y no puedes jugar en más
        [many] Ya juegas en { $most } de mesas, y no puedes jugar en más
       *[other] Ya juegas en { $most } mesas, y no puedes jugar en más
    }. Deja antes una con «leave».
limit-pace = ¡Despacio! Espera un momento y sigue.
limit-solver = { $seconds ->
        [one] Ya he buscado mucho para ti. Inténtalo dentro de { $seconds } segundo
        [many] Ya he buscado mucho para ti. Inténtalo dentro de { $seconds } de segundos
       *[other] Ya he buscado mucho para ti. Inténtalo dentro de { $seconds } segundos
    }, o escribe tú la mesa: «arrange».

## Privacidad

privacy-about =
    Guardo tu nombre, tu identificador en esta plataforma, tu idioma y cómo quieres ver la mesa. También guardo dónde juegas y qué haces allí. Lo que escribes se borra en cuanto respondo. Las palabras que añades a la mezcla con «cut» quedan en el registro de la partida. No se envía nada a ningún otro sitio.
    «privacy exportar» te lo da todo en un archivo. «privacy olvidar» borra todo lo que te identifica. Entonces un ordenador te sustituye en tus mesas. En las partidas pasadas queda un número en lugar de tu nombre.
privacy-file = Todo lo que guardo sobre ti.
privacy-sure = Atención: esto borra para siempre tu nombre, tu identificador en esta plataforma, tu idioma y tus preferencias. Dejas todas las mesas, y un ordenador ocupa tu sitio.
privacy-forgotten = Hecho: he borrado todo lo que sabía de ti. Si un día me escribes, empezaremos de cero. ¡Adiós!
button-privacy-export = Descargar mis datos
button-privacy-forget = Olvídame
button-privacy-sure = Sí, olvídame
