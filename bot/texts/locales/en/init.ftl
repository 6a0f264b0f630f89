## “rummy init”

help-init =
    rummy init

    Sets up a bot for your friends: asks for the tokens of Discord and Telegram, tries them, and writes
    them into the file .env of this folder, which only you can read. Shows the links that invite the bot.
    Where systemd runs services of users, it offers to start the bot by itself.
init-begins = Your answers go into the file { $file } in this folder. Press Enter to leave a platform out.
init-how-discord = Discord: open discord.com/developers/applications, make an application, choose Bot and press Reset Token.
init-how-telegram = Telegram: write /newbot to @BotFather. The answer has the token.
init-present = There is a token already. Press Enter to keep it.
init-token = Token (not shown):
init-form = That is no token. Paste all of it, without spaces or quotation marks.
init-environment = { $setting } is set in the environment, which overrides { $file }. Change it there.
init-unchecked = The token could not be tried. “rummy doctor --live” tries it later.
init-written = { $file } is written. Only you can read it.
init-unwritten = { $file } cannot be written: { $why }.
init-nothing = There is no token, so { $file } stays as it is. “rummy play” needs none.
init-service = Shall the bot run now, and start by itself with this machine? Type yes or no:
init-yes = yes y
init-service-fleeting = To have the bot start by itself, install the program first: “uv tool install rummy-table”. Then run “rummy init” again.
init-service-refused = systemd did not start the bot: { $why }
init-service-started = The bot runs. “systemctl --user stop { $name }” stops it, “journalctl --user -u { $name }” shows its log.
init-service-login = It ends when you log out. To keep it running, type “sudo loginctl enable-linger $USER”.
init-serve = By hand, the bot starts with “rummy serve” in this folder: { $folder }
