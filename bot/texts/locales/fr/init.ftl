## « rummy init »

help-init =
    rummy init
    Prépare un bot pour tes amis : demande les jetons d’accès de Discord et de Telegram, les vérifie et les écrit
    dans le fichier .env de ce dossier, que toi seul peux lire. Donne les liens pour inviter le bot.
    Si systemd le permet, propose de lancer le bot à chaque démarrage de la machine.
init-begins = Tes réponses vont dans le fichier { $file } de ce dossier. Entrée saute une plateforme.
init-how-discord = Discord : ouvre discord.com/developers/applications, crée une application, choisis Bot et appuie sur Reset Token.
init-how-telegram = Telegram : écris /newbot à @BotFather. Sa réponse contient le jeton.
init-present = Il y a déjà un jeton. Entrée le garde.
init-token = Jeton (ne s’affiche pas) :
init-form = Ce n’est pas un jeton. Colle-le en entier, sans espaces ni guillemets.
init-environment = { $setting } est défini dans l’environnement, qui l’emporte sur { $file }. C’est là qu’il faut le changer.
init-unchecked = Le jeton n’a pas pu être vérifié. « rummy doctor --live » le vérifiera plus tard.
init-written = { $file } est écrit. Toi seul peux le lire.
init-unwritten = { $file } ne peut pas être écrit : { $why }.
init-nothing = Il n’y a pas de jeton : { $file } reste tel quel. « rummy play » n’en a pas besoin.
init-service = Lancer le bot maintenant, et à chaque démarrage de cette machine ? Tape oui ou non :
init-yes = oui o yes y
init-service-fleeting = Pour que le bot démarre tout seul, installe d’abord le programme : « uv tool install rummy-table ». Puis relance « rummy init ».
init-service-refused = systemd n’a pas lancé le bot : { $why }
init-service-started = Le bot tourne. « systemctl --user stop { $name } » l’arrête, « journalctl --user -u { $name } » montre son journal.
init-service-login = Il s’arrête quand tu te déconnectes. Pour qu’il continue, tape « sudo loginctl enable-linger $USER ».
init-serve = À la main, le bot se lance avec « rummy serve » dans ce dossier : { $folder }
