## “rummy init”

help-init =
    rummy init

    Sets up a bot for your friends: asks for your Discord and Telegram tokens, tests them, and saves
    them in this folder in .env, a file only you can read. Shows the links that invite the bot.
    If systemd is available, the command also offers to start the bot automatically.
init-begins = Your answers go into the file { $file } in this folder. Press Enter to skip a platform.
init-how-discord = Discord: open discord.com/developers/applications, create an application, choose Bot and press Reset Token.
init-how-telegram = Telegram: send /newbot to @BotFather. The reply contains the token.
init-present = There is a token already. Press Enter to keep it.
init-token = Token (not shown):
init-form = That isn’t a token. Paste all of it, without spaces or quotation marks.
init-environment = { $setting } is set in the environment, which overrides { $file }. Change it there.
init-unchecked = The token couldn’t be tried. “rummy doctor --live” tries it later.
init-written = { $file } is saved. Only you can read it.
init-unwritten = { $file } can’t be saved: { $why }.
init-nothing = There is no token, so { $file } stays as it is. You don’t need one for “rummy play”.
init-service = Run the bot now, and start it automatically with this machine? Type yes or no:
init-yes = yes y
init-service-fleeting = To have the bot start automatically, install the program first: “uv tool install rummy-table”. Then run “rummy init” again.
init-service-refused = systemd did not start the bot: { $why }
init-service-started = The bot is running. “systemctl --user stop { $name }” stops it; “journalctl --user -u { $name }” shows its log.
init-service-login = It stops when you log out. To keep it running, type “sudo loginctl enable-linger $USER”.
init-serve = To start the bot by hand, run “rummy serve” in this folder: { $folder }
