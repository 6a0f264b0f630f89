# Lo que dicen los comandos. Los nombres de comandos, opciones y hojas son iguales en todos los idiomas.

## Errores en lo escrito

cli-no-command = El comando «{ $command }» no existe. Elige entre: { $commands }. «rummy --help» explica cada uno.
cli-usage = { $command }: { $fault ->
        [value] { $argument } necesita un valor.
        [choice] { $argument } no puede ser «{ $value }». Valores posibles: { $choices }.
        [missing] falta indicar { $argument }.
        [both] { $argument } y { $other } no van juntos.
        [flag] { $argument } no lleva ningún valor.
        [unknown] no conozco «{ $value }».
        [whole] { $argument } es un número entero, no «{ $value }».
        [few] { $argument } es como mínimo 1, no { $value }.
        [port] { $argument } es un número entero de 1 a { $most }, no «{ $value }».
        [seconds] { $argument } es un número de 0 a { $most }, no «{ $value }».
       *[other] comando ilegible.
    } «{ $command } --help» muestra cómo se escribe.
cli-argument = { $name ->
        [SHEET] JUEGO
        [TILES] FICHAS
        [FILE] ARCHIVO
       *[other] { $name }
    }
cli-language = No hablo «{ $wanted }». Elige entre: { $languages }.
cli-no-sheet = Ningún juego se llama «{ $sheet }». Elige entre: { $sheets }.
cli-rule-form = «{ $rule }» no es una regla de la casa: se escribe NOMBRE=VALOR, como comodines=4.
cli-rule-unknown = Ninguna regla de la casa se llama «{ $rule }». { $sheet } admite: { $rules }.
cli-rule-sheets = La regla de la casa { $rule } no va con { $sheet }. Va con: { $sheets }.
cli-rule-value = La regla de la casa { $rule } no puede ser «{ $value }». Valores posibles: { $allowed }.
cli-players = { $sheet } no se puede jugar entre { $seats }: hacen falta de { $low } a { $high }.
cli-pack-too-small = No hay bastantes fichas o cartas para { $seats } sitios en { $sheet }, con estas reglas de la casa.
cli-level-unknown = «{ $level }» no es un jugador posible. Elige entre: { $levels }.
cli-seats-you = Falta tu sitio: escribe «yo» una vez, por ejemplo yo,fácil.
cli-too-long = Es demasiado largo: { $most } caracteres como mucho.
cli-unreadable = { $family ->
        [cards] «{ $word }» no es una carta. Las cartas se escriben así: AS 10H QD.
       *[tiles] «{ $word }» no es una ficha. Las fichas se escriben así: r5 b12, un comodín J o J=r5; check admite una sola combinación.
    }
cli-file-unreadable = No se puede abrir «{ $file }». ¿Está bien el nombre? ¿Tienes permiso para leerlo?
cli-file-no-text = «{ $file }» no es un archivo de texto, así que no es un registro.
cli-record = No se puede jugar este registro: { $what }.
cli-record-round = No se puede jugar este registro, ronda { $round }: { $what }.
cli-record-move = No se puede jugar este registro, ronda { $round }, jugada { $move }: { $what }.
cli-not-verifiable = Este registro no se puede comprobar: no contiene ningún sello abierto.
cli-ratings-rebuilt = Recalculado a partir de { $rounds ->
        [one] { $rounds } ronda
        [many] { $rounds } de rondas
       *[other] { $rounds } rondas
    }: { $ratings ->
        [one] { $ratings } valoración
        [many] { $ratings } de valoraciones
       *[other] { $ratings } valoraciones
    }.
cli-settings = Estos ajustes tienen un valor no válido: { $keys }. «rummy doctor» dice más.
cli-dot-env = No se puede leer el archivo .env. «rummy doctor» dice más.
cli-no-output = No se puede escribir la salida: { $why }.
cli-fault = Es un fallo del programa, no tuyo. Está anotado como { $id } en { $file }.

## play

cli-you = Tú

## Lo que viene después

