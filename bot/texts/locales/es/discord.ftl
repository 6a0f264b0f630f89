# Lo que solo se dice en Discord.

discord-rummy = Rummy: mesas, y lo que te concierne
discord-turn = Tu turno en una mesa
discord-player = Horas de silencio, una primera partida, respuestas sobre las reglas
discord-evening = Mezclas comprobables y lo que hace una velada

discord-option-sheet = qué reglas
discord-option-code = el código de una mesa
discord-option-name = cómo se llama alguien en la mesa
discord-option-change = qué ha de cambiar: clock 1h
discord-option-language = qué idioma
discord-option-hours = de cuándo a cuándo, y dónde: 22-8 Madrid
discord-option-way = dónde
discord-option-word = qué palabra
discord-option-answer = una dificultad, una hoja de reglas o tu respuesta
discord-option-question = lo que quieres saber
discord-option-phrase = tu palabra para la mezcla; sin ella, saco una
discord-option-whom = las cifras de quién: un nombre; sin nombre, las tuyas
discord-option-list = un juego, o un mes: 2026-10
discord-option-what = list, share, o fix y un juego
discord-option-wish = qué hacer con ello
discord-option-order = según qué
discord-option-tiles = fichas de tu soporte: r7 r8 r9
discord-option-tile = una ficha de tu soporte
discord-option-table = la mesa entera, una barra entre las combinaciones
discord-option-moved = una ficha tuya o de la mesa: r8
discord-option-to = una combinación: 3; de una a otra: 2 3; o nueva, soporte
discord-option-at = la ficha que empieza la segunda parte
discord-option-pile = de dónde
discord-option-cards = cartas de tu mano: 7H 8H 9H
discord-option-meld = el número de una combinación de la mesa
discord-option-until = hasta cuándo

discord-to-table = A la mesa
discord-choose = Elige primero en la lista.
discord-arrange = La mesa entera
discord-arrange-how = Combinaciones, separadas por una barra
discord-closed = { $name }, no aceptas mensajes directos míos: aquí en el canal, «rack» te muestra tus fichas.
discord-turn-number = Turno { $number }
discord-direct = Mi turno por mensaje directo
discord-here = Mi turno en el canal
