# La página en el navegador. Lo que la página rellena está entre llaves: ninguna palabra concuerda con ello.

web-page-title = Rummy Table
web-page-name = Tu nombre
web-page-enter = Sentarse
web-page-no-code = Abre la página con el enlace que te han dado.
web-page-again = El programa no responde. Prueba otra vez dentro de un momento.
web-page-table = Mesa
web-page-rack = Lo que tienes
web-page-pile = Descartes, cartas: { $n }, arriba { $piece }
web-page-stock = Mazo: { $n }
web-page-new-meld = Combinación nueva
web-page-meld = Combinación { $n }
web-page-meld-wrong = Combinación { $n }, aún no es correcta
web-page-held = Aún sin sitio
web-page-joker = comodín
web-page-stands-for = comodín por { $piece }
web-page-empty-table = Aún no hay nada en la mesa.
web-page-your-turn = Te toca
web-page-tiles = tiene { $n }
web-page-undo = Un paso atrás
web-page-redo = Un paso adelante
web-page-take-back = Recogerlo todo
web-page-place = Buscar sitio
web-page-to-rack = Volver al soporte
web-page-give-back = Devolver
web-page-discard = Descartar
web-page-meld-these = Bajar como combinación
web-page-menu = Más
web-page-themes = Colores
web-page-theme-auto = Como en este dispositivo
web-page-theme-light = Claro
web-page-theme-dark = Oscuro
web-page-theme-contrast = Alto contraste
web-page-theme-large = Grande
web-page-word-rules = Reglas
web-page-word-settings = Ajustes
web-page-word-score = Marcador
web-page-close = Cerrar
web-page-invite = Invitar
web-page-invite-how = Quien abre este enlace ocupa un sitio libre, hasta que empiece la partida.
web-page-watch = Dejar mirar
web-page-watch-how = Quien abre este enlace ve la mesa y ningún soporte, hasta que prohíbas mirar en los ajustes.
web-page-device = Seguir en otro dispositivo
web-page-device-how = Este enlace es solo tuyo. Sirve una vez, durante diez minutos.
web-page-copy = Copiar el enlace
web-page-copied = Copiado
web-page-offline = Sin conexión. La página lo sigue intentando…
web-page-online = Conectado de nuevo.
web-page-elsewhere = Ahora juegas en otra página.
web-page-here = Jugar aquí
web-page-over = Esta mesa está cerrada.
web-page-session-over = Esta página ya no tiene acceso. Pide un enlace nuevo.
web-page-reload = Hay una versión más nueva de esta página. Cárgala otra vez.
web-page-picked = En la mano: { $n }
web-page-put-back = Devuelto.
web-page-placed = Colocado.
web-page-missing = Aún falta en la mesa: { $pieces }
web-page-away = ausente
web-page-won = ha ganado
web-page-last-lay = nuevo
web-page-keys = Teclas: las flechas se mueven, Espacio toma, Intro coloca, Escape devuelve. Mayúsculas y Espacio toman una combinación entera.

## La entrada

web-code-unknown = Este enlace ya no sirve. Pide uno nuevo.
web-invitation-over = La partida ha empezado. Pregunta a quien organiza por la próxima.
web-invitation-full = Todos los sitios están ocupados.
web-telegram-unknown = Telegram no confirma quién eres. Abre la página otra vez desde el chat.
web-telegram-old = Esto se abrió hace demasiado tiempo. Abre la página otra vez desde el chat.
web-telegram-seat = No estás en esta mesa. Siéntate primero en el chat.
web-entrance-busy = Llega demasiada gente a la vez. Prueba otra vez dentro de un momento.

button-web = Abrir la mesa
note-web-link =
    Tu mesa en el navegador: { $link }
    El enlace es solo tuyo. Sirve una vez, durante diez minutos.
note-web-shut = Tus páginas de esta mesa están cerradas.

doctor-web = Las mesas se abren en el navegador en { $url }: lo que llega allí debe ir a { $place }, también los WebSockets.
doctor-web-reached = Los navegadores llegan a la página en { $url }, también con WebSockets.
doctor-web-certificate-valid = El certificado de { $host } vale hasta { $until }.
doctor-web-certificate = Los navegadores no aceptan el certificado de { $host }: { $why }. El proxy tiene que obtener uno; Caddy lo hace solo.
doctor-web-certificate-ends = El certificado de { $host } caduca en { $days } { $days ->
        [one] día
        [many] días
       *[other] días
    }. Mira por qué el proxy no lo ha renovado.
doctor-web-away = Nadie responde en { $url }: { $why }. ¿Está en marcha «rummy serve», y lleva el proxy o el túnel a RUMMY_WEB_LISTEN?
doctor-web-odd = { $url } responde, pero no como la página. ¿Lleva el proxy a RUMMY_WEB_LISTEN, con toda la ruta?
doctor-web-host = El proxy de { $host } cambia la cabecera Host. Ajústalo para que la conserve; Caddy lo hace.
doctor-web-sockets = { $url } no deja pasar WebSockets: la página no puede conectarse. El proxy tiene que pasar «Upgrade» y la cabecera Origin.
doctor-web-plain = Telegram solo abre direcciones https como Mini App: allí la gente recibe enlaces privados a { $url }.
doctor-app-alone = RUMMY_TELEGRAM_APP está puesto y RUMMY_WEB_URL no: no hay página que abrir.
doctor-telegram-app = Los grupos abren la página con { $link }
doctor-telegram-no-app = En los grupos la página se abre con un enlace privado: el bot no tiene Mini App. @BotFather crea una: /mybots, Bot Settings, Configure Mini App, con la dirección { $url }

## rummy web

cli-web-open = Tu mesa: { $link }
cli-web-guests = Los invitados de tu red abren este enlace, o leen el código con un teléfono: { $link }
cli-web-not-secret = Quien escuche esta red puede leer lo que muestra la página: http no es secreto.
cli-web-ends = Ctrl-C termina el programa. Lo jugado se conserva.
cli-web-ended = Terminado. Para seguir: rummy web --resume
help-web =
    rummy web [--sheet HOJA] [--seats you,easy,normal] [--name NOMBRE] [--rule NOMBRE=VALOR] [--host DIRECCIÓN] [--port N]
    rummy web --resume [--database URL]

    Una partida en el navegador contra máquinas, y con amigos en la misma casa.

    --sheet HOJA         una de las que enumera «rummy sheets»; si falta: rummikub
    --seats LISTA        quién juega, separado por comas: you, y easy, normal o hard
    --guests             espera a invitados en esta máquina antes de la partida
    --host DIRECCIÓN     dónde está la página: 0.0.0.0 admite los teléfonos de tu red; si falta: solo esta máquina
    --port N             si falta: 7310, o uno libre
    --no-browser         no abre el navegador
    --name NOMBRE        cómo te llamas
    --rule NOMBRE=VALOR  una regla de la casa, se puede repetir; «rummy sheets HOJA» las nombra
    --resume             sigue con la última partida sin terminar
    --database URL       dónde se guardan las partidas, como sqlite:///tarde.sqlite3; si falta: en tu carpeta de datos
