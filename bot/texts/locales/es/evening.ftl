# Una mezcla que cualquiera puede comprobar

fairness-sealed = Mezcla sellada: { $seal }
fairness-sealed-next = Próxima mezcla sellada: { $seal }
fairness-cut = Han cortado: { $names }
fairness-seed = Semilla de esta ronda: { $seed }
fairness-words = Corte: { $words }
fairness-word = { $name } «{ $word }»
note-cut = { $drawn ->
        [yes] He sacado una palabra por ti: «{ $word }» entra en la próxima mezcla.
       *[no] Tu palabra entra en la próxima mezcla: «{ $word }».
    }
note-cut-in-chat = { $drawn ->
        [yes] He sacado una palabra por { $name }: «{ $word }» entra en la próxima mezcla.
       *[no] La palabra de { $name } entra en la próxima mezcla: «{ $word }».
    }
table-dealt-already = Esta ronda ya se ha repartido. Después podrás añadir tu palabra a la próxima mezcla.
table-nothing-committed = Antes de esta ronda no se podía cortar. Antes de la próxima, sí.
table-word-too-long = La palabra para cortar tiene { $needed } caracteres como mucho.
button-cut = Cortar
button-verify = Comprobar
word-cut = cortar antes del reparto: «cut hola» añade esa palabra a la mezcla; sin palabra, elijo una yo
word-verify = ver el sello de la próxima mezcla y comprobar que en esta partida se mezcló sin trampas

verify-fair = Ronda { $round }: mezcla limpia, con palabras de { $names }.
verify-committed = Ronda { $round }: mezcla tal como se selló. Nadie cortó.
verify-unknown = Ronda { $round }: la mezcla no se puede comprobar, porque su clave aún no se ha hecho pública. Se revela solo después de la ronda.
verify-differs-commitment = Ronda { $round }: la semilla no corresponde al sello.
verify-differs-rules = Ronda { $round }: las reglas difieren. Sellado: { $expected }; jugado: { $found }.
verify-differs-draw = Ronda { $round }: el sorteo de salida { $place } difiere, { $found } en vez de { $expected }.
verify-differs-starter = Ronda { $round }: empezó { $found } en vez de { $expected }.
verify-differs-stock = { $family ->
        [cards] Ronda { $round }: la carta { $place } del montón difiere, { $found } en vez de { $expected }.
       *[tiles] Ronda { $round }: la ficha { $place } del montón difiere, { $found } en vez de { $expected }.
    }
verify-differs-shuffle = { $family ->
        [cards] Ronda { $round }, jugada { $move }: la carta { $place } del nuevo montón es { $found } en vez de { $expected }.
       *[tiles] Ronda { $round }, jugada { $move }: la ficha { $place } del nuevo montón es { $found } en vez de { $expected }.
    }
verify-differs-move = Ronda { $round }: la jugada { $move } es imposible tras este reparto.

## Who is ahead

top-all-sheets = Todos los juegos
top-rating = Por nivel de juego
top-season = Victorias en { $season }
top-none = Aún no hay clasificación. Una ronda cuenta si al menos dos personas jugaron ellas mismas la mayoría de sus turnos, con pistas limitadas. Contra ordenadores solos no cuenta.
top-line = { $rounds ->
        [one] { $place }. { $name }: { $figure } ({ $rounds } ronda)
        [many] { $place }. { $name }: { $figure } ({ $rounds } rondas)
       *[other] { $place }. { $name }: { $figure } ({ $rounds } rondas)
    }
top-hidden = { $name } no está en ninguna clasificación.
top-hidden-own = No estás en ninguna clasificación. Con «privacy mostrar» vuelves.
top-own = { $what }: puesto { $place } de { $of }, { $figure }
stats-other-none = { $name } todavía no ha terminado ninguna ronda.
stats-hidden = { $name } no muestra sus estadísticas.
stats-points = Puntos: { $points }
stats-first = Rondas con la primera jugada hecha: { $first }
stats-longest = Máximo bajado en un turno: { $longest }
stats-hints = Pistas usadas: { $hints }
stats-time = Duración media de un turno: { $minutes } min { $seconds } s
stats-time-short = Duración media de un turno: { $seconds } s
word-top = quién va primero aquí, por puntuación y por victorias: «top», «top rummikub», «top 2026-10»
privacy-hidden = No estás en ninguna clasificación, y nadie ve tus estadísticas.
privacy-listed = Estás en las clasificaciones de los chats donde juegas.
button-privacy-hide = Salir de las clasificaciones
button-privacy-show = Aparecer en clasificaciones

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
daily-once = Solo tienes un intento, sin pistas.
daily-dealt = { $name }, tu mano del día te espera en privado: { $sheet }. Solo tienes un intento.
daily-share-where = Escribe «daily compartir» en el chat donde quieras mostrar tu resultado.
daily-shared = Tu resultado ya está en el chat.
daily-fixed = A partir de ahora, la mano del día de este chat es siempre de { $sheet }.
daily-fixed-off = La mano del día vuelve a cambiar de juego cada día.
daily-card = { $name }: { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    } ({ $rounds ->
        [one] { $rounds } turno
        [many] { $rounds } de turnos
       *[other] { $rounds } turnos
    })
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
daily-list = Mano del día, { $day }: resultados
daily-week = Esta semana
daily-list-none = Hoy nadie ha compartido aquí su mano del día.
button-daily = Mano del día
button-daily-share = Compartir
word-daily = cada día, la misma mano para todos y un solo intento; «daily lista», «daily compartir»
table-daily-over = Esta mano del día ha terminado. Cada día hay una nueva: «daily».
table-daily-given-up = Has abandonado la mano del día. Mañana habrá otra.
table-daily-not-played = Aún no has terminado ninguna mano del día. «daily» te reparte la de hoy o te la muestra.
table-daily-in-a-chat = Escribe ese comando en un chat de grupo.
table-daily-not-in-charge = Solo pueden hacerlo los administradores de este chat o el anfitrión de una mesa.
table-daily-fixed = La mano del día es igual para todos: no se puede cambiar nada.
table-daily-no-help = La mano del día se juega sin pistas, igual para todos.
table-daily-closed = La mano del día es secreta hasta que acabe el día (UTC).

