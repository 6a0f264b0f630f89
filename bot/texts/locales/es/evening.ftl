# Una mezcla que cualquiera puede comprobar

fairness-sealed = Mezcla sellada: { $seal }
fairness-cut = Han cortado: { $names }
fairness-seed = Semilla de esta ronda: { $seed }
fairness-words = Corte: { $words }
fairness-word = { $name } «{ $word }»
note-cut = { $drawn ->
        [yes] He sacado una palabra por ti: «{ $word }» entra en la próxima mezcla.
       *[no] Tu palabra entra en la próxima mezcla: «{ $word }».
    }
table-dealt-already = Ya está repartido. Podrás volver a cortar cuando acabe esta ronda.
table-nothing-committed = Esta mezcla no está sellada: no hay nada que cortar. La próxima sí lo estará.
table-word-too-long = Una palabra para el corte tiene { $needed } caracteres como mucho.
button-cut = Cortar
button-verify = Comprobar
word-cut = añadir una palabra a la próxima mezcla: «cut hola»; «cut» sola saca una
word-verify = comprobar que en esta partida se mezcló limpiamente

verify-fair = Ronda { $round }: mezcla limpia, con palabras de { $names }.
verify-committed = Ronda { $round }: tal como se selló. Nadie cortó.
verify-unknown = Ronda { $round }: no se puede comprobar. No se conoce ningún sello abierto.
verify-differs-commitment = La ronda { $round } difiere: la semilla no corresponde al sello.
verify-differs-rules = La ronda { $round } difiere en las reglas: sellado { $expected }, jugado { $found }.
verify-differs-draw = La ronda { $round } difiere en el sorteo { $place } de salida: { $found } en vez de { $expected }.
verify-differs-starter = La ronda { $round } difiere: empezó { $found } en vez de { $expected }.
verify-differs-stock = { $family ->
        [cards] La ronda { $round } difiere en la carta { $place } del mazo: { $found } en vez de { $expected }.
       *[tiles] La ronda { $round } difiere en la ficha { $place } del montón: { $found } en vez de { $expected }.
    }
verify-differs-shuffle = { $family ->
        [cards] La ronda { $round } difiere en la jugada { $move }: la carta { $place } del nuevo mazo es { $found } en vez de { $expected }.
       *[tiles] La ronda { $round } difiere en la jugada { $move }: la ficha { $place } del nuevo montón es { $found } en vez de { $expected }.
    }
verify-differs-move = La ronda { $round } difiere: la jugada { $move } no puede salir de este reparto.

## Who is ahead

top-all-sheets = Todos los juegos
top-rating = Por puntuación
top-season = Victorias en { $season }
top-none = Aún no hay lista. Cuentan las rondas terminadas entre dos o más, salvo si toda ayuda está permitida.
top-line = { $rounds ->
        [one] { $place }. { $name }: { $figure } ({ $rounds } ronda)
        [many] { $place }. { $name }: { $figure } ({ $rounds } rondas)
       *[other] { $place }. { $name }: { $figure } ({ $rounds } rondas)
    }
top-hidden = { $name } no está en ninguna lista.
top-hidden-own = No estás en ninguna lista. Con «privacy show» vuelves.
top-own = { $what }: puesto { $place } de { $of }, { $figure }
stats-other-none = { $name } todavía no ha terminado ninguna ronda.
stats-hidden = { $name } se guarda estas cifras.
stats-points = Puntos: { $points }
stats-first = Primeras jugadas: { $first }; lo más bajado en un turno: { $longest }
stats-hints = Pistas usadas: { $hints }
stats-time = Un turno dura de media { $minutes } min { $seconds } s
word-top = quién va por delante en este chat: «top», «top rummikub», «top 2026-10»
privacy-hidden = No estás en ninguna lista y nadie ve tus cifras.
privacy-listed = Los chats en los que juegas te ven en sus listas.
button-privacy-hide = Quitarme de las listas
button-privacy-show = Mostrarme en las listas

## La mano del día

daily-title = Mano del día, { $day }: { $sheet }
daily-result = { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    } en { $turns ->
        [one] { $turns } turno
        [many] { $turns } de turnos
       *[other] { $turns } turnos
    }
daily-streak = { $days ->
        [one] { $days } día seguido 🔥
        [many] { $days } días seguidos 🔥
       *[other] { $days } días seguidos 🔥
    }
daily-dealt = Tu mano del día está repartida, en privado: { $sheet }. Tienes un solo intento.
daily-share-where = Di «daily share» en el chat que deba verla.
daily-fixed = Este chat juega { $sheet } como mano del día.
daily-fixed-off = Este chat vuelve a jugar el juego del día.
daily-line = { $place }. { $name }: { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    } ({ $rounds ->
        [one] { $rounds } turno
        [many] { $rounds } de turnos
       *[other] { $rounds } turnos
    })
daily-week-line = { $place }. { $name }: { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    } en { $days ->
        [one] { $days } día
        [many] { $days } de días
       *[other] { $days } días
    }
