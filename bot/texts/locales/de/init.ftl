## „rummy init“

help-init =
    rummy init

    Richtet einen Bot für deine Freunde ein: fragt nach den Tokens für Discord und Telegram, probiert sie aus
    und schreibt sie in die Datei .env in diesem Ordner, die nur du lesen kannst. Zeigt die Links, mit denen
    du den Bot einlädst. Wenn systemd Benutzerdienste unterstützt, richtet der Befehl auf Wunsch einen automatischen Start ein.
init-begins = Deine Antworten kommen in die Datei { $file } in diesem Ordner. Mit Enter lässt du eine Plattform aus.
init-how-discord = Discord: Öffne discord.com/developers/applications, leg eine Anwendung an, wähl „Bot“ und drück „Reset Token“.
init-how-telegram = Telegram: Schreib /newbot an @BotFather. In der Antwort steht das Token.
init-present = Es gibt schon ein Token. Mit Enter behältst du es.
init-token = Token (wird nicht angezeigt):
init-form = Das ist kein Token. Füge es ganz ein, ohne Leerzeichen und Anführungszeichen.
init-environment = { $setting } ist in der Umgebung gesetzt, und die geht vor { $file }. Ändere es dort.
init-unchecked = Das Token ließ sich nicht ausprobieren. „rummy doctor --live“ holt das nach.
init-written = { $file } ist geschrieben. Nur du kannst es lesen.
init-unwritten = { $file } lässt sich nicht schreiben: { $why }.
init-nothing = Es gibt kein Token, also bleibt { $file }, wie es ist. „rummy play“ braucht keines.
init-service = Soll der Bot jetzt laufen und mit diesem Rechner von selbst starten? Tippe ja oder nein:
init-yes = ja j yes y
init-service-fleeting = Damit der Bot von selbst startet, installiere das Programm erst: „uv tool install rummy-table“. Danach noch einmal „rummy init“.
init-service-refused = systemd hat den Bot nicht gestartet: { $why }
init-service-started = Der Bot läuft. „systemctl --user stop { $name }“ hält ihn an, „journalctl --user -u { $name }“ zeigt sein Protokoll.
init-service-login = Er endet, wenn du dich abmeldest. Damit er weiterläuft, gib „sudo loginctl enable-linger $USER“ ein.
init-serve = Von Hand startet den Bot „rummy serve“ in diesem Ordner: { $folder }
