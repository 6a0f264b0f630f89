## «rummy init»

help-init =
    rummy init

    Prepara un bot para tus amigos: pide los tokens de Discord y de Telegram, los prueba y los escribe en
    el archivo .env de esta carpeta, que solo tú puedes leer. Muestra los enlaces para invitar al bot.
    Si systemd lo permite, ofrece arrancar el bot cada vez que se encienda el equipo.
init-begins = Tus respuestas van al archivo { $file } de esta carpeta. Con Intro saltas una plataforma.
init-how-discord = Discord: abre discord.com/developers/applications, crea una aplicación, elige Bot y pulsa Reset Token.
init-how-telegram = Telegram: escribe /newbot a @BotFather. En la respuesta está el token.
init-present = Ya hay un token. Con Intro lo conservas.
init-token = Token (no se muestra):
init-form = Eso no es un token. Pégalo entero, sin espacios ni comillas.
init-environment = { $setting } está definido en el entorno, que prevalece sobre { $file }. Cámbialo allí.
init-unchecked = No se pudo probar el token. «rummy doctor --live» lo prueba más tarde.
init-written = { $file } está escrito. Solo tú puedes leerlo.
init-unwritten = No se puede escribir { $file }: { $why }.
init-nothing = No hay ningún token, así que { $file } queda como está. «rummy play» no lo necesita.
init-service = ¿Arrancar el bot ahora y cada vez que se encienda este equipo? Escribe sí o no:
init-yes = sí si s yes y
init-service-fleeting = Para que el bot arranque automáticamente, instala primero el programa: «uv tool install rummy-table». Después repite «rummy init».
init-service-refused = systemd no arrancó el bot: { $why }
init-service-started = El bot está en marcha. «systemctl --user stop { $name }» lo detiene, «journalctl --user -u { $name }» muestra su registro.
init-service-login = Se detiene cuando cierras la sesión. Para que siga, escribe «sudo loginctl enable-linger $USER».
init-serve = A mano, el bot arranca con «rummy serve» en esta carpeta: { $folder }
