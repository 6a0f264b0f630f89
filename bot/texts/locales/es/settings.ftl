# Lo que acuerda una mesa, para elegir: lo bastante corto para un botón.

## La línea de una sala de espera

short-clock-sheet = { $seconds ->
        [0] sin límite de tiempo
       *[other] { $seconds } s
    }
short-clock-2m = 2 min
short-clock-5m = 5 min
short-clock-1h = 1 h
short-clock-24h = 1 día
short-clock-3d = 3 días
short-clock-none = sin límite de tiempo
short-clock-turn = { $time } por turno
short-goal-rounds = { $amount ->
        [one] a 1 ronda
        [many] a { $amount } de rondas
       *[other] a { $amount } rondas
    }
short-goal-target = a { $amount ->
        [one] { $amount } punto
        [many] { $amount } de puntos
       *[other] { $amount } puntos
    }
short-goal-chips = { $amount ->
        [one] a 1 premio
        [many] a { $amount } de premios
       *[other] a { $amount } premios
    }
short-assist-none = sin ayuda
short-assist-arrange = el bot coloca, sin pistas
short-assist-hints = { $hints ->
        [one] 1 pista
        [many] { $hints } de pistas
       *[other] { $hints } pistas
    }
short-assist-open = pistas ilimitadas
short-racks-dm = en mensajes directos
short-racks-here = en este canal
short-look-picture = imagen
short-look-emoji = emojis
short-look-text = texto

## Las páginas

page-sheet = Juego: { $now }
page-rule = Reglas de la casa
page-clock = Tiempo por turno: { $now }
page-rounds = Partida: { $now }
page-computers = Ordenadores: { $now }
page-assist = Ayuda: { $now }
page-racks = { $family ->
        [cards] Dónde se ven las cartas
       *[tiles] Dónde ver los soportes
    }
page-look = Aspecto: { $now }
page-join = Los nuevos jugadores entran: { $now }
short-join-round = en la ronda siguiente
short-join-midway = enseguida
short-join-match = en la próxima partida
settings-pick-join = ¿Cuándo ocupan los nuevos jugadores el sitio de un ordenador? Si no hay ninguno, entran en la próxima partida.
joins-round = Los nuevos jugadores ocupan el sitio de un ordenador en la ronda siguiente. Si no hay ninguno, entran en la próxima partida.
joins-midway = Los nuevos jugadores ocupan enseguida el sitio de un ordenador. Si no hay ninguno, entran en la próxima partida.
page-watch = Espectadores: { $now }
short-watch-on = sí
short-watch-off = no
settings-pick-watch = ¿Se admiten espectadores?
watch-on = Para ver la mesa basta con el código: «watch { $code }».
watch-off = Esta mesa no admite espectadores.
page-thread = Un hilo para la mesa
page-option = { $name }: { $now }
setting-how = Para cambiarlo: «settings { $name } { $example }». Valores posibles: { $choices }.
setting-youngest = { $known ->
        [yes] { $name } cuenta como el jugador más joven.
       *[no] Nadie figura como el jugador más joven.
    }
page-choice = { $label }: «{ $word }»
page-goal-printed = según las reglas ({ $goal })
button-settings-done = Listo
button-settings-computers-more-easy = Ordenador fácil
button-settings-computers-more-normal = Ordenador medio
button-settings-computers-more-hard = Ordenador difícil
settings-back = Atrás
button-settings-all = Todos los ajustes
settings-more = «settings tiempo 5m» cambia el tiempo por turno; «settings todo» muestra todos los ajustes.
rules-deal = Reparto y quién empieza
rules-laying = Bajar fichas
rules-moving = Reorganizar la mesa
rules-counting = Puntuación
rules-stock = Montón vacío, soporte lleno
rules-timeout = Cuando se acaba el tiempo
settings-pick-menu = ¿Qué quieres cambiar?
settings-pick-sheet = ¿A qué se juega?
settings-pick-rule = ¿Qué regla de la casa quieres cambiar?
settings-pick-value = { $rule }:
settings-pick-clock = ¿Cuánto puede durar un turno?
settings-pick-rounds = ¿A cuánto se juega?
settings-pick-computers = ¿Quién más juega?
settings-pick-computers-luck = ¿Quién más juega? Aquí decide sobre todo la suerte: el { $better } gana poco más que el { $worse }.
settings-pick-assist = ¿Qué ayuda se permite?
settings-pick-racks = { $family ->
        [cards] ¿Dónde se ven las cartas?
       *[tiles] ¿Dónde se muestran los soportes?
    }
settings-pick-look = ¿Cómo se muestra la mesa?

## Reglas de la casa

option-other = { $name }
option-jokers = Comodines
option-numbers = Número más alto
option-copies = Copias de cada ficha
option-hand = Reparto por jugador
option-first-laying = Puntos de la primera jugada
option-rebuild = Reorganizar la mesa
option-same-turn = Añadir ya en la primera jugada
option-joker-laid = Valor del comodín, primera jugada
option-joker-left = Valor de un comodín sin bajar
option-joker-exchange = Tomar un comodín
option-handrummy = Cerrar de una vez vale doble
option-stock-out = Cuando se acaba el montón
option-stock-out-at = El montón se da por vacío
option-rack-limit = Máximo de fichas por soporte
option-penalty-tiles = Penalización por jugada incompleta
option-idle-penalty = Penalización por no colocar nada
option-loose-table-tiles = Fichas de la mesa que quedan sueltas
option-false-melds = Combinaciones no válidas
option-one-action = Una sola acción por turno
option-time-limit = Tiempo habitual por turno (en s)
option-first-starter = Quién empieza la primera ronda
option-next-starter = Quién empieza las demás rondas
option-number-cards = Valor de las cartas del 2 al 10
option-ace-high = As también tras el rey
option-last-card-discard = La última carta se descarta siempre
choice-rack-limit-0 = sin límite
choice-time-limit-0 = sin límite
choice-yes = sí
choice-no = no
choice-none = no hay
choice-first-laying-none = sin primera jugada
choice-first-laying-0 = sin mínimo
choice-hand-sheet = según las reglas
choice-rebuild-free = libremente
choice-rebuild-keep3 = si al menos tres siguen juntas
choice-rebuild-none = no se puede
choice-joker-laid-value = el de la ficha que representa
choice-joker-exchange-rack = por una ficha tuya
choice-joker-exchange-rack-or-table = por una ficha tuya o de la mesa
choice-joker-exchange-none = no se puede
choice-stock-out-draw = la ronda queda en empate
choice-stock-out-aborted = la ronda se interrumpe
choice-stock-out-lowest = se sigue; gana el de menos puntos
choice-stock-out-skip = se sigue; hay que cerrar para ganar
choice-stock-out-at-last-draw = al robar la última
choice-stock-out-at-first-need = cuando ya no se pueda robar
choice-loose-table-tiles-offender = a quien tenía el turno
choice-loose-table-tiles-restore = la mesa queda como estaba
choice-loose-table-tiles-salvage = se quedan las combinaciones válidas
choice-loose-table-tiles-stock = al montón
choice-false-melds-refused = no se pueden bajar
choice-false-melds-players = se quedan si nadie protesta
choice-first-starter-lot = por sorteo
choice-first-starter-highest = la ficha más alta
choice-first-starter-youngest = la persona más joven
choice-first-starter-left-of-dealer = a la izquierda de quien reparte
choice-next-starter-lot = por sorteo
choice-next-starter-highest = la ficha más alta
choice-next-starter-youngest = la persona más joven
choice-next-starter-left = a la izquierda del anterior
choice-number-cards-face = su número
choice-number-cards-one = un punto cada una
