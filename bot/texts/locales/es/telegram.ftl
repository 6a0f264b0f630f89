# Lo que solo se dice en Telegram.

telegram-invite = { $name }, abre primero el chat privado conmigo: allí te enseño lo que solo debes ver tú.
telegram-invite-rules = { $name }, las reglas están en nuestro chat privado.
telegram-invite-button = Abrir el chat privado
telegram-welcome =
    Rummy con amigos: la mesa aquí, tus fichas en tu chat privado conmigo.
    «new» abre una mesa y «help» muestra lo demás.
telegram-welcome-new = Abrir mesa
telegram-welcome-rules = Las reglas
telegram-greeting =
    Rummy con amigos: añádeme a un grupo y pulsa allí «Abrir mesa». Tus fichas aparecerán aquí, donde solo las verás tú.
    «learn» te guía en una primera partida y «help» muestra lo demás.
telegram-closed = La mesa { $code } está cerrada.
telegram-greeting-button = Añadir el bot a un grupo
telegram-faceless = No veo quién eres: escribes como canal o como administrador anónimo. Escribe con tu cuenta para jugar.
telegram-in-private = Lo encontrarás en nuestro chat privado.
telegram-asked-in-private = Te lo he preguntado en nuestro chat privado.
telegram-asked-here = Un momento, { $name }.
telegram-choose = Pulsa primero lo que quieres: aparece una ✓.
telegram-ask-play = ¿Qué fichas? Por ejemplo: r7 r8 r9
telegram-ask-pick = ¿Qué fichas? Por ejemplo: r7 r8 r9
telegram-ask-arrange = ¿Cómo queda la mesa entera? Una barra entre combinaciones: r7 r8 r9 | b4 k4 y4
telegram-ask-move = ¿Qué ficha, y adónde? Por ejemplo: r8 3
telegram-ask-split = ¿Qué combinación, y en qué ficha? Por ejemplo: 3 r6
telegram-ask-return = ¿Qué ficha devuelves?
telegram-ask-meld = ¿Qué cartas? Por ejemplo: 7H 8H 9H
telegram-ask-layoff = ¿Qué cartas, y a qué combinación? Por ejemplo: 10H 2
telegram-ask-discard = ¿Qué carta descartas?
telegram-ask-host = ¿Quién pasa a ser anfitrión? Escribe el nombre.
telegram-ask-remove = ¿Quién tiene que dejar la mesa? Escribe el nombre.
telegram-ask-standin = ¿A quién sustituye un ordenador? Escribe el nombre.
telegram-ask-language = ¿Qué idioma? { $languages }
telegram-ask-ask = ¿Qué quieres saber? Por ejemplo: ¿puedo tomar el comodín?