## Repaso

word-review = repasar tus turnos y lo que podías bajar; «review todos» lo muestra a todos
button-review = Analizar mis jugadas
button-review-open = Ver los turnos
button-review-all = Enseñar a todos
button-review-earlier = ‹ Anterior
button-review-later = Siguiente ›
discord-option-which = todos, o el número de un turno
review-by-sight = Cada turno se juzga según lo que podía ver el jugador.
review-none = No jugaste en esta ronda.
review-quiet = { $many ->
        [yes] { $first }–{ $last }. Nada que bajar.
       *[no] { $first }. Nada que bajar.
    }
review-laid = { $named ->
        [yes] { $name }, turno { $number }: bajó { $tiles }.
       *[no] { $number }. Bajaste { $tiles }.
    }
review-drew = { $named ->
        [yes] { $name }, turno { $number }: no bajó nada.
       *[no] { $number }. No bajaste nada.
    }
review-most = Era lo máximo posible.
review-out = Podías cerrar: { $tiles }.
review-possible = Se podía bajar: { $tiles }.
review-more = { $count ->
        [one] Aún se podía bajar una: { $tiles }.
        [many] Aún se podían bajar { $count }: { $tiles }.
       *[other] Aún se podían bajar { $count }: { $tiles }.
    }
review-spared = { $count ->
        [one] El comodín no hacía falta.
        [many] No hacían falta { $count } de comodines.
       *[other] No hacían falta { $count } comodines.
    }
review-first = { $count ->
        [one] La primera jugada ya era posible un turno antes, en el turno { $possible }.
        [many] La primera jugada ya era posible { $count } turnos antes, en el turno { $possible }.
       *[other] La primera jugada ya era posible { $count } turnos antes, en el turno { $possible }.
    }
review-first-never = La primera jugada ya era posible en el turno { $possible }.
review-summed = { $turns ->
        [one] { $name }: { $turns } turno
        [many] { $name }: { $turns } de turnos
       *[other] { $name }: { $turns } turnos
    };{" "}{ $telling ->
        [0] nunca se podía bajar más
       *[other] en { $telling } se podía bajar más
    }.
review-further = { $count ->
        [one] … y { $count } turno más.
        [many] … y { $count } turnos más.
       *[other] … y { $count } turnos más.
    }
review-unexamined = { $count ->
        [one] { $count } turno era demasiado complicado de calcular.
        [many] { $count } de turnos eran demasiado complicados de calcular.
       *[other] { $count } turnos eran demasiado complicados de calcular.
    }
review-place = { $place } de { $of }
review-board = Turno { $number }: lo que era posible
review-awaited = El repaso se enseñará a todos cuando todos acepten. Sin responder aún: { $others }. De acuerdo: { $names }.

## No tener que esperar

word-call = recibir un aviso cuando se abra aquí una mesa: «call una vez», «call siempre», «call no»
word-watch = mirar una mesa como espectador, si el anfitrión lo permite: «watch BCDF», «watch no»
discord-option-when = una vez, siempre o no
note-call-once = { $name }, te avisaré cuando se abra aquí la próxima mesa.
note-call-always = { $name }, te avisaré cada vez que se abra aquí una mesa. Para dejarlo: «call no».
note-call-off = { $name }, ya no te avisaré cuando se abra aquí una mesa.
note-called = { $names }: { $opener } ha abierto una mesa.
note-watch-off = Ya no estás mirando esa mesa.
button-watch-off = Dejar de mirar
table-call-in-a-chat = Escribe ese comando en el chat donde se abren las mesas.
table-not-watched = Esta mesa no admite espectadores. El anfitrión puede permitirlos.
table-enough-watchers = Ya hay { $needed } personas mirando.

## Una persona en dos plataformas

word-link = unir tus dos cuentas: aquí «link» y en la otra plataforma «link CÓDIGO»
note-link-code = Escríbeme en la otra plataforma, en menos de { $minutes } minutos: «link { $code }». Tu clasificación y tus estadísticas se juntarán bajo el nombre que tienes aquí.
note-linked = Tus dos cuentas están unidas: las clasificaciones muestran a { $name }. «privacy exportar» y «privacy olvidar» valen para las dos.
note-linked-already = Tus dos cuentas ya están unidas.
link-unknown = Este código ya no es válido. «link» en la otra plataforma te da uno nuevo.
link-same-platform = Escribe este código en la otra plataforma, no aquí.
table-daily-elsewhere = Has empezado la mano del día en tu otra plataforma. Juégala allí.
