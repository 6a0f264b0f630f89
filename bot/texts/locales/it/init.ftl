## «rummy init»

help-init =
    rummy init

    Prepara un bot per i tuoi amici: chiede i token di Discord e di Telegram, li prova e li scrive nel
    file .env di questa cartella, che solo tu puoi leggere. Mostra i link che invitano il bot.
    Se systemd lo permette, propone di avviare il bot in automatico.
init-begins = Le tue risposte vanno nel file { $file } di questa cartella. Premi Invio per saltare una piattaforma.
init-how-discord = Discord: apri discord.com/developers/applications, crea un’applicazione, scegli Bot e premi Reset Token.
init-how-telegram = Telegram: scrivi /newbot a @BotFather. Nella risposta c’è il token.
init-present = C’è già un token. Premi Invio per tenerlo.
init-token = Token (non si vede):
init-form = Questo non è un token. Incollalo per intero, senza spazi né virgolette.
init-environment = { $setting } è già impostato nell’ambiente, che prevale su { $file }. Cambialo lì.
init-unchecked = Non ho potuto provare il token. «rummy doctor --live» lo prova più tardi.
init-written = Ho scritto { $file }. Solo tu puoi leggerlo.
init-unwritten = Non posso scrivere { $file }: { $why }.
init-nothing = Nessun token, quindi { $file } resta com’è. «rummy play» non ne ha bisogno.
init-service = Avvio il bot adesso, e poi a ogni avvio di questa macchina? Scrivi sì o no:
init-yes = sì si s yes y
init-service-fleeting = Per l’avvio automatico installa prima il programma: «uv tool install rummy-table». Poi ripeti «rummy init».
init-service-refused = systemd non ha avviato il bot: { $why }
init-service-started = Il bot è attivo. «systemctl --user stop { $name }» lo ferma, «journalctl --user -u { $name }» mostra il suo registro.
init-service-login = Si ferma quando chiudi la sessione. Perché continui, scrivi «sudo loginctl enable-linger $USER».
init-serve = A mano il bot si avvia con «rummy serve» in questa cartella: { $folder }
