# Lo que dicen los comandos. Los nombres de comandos, opciones, hojas y reglas de la casa son iguales en todos los idiomas.

## Errores en lo escrito

cli-no-command = No hay ningún comando «{ $command }». Hay: { $commands }. «rummy --help» dice qué hace cada uno.
cli-usage = { $command }: { $fault ->
        [value] { $argument } necesita un valor.
        [choice] { $argument } no puede ser «{ $value }». Hay: { $choices }.
        [missing] falta: { $argument }.
        [both] { $argument } y { $other } no van juntos.
        [flag] { $argument } no lleva ningún valor.
        [unknown] aquí no se conoce «{ $value }».
        [whole] { $argument } es un número entero, no «{ $value }».
        [few] { $argument } es como mínimo 1, no { $value }.
        [port] { $argument } es un número entero de 1 a { $most }, no «{ $value }».
        [seconds] { $argument } es un número de 0 a { $most }, no «{ $value }».
       *[other] esto no se puede leer.
    } «{ $command } --help» muestra cómo se escribe.
cli-language = Aquí no se habla «{ $wanted }», pero sí: { $languages }.
cli-no-sheet = No hay ninguna hoja de reglas «{ $sheet }». Hay: { $sheets }.
cli-rule-form = «{ $rule }» no es una regla de la casa: se escribe NOMBRE=VALOR, como jokers=4.
cli-rule-unknown = No hay ninguna regla de la casa «{ $rule }». { $sheet } admite: { $rules }.
cli-rule-sheets = { $sheet } no admite la regla de la casa { $rule }. Estas hojas sí: { $sheets }.
cli-rule-value = La regla de la casa { $rule } no puede ser «{ $value }». Posible: { $allowed }.
cli-players = { $sheet } no se puede jugar con { $seats }: es para entre { $low } y { $high }.
cli-pack-too-small = Con estas reglas de la casa, a { $sheet } le faltan fichas o cartas para { $seats } sitios.
cli-level-unknown = «{ $level }» no es ningún tipo de sitio. Hay: { $levels }.
cli-seats-you = Un sitio es tuyo: escribe «you» una vez, como en you,easy.
cli-too-long = Es más de lo que tiene cualquier juego: se leen como mucho { $most } caracteres a la vez.
cli-unreadable = { $family ->
        [cards] «{ $word }» no es una carta. Las cartas se escriben AS 10H QD.
       *[tiles] «{ $word }» no es una ficha. Las fichas se escriben r5 b12, un comodín J o J=r5; check toma una sola combinación.
    }
cli-file-unreadable = No se puede abrir «{ $file }». ¿Está bien el nombre? ¿Tienes permiso para leerlo?
cli-file-no-text = «{ $file }» no es texto, así que no es un registro.
cli-record = El registro no se puede jugar: { $what }.
cli-record-round = El registro no se puede jugar, ronda { $round }: { $what }.
cli-record-move = El registro no se puede jugar, ronda { $round }, jugada { $move }: { $what }.
cli-not-verifiable = Este registro no se puede comprobar: no contiene ningún sello abierto.
cli-ratings-rebuilt = Recalculado a partir de { $rounds ->
        [one] { $rounds } ronda
        [many] { $rounds } de rondas
       *[other] { $rounds } rondas
    }: { $ratings ->
        [one] { $ratings } puntuación
        [many] { $ratings } de puntuaciones
       *[other] { $ratings } puntuaciones
    }.
cli-settings = Estos ajustes tienen un valor que no pueden tener: { $keys }. «rummy doctor» dice más.
cli-dot-env = No se puede leer el archivo .env. «rummy doctor» dice más.
cli-no-output = No se puede escribir la salida: { $why }.
cli-fault = Eso no debería haber pasado; es un fallo del programa, no tuyo. Está anotado como { $id } en { $file }.

## play

cli-you = Tú

## Lo que viene después

