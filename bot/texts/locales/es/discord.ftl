# Lo que solo se dice en Discord.

discord-rummy = Mesas de Rummy y preferencias
discord-turn = Tu turno en una mesa
discord-player = Horas de silencio, primera partida, respuestas sobre las reglas
discord-evening = Mano del día, clasificaciones y mezclas comprobables

discord-option-sheet = el nombre de un juego
discord-option-code = el código de una mesa
discord-option-code-link = el código que recibió tu otra cuenta
discord-option-name = el nombre de alguien de la mesa
discord-option-change = qué quieres cambiar, por ejemplo tiempo 1h
discord-option-language = qué idioma
discord-option-hours = las horas y la ciudad: 22-8 Madrid
discord-option-way = dónde avisarte
discord-option-word = qué comando
discord-option-what-hint = completa: todo de una vez
discord-option-what-puzzle = un nivel, un juego o tu respuesta
discord-option-question = lo que quieres saber
discord-option-phrase = tu palabra para la mezcla; sin ella, elijo una yo
discord-option-whom = de quién quieres ver las estadísticas; sin nombre, las tuyas
discord-option-list = un juego, o un mes: 2026-10
discord-option-what = lista, compartir, o fijar y el nombre de un juego, que será el de cada día aquí
discord-option-action = qué hacer con ello
discord-option-order = cómo ordenar
discord-option-tiles = fichas de tu soporte: r7 r8 r9
discord-option-tile = una ficha de tu soporte
discord-option-table = la mesa entera, con una barra entre combinaciones
discord-option-moved = una ficha tuya o de la mesa: r8
discord-option-to = adónde: una combinación (3), de una a otra (2 3), nueva o soporte
discord-option-at = la ficha donde empieza la segunda parte
discord-option-pile = de dónde la tomas
discord-option-cards = cartas de tu mano: 7H 8H 9H
discord-option-meld = el número de una combinación de la mesa
discord-option-steps = cuántos pasos deshacer; sin número, el último
discord-option-until = hasta cuándo: primera (tu primera jugada), o no para dejarlo

discord-to-table = Ir a la mesa
discord-to-direct = Ir a los mensajes directos
discord-choose = Elige primero en la lista.
discord-arrange = Rehacer toda la mesa
discord-arrange-how = Combinaciones, separadas por una barra
discord-closed = { $name }, no aceptas mensajes directos míos. Pulsa «{ $rack }» en este canal: solo lo ves tú.
discord-turn-number = Turno { $number }
discord-turn-ages = A los 15 minutos esta copia ya no cambia: «{ $rack }» da una nueva.
discord-direct = Mi turno por mensaje directo
discord-here = Jugar mi turno en el canal
