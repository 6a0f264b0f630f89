# Die Seite im Browser. Was die Seite einsetzt, steht in Klammern: Kein Wort richtet sich danach.

web-page-title = Rummy Table
web-page-name = Dein Name
web-page-enter = Platz nehmen
web-page-no-code = Öffne die Seite mit dem Link, den du bekommen hast.
web-page-again = Das Programm antwortet nicht. Versuch es gleich noch einmal.
web-page-table = Tisch
web-page-rack = Deine Steine oder Karten
web-page-pile = Ablage ({ $n }), oben { $piece }
web-page-stock = Vorrat: { $n }
web-page-new-meld = Neue Kombination
web-page-meld = Kombination { $n }
web-page-meld-wrong = Kombination { $n }, noch ungültig
web-page-held = Noch in keiner Kombination
web-page-joker = Joker
web-page-stands-for = Joker für { $piece }
web-page-empty-table = Auf dem Tisch liegt noch nichts.
web-page-your-turn = Du bist am Zug
web-page-tiles = noch { $n }
web-page-undo = Einen Schritt zurück
web-page-redo = Einen Schritt vor
web-page-move-before = Voriger Zug
web-page-move-after = Nächster Zug
web-page-take-back = Alles zurücknehmen
web-page-place = Passende Stelle suchen
web-page-to-rack = Zurück aufs Brett
web-page-give-back = In den Vorrat zurück
web-page-discard = Abwerfen
web-page-meld-these = Als Kombination auslegen
web-page-menu = Mehr
web-page-themes = Design
web-page-theme-auto = Wie auf diesem Gerät
web-page-theme-light = Hell
web-page-theme-dark = Dunkel
web-page-theme-contrast = Hoher Kontrast
web-page-theme-large = Groß
web-page-close = Schließen
web-page-invite = Gäste einladen
web-page-invite-how = Bis die Partie beginnt, bekommt jeder, der diesen Link öffnet, einen freien Platz.
web-page-watch = Andere zuschauen lassen
web-page-watch-how = Wer diesen Link öffnet, sieht den Tisch, aber kein Brett. In den Einstellungen kannst du das Zuschauen wieder ausschalten.
web-page-device = Auf einem anderen Gerät weiterspielen
web-page-device-how = Dieser Link ist nur für dich. Er gilt nur einmal und nur zehn Minuten lang.
web-page-copy = Link kopieren
web-page-copied = Kopiert
web-page-offline = Keine Verbindung. Neuer Versuch …
web-page-online = Wieder verbunden.
web-page-elsewhere = Du spielst jetzt in einem anderen Fenster oder auf einem anderen Gerät.
web-page-here = Hier spielen
web-page-over = Dieser Tisch ist geschlossen. Zum Weiterspielen öffne den Link zu einem anderen Tisch.
web-page-session-over = Diese Seite ist nicht mehr gültig. Lass dir einen neuen Link geben.
web-page-reload = Es gibt eine neuere Version dieser Seite. Lade sie neu.
web-page-picked = Aufgenommen: { $n }
web-page-put-back = Zurückgelegt.
web-page-placed = Hingelegt.
web-page-missing = Fehlt noch auf dem Tisch: { $pieces }
web-page-away = abwesend
web-page-won = gewonnen
web-page-last-lay = neu
web-page-keys = Tasten: Pfeiltasten zum Bewegen, Leertaste zum Aufnehmen, Enter zum Hinlegen, Escape zum Zurücklegen. Umschalt+Leertaste nimmt eine ganze Kombination auf.

## Wie man hereinkommt

web-code-unknown = Dieser Link ist nicht mehr gültig. Lass dir einen neuen geben.
web-invitation-over = Die Partie hat schon begonnen. Bitte den Host, dich zur nächsten einzuladen.
web-invitation-full = Alle Plätze sind besetzt.
web-telegram-unknown = Telegram kann nicht bestätigen, wer du bist. Öffne die Seite noch einmal aus dem Chat.
web-telegram-old = Diese Seite ist schon zu lange offen. Öffne sie noch einmal aus dem Chat.
web-telegram-seat = Du sitzt nicht an diesem Tisch. Spiel zuerst im Chat mit.
web-entrance-busy = Gerade wollen zu viele herein. Versuch es gleich noch einmal.

