## “rummy init”

help-init =
    rummy init

    Maakt een bot klaar voor je vrienden: vraagt om de tokens van Discord en Telegram, probeert ze en schrijft
    ze in het bestand .env in deze map, dat alleen jij kunt lezen. Toont de links die de bot uitnodigen.
    Waar systemd diensten van gebruikers draait, biedt het aan de bot vanzelf te starten.
init-begins = Je antwoorden komen in het bestand { $file } in deze map. Met Enter sla je een platform over.
init-how-discord = Discord: open discord.com/developers/applications, maak een toepassing, kies Bot en druk op Reset Token.
init-how-telegram = Telegram: schrijf /newbot aan @BotFather. In het antwoord staat het token.
init-present = Er is al een token. Met Enter houd je het.
init-token = Token (wordt niet getoond):
init-form = Dat is geen token. Plak het helemaal, zonder spaties of aanhalingstekens.
init-environment = { $setting } is in de omgeving ingesteld, en die gaat voor { $file }. Wijzig het daar.
init-unchecked = Het token kon niet worden geprobeerd. “rummy doctor --live” doet dat later.
init-written = { $file } is geschreven. Alleen jij kunt het lezen.
init-unwritten = { $file } kan niet worden geschreven: { $why }.
init-nothing = Er is geen token, dus { $file } blijft zoals het is. “rummy play” heeft er geen nodig.
init-service = Moet de bot nu draaien, en vanzelf met deze machine starten? Typ ja of nee:
init-yes = ja j yes y
init-service-fleeting = Installeer eerst het programma om de bot vanzelf te laten starten: “uv tool install rummy-table”. Daarna nog eens “rummy init”.
init-service-refused = systemd heeft de bot niet gestart: { $why }
init-service-started = De bot draait. “systemctl --user stop { $name }” stopt hem, “journalctl --user -u { $name }” toont zijn logboek.
init-service-login = Hij stopt als je uitlogt. Om hem te laten draaien, typ “sudo loginctl enable-linger $USER”.
init-serve = Met de hand start je de bot met “rummy serve” in deze map: { $folder }