cli-serve-nothing = No hay nada que atender: ninguna plataforma tiene token. Define RUMMY_DISCORD_TOKEN o RUMMY_TELEGRAM_TOKEN, o juega en el terminal con «rummy play».
cli-serve-connecting = Conectando con { $platform }…
cli-serve-connected = { $platform }: conectado como { $name }. Invita al bot con { $link }
cli-serve-ready = Listo: ya se puede jugar. Ctrl-C termina el programa.
cli-serve-ended = Terminado.
cli-discord-token = Discord no conoce el token de RUMMY_DISCORD_TOKEN. El Developer Portal crea otro: tu aplicación, Bot, Reset Token.
cli-emoji-nothing = No hay ningún bot que pueda tener emojis: define RUMMY_DISCORD_TOKEN.
cli-emoji-begins = Se pintan las fichas y las cartas…
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
cli-telegram-token = Telegram no conoce el token de RUMMY_TELEGRAM_TOKEN. @BotFather muestra el que vale: /mybots, API Token.
cli-telegram-webhook = Telegram no entrega nada en la dirección de RUMMY_TELEGRAM_WEBHOOK_URL: { $why }. Acepta direcciones https en los puertos 443, 80, 88 u 8443 accesibles desde internet. Corrígela o déjala vacía: entonces el programa pregunta por sí mismo.
cli-plays-here = Ninguna plataforma tiene token, así que juegas aquí, en el terminal.

## La base de datos

database-url = RUMMY_DATABASE_URL o --database no nombra ninguna base de datos. Escribe sqlite:/// y la ruta de un archivo, como sqlite:///rummy.sqlite3, o postgresql://USER:PASSWORD@HOST/NAME.
database-newer = La base de datos es de una versión más nueva del programa. No se ha tocado nada: instala otra vez esa versión, o usa la copia que hizo.
database-locked = Otro programa tiene abierta la base de datos. Ciérralo primero, o nombra otro archivo.
database-read-only = No se puede escribir en la base de datos. Haz tuyos su archivo y su carpeta.
database-full = El disco está lleno. Haz sitio y empieza de nuevo; no se ha perdido nada de lo ya respondido.
database-damaged = El archivo de la base de datos está dañado. Pon una copia en su lugar; guarda el dañado por si se puede reparar.
database-gone = El archivo de la base de datos no está, o no se puede entrar en su carpeta.
database-folder = La carpeta de esa base de datos no existe. Créala antes, o corrige la ruta.
database-foreign-log = Junto al archivo de la base de datos está el registro de otro, y puede contener jugadas ya respondidas. Si pusiste ahí una copia para seguir jugando desde ella, mueve a otro sitio el archivo cuyo nombre termina en «-wal» y guárdalo. Si no, vuelve a poner el archivo anterior. Después empieza de nuevo.
database-several-names = El archivo de la base de datos tiene varios nombres (enlaces duros), así que dos programas podrían escribir en él a la vez. Cierra todos los programas que lo usan. Luego borra todos los nombres menos uno («find . -samefile ARCHIVO» los muestra); si junto a uno hay un archivo que termina en «-wal», conserva ese.
database-unreachable = El servidor de la base de datos no responde. ¿Está en marcha, y son correctos el host y el puerto de RUMMY_DATABASE_URL?
database-refused = El servidor de la base de datos no deja entrar así. Revisa usuario, contraseña y nombre de la base de datos en RUMMY_DATABASE_URL.
database-forbidden = El servidor de la base de datos deja entrar a este usuario, pero no le deja crear tablas. Hazlo propietario de la base de datos: ALTER DATABASE NAME OWNER TO USER.
database-server = La base de datos está en un servidor, y aquí hace falta un archivo.
database-other = No se puede abrir la base de datos.

## backup