button-web = Tisch öffnen
note-web-link =
    Dein Tisch im Browser: { $link }
    Der Link ist nur für dich. Er gilt nur einmal und nur zehn Minuten lang.
note-web-shut = Deine Seiten für diesen Tisch sind geschlossen.

doctor-web = Tische öffnen sich im Browser unter { $url }. Leite diese Adresse an { $place } weiter, auch WebSockets.
doctor-web-reached = Browser erreichen die Seite unter { $url }, auch mit WebSockets.
doctor-web-certificate-valid = Das Zertifikat von { $host } gilt bis { $until }.
doctor-web-certificate = Browser lehnen das Zertifikat von { $host } ab: { $why }. Der Proxy muss eines besorgen; Caddy tut das von selbst.
doctor-web-certificate-ends = Das Zertifikat von { $host } läuft in { $days } { $days ->
        [one] Tag
       *[other] Tagen
    } ab. Sieh nach, warum der Proxy es nicht erneuert hat.
doctor-web-away = Unter { $url } antwortet niemand: { $why }. Läuft „rummy serve“, und führt der Proxy oder Tunnel zu RUMMY_WEB_LISTEN?
doctor-web-odd = { $url } antwortet, aber nicht wie die Seite. Führt der Proxy zu RUMMY_WEB_LISTEN, mit dem ganzen Pfad?
doctor-web-host = Der Proxy von { $host } ändert den Host-Header. Stell ihn so ein, dass er ihn behält; Caddy tut das.
doctor-web-sockets = { $url } lässt keine WebSockets durch: Die Seite kann sich nicht verbinden. Der Proxy muss „Upgrade“ und den Origin-Header weitergeben.
doctor-web-plain = Telegram öffnet nur https-Adressen als Mini App: Wer dort spielt, bekommt private Links zu { $url }.
doctor-app-alone = RUMMY_TELEGRAM_APP ist gesetzt, RUMMY_WEB_URL nicht: Es gibt keine Seite zum Öffnen.
doctor-telegram-app = Gruppen öffnen die Seite über { $link }
doctor-telegram-no-app = In Gruppen öffnet ein privater Link die Seite: Der Bot hat keine Mini App. @BotFather legt eine an: /mybots, Bot Settings, Configure Mini App, mit der Adresse { $url }

## rummy web

cli-web-open = Dein Tisch: { $link }
cli-web-guests = Gäste in deinem Netz öffnen diesen Link oder scannen den Code mit dem Handy: { $link }
cli-web-guests-here = Gäste an diesem Rechner öffnen diesen Link: { $link }
cli-web-not-secret = Wer in diesem Netz mitliest, sieht, was die Seite zeigt: http ist nicht verschlüsselt.
cli-web-ends = Strg-C beendet das Programm. Die Partie bleibt erhalten.
cli-web-ended = Beendet. Weiter geht es mit: rummy web --resume
help-web =
    rummy web [--sheet SPIEL] [--seats du,leicht,mittel] [--name NAME] [--rule NAME=WERT]
              {""}[--guests] [--host ADRESSE] [--port N] [--no-browser]
    rummy web --resume [--database URL]

    Eine Partie im Browser gegen Computer, und mit Freunden im selben Netz.

    --sheet SPIEL     eines der Spiele aus „rummy sheets“; Vorgabe: rummikub
    --seats LISTE     die Spieler der Reihe nach, durch Kommas getrennt: „du“ sowie leicht, mittel oder schwer
    --guests          wartet vor der Partie, bis Gäste beitreten
    --host ADRESSE    wo die Seite bereitsteht: 0.0.0.0 lässt Handys in deinem Netz zu; Vorgabe: nur dieser Rechner
    --port N          Vorgabe: 7310 oder ein freier Port
    --no-browser      öffnet keinen Browser
    --name NAME       wie du heißt
    --rule NAME=WERT  eine Hausregel, mehrfach möglich; „rummy sheets SPIEL“ nennt sie
    --resume          setzt die letzte angefangene Partie fort
    --database URL    wo Partien gespeichert werden, etwa sqlite:///abend.sqlite3; Vorgabe: in deinem Datenordner
