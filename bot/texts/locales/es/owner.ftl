# Lo que dice quien lleva el programa, y lo que se le responde.

limit-drain = No se abren mesas nuevas por ahora: este bot se va a actualizar. Las partidas en curso siguen.
note-announcement = 📣 De quien lleva este bot:
    { $text }
owner-help = Llevas este bot: «anunciar TEXTO» habla a todos los que juegan, en sus chats o en privado. «vetar» y «admitir» admiten telegram:123, discord:456, «aquí» o el nombre de alguien de la mesa. «vaciar» impide abrir mesas nuevas, hasta «vaciar no».
owner-announce-how = ¿Qué quieres anunciar? Escribe «anunciar» y luego el texto.
owner-announced = { $count ->
        [0] No se ha avisado a nadie: no hay mesas abiertas.
        [one] Aviso enviado a un chat o a una persona.
        [many] Aviso enviado a { $count } de chats y personas.
       *[other] Aviso enviado a { $count } chats y personas.
    }
owner-banned = { $who } está vetado, hasta «admitir { $who }».
owner-ban-none = No hay nadie vetado. Escribe «vetar» y luego telegram:123, discord:456, «aquí» o el nombre de alguien de la mesa.
owner-ban-list = Vetados: { $who }. Escribe «admitir» y uno de ellos para admitirlo.
owner-ban-how = Escribe PLATAFORMA:NÚMERO para una persona o un chat; PLATAFORMA es una de estas: { $platforms }.
owner-ban-owner = No se puede: esa persona lleva este bot.
owner-allowed = { $who } puede jugar otra vez.
owner-allow-setting = { $who } sigue vetado por RUMMY_BANNED_PEOPLE o RUMMY_BANNED_CHATS.
owner-drain-on = Ya no se abren mesas nuevas, hasta «vaciar no». { $count ->
        [0] No hay ninguna mesa abierta.
        [one] Hay una mesa abierta, y sigue.
        [many] Hay { $count } de mesas abiertas, y siguen.
       *[other] Hay { $count } mesas abiertas, y siguen.
    }
owner-drain-off = Ya se pueden abrir mesas.

## drain

cli-drain-on = No se abren mesas nuevas, hasta «rummy drain off». Las partidas en curso siguen.
cli-drain-off = Se pueden abrir mesas.
cli-drain-none = Ningún bot ha usado aún esta base de datos, o solo una versión más antigua.
help-drain =
    rummy drain [on | off] [--database URL]

    Los bots que usan esta base de datos dejan de abrir mesas; las partidas en curso siguen.
    «off» vuelve a permitirlo. Sin argumento, muestra el estado. Surte efecto en segundos y sobrevive a un reinicio.

    --database URL  qué base de datos; por defecto: la de RUMMY_DATABASE_URL