daily-list = Manos del { $day }
daily-week = Esta semana
daily-list-none = Hoy nadie ha compartido una mano aquí.
button-daily = Mano del día
button-daily-share = Compartir
word-daily = la mano del día: la misma para todos, un intento; «daily list», «daily share»
table-daily-given-up = Abandonaste la mano de hoy. Mañana hay otra.
table-daily-not-played = Todavía no has terminado ninguna mano del día. «daily» la reparte.
table-daily-in-a-chat = Dilo en un chat.
table-daily-not-in-charge = Eso solo pueden hacerlo quienes administran este chat o el anfitrión de una mesa de aquí.
table-daily-fixed = La mano del día es igual para todos: no se puede cambiar nada.
table-daily-closed = La mano del día sigue cerrada hasta que acabe el día (UTC).

## Repaso

word-review = repasar tus turnos: lo que colocaste y lo que era posible; «repaso todos» lo enseña a todos
button-review = Repaso
button-review-open = Ver los turnos
button-review-all = Enseñar a todos
button-review-earlier = ‹ Antes
button-review-later = Después ›
discord-option-which = todos, o el número de un turno
review-by-sight = Cada turno se juzga solo por lo que podía ver quien jugaba.
review-none = No jugaste ningún turno en esta ronda.
review-quiet = { $many ->
        [yes] { $first }–{ $last }. No colocaste nada. No era posible nada.
       *[no] { $first }. No colocaste nada. No era posible nada.
    }
review-laid = { $named ->
        [yes] { $name }, turno { $number }: colocó { $tiles }.
       *[no] { $number }. Colocaste { $tiles }.
    }
review-drew = { $named ->
        [yes] { $name }, turno { $number }: no colocó nada.
       *[no] { $number }. No colocaste nada.
    }
review-most = No era posible nada más.
review-out = Era posible terminar: { $tiles }.
review-more = { $count ->
        [one] Era posible una más: { $tiles }.
        [many] Eran posibles { $count } más: { $tiles }.
       *[other] Eran posibles { $count } más: { $tiles }.
    }
review-spared = { $count ->
        [one] El comodín no hacía falta.
        [many] { $count } comodines no hacían falta.
       *[other] { $count } comodines no hacían falta.
    }
review-first = { $count ->
        [one] La primera jugada era posible un turno antes, en el turno { $possible }.
        [many] La primera jugada era posible { $count } turnos antes, en el turno { $possible }.
       *[other] La primera jugada era posible { $count } turnos antes, en el turno { $possible }.
    }
review-first-never = La primera jugada era posible en el turno { $possible }.
review-summed = { $turns ->
        [one] { $name }: { $turns } turno; era posible más en { $telling }.
        [many] { $name }: { $turns } turnos; era posible más en { $telling }.
       *[other] { $name }: { $turns } turnos; era posible más en { $telling }.
    }
review-further = { $count ->
        [one] … y { $count } turno más.
        [many] … y { $count } turnos más.
       *[other] … y { $count } turnos más.
    }
review-unexamined = { $count ->
        [one] { $count } turno no se pudo calcular a tiempo.
        [many] { $count } turnos no se pudieron calcular a tiempo.
       *[other] { $count } turnos no se pudieron calcular a tiempo.
    }
review-place = Imagen { $place } de { $of }
review-board = Turno { $number }: lo que era posible
review-awaited = { $names } quiere enseñar el repaso a todos. Falta el acuerdo de: { $others }.

## No tener que esperar

word-call = avisarte cuando se abra aquí una mesa: «avísame», «avísame siempre» o «avísame nunca»
word-watch = mirar una mesa desde otro lugar, si su anfitrión lo permite: «mirar BCDF», «mirar no»
discord-option-when = una vez, siempre o nunca
note-call-once = { $name }, te avisaré cuando se abra aquí la próxima mesa.
note-call-always = { $name }, te avisaré cada vez que se abra aquí una mesa. «avísame nunca» lo termina.
note-call-off = { $name }, ya no te avisaré aquí.
note-called = { $names }: { $opener } ha abierto una mesa.
note-watch-off = Ya no miras.
button-watch-off = Dejar de mirar
table-call-in-a-chat = Dilo en el chat de cuyas mesas se trata.
table-not-watched = El anfitrión de esta mesa no deja mirar a nadie. «ajustes mirar sí» lo permite.
table-enough-watchers = Ya miran { $needed } personas.

## Una persona en dos plataformas

word-link = ser una sola persona en dos plataformas: «vincular» aquí y «vincular CÓDIGO» allí
note-link-code = Dime esto en la otra plataforma antes de { $minutes } minutos: «vincular { $code }». Tus puntuaciones y cifras serán entonces una sola, con el nombre que tienes aquí.
note-linked = Ahora eres una sola persona en las dos plataformas: las listas muestran a { $name }. «privacidad exportar» y «privacidad olvidar» valen para las dos.
note-linked-already = Ya estás vinculado.
link-unknown = Este código ya no vale. «vincular» en la otra plataforma da uno nuevo.
link-same-platform = Di el código en otra plataforma.
table-daily-elsewhere = Empezaste la mano de hoy en tu otra plataforma. Juégala allí.
