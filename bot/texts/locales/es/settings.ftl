# Lo que acuerda una mesa, para elegir: lo bastante corto para un botón.

## La línea de una sala de espera

short-clock-sheet = { $seconds ->
        [0] sin reloj
       *[other] { $seconds } s
    }
short-clock-2m = 2 min
short-clock-5m = 5 min
short-clock-1h = 1 h
short-clock-24h = 1 día
short-clock-3d = 3 días
short-clock-none = sin reloj
short-goal-rounds = { $amount ->
        [one] 1 ronda
        [many] { $amount } de rondas
       *[other] { $amount } rondas
    }
short-goal-target = a { $amount ->
        [one] { $amount } punto
        [many] { $amount } de puntos
       *[other] { $amount } puntos
    }
short-goal-chips = { $amount ->
        [one] 1 ficha de premio
        [many] { $amount } de fichas de premio
       *[other] { $amount } fichas de premio
    }
short-assist-none = sin ayuda
short-assist-arrange = coloca fichas
short-assist-hints = { $hints ->
        [one] 1 pista
        [many] { $hints } de pistas
       *[other] { $hints } pistas
    }
short-assist-open = toda la ayuda
short-racks-dm = en mensajes directos
short-racks-here = en este canal
short-look-picture = imagen
short-look-emoji = emojis
short-look-text = texto

## Las páginas

page-sheet = Reglas: { $now }
page-rule = Reglas de la casa
page-clock = Reloj: { $now }
page-rounds = Duración: { $now }
page-computers = Máquinas: { $now }
page-assist = Ayuda: { $now }
page-racks = Soportes
page-look = Mesa: { $now }
page-join = Nuevos: { $now }
short-join-round = en la próxima ronda
short-join-midway = enseguida
settings-pick-join = ¿Cuándo entran los nuevos?
joins-round = Los nuevos entran en la próxima ronda.
joins-midway = Los nuevos ocupan enseguida el sitio de un ordenador.
page-watch = Mirar: { $now }
short-watch-on = permitido
short-watch-off = no permitido
settings-pick-watch = ¿Se puede mirar desde otro lugar?
watch-on = Quien tenga el código puede mirar: «mirar { $code }».
watch-off = Nadie mira desde otro lugar.
page-thread = Un hilo propio
page-option = { $name }: { $now }
page-choice = { $label }: «{ $word }»
page-goal-printed = la impresa: { $goal }
button-settings-done = Listo
button-settings-computers-more-easy = Añadir una fácil
button-settings-computers-more-normal = Añadir una de nivel medio
button-settings-computers-more-hard = Añadir una difícil
settings-back = Atrás
button-settings-all = Todos los ajustes
settings-more = «settings clock 5m» cambia uno; «settings todo» los muestra todos.
rules-deal = Reparto y quién empieza
rules-laying = Bajar
rules-moving = Transformar
rules-counting = Puntuación
rules-stock = Mazo vacío, soporte lleno
rules-bell = Cuando se acaba el tiempo
settings-pick-menu = ¿Qué quieres cambiar?
settings-pick-sheet = ¿Con qué reglas se juega?
settings-pick-rule = ¿Qué regla de la casa quieres cambiar?
settings-pick-value = { $rule }:
settings-pick-clock = ¿Cuánto puede durar un turno?
settings-pick-rounds = ¿Cuánto dura la partida?
settings-pick-computers = ¿Quién más juega?
settings-pick-computers-luck = ¿Quién más juega? Con estas reglas decide sobre todo la suerte: el { $better } gana poco más a menudo que el { $worse }.
settings-pick-assist = ¿Cuánta ayuda hay?
settings-pick-racks = ¿Dónde se muestran los soportes?
settings-pick-look = ¿Cómo se muestra la mesa?

## Reglas de la casa

option-other = { $name }
option-jokers = Comodines
option-numbers = Número más alto
option-copies = Copias de cada ficha
option-hand = Al empezar, por persona
option-first-laying = Primera bajada, puntos
option-rebuild = Transformar
option-same-turn = Usar la mesa en ese turno
option-joker-laid = El comodín bajado suma
option-joker-left = El comodín que queda cuesta
option-joker-exchange = La ficha por el comodín viene
option-handrummy = Cerrar la mano
option-stock-out = Con el mazo vacío
option-stock-out-at = El mazo está vacío
option-rack-limit = Máximo en un soporte
option-penalty-tiles = Castigo al acabar el tiempo
option-idle-penalty = Castigo por no hacer nada
option-loose-table-tiles = Fichas sueltas, sin tiempo
option-false-melds = Combinaciones incorrectas
option-one-action = Una cosa por turno
option-time-limit = Reloj impreso, segundos
option-first-starter = Empieza la primera ronda
option-next-starter = Empieza las siguientes
option-number-cards = Las cartas con número valen
option-ace-high = As también alto
option-last-card-discard = Descartar la última carta
choice-rack-limit-0 = sin límite
choice-time-limit-0 = ninguno
choice-yes = sí
choice-no = no
choice-none = no hay
choice-hand-sheet = lo impreso
choice-rebuild-free = con libertad
choice-rebuild-keep3 = tres siguen juntas
choice-rebuild-none = no se puede
choice-joker-laid-value = como la ficha que representa
choice-joker-exchange-rack = del soporte
choice-joker-exchange-rack-or-table = del soporte o de la mesa
choice-joker-exchange-none = nunca
choice-stock-out-draw = la ronda queda en empate
choice-stock-out-aborted = se interrumpe
choice-stock-out-lowest = gana quien tiene menos puntos
choice-stock-out-skip = al final no gana nadie
choice-stock-out-at-last-draw = al robar la última
choice-stock-out-at-first-need = cuando hace falta una
choice-loose-table-tiles-offender = a quien tenía el turno
choice-loose-table-tiles-restore = vuelven a su lugar
choice-loose-table-tiles-salvage = quedan combinaciones enteras
choice-loose-table-tiles-stock = al mazo
choice-false-melds-refused = no se pueden bajar
choice-false-melds-players = quedan si nadie protesta
choice-first-starter-lot = por sorteo
choice-first-starter-highest = la ficha más alta
choice-first-starter-youngest = la persona más joven
choice-first-starter-left-of-dealer = a la izquierda de quien reparte
choice-next-starter-lot = por sorteo
choice-next-starter-highest = la ficha más alta
choice-next-starter-youngest = la persona más joven
choice-next-starter-left = quien está a la izquierda
choice-number-cards-face = su número
choice-number-cards-one = un punto