cli-serve-nothing = No hay nada que arrancar: ninguna plataforma tiene token. Define RUMMY_DISCORD_TOKEN o RUMMY_TELEGRAM_TOKEN, o juega en el terminal con «rummy play».
cli-serve-connecting = Conectando con { $platform }…
cli-serve-connected = { $platform }: conectado como { $name }. Invita al bot con { $link }
cli-serve-ready = Listo: ya se puede jugar. Ctrl-C termina el programa.
cli-serve-again = El programa sigue intentándolo. Ctrl-C lo termina.
cli-serve-answered = { $platform } vuelve a responder.
cli-serve-ended = Terminado.
cli-discord-token = Discord no conoce el token de RUMMY_DISCORD_TOKEN. El Developer Portal crea otro: tu aplicación, Bot, Reset Token.
cli-emoji-nothing = No hay ningún bot que pueda tener emojis: define RUMMY_DISCORD_TOKEN.
cli-emoji-begins = Dibujando las fichas y las cartas…
cli-emoji-away = Discord no responde, o ahora no admite más emojis. Lo subido se queda; repite «rummy emoji» más tarde.
cli-emoji =
    { $new ->
        [0] Los { $count } emojis están todos.
       *[other] Faltaban { $new } de { $count } emojis y ya están. Reinicia «rummy serve» para usarlos.
    }
cli-no-room =
    { $obstacle ->
        [taken] En { $place } ya escucha otro programa. Define otro puerto en { $setting }.
        [forbidden] Este usuario no puede escuchar en { $place }: los puertos por debajo de 1024 requieren más permisos. Define otro puerto en { $setting }.
        [elsewhere] Este equipo no tiene la dirección { $place }. Define en { $setting } una de sus direcciones, o 0.0.0.0 para todas.
        [unknown] El nombre de { $place } no tiene dirección aquí. Define en { $setting } una dirección u otro nombre.
       *[other] El programa no puede escuchar en { $place }: { $why }. Define otra dirección en { $setting }.
    }
cli-telegram-token = Telegram no conoce el token de RUMMY_TELEGRAM_TOKEN. @BotFather muestra el correcto: /mybots, API Token.
cli-telegram-webhook = Telegram no entrega nada en la dirección de RUMMY_TELEGRAM_WEBHOOK_URL: { $why }. Tiene que ser https, en el puerto 443, 80, 88 u 8443, accesible desde internet. Corrígela o déjala vacía: el programa buscará él mismo los mensajes.
cli-plays-here = Ninguna plataforma tiene token: juegas aquí, en el terminal.

## La base de datos

database-url = RUMMY_DATABASE_URL o --database no indica ninguna base de datos. Escribe sqlite:/// y la ruta de un archivo, como sqlite:///rummy.sqlite3, o postgresql://USUARIO:CLAVE@SERVIDOR/NOMBRE.
database-newer = La base de datos es de una versión más nueva. No se ha tocado nada: instala otra vez esa versión, o usa la copia que hizo.
database-locked = Otro programa tiene abierta la base de datos. Ciérralo primero, o indica otro archivo.
database-read-only = La base de datos es de solo lectura. Date permisos sobre su archivo y su carpeta.
database-full = El disco está lleno. Libera espacio y empieza de nuevo; todo lo ya respondido está guardado.
database-damaged = El archivo de la base de datos está dañado. Pon una copia en su lugar; guarda el dañado por si se puede reparar.
database-gone = El archivo de la base de datos, { $file }, no está, o no se puede entrar en su carpeta.
database-folder = La carpeta { $folder } no existe. Créala antes, o corrige la ruta.
database-foreign-log = Junto al archivo está el registro de otra base de datos, y puede contener jugadas ya hechas. Si pusiste ahí una copia para seguir desde ella, mueve a otro sitio el archivo que termina en «-wal», y guárdalo. Si no, vuelve a poner el archivo anterior. Después empieza de nuevo.
database-several-names = El archivo de la base de datos tiene varios nombres (enlaces duros), así que dos programas podrían escribir en él a la vez. Cierra todos los programas que lo usan. Luego borra todos los nombres menos uno («find . -samefile ARCHIVO» los muestra); si junto a uno hay un archivo que termina en «-wal», conserva ese.
database-unreachable = El servidor de la base de datos no responde. ¿Está en marcha? ¿Son correctos el host y el puerto de RUMMY_DATABASE_URL?
database-refused = El servidor de la base de datos no permite el acceso. Revisa usuario, contraseña y nombre de la base de datos en RUMMY_DATABASE_URL.
database-forbidden = Este usuario no puede crear tablas en la base de datos. Hazlo propietario: ALTER DATABASE NOMBRE OWNER TO USUARIO.
database-server = Aquí hace falta un archivo, pero la base de datos está en un servidor.
database-other = No se puede abrir la base de datos.

## backup