cli-backup = { $file } contiene la base de datos tal como está ahora: { $count ->
        [one] una mesa abierta
        [many] { $count } de mesas abiertas
       *[other] { $count } mesas abiertas
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. La copia se ha abierto y está bien.
cli-backup-same = Esa es la propia base de datos. Nombra otro archivo.
cli-backup-server = Esta base de datos la guarda PostgreSQL, que la copia mientras el programa sigue: pg_dump --format=custom --file=rummy.dump DIRECCIÓN
backup-unwritable = No se puede escribir la copia en { $file }. ¿Existe la carpeta, es tuya y hay sitio? No se ha tocado nada más.

## move

cli-move = { $name } lo contiene ahora todo: { $count ->
        [one] una mesa
        [many] { $count } de mesas
       *[other] { $count } mesas
    }, { $rows } filas, comparadas una a una. Ponla en RUMMY_DATABASE_URL, y no inicies ningún programa más con el archivo viejo: guárdalo como copia.
move-no-server = El destino no es una dirección como postgresql://USER:PASSWORD@HOST/NAME.
move-not-empty = En esa base de datos ya hay algo. No se ha tocado nada: nombra una vacía.
move-different = No todo llegó como era, así que allí no se ha guardado nada. El archivo está como estaba; prueba otra vez, y revisa la memoria y el disco.

## check y sheets

cli-meld = { $kind ->
        [set] Un grupo
       *[run] Una escalera
    }: { $meld }{ $counts ->
        [yes] . Al bajarla suma { $value }.
       *[no] .
    }
cli-sheet-fields = Lo que dice y dónde está impreso (C.. es una lectura donde lo impreso deja un hueco); un * marca lo que pueden cambiar las reglas de la casa:

## solve

cli-solve-unreadable = { $family ->
        [cards] «{ $word }» no es una carta. Las cartas se escriben AS 10H QD, con | entre las combinaciones de la mesa.
       *[tiles] «{ $word }» no es una ficha. Las fichas se escriben r5 b12, un comodín J o J=r5, con | entre las combinaciones de la mesa.
    }
cli-solve-impossible = Esto no puede ser. { $why }
cli-solve-no-meld = La mesa no puede estar así. { $why }
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
cli-puzzle-how = Bájalo todo en un turno. --answer "MESA" dice si lo tienes, --solution enseña cómo.
cli-puzzle-grade = { $sheet } solo tiene estos rompecabezas: { $grades }.
cli-puzzle-sheets = { $sheet } no tiene rompecabezas. Estas hojas sí: { $sheets }.
cli-puzzle-none = Con estas reglas de la casa no se ha encontrado ningún rompecabezas para { $sheet }. Puede que otro --seed tenga uno.

## replay

record-too-long = es demasiado largo
record-too-deep = una de sus claves tiene demasiadas partes
record-too-large = contiene un número mayor de lo que necesita una partida
record-too-much = «{ $name }» contiene más de lo que tiene una partida
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
record-no-goal = en { $sheet } no se juega por «{ $name }»
record-too-few = «{ $name }» tiene que ser 1 o más
record-sheet = no hay ninguna hoja de reglas «{ $name }»
record-house-rule = la regla de la casa { $name } no puede ser «{ $value }»
record-unreadable = no se puede leer «{ $word }»
record-hidden = aquí hay algo oculto, así que el registro no sigue
record-move = no hay ninguna jugada «{ $word }»
record-impossible = esta jugada es imposible en cualquier posición ({ $what })
record-not-over = la ronda anterior no ha terminado; da una posición
record-starter = «{ $name }» tendría que empezar, pero no está en la mesa
record-draw = «{ $word }» no sirve para sortear quién empieza
record-stock = el montón no está completo
record-position = en la posición, «{ $field }» no puede ser así: { $what }
cli-film-nothing = La ronda { $round } de este registro no tiene nada que mostrar.
cli-film-unwritable = No se puede escribir «{ $file }».
cli-round = Ronda { $round }
cli-refused = Rechazado: { $why }
cli-first-laying = Primera jugada: { $points } { $points ->
        [one] punto
        [many] de puntos
       *[other] puntos
    }.
cli-bell = Se acabó el tiempo, fichas robadas: { $drawn }.
cli-bell-counted = Se acabó el tiempo, y el turno cuenta tal como estaba.
cli-match-won = La partida ha terminado. Gana: { $winners }.
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

cli-games = { $games } { $games ->
        [one] juego
        [many] de juegos
       *[other] juegos
    }, { $refusals } { $refusals ->
        [one] rechazo
        [many] de rechazos
       *[other] rechazos
    }
cli-share = { $result ->
        [win] Con victoria
        [draw] En empate
        [blocked] Bloqueados
        [aborted] Interrumpidos
       *[open] Sin final
    }: { $count } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-turns = Turnos por juego: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } de media, { $max } como mucho
cli-wins = Rondas ganadas por { $level }: { $count }
cli-wins-shared = Rondas que han ganado juntos varios niveles: { $count }
cli-matches = Partidas ganadas por { $level }: { $count }
cli-matches-shared = Partidas que han ganado juntos varios niveles: { $count }
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
        [one] Hay una cosa que no está en orden.
        [many] Hay { $count } de cosas que no están en orden.
       *[other] Hay { $count } cosas que no están en orden.
    }
