# La página en el navegador. Lo que la página rellena está entre llaves: ninguna palabra concuerda con ello.

web-page-title = Rummy Table
web-page-name = Tu nombre
web-page-enter = Sentarme
web-page-no-code = Abre la página con el enlace que te han dado.
web-page-again = El programa no responde. Inténtalo dentro de un momento.
web-page-table = Mesa
web-page-rack = Tus fichas o cartas
web-page-pile = Descartes ({ $n }), { $piece } encima
web-page-stock = Montón: { $n }
web-page-new-meld = Nueva combinación
web-page-meld = Combinación { $n }
web-page-meld-wrong = Combinación { $n }, aún no válida
web-page-held = Sin colocar
web-page-joker = comodín
web-page-stands-for = comodín en lugar de { $piece }
web-page-empty-table = Aún no hay nada en la mesa.
web-page-your-turn = Te toca
web-page-tiles = { $n } en la mano
web-page-undo = Deshacer
web-page-redo = Rehacer
web-page-move-before = Jugada anterior
web-page-move-after = Jugada siguiente
web-page-take-back = Deshacer todo
web-page-place = Colocar por mí
web-page-to-rack = Devolver al soporte
web-page-give-back = Devolver al montón
web-page-discard = Descartar
web-page-meld-these = Bajar la combinación
web-page-menu = Más
web-page-themes = Colores
web-page-theme-auto = Como en este dispositivo
web-page-theme-light = Claro
web-page-theme-dark = Oscuro
web-page-theme-contrast = Alto contraste
web-page-theme-large = Letra grande
web-page-close = Cerrar
web-page-invite = Invitar a amigos
web-page-invite-how = Quien abra este enlace ocupa un sitio libre, hasta que empiece la partida.
web-page-watch = Invitar a espectadores
web-page-watch-how = Este enlace muestra la mesa, sin ningún soporte. En los ajustes puedes dejar de admitir espectadores.
web-page-device = Seguir en otro dispositivo
web-page-device-how = Este enlace es solo tuyo. Sirve una sola vez, durante diez minutos.
web-page-copy = Copiar el enlace
web-page-copied = Copiado
web-page-offline = Sin conexión. La página lo sigue intentando…
web-page-online = Conectado de nuevo.
web-page-elsewhere = Ahora juegas en otra ventana o en otro dispositivo.
web-page-here = Jugar aquí
web-page-over = Esta mesa está cerrada. Para seguir jugando, abre el enlace de otra mesa.
web-page-session-over = Esta página ya no tiene acceso a la mesa. Pide un enlace nuevo.
web-page-reload = Hay una versión más nueva de esta página. Recárgala.
web-page-picked = Elegidas: { $n }
web-page-put-back = Devuelto.
web-page-placed = Colocado.
web-page-missing = Aún falta en la mesa: { $pieces }
web-page-away = ausente
web-page-won = ha ganado
web-page-last-lay = nuevo
web-page-keys = Teclado: muévete con las flechas, toma con Espacio, coloca con Intro, devuelve con Esc. Mayús+Espacio toma una combinación entera.

## La entrada

web-code-unknown = Este enlace ya no sirve. Pide uno nuevo.
web-invitation-over = La partida ha empezado. Pide al anfitrión que te invite a la próxima.
web-invitation-full = Todos los sitios están ocupados.
web-telegram-unknown = Telegram no confirma quién eres. Abre la página otra vez desde el chat.
web-telegram-old = Este enlace es demasiado antiguo. Abre la página otra vez desde el chat.
web-telegram-seat = No estás en esta mesa. Siéntate primero en el chat.
web-entrance-busy = Llega demasiada gente a la vez. Inténtalo dentro de un momento.

button-web = Abrir en el navegador
note-web-link =
    Tu mesa en el navegador: { $link }
    Este enlace es solo tuyo. Sirve una sola vez, durante diez minutos.
note-web-shut = Tus páginas de esta mesa están cerradas.

doctor-web = Las mesas se abren en el navegador en { $url }. Redirige lo que llegue allí a { $place }, también los WebSockets.
doctor-web-reached = Los navegadores llegan a la página en { $url }, también con WebSockets.
doctor-web-certificate-valid = El certificado de { $host } es válido hasta { $until }.
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
doctor-web-plain = Telegram solo abre direcciones https como Mini App. Los jugadores reciben allí enlaces privados a { $url }.
doctor-app-alone = RUMMY_TELEGRAM_APP está definido, pero RUMMY_WEB_URL no: no hay página que abrir.
doctor-telegram-app = En los grupos, la página se abre con { $link }
doctor-telegram-no-app = En los grupos la página se abre con un enlace privado: el bot no tiene Mini App. @BotFather crea una: /mybots, Bot Settings, Configure Mini App, con la dirección { $url }

## rummy web

cli-web-open = Tu mesa: { $link }
cli-web-guests = Los invitados de tu red abren este enlace, o escanean el código con el teléfono: { $link }
cli-web-guests-here = Los invitados abren este enlace en este ordenador: { $link }
cli-web-not-secret = Atención: con http, quien escuche esta red puede leer la página.
cli-web-ends = Ctrl-C termina el programa. La partida se conserva.
cli-web-ended = Terminado. Para seguir: rummy web --resume
help-web =
    rummy web [--sheet JUEGO] [--seats yo,fácil,medio] [--name NOMBRE] [--rule NOMBRE=VALOR]
              {""}[--guests] [--host DIRECCIÓN] [--port N] [--no-browser]
    rummy web --resume [--database URL]

    Una partida en el navegador contra ordenadores, y con amigos en tu red.

    --sheet JUEGO        un juego de «rummy sheets»; por defecto: rummikub
    --seats LISTA        los jugadores, separados por comas: yo, y fácil, medio o difícil
    --guests             espera a que se unan invitados antes de la partida
    --host DIRECCIÓN     dónde está la página: 0.0.0.0 admite los teléfonos de tu red; por defecto: solo este equipo
    --port N             por defecto: 7310, o uno libre
    --no-browser         no abre el navegador
    --name NOMBRE        tu nombre
    --rule NOMBRE=VALOR  una regla de la casa; se puede repetir; «rummy sheets JUEGO» las enumera
    --resume             sigue con la última partida sin terminar
    --database URL       dónde se guardan las partidas, como sqlite:///tarde.sqlite3; por defecto: en tu carpeta de datos