cli-backup = { $file } contiene la base de datos actual: { $count ->
        [one] una mesa abierta
        [many] { $count } de mesas abiertas
       *[other] { $count } mesas abiertas
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. La copia se abre y está completa.
cli-backup-same = Esa es la propia base de datos. Indica otro archivo.
cli-backup-server = Esta base de datos está en PostgreSQL, que la copia mientras el programa sigue: pg_dump --format=custom --file=rummy.dump DIRECCIÓN
backup-unwritable = No se puede escribir la copia en { $file }. ¿Existe la carpeta, es tuya y hay sitio? No se ha tocado nada más.

## move

cli-move = { $name } lo contiene ahora todo: { $count ->
        [one] una mesa
        [many] { $count } de mesas
       *[other] { $count } mesas
    }, { $rows } filas, todas comparadas. Pon esa dirección en RUMMY_DATABASE_URL, y no inicies nada más con el archivo viejo: guárdalo como copia.
move-no-server = El destino no es una dirección como postgresql://USUARIO:CLAVE@SERVIDOR/NOMBRE.
move-not-empty = Esa base de datos no está vacía. No se ha tocado nada: indica una vacía.
move-different = No todo llegó igual, así que allí no se ha guardado nada. El archivo no ha cambiado; prueba otra vez, y vigila la memoria y el disco.

## check y sheets

cli-meld = { $kind ->
        [set] Un grupo
       *[run] Una escalera
    }: { $meld }{ $counts ->
        [yes] . Vale { $value ->
            [one] { $value } punto
            [many] { $value } de puntos
           *[other] { $value } puntos
        } al bajarla.
       *[no] .
    }
cli-sheet-options = Lo que puede cambiar una regla de la casa. L es una línea de { $file }, C nuestra interpretación donde no dice nada:
cli-sheet-unprinted = no impreso

## solve

cli-solve-unreadable = { $family ->
        [cards] «{ $word }» no es una carta. Las cartas se escriben así: AS 10H QD, con | entre las combinaciones de la mesa.
       *[tiles] «{ $word }» no es una ficha. Las fichas se escriben así: r5 b12, un comodín J o J=r5, con | entre las combinaciones de la mesa.
    }
cli-solve-impossible = Es imposible. { $why }
cli-solve-no-meld = Esta mesa es imposible. { $why }
cli-solve-too-many = { $count ->
        [one] Solo hay un { $tile } en este juego.
        [many] Solo hay { $count } de { $tile } en este juego.
       *[other] Solo hay { $count } { $tile } en este juego.
    }
cli-solve-lay = { $family ->
        [cards] Baja { $tiles }: { $count ->
            [one] { $count } carta
            [many] { $count } de cartas
           *[other] { $count } cartas
        } y { $points ->
            [one] { $points } punto
            [many] { $points } de puntos
           *[other] { $points } puntos
        } menos en tu mano.
       *[tiles] Baja { $tiles }: { $count ->
            [one] { $count } ficha
            [many] { $count } de fichas
           *[other] { $count } fichas
        } y { $points ->
            [one] { $points } punto
            [many] { $points } de puntos
           *[other] { $points } puntos
        } menos en tu soporte.
    }
cli-solve-kept = Te quedas con { $tiles }.
cli-solve-emptied = { $family ->
        [cards] Con eso tu mano queda vacía.
       *[tiles] Con eso tu soporte queda vacío.
    }
cli-solve-nothing = { $family ->
        [cards] No hay nada que bajar: descarta una carta.
       *[tiles] No hay nada que bajar: roba.
    }
cli-solve-unproven = La búsqueda terminó antes de estar segura: puede que haya algo mejor. «--effort 10» busca diez veces más tiempo.

## puzzle

cli-puzzle-title = { $sheet }, { $grade }, número { $seed }
cli-puzzle-rack = Tu soporte: { $tiles }
cli-puzzle-how = Baja todas tus fichas en un solo turno. --answer "MESA" comprueba tu respuesta, --solution enseña la solución.
cli-puzzle-grade = De { $sheet } solo hay rompecabezas de nivel { $grades }.
cli-puzzle-sheets = { $sheet } no tiene rompecabezas. Estos juegos sí: { $sheets }.
cli-puzzle-none = No hay ningún rompecabezas de { $sheet } con estas reglas de la casa. Prueba otro --seed.

## replay

record-too-long = es demasiado largo
record-too-deep = una de sus claves tiene demasiadas partes
record-too-large = contiene un número demasiado grande para una partida
record-too-much = «{ $name }» contiene más que cualquier partida
record-not-toml = no es TOML ({ $why })
record-format = su formato no es { $wanted }
record-field = no hay ningún campo «{ $name }»
record-kind = «{ $name }» no es { $kind ->
        [text] un texto
        [table] una tabla
        [list] una lista
       *[number] un número entero
    }
record-seats = los sitios tienen que ser nombres distintos de una sola palabra
record-goals = una partida tiene un solo objetivo: rounds, target o chips
record-no-goal = «{ $name }» no es un objetivo posible en { $sheet }
record-too-few = «{ $name }» tiene que ser 1 o más
record-sheet = no hay ningún juego «{ $name }»
record-house-rule = la regla de la casa { $name } no puede ser «{ $value }»
record-unreadable = no se puede leer «{ $word }»
record-hidden = aquí hay una ficha o carta oculta, y el registro termina
record-move = no hay ninguna jugada «{ $word }»
record-impossible = esta jugada es imposible ({ $what })
record-not-over = la ronda anterior no ha terminado; da una posición
record-starter = «{ $name }» tiene que empezar, pero no está en la mesa
record-draw = «{ $word }» no sirve para sortear quién empieza
record-stock = el montón no está completo
record-position = en la posición, «{ $field }» es imposible: { $what }
cli-film-nothing = No hay nada que mostrar en la ronda { $round } de este registro.
cli-film-unwritable = No se puede escribir «{ $file }».
cli-round = Ronda { $round }
cli-refused = Rechazado: { $why }
cli-first-laying = Primera jugada: { $points } { $points ->
        [one] punto
        [many] de puntos
       *[other] puntos
    }.
cli-timeout = Se acabó el tiempo. Fichas robadas: { $drawn }.
cli-timeout-counted = Se acabó el tiempo, y el turno cuenta tal como estaba.
cli-match-won = { $count ->
        [0] La partida ha terminado en empate.
       *[other] La partida ha terminado. Gana: { $winners }.
    }
cli-table = Mesa: { $table }
cli-stock = { $family ->
        [cards] { $count ->
            [one] { $count } carta
            [many] { $count } de cartas
           *[other] { $count } cartas
        }
       *[tiles] { $count ->
            [one] { $count } ficha
            [many] { $count } de fichas
           *[other] { $count } fichas
        }
    } en el montón.
cli-to-move = Le toca a { $name }.

## progress

cli-progress-simulate = Partidas
cli-progress-film = Imágenes
cli-progress-emoji = Emojis
cli-progress-move = Filas
cli-progress-backup = Páginas de la base de datos
cli-ended-simulate = Interrumpido tras { $done } de { $all ->
        [one] { $all } partida
        [many] { $all } de partidas
       *[other] { $all } partidas
    }; las cifras son de estas.
cli-ended-film = Interrumpido tras { $done } de { $all } imágenes; no se ha escrito ningún archivo.
cli-ended-emoji = Interrumpido tras { $done } de { $all } emojis. Lo subido se queda; «rummy emoji» sigue desde ahí.
cli-ended-move = Interrumpido tras { $done } de { $all } filas; no se ha guardado ninguna y el archivo está como estaba.
cli-ended-backup = Interrumpido tras { $done } de { $all } páginas; no se ha escrito ninguna copia.

## simulate

cli-games = { $games ->
        [one] { $games } partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    }, { $refusals ->
        [one] { $refusals } rechazo
        [many] { $refusals } de rechazos
       *[other] { $refusals } rechazos
    }
cli-share = { $result ->
        [win] Ganadas
        [draw] Empatadas
        [blocked] Bloqueadas
        [aborted] Interrumpidas
       *[open] Sin final
    }: { $count } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-turns = Turnos por partida: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } de media, { $max } como mucho
