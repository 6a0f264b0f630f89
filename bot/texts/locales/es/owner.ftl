# Lo que dice quien lleva el programa, y lo que se le responde.

limit-drain = Por ahora no se abren mesas nuevas: van a trabajar en este bot. Lo que se está jugando sigue.
note-announcement = 📣 De quien lleva este bot:
    { $text }
owner-help = Porque llevas este bot: «anunciar TEXTO» dice algo a todos los que juegan, en sus chats o en privado; «vetar» y «admitir» con telegram:123, discord:456, «aquí» o el nombre de alguien de la mesa; «vaciar» no abre mesas nuevas, hasta «vaciar no».
owner-announce-how = ¿Qué hay que anunciar? Di «anunciar» y luego el texto.
owner-announced = { $count ->
        [0] No hay ninguna mesa abierta: no se ha enterado nadie.
        [one] Se entera un chat o una persona.
        [many] Se enteran { $count } de chats y personas.
       *[other] Se enteran { $count } chats y personas.
    }
owner-banned = Ya no escucho a { $who }, hasta que digas «admitir { $who }».
owner-ban-none = No hay nadie vetado. Di «vetar» y luego telegram:123, discord:456, «aquí» o el nombre de alguien de la mesa.
owner-ban-list = No escucho a: { $who }. «admitir» con uno de ellos lo termina.
owner-ban-how = Aquí no se atiende nada así. Nombra a alguien o un chat como PLATAFORMA:NÚMERO; PLATAFORMA es una de estas: { $platforms }.
owner-ban-owner = Es alguien que lleva este bot.
owner-allowed = Escucho a { $who }.
owner-allow-setting = { $who } sigue con veto: está en RUMMY_BANNED_PEOPLE o RUMMY_BANNED_CHATS.
owner-drain-on = No se abren mesas nuevas hasta que digas «vaciar no». { $count ->
        [0] No hay ninguna mesa abierta.
        [one] Hay una mesa abierta, y sigue.
        [many] Hay { $count } de mesas abiertas, y siguen.
       *[other] Hay { $count } mesas abiertas, y siguen.
    }
owner-drain-off = Se pueden abrir mesas de nuevo.

## drain

cli-drain-on = No se abren mesas nuevas, hasta «rummy drain off». Lo que se está jugando sigue.
cli-drain-off = Se pueden abrir mesas.
cli-drain-none = Desde esta base de datos aún no ha atendido nadie, o solo una versión más antigua.
help-drain =
    rummy drain [on | off] [--database URL]

    Ningún programa que atiende desde una base de datos abre mesas nuevas; lo que se está jugando sigue.
    «off» lo termina. Sin palabra dice cómo está. Vale en segundos, también tras un reinicio.

    --database URL  qué base de datos; si falta: RUMMY_DATABASE_URL
