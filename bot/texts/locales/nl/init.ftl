## “rummy init”

help-init =
    rummy init

    Maakt een bot klaar voor je vrienden: vraagt om de tokens van Discord en Telegram, probeert ze en schrijft
    ze in het bestand .env in deze map, dat alleen jij kunt lezen. Toont de links die de bot uitnodigen.
    Als systemd het toelaat, vraagt de opdracht ook of de bot voortaan automatisch moet starten.
init-begins = Je antwoorden komen in het bestand { $file } in deze map. Druk op Enter om een platform over te slaan.
init-how-discord = Discord: open discord.com/developers/applications, maak een applicatie, kies Bot en druk op Reset Token.
init-how-telegram = Telegram: schrijf /newbot aan @BotFather. In het antwoord staat het token.
init-present = Er is al een token. Druk op Enter om het te houden.
init-token = Token (wordt niet getoond):
init-form = Dat is geen token. Plak het helemaal, zonder spaties of aanhalingstekens.
init-environment = { $setting } staat al in de omgeving, en die gaat vóór { $file }. Verander het daar.
init-unchecked = Het token kon ik niet testen. “rummy doctor --live” doet dat later.
init-written = { $file } is klaar. Alleen jij kunt het lezen.
init-unwritten = Ik kan { $file } niet schrijven: { $why }.
init-nothing = Geen token, dus { $file } blijft zoals het is. Voor “rummy play” is er geen nodig.
init-service = Zal ik de bot nu starten, en voortaan samen met deze computer? Typ ja of nee:
init-yes = ja j yes y
init-service-fleeting = Wil je dat de bot vanzelf start, installeer dan eerst het programma: “uv tool install rummy-table”. Daarna nog eens “rummy init”.
init-service-refused = systemd heeft de bot niet gestart: { $why }
init-service-started = De bot draait. “systemctl --user stop { $name }” stopt hem, “journalctl --user -u { $name }” toont zijn logboek.
init-service-login = Hij stopt als je uitlogt. Wil je dat hij doorgaat, typ dan “sudo loginctl enable-linger $USER”.
init-serve = Zelf starten doe je met “rummy serve” in deze map: { $folder }