cli-wins = Rondas ganadas por el nivel { $level }: { $count }
cli-wins-shared = Rondas ganadas por varios niveles a la vez: { $count }
cli-matches = Partidas ganadas por el nivel { $level }: { $count }
cli-matches-shared = Partidas ganadas por varios niveles a la vez: { $count }
cli-pair = { $better } contra { $worse }: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (de { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) de { $decided ->
        [one] { $decided } ronda decidida
        [many] { $decided } de rondas decididas
       *[other] { $decided } rondas decididas
    }, { $rounds ->
        [one] { $rounds } jugada
        [many] { $rounds } jugadas
       *[other] { $rounds } jugadas
    }
cli-pair-pace = { $level }: { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms por decisión
cli-pace = { NUMBER($milliseconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms por turno

## doctor

cli-doctor-fine = Todo está en orden.
cli-doctor-wrong = { $count ->
        [one] Hay un problema.
        [many] Hay { $count } de problemas.
       *[other] Hay { $count } problemas.
    }
doctor-env-file = El archivo .env se lee bien.
doctor-env-file-none = Aquí no hay archivo .env; no pasa nada.
doctor-env-file-broken = El archivo .env es ilegible. Rehazlo a partir de .env.example.
doctor-env-file-open = Otros en este equipo pueden leer .env, que contiene un token o una contraseña: escribe «chmod 600 .env».
doctor-key-unknown = { $setting } no es un ajuste: no hace nada. Quítalo; .env.example los tiene todos.
doctor-key-near = { $setting } no es un ajuste: no hace nada. ¿Querías decir { $near }?
doctor-values = Todos los ajustes tienen un valor válido.
doctor-value-wrong = { $setting } tiene un valor no válido. En .env.example está lo que admite.
doctor-language-unknown = RUMMY_LANGUAGE no es ninguno de los idiomas disponibles: { $languages }. Mientras tanto, el bot habla inglés.
doctor-database-wrong = RUMMY_DATABASE_URL no empieza por sqlite:/// ni por postgresql://. Déjalo vacío para usar un archivo en tu carpeta de datos.
doctor-metrics = La monitorización está en http://{ $place }, solo desde este equipo: /health, /ready, /metrics.
doctor-metrics-open = La monitorización está en http://{ $place }: /health, /ready, /metrics. Puede leerlo cualquiera con acceso a este equipo; no contiene nombres ni soportes.
doctor-token-telegram = RUMMY_TELEGRAM_TOKEN está definido: «rummy serve» arranca el bot en Telegram. «rummy doctor --live» comprueba el token.
doctor-token-discord = RUMMY_DISCORD_TOKEN está definido: «rummy serve» arranca el bot en Discord. «rummy doctor --live» comprueba el token.
doctor-folder = Se puede escribir en { $folder }.
doctor-folder-wrong = No se puede escribir en { $folder }: no se guarda ninguna partida. Cambia los permisos, o pon en XDG_DATA_HOME una carpeta tuya.
doctor-log-wrong = No se puede escribir en { $folder }: no se registran los errores. Cambia los permisos, o pon en XDG_STATE_HOME una carpeta tuya.
doctor-files-open = Otros usuarios de este equipo pueden leer { $files } en { $folder }. Para impedirlo: chmod 600.
doctor-folder-shared = Otros usuarios de este equipo pueden escribir en { $folder } y sustituir lo que se guarda allí. Para impedirlo: chmod go-w { $folder }.
doctor-folder-listed = Otros usuarios de este equipo ven los nombres de los archivos de { $folder }; el contenido solo puedes leerlo tú. chmod 700 { $folder } oculta también los nombres.
doctor-database-new = { $file } aún no existe: se creará al arrancar.
doctor-database = { $file } está bien: { $count ->
        [one] una mesa abierta
        [many] { $count } de mesas abiertas
       *[other] { $count } mesas abiertas
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB{ $served ->
        [yes] ; un programa lo tiene abierto.
       *[no] .
    }
doctor-database-older = { $file } es de una versión anterior. En el próximo arranque se copia y se actualiza.
doctor-database-log = El registro junto a { $file } ocupa { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Cierra los programas que tienen abierto el archivo desde hace mucho y arráncalos otra vez.
doctor-database-trouble = { $file }: { $what }
doctor-server-new = { $name } existe y está vacía: las tablas se crearán al arrancar.
doctor-server = { $name } responde: { $count ->
        [one] una mesa abierta
        [many] { $count } de mesas abiertas
       *[other] { $count } mesas abiertas
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, { $programs ->
        [0] ningún programa la tiene abierta.
        [one] un programa la tiene abierta.
        [many] { $programs } de programas la tienen abierta.
       *[other] { $programs } programas la tienen abierta.
    }
doctor-server-older = { $name } es de una versión anterior. En el próximo arranque se actualiza: haz antes una copia con pg_dump.
doctor-disk = En el disco de { $folder } solo quedan { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Libera espacio antes de que se llene.
doctor-pictures = El programa puede dibujar imágenes y encuentra su tipo de letra.
doctor-pictures-wrong = No se pueden dibujar imágenes. Vuelve a instalar el programa; mientras tanto, las mesas se muestran como texto.
doctor-processes = Los ordenadores pueden jugar en procesos aparte.
doctor-processes-none = Los ordenadores no pueden jugar en procesos aparte: no se puede escribir en /dev/shm. Comparten el tiempo del programa, y las partidas con varios van lentas.
doctor-languages = Todos los textos están en todos los idiomas: { $languages }.
doctor-text-missing = { $count ->
        [one] Falta un texto
        [many] Faltan { $count } de textos
       *[other] Faltan { $count } textos
    } en el idioma { $spoken }, por ejemplo { $text }. Vuelve a instalar el programa.
doctor-terminal = El terminal tiene { $columns } columnas y { $lines } líneas, y muestra colores.
doctor-terminal-plain = La salida no va a un terminal: será texto simple, sin colores.
doctor-terminal-dumb = Este terminal no muestra colores (TERM es { $term }): las fichas y las cartas se distinguen por sus letras.
doctor-terminal-narrow = El terminal tiene { $columns } columnas. Hacen falta al menos 60 para las mesas largas.
doctor-terminal-encoding = El terminal espera { $encoding }, pero el programa escribe UTF-8. Pon en LANG un idioma con UTF-8, como es_ES.UTF-8.
doctor-live-nothing = Ninguna plataforma tiene token: no hay nada que comprobar en la red.
doctor-telegram = Telegram conoce el bot: { $name }. Para añadirlo a un grupo: { $link }
doctor-telegram-token = Telegram no conoce el token de RUMMY_TELEGRAM_TOKEN. @BotFather muestra el correcto: /mybots, API Token.
doctor-telegram-away = Telegram no responde. ¿Está conectado este equipo? RUMMY_TELEGRAM_API, si está definido, tiene que indicar un servidor Bot API en marcha.
doctor-telegram-odd = Esa dirección responde, pero no como Telegram. ¿Está bien RUMMY_TELEGRAM_API?
doctor-telegram-conflict = Otro programa ya consulta Telegram por este bot, y solo puede hacerlo uno: detén el otro.
doctor-telegram-groups = No se puede añadir el bot a grupos. Dile a @BotFather: /setjoingroups, Enable.
doctor-telegram-private = El modo de privacidad está activado: en los grupos el bot solo recibe comandos y respuestas a sus mensajes. Es suficiente.
doctor-telegram-overhears = El modo de privacidad está desactivado: el bot recibe todo lo que se escribe en los grupos y solo lee comandos y respuestas. @BotFather lo activa: /setprivacy.
doctor-telegram-inline = El modo inline está activado: los jugadores eligen sus jugadas en el grupo. Pon /setinlinefeedback al 100 % en @BotFather; si no, cada jugada necesita pulsar Confirmar.
doctor-telegram-no-inline = El modo inline está desactivado. Para jugar sin salir del grupo, dile a @BotFather: /setinline, y luego /setinlinefeedback, 100 %.
doctor-telegram-webhook = Telegram envía ahora los mensajes a un webhook. «rummy serve» lo quita y los recoge él mismo.
doctor-discord = Discord conoce el bot: { $name }. Para invitarlo: discord.com/oauth2/authorize?client_id={ $number }&scope=bot+applications.commands&permissions=274877942784
doctor-discord-token = Discord no conoce el token de RUMMY_DISCORD_TOKEN. El Developer Portal crea otro: tu aplicación, Bot, Reset Token.
doctor-discord-away = Discord no responde. ¿Está conectado este equipo? RUMMY_DISCORD_API, si está definido, tiene que indicar un servidor en marcha.
doctor-discord-odd = Esa dirección responde, pero no como Discord. ¿Está bien RUMMY_DISCORD_API?
doctor-discord-endpoint = En el Developer Portal hay una Interactions Endpoint URL: los comandos y los botones van allí y nunca llegan aquí. Bórrala.
doctor-discord-public = Cualquiera puede añadir el bot a un servidor. Para que sea solo tuyo, desactiva Public Bot en el Developer Portal.
doctor-discord-own = Solo tú puedes añadir el bot a un servidor.
doctor-discord-commands = Los comandos están registrados en Discord.
doctor-discord-new = Los comandos aún no están registrados: los registra el próximo «rummy serve».
doctor-discord-emoji = { $count ->
        [0] Aún no hay fichas como emojis: «rummy emoji» las sube.
       *[other] Emojis del bot ya subidos: { $count }.
    }

## Cómo se escriben los comandos: --help

help-start =
    Rummy con amigos, según siete hojas de reglas impresas.

    rummy                 empieza una partida en el terminal
    rummy play            empieza una partida en el terminal, con tus ajustes
    rummy web             empieza una partida en el navegador, también con amigos en tu red
    rummy sheets          enumera los juegos, o muestra todas las reglas de uno
    rummy check           comprueba una combinación y cuenta sus puntos
    rummy solve           busca la mejor jugada posible
    rummy puzzle          da el rompecabezas del día: vaciar un soporte en un turno
    rummy replay          reproduce un registro y comprueba cada jugada
    rummy verify          comprueba que las mezclas de un registro se hicieron sin trampas
    rummy ratings         muestra quién va por delante, o recalcula toda la clasificación
    rummy simulate        enfrenta a ordenadores entre sí
    rummy lines           intercambia líneas JSON con programas que juegan o miran
    rummy init            pide los tokens y escribe los ajustes para «rummy serve»
    rummy serve           arranca el bot en Discord, Telegram o ambos
    rummy emoji           sube las fichas y cartas a Discord como emojis del bot
    rummy backup          copia la base de datos sin parar el bot
    rummy drain           impide abrir mesas nuevas, o vuelve a permitirlo
    rummy move URL        pasa todo del archivo SQLite a un servidor PostgreSQL
    rummy doctor          revisa ajustes, carpetas, idiomas y terminal

    Todos los comandos admiten --help y --language ({ $languages }). rummy --version muestra la versión.
    Código de salida: 0 si la respuesta es sí, 1 si es no (rechazado), 2 si algo es ilegible o imposible.
help-play =
    rummy play [--learn] [--sheet JUEGO] [--seats yo,fácil] [--name NOMBRE] [--seed N] [--rule NOMBRE=VALOR]
    rummy play --resume [--database URL]

    Una partida en el terminal contra ordenadores.

    --sheet JUEGO        un juego de «rummy sheets»; por defecto: rummikub
    --seats LISTA        los jugadores, separados por comas, en orden de juego: yo, y fácil, medio o difícil
    --name NOMBRE        tu nombre
    --seed N             baraja siempre igual
    --rule NOMBRE=VALOR  una regla de la casa; se puede repetir; «rummy sheets JUEGO» las enumera
    --learn              empieza con una lección de pocos turnos
    --resume             sigue con la última partida sin terminar
    --database URL       dónde se guardan las partidas, como sqlite:///tarde.sqlite3; por defecto: en tu carpeta de datos
help-sheets =
    rummy sheets [JUEGO] [--json]

    Los juegos, o todas las reglas de uno y dónde está impresa cada una.

    --json  para programas
help-check =
    rummy check JUEGO "FICHAS" [--rule NOMBRE=VALOR] [--json]

    ¿Es esto una combinación, y cuánto suma al bajarla? Por ejemplo: rummy check rummikub "r9 r10 J"

    --rule NOMBRE=VALOR  una regla de la casa; se puede repetir
    --json               para programas
help-solve =
    rummy solve JUEGO --table "MESA" --rack "FICHAS" [--closed] [--aim tiles] [--effort N] [--rule NOMBRE=VALOR] [--json]

    La mejor jugada posible, con un + delante de cada ficha bajada. Por ejemplo:
    rummy solve rummikub --table "r4 r5 r6 | b8 k8 y8" --rack "r7 r8 k1"

    --table MESA         las combinaciones de la mesa, separadas por |; por defecto: una mesa vacía
    --rack FICHAS        tus fichas o cartas; con cartas, después de tomar una
    --closed             antes de la primera jugada
    --aim META           qué debe salir de tu soporte: tiles (más fichas) o points (más puntos)
    --effort N           cuánto buscar: N veces más tiempo; por defecto: 1
    --rule NOMBRE=VALOR  una regla de la casa; se puede repetir
    --json               para programas
help-puzzle =
    rummy puzzle [--sheet JUEGO] [--seed N | --today] [--difficulty fácil] [--answer "MESA"] [--solution] [--rule NOMBRE=VALOR] [--json]

    Una mesa, y un soporte que se puede vaciar en un turno. Cada día, el mismo rompecabezas para todos.

    --sheet JUEGO        un juego con fichas; por defecto: rummikub
    --seed N             un rompecabezas distinto del de hoy
    --today              el rompecabezas de hoy (en UTC); es lo predeterminado
    --difficulty NIVEL   fácil, medio o difícil: según cuánto hay que mover en la mesa
    --answer MESA        tu respuesta, la mesa entera con | entre combinaciones: ¿es correcta?
    --solution           enseña una solución
    --rule NOMBRE=VALOR  una regla de la casa; se puede repetir
    --json               para programas
help-replay =
    rummy replay ARCHIVO [--json] [--keep-going] [--gif SALIDA [--round N]]

    Reproduce un registro y dice si cada jugada está permitida. ARCHIVO puede ser -: la entrada estándar.

    --json        una línea JSON por jugada, para programas
    --keep-going  no se para en la primera jugada rechazada
    --gif SALIDA  escribe una ronda como imagen animada
    --round N     qué ronda; por defecto: la última
help-verify =
    rummy verify ARCHIVO [--json]

    Vuelve a calcular las mezclas de un registro a partir de lo que estaba fijado antes de repartir. ARCHIVO puede ser - para la entrada estándar.

    Código de salida: 0 si todo coincide, 1 si algo difiere, 2 si es ilegible o imposible de comprobar. docs/fairness.md explica qué demuestra.

    --json  el veredicto de cada ronda, para programas
help-ratings =
    rummy ratings [--rebuild] [--database URL] [--json]

    Muestra por juego quién va por delante en todos los chats. Con SQLite, detén antes el bot.

    --rebuild       recalcula toda la clasificación a partir de las rondas terminadas
    --database URL  dónde se guardan las partidas; por defecto: como en los ajustes
    --json          toda la clasificación, también la de cada chat, para programas
help-simulate =
    rummy simulate JUEGO [--seats fácil,fácil] [--games N] [--match] [--pairs] [--seed N] [--rule NOMBRE=VALOR] [--json]

    Enfrenta a ordenadores entre sí y muestra cómo terminan sus partidas.

    --seats LISTA        los jugadores, separados por comas: fácil, medio o difícil
    --games N            cuántas partidas; por defecto: 100
    --match              partidas enteras; por defecto: de una sola ronda
    --pairs              enfrenta los niveles de dos en dos, en ambos órdenes
    --seed N             juega siempre las mismas partidas
    --rule NOMBRE=VALOR  una regla de la casa; se puede repetir
    --json               para programas
help-lines =
    rummy lines [--pause SEGUNDOS] [--database URL] [--seed N]

    Un objeto JSON por línea, de entrada y de salida: partidas enteras para programas.

    --pause SEGUNDOS  cuánto esperan los ordenadores antes de actuar, de 0 a 60; por defecto: 1
    --database URL    dónde se guardan las mesas, como sqlite:///rummy.sqlite3; por defecto: donde
                      diga RUMMY_DATABASE_URL; si no, en ningún sitio
    --seed N          baraja siempre igual
help-serve =
    rummy serve

    Arranca el bot en Discord, si RUMMY_DISCORD_TOKEN está definido, y en Telegram, si lo está RUMMY_TELEGRAM_TOKEN,
    hasta que lo pares.
    Las mesas se guardan donde diga RUMMY_DATABASE_URL, y si no, en un archivo de tu carpeta de datos.
help-emoji =
    rummy emoji

    Sube a Discord, como emojis de tu bot, las fichas y cartas que aún falten: basta una vez.
    Con «settings aspecto emoji» se muestra así una mesa.
help-backup =
    rummy backup [ARCHIVO] [--database URL]

    Copia la base de datos sin parar el bot, y comprueba que la copia está intacta.
    Solo entonces sustituye a una anterior.

    ARCHIVO         el archivo de la copia, o la carpeta donde ponerla; por defecto: junto a la base de datos
    --database URL  qué base de datos; por defecto: la de RUMMY_DATABASE_URL
help-move =
    rummy move URL [--database URL]

    Pasa todo del archivo SQLite a una base de datos PostgreSQL vacía: todo, comparado fila a fila, o nada.
    Detén antes el programa. El archivo se queda como está.

    URL             el destino, como postgresql://USUARIO:CLAVE@SERVIDOR/NOMBRE
    --database URL  el origen, como sqlite:///rummy.sqlite3; por defecto: la de RUMMY_DATABASE_URL
help-doctor =
    rummy doctor [--live]

    Revisa los ajustes, las carpetas, los idiomas y el terminal, y dice cómo arreglar cada fallo.

    --live  comprueba también los tokens y los ajustes en las plataformas
