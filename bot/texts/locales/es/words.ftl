# Lo que se puede decir, cada cosa en una línea: la ayuda. Las palabras son las mismas en todos los idiomas.

## Una mesa y su gente

word-new = abrir una mesa: «new rummikub»
word-join = sentarte; «join» y un código: a la mesa con ese código
word-leave = levantarte y no volver
word-start = repartir la primera ronda
word-stop = cerrar la mesa
word-next = repartir la ronda siguiente
word-rematch = otra partida, mismos sitios, mismas reglas
word-pause = parar el reloj: nadie puede jugar hasta «resume»
word-resume = seguir jugando
word-nudge = pedir a quien tiene el turno que siga
word-back = volver a jugar donde una máquina juega por ti
word-host = ceder la mesa a alguien: «host» y un nombre
word-remove = levantar a alguien de la mesa: «remove» y un nombre
word-standin = la máquina juega por alguien: «standin» y un nombre
word-table = ver la mesa
word-tables = todas tus mesas
word-score = ver los puntos
word-replay = ver la ronda otra vez
word-history = leer todos los turnos de la ronda
word-record = la partida en un archivo
word-rules = cómo se juega aquí
word-settings = los ajustes de esta mesa
word-language = hablar otro idioma: «language en»
word-notify = dónde avisarte cuando te toca: «notify dm», «notify group», «notify both» o «notify quiet»
word-quiet = horas de silencio, en que descansan los turnos largos: «quiet 22-8 Madrid»; ya no: «quiet off»
word-help = lo que puedes decir ahora; «help all»: todas las palabras
word-web = un enlace privado a esta mesa en tu navegador; «web off» lo cierra
word-stats = tus cifras; «stats» y un nombre: las de alguien de aquí
word-puzzle = el rompecabezas del día: «puzzle», «puzzle hard»; con una mesa: tu respuesta
word-privacy = lo que se guarda sobre ti; «privacy export», «privacy forget», «privacy hide»
word-quit = salir del programa; la partida se guarda

## El turno

word-rack = ver tu soporte o tu mano
word-sort = ordenar lo que tienes: «sort colour», «sort number»
word-group = mantener una parte junta: «group r4 r5»; «group» solo: ya no
word-play = poner fichas de tu soporte en la mesa: «play r7 b9»; otra vez: otra manera
word-arrange = escribir la mesa entera, una barra entre combinaciones; «#2»: la 2, «...»: las demás
word-move = mover una ficha: «move r8 3» la pone en la combinación 3, «move r8 new» empieza otra
word-split = dividir una escalera: «split 3 r6» empieza la segunda parte con r6
word-pick = tomar en la mano fichas de tu soporte, de momento sueltas: «pick r7»
word-undo = deshacer el último paso
word-reset = empezar tu turno de nuevo
word-repair = hacer de tu borrador la mesa válida más parecida
word-done = bajar lo que has colocado y terminar; con cartas: terminar con la mano vacía
word-draw = robar del mazo; con fichas termina tu turno
word-pass = pasar; solo si el mazo está vacío
word-return = devolver una ficha si tu soporte está lleno: «return r7»
word-take = tomar una carta: «take stock» del mazo, «take discard» de los descartes
word-meld = bajar una combinación: «meld 7H 8H 9H»
word-layoff = añadir a una combinación: «layoff 10H 2» añade a la 2
word-discard = descartar una carta: termina tu turno
word-object = protestar: lo último que se bajó tiene un error
word-accept = aceptar lo último que se bajó
word-hint = una pista: si puedes bajar, qué fichas, luego cómo
word-auto = robar automáticamente mientras no puedas bajar: «auto»; «auto first»: hasta tu primera bajada
