# La ayuda: cada palabra en una línea. Los nombres de las palabras están en bot/reading/languages.

## Una mesa y su gente

word-new = abrir una mesa: «new rummikub»
word-join = sentarte a una mesa; con su código, desde otro chat: «join BCDF»
word-leave = levantarte de la mesa
word-start = empezar la partida
word-stop = cerrar la mesa para todos
word-next = pasar a la ronda siguiente
word-rematch = jugar la revancha: mismos sitios, mismas reglas
word-pause = poner la partida en pausa; «resume» la reanuda
word-resume = reanudar la partida
word-nudge = meter prisa a quien tiene el turno
word-back = recuperar tu sitio si un ordenador juega por ti
word-host = ceder el papel de anfitrión: «host NOMBRE»
word-remove = sacar a alguien de la mesa: «remove NOMBRE»
word-standin = que un ordenador juegue por alguien: «standin NOMBRE»
word-table = ver lo que hay en la mesa
word-tables = la lista de tus mesas
word-score = ver los puntos
word-replay = ver la ronda otra vez, en imágenes
word-history = leer todos los turnos de la ronda
word-record = la partida en un archivo
word-rules = leer las reglas del juego
word-settings = los ajustes de esta mesa
word-language = cambiar de idioma: «language en»
word-notify = dónde avisarte: «notify privado», «notify chat», «notify los dos», «notify ninguno»
word-quiet = tus horas de silencio, en las que se detienen los turnos largos: «quiet 22-8 Madrid»; o «quiet no»
word-help = qué puedes escribir ahora; «help todo»: todos los comandos
word-web = un enlace privado a esta mesa en tu navegador; «web no» lo cierra
word-stats = tus datos de todas las rondas, como puntos y tiempo por turno; los de otra persona: «stats NOMBRE»
word-puzzle = el rompecabezas del día: «puzzle», «puzzle difícil»; para responder: «puzzle MESA»
word-privacy = lo que guardo sobre ti; «privacy exportar», «privacy olvidar», «privacy ocultar»
word-quit = salir del programa; la partida se guarda

## El turno

word-rack = ver tu soporte o tu mano
word-sort = ordenar lo que tienes: «sort color» o «sort número»
word-sort-cards = ordenar tu mano: «sort color» por palo, «sort número» por valor
word-group = mantener fichas juntas: «group r4 r5»; para separarlas, solo «group»
word-play = colocar fichas de tu soporte: «play r7 b9»; repítelo para ver otra forma de colocarlas
word-arrange = rehacer toda la mesa: «arrange #2 | r7 r8 r9 | ...» («#2» es la combinación 2, «...» las demás)
word-move = mover una ficha a otra combinación o a una nueva: «move r8 3», «move r8 nueva»
word-split = dividir una escalera: «split 3 r6» empieza la segunda parte con r6
word-pick = elegir fichas de tu soporte una a una: «pick r7»
word-undo = deshacer el último paso; «undo 3»: los tres últimos
word-reset = empezar tu turno de nuevo
word-repair = corregir tu borrador cambiando lo menos posible; no cuesta nada, «undo» lo deshace
word-done = bajar lo que has colocado y terminar; con cartas: terminar con la mano vacía, sin descartar
word-done-tiles = bajar lo que has colocado y terminar el turno
word-done-cards = terminar el turno con la mano vacía, sin descartar
word-draw = robar del montón; si se juega con fichas, así acaba tu turno
word-draw-tiles = robar del montón; así acaba tu turno
word-pass = pasar tu turno; solo si el montón está vacío
word-return = devolver una ficha al montón si tu soporte está lleno: «return r7»
word-take = robar o tomar una carta: «take montón», «take descarte»
word-meld = bajar una combinación: «meld 7H 8H 9H»
word-layoff = añadir a una combinación: «layoff 10H 2» añade a la 2
word-discard = descartar una carta; así acaba tu turno
word-object = protestar por la última jugada, si una combinación no es válida
word-accept = aceptar la última jugada
word-hint = pedir una pista: primero, si puedes bajar; luego, qué y cómo; «hint completa» lo dice todo
word-auto = robar automáticamente si no puedes bajar: «auto»; solo hasta tu primera jugada: «auto primera»