doctor-env-file = Se lee el archivo .env.
doctor-env-file-none = Aquí no hay archivo .env; no pasa nada.
doctor-env-file-broken = El archivo .env no se puede leer como texto. Escríbelo de nuevo a partir de .env.example.
doctor-env-file-open = Otros en este equipo pueden leer .env, que contiene un token o una contraseña: escribe «chmod 600 .env».
doctor-key-unknown = { $setting } no es un ajuste, así que no hace nada. Quítalo; .env.example nombra todos los que hay.
doctor-key-near = { $setting } no es un ajuste, así que no hace nada. ¿Querías decir { $near }?
doctor-values = Los ajustes tienen valores que pueden tener.
doctor-value-wrong = { $setting } tiene un valor que no puede tener. En .env.example está lo que admite.
doctor-language-unknown = RUMMY_LANGUAGE no es ninguno de los idiomas que se hablan aquí: { $languages }. Mientras tanto se habla inglés.
doctor-database-wrong = RUMMY_DATABASE_URL no empieza por sqlite:/// ni por postgresql://. Déjalo vacío para usar un archivo en tu carpeta de datos.
doctor-metrics = Quien vigila el programa recibe respuesta en http://{ $place }, solo desde este equipo: /health, /ready, /metrics.
doctor-metrics-open = Quien vigila el programa recibe respuesta en http://{ $place }: /health, /ready, /metrics. Puede leerlo cualquiera que llegue a este equipo; no hay nombres ni soportes en ello.
doctor-token-telegram = RUMMY_TELEGRAM_TOKEN está definido: «rummy serve» atiende Telegram. «rummy doctor --live» pregunta a Telegram si es correcto.
doctor-token-discord = RUMMY_DISCORD_TOKEN está definido: «rummy serve» atiende Discord. «rummy doctor --live» pregunta a Discord si es correcto.
doctor-folder = Se puede escribir en { $folder }.
doctor-folder-wrong = No se puede escribir en { $folder }, así que no se puede guardar ninguna partida. Hazla tuya, o apunta XDG_DATA_HOME a una carpeta que lo sea.
doctor-log-wrong = No se puede escribir en { $folder }, así que no se pueden registrar los errores. Haz que sea tuya, o pon en XDG_STATE_HOME una carpeta que lo sea.
doctor-files-open = Otros usuarios de este equipo pueden leer { $files } en { $folder }. Ciérrales esos archivos: chmod 600.
doctor-folder-shared = Otros usuarios de este equipo pueden escribir en { $folder } y así sustituir lo que se guarda allí. Quítales ese permiso: chmod go-w { $folder }.
doctor-folder-listed = Otros usuarios de este equipo pueden ver los nombres de los archivos de { $folder }; lo que el programa guarda allí solo puedes leerlo tú. chmod 700 { $folder } oculta también los nombres.
doctor-database-new = { $file } aún no existe: se crea al empezar por primera vez.
doctor-database = { $file } está bien: { $count ->
        [one] una mesa abierta
        [many] { $count } de mesas abiertas
       *[other] { $count } mesas abiertas
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB{ $served ->
        [yes] ; un programa lo tiene abierto.
       *[no] .
    }
doctor-database-older = { $file } es de una versión anterior. Al empezar de nuevo se copia y se pone al día.
doctor-database-log = El diario junto a { $file } ha crecido hasta { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Cierra los programas que tienen abierto el archivo desde hace mucho y empieza de nuevo.
doctor-database-trouble = { $file }: { $what }
doctor-server-new = { $name } está ahí y está vacía: al empezar por primera vez se crean las tablas.
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
doctor-server-older = { $name } es de una versión anterior. Al empezar de nuevo se pone al día: haz antes una copia con pg_dump.
doctor-disk = En el disco de { $folder } solo quedan { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Haz sitio antes de que se llene.
doctor-pictures = Se pueden hacer imágenes, y está su tipo de letra.
doctor-pictures-wrong = No se pueden hacer imágenes. Instala de nuevo el programa; mientras tanto las mesas se muestran como texto.
doctor-processes = Los ordenadores pueden pensar en procesos propios.
doctor-processes-none = Los ordenadores no pueden pensar en procesos propios: no se puede escribir en /dev/shm. Comparten el tiempo de este programa, y las partidas con muchos de ellos van lentas.
doctor-languages = Todos los textos están en todos los idiomas: { $languages }.
doctor-text-missing = { $count ->
        [one] Falta un texto
        [many] Faltan { $count } de textos
       *[other] Faltan { $count } textos
    } en el idioma { $spoken }, por ejemplo { $text }. Instala de nuevo el programa.
doctor-terminal = El terminal tiene { $columns } de ancho y { $lines } de alto y muestra colores.
doctor-terminal-plain = La salida no es un terminal: es texto sin colores.
doctor-terminal-dumb = El terminal dice que no muestra colores (TERM es { $term }): las fichas y las cartas se distinguen por sus letras.
doctor-terminal-narrow = El terminal tiene { $columns } de ancho: ponlo a 60 o más, o se partirán las mesas largas.
doctor-terminal-encoding = El terminal espera { $encoding }, pero el programa escribe UTF-8. Pon en LANG un idioma con UTF-8, como es_ES.UTF-8.
doctor-live-nothing = Ninguna plataforma tiene token, así que no hay nada que preguntar en la red.
doctor-telegram = Telegram conoce al bot como { $name }. El enlace que lo añade a un grupo: { $link }
doctor-telegram-token = Telegram no conoce el token de RUMMY_TELEGRAM_TOKEN. @BotFather muestra el que vale: /mybots, API Token.
doctor-telegram-away = Telegram no responde. ¿Tiene red este equipo? RUMMY_TELEGRAM_API, si está definido, tiene que nombrar un servidor Bot API en marcha.
doctor-telegram-odd = Esa dirección responde, pero no como Telegram. ¿Está bien RUMMY_TELEGRAM_API?
doctor-telegram-groups = No se puede añadir el bot a grupos. Dile a @BotFather: /setjoingroups, Enable.
doctor-telegram-private = El modo de privacidad está activado: en los grupos el bot oye comandos y respuestas a él, y no necesita más.
doctor-telegram-overhears = El modo de privacidad está desactivado: el bot recibe todo lo que se escribe en los grupos y solo lee comandos y respuestas. @BotFather lo activa: /setprivacy.
doctor-telegram-inline = El modo inline está activado: los jugadores pueden elegir sus jugadas en el grupo. Telegram no dice si informa de lo que eligen: pon /setinlinefeedback al 100 % en @BotFather. Hasta entonces, cada jugada necesita pulsar Confirmar.
doctor-telegram-no-inline = El modo inline está desactivado. Para que se juegue sin salir del grupo, dile a @BotFather: /setinline, y luego /setinlinefeedback, 100 %.
doctor-telegram-webhook = Telegram entrega ahora las novedades a un webhook. «rummy serve» lo quita y pregunta por ellas.
doctor-discord = Discord conoce el bot: { $name }. El enlace que lo invita: discord.com/oauth2/authorize?client_id={ $number }&scope=bot+applications.commands&permissions=274877942784
doctor-discord-token = Discord no conoce el token de RUMMY_DISCORD_TOKEN. El Developer Portal crea otro: tu aplicación, Bot, Reset Token.
doctor-discord-away = Discord no responde. ¿Está este equipo en la red? RUMMY_DISCORD_API, si está definido, tiene que nombrar un servidor que funcione.
doctor-discord-odd = Esa dirección responde, pero no como Discord. ¿Está bien RUMMY_DISCORD_API?
doctor-discord-endpoint = En el Developer Portal hay una Interactions Endpoint URL: los comandos y las pulsaciones van allí y nunca llegan a este programa. Vacíala.
doctor-discord-public = Cualquiera puede llevar el bot a un servidor. Para que sea solo tuyo, apaga Public Bot en el Developer Portal.
doctor-discord-own = Solo tú puedes llevar el bot a un servidor.
doctor-discord-commands = Los comandos están ahí.
doctor-discord-new = Los comandos aún no están: el próximo «rummy serve» los ofrece.
doctor-discord-emoji =
    { $count ->
        [0] Aún no hay fichas como emojis: «rummy emoji» las sube, para quien guste de mesas en emojis.
       *[other] Hay { $count } emojis del bot.
    }

## Cómo se escriben los comandos: --help

help-start =
    Rummy con amigos, según siete hojas de reglas impresas.

    rummy                 juega en el terminal
    rummy play            una partida en el terminal, a tu gusto
    rummy web             una partida en el navegador, también con amigos en casa
    rummy sheets          las hojas de reglas, o una de ellas con todo lo que dice
    rummy check           ¿es esto una combinación, y cuánto suma?
    rummy solve           lo mejor que se puede bajar
    rummy puzzle          un soporte que se puede vaciar justo: el rompecabezas del día
    rummy replay          juega un registro según las reglas
    rummy verify          vuelve a calcular las mezclas de un registro: ¿fueron limpias?
    rummy ratings         muestra quién va por delante, o recalcula todas las puntuaciones
    rummy simulate        ordenadores entre sí
    rummy lines           líneas JSON, para programas que juegan o miran
    rummy init            pide los tokens y escribe los ajustes para «rummy serve»
    rummy serve           Discord, Telegram o ambos, hasta que se termina
    rummy emoji           las fichas como emojis del bot, en Discord
    rummy backup          copia la base de datos mientras se usa
    rummy drain           no abre mesas nuevas por ahora, o de nuevo
    rummy move URL        lleva todo del archivo SQLite a un servidor PostgreSQL
    rummy doctor          revisa ajustes, carpetas, idiomas y terminal

    Todos admiten --help, y --language con uno de { $languages }. rummy --version dice la versión.
    El estado de salida es 0 si sí, 1 si no (rechazado), 2 si no se puede leer o no puede ser.
help-play =
    rummy play [--learn] [--sheet HOJA] [--seats you,easy] [--name NOMBRE] [--seed N] [--rule NOMBRE=VALOR]
    rummy play --resume [--database URL]

    Una partida en el terminal contra ordenadores.

    --sheet HOJA         una de las que enumera «rummy sheets»; si falta: rummikub
    --seats LISTA        quién juega, separado por comas, en orden: you, y easy, normal o hard
    --name NOMBRE        cómo te llamas
    --seed N             siempre se baraja igual
    --rule NOMBRE=VALOR  una regla de la casa, se puede repetir; «rummy sheets HOJA» las nombra
    --learn              empieza con una lección de unos turnos
    --resume             sigue con la última partida sin terminar
    --database URL       dónde se guardan las partidas, como sqlite:///tarde.sqlite3; si falta: en tu carpeta de datos
help-sheets =
    rummy sheets [HOJA] [--json]

    Las hojas de reglas, o todo lo que dice una de ellas y dónde está impreso.

    --json  para programas
help-check =
    rummy check HOJA "FICHAS" [--rule NOMBRE=VALOR] [--json]

    ¿Es esto una combinación, y cuánto suma al bajarla? Por ejemplo: rummy check rummikub "r9 r10 J"

    --rule NOMBRE=VALOR  una regla de la casa, se puede repetir
    --json               para programas
help-solve =
    rummy solve HOJA --table "MESA" --rack "FICHAS" [--closed] [--aim tiles] [--effort N] [--rule NOMBRE=VALOR] [--json]

    Lo mejor que se puede bajar, con una estrella en cada ficha bajada. Por ejemplo:
    rummy solve rummikub --table "r4 r5 r6 | b8 k8 y8" --rack "r7 r8 k1"

    --table MESA         las combinaciones que hay, con | entre ellas; si falta: no hay nada
    --rack FICHAS        las fichas o cartas que tienes; con cartas, después de tomar
    --closed             antes de la primera jugada
    --aim FIN            de qué tiene que haber más: tiles (fichas), o points (lo que valdrían en el soporte)
    --rule NOMBRE=VALOR  una regla de la casa, se puede repetir
    --json               para programas
help-puzzle =
    rummy puzzle [--sheet HOJA] [--seed N | --today] [--difficulty easy] [--answer "MESA"] [--solution] [--rule NOMBRE=VALOR] [--json]

    Una mesa, y un soporte que se puede vaciar justo en un turno. En un mismo día es igual para todo el mundo.

    --sheet HOJA         una que se juega con fichas; si falta: rummikub
    --seed N             otro que el del día
    --today              el del día (en UTC), como sin número
    --difficulty GRADO   easy (fácil), normal (medio) o hard (difícil): cuánto hay que mover de la mesa
    --answer MESA        tu respuesta, la mesa entera con | entre combinaciones: ¿es correcta?
    --solution           enseña una solución
    --rule NOMBRE=VALOR  una regla de la casa, se puede repetir
    --json               para programas
help-replay =
    rummy replay ARCHIVO [--json] [--keep-going] [--gif SALIDA [--round N]]

    Juega un registro según las reglas y dice qué opinan de cada jugada. ARCHIVO puede ser -: la entrada estándar.

    --json        una línea JSON por jugada, para programas
    --keep-going  no se para en la primera jugada rechazada
    --gif SALIDA  escribe una ronda como imagen animada
    --round N     qué ronda; si falta: la última
help-verify =
    rummy verify ARCHIVO [--json]

    Vuelve a calcular las mezclas de un registro a partir de lo que estaba fijado antes de repartir. ARCHIVO puede ser - para la entrada estándar.

    Código de salida: 0 limpio, 1 difiere, 2 ilegible o imposible de comprobar. docs/fairness.md explica qué demuestra.

    --json  el veredicto de cada ronda, para programas
help-ratings =
    rummy ratings [--rebuild] [--database URL] [--json]

    Muestra por juego quién va por delante en toda la casa. Con SQLite, detener antes el bot.

    --rebuild       recalcula todas las puntuaciones a partir de las rondas terminadas
    --database URL  dónde están las partidas; sin ella: según los ajustes
    --json          cada puntuación, también las de cada chat, para programas
help-simulate =
    rummy simulate HOJA [--seats easy,easy] [--games N] [--match] [--seed N] [--rule NOMBRE=VALOR] [--json]

    Ordenadores entre sí, y cómo terminan sus juegos.

    --seats LISTA        quién juega, separado por comas: easy, normal o hard
    --games N            cuántos juegos; si falta: 100
    --match              un juego es una partida entera; si falta: una ronda
    --pairs              los niveles de dos en dos, en ambos órdenes de asiento
    --seed N             siempre los mismos juegos
    --rule NOMBRE=VALOR  una regla de la casa, se puede repetir
    --json               para programas
help-lines =
    rummy lines [--pause SEGUNDOS] [--database URL] [--seed N]

    Un objeto JSON por línea, de entrada y de salida: juegos enteros para programas.

    --pause SEGUNDOS  cuánto esperan los ordenadores antes de actuar, de 0 a 60; si falta: 1
    --database URL    dónde se guardan las mesas, como sqlite:///rummy.sqlite3; si falta: donde
                      diga RUMMY_DATABASE_URL, y si no dice nada, en ningún sitio
    --seed N          siempre se baraja igual
help-serve =
    rummy serve

    Atiende Discord, si RUMMY_DISCORD_TOKEN está definido, y Telegram, si lo está RUMMY_TELEGRAM_TOKEN,
    hasta que se termina.
    Las mesas se guardan donde diga RUMMY_DATABASE_URL, y si no, en un archivo de tu carpeta de datos.
help-emoji =
    rummy emoji

    Sube a Discord las fichas y cartas como emojis de tu bot, las que aún falten: basta una vez.
    Con «settings look emoji» se muestra así una mesa.
help-backup =
    rummy backup [ARCHIVO] [--database URL]

    Copia la base de datos, también mientras el programa atiende, y abre la copia para ver que está bien.
    Solo entonces ocupa el lugar de una anterior.

    ARCHIVO         dónde va la copia, o una carpeta para ella; si falta: junto a la base de datos
    --database URL  qué base de datos; si falta: la que nombra RUMMY_DATABASE_URL
help-move =
    rummy move URL [--database URL]

    Lleva todo del archivo SQLite a una base de datos PostgreSQL vacía: todo, comparado fila a fila, o nada.
    Entretanto el programa no puede estar en marcha. El archivo se queda como está.

    URL             adónde, como postgresql://USER:PASSWORD@HOST/NAME
    --database URL  de dónde, como sqlite:///rummy.sqlite3; si falta: la que nombra RUMMY_DATABASE_URL
help-doctor =
    rummy doctor [--live]

    Revisa los ajustes, las carpetas, los idiomas y el terminal, y dice qué hacer con cada fallo.

    --live  pregunta también a las plataformas si los tokens y los ajustes de allí son correctos
