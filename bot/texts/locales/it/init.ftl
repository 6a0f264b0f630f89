## «rummy init»

help-init =
    rummy init

    Prepara un bot per i tuoi amici: chiede i token di Discord e di Telegram, li prova e li scrive nel
    file .env di questa cartella, che solo tu puoi leggere. Mostra i link che invitano il bot.
    Dove systemd gestisce servizi degli utenti, offre di avviare il bot da sé.
init-begins = Le tue risposte vanno nel file { $file } di questa cartella. Con Invio salti una piattaforma.
init-how-discord = Discord: apri discord.com/developers/applications, crea un’applicazione, scegli Bot e premi Reset Token.
init-how-telegram = Telegram: scrivi /newbot a @BotFather. Nella risposta c’è il token.
init-present = C’è già un token. Con Invio lo tieni.
init-token = Token (non si vede):
init-form = Questo non è un token. Incollalo tutto, senza spazi né virgolette.
init-environment = { $setting } è impostato nell’ambiente, che vale più di { $file }. Cambialo lì.
init-unchecked = Non è stato possibile provare il token. «rummy doctor --live» lo prova più tardi.
init-written = { $file } è scritto. Solo tu puoi leggerlo.
init-unwritten = { $file } non si può scrivere: { $why }.
init-nothing = Non c’è nessun token, quindi { $file } resta com’è. «rummy play» non ne ha bisogno.
init-service = Avviare il bot adesso, e poi da sé con questa macchina? Scrivi sì o no:
init-yes = sì si s yes y
init-service-fleeting = Perché il bot si avvii da sé, prima installa il programma: «uv tool install rummy-table». Poi ripeti «rummy init».
init-service-refused = systemd non ha avviato il bot: { $why }
init-service-started = Il bot è in funzione. «systemctl --user stop { $name }» lo ferma, «journalctl --user -u { $name }» mostra il suo registro.
init-service-login = Si ferma quando esci dalla sessione. Perché continui, scrivi «sudo loginctl enable-linger $USER».
init-serve = A mano il bot si avvia con «rummy serve» in questa cartella: { $folder }
