# De pagina in de browser. Wat de pagina invult, staat tussen accolades: geen woord richt zich ernaar.

web-page-title = Rummy Table
web-page-name = Je naam
web-page-enter = Doe mee
web-page-no-code = Open de pagina met de link die je hebt gekregen.
web-page-again = Het programma reageert niet. Probeer het zo nog eens.
web-page-table = Tafel
web-page-rack = Je stenen of kaarten
web-page-pile = Aflegstapel ({ $n }), bovenop { $piece }
web-page-stock = Nog te pakken: { $n }
web-page-new-meld = Nieuwe combinatie
web-page-meld = Combinatie { $n }
web-page-meld-wrong = Combinatie { $n }, klopt nog niet
web-page-held = Nog niet geplaatst
web-page-joker = joker
web-page-stands-for = joker voor { $piece }
web-page-empty-table = Er ligt nog niets op tafel.
web-page-your-turn = Je bent aan de beurt
web-page-tiles = heeft er { $n }
web-page-undo = Stap terug
web-page-redo = Stap vooruit
web-page-move-before = Vorige zet
web-page-move-after = Volgende zet
web-page-take-back = Neem alles terug
web-page-place = Zoek een plek
web-page-to-rack = Terug op het plankje
web-page-give-back = Terug in de pot
web-page-discard = Gooi weg
web-page-meld-these = Leg als combinatie neer
web-page-menu = Meer
web-page-themes = Kleuren
web-page-theme-auto = Zoals op dit apparaat
web-page-theme-light = Licht
web-page-theme-dark = Donker
web-page-theme-contrast = Hoog contrast
web-page-theme-large = Groot
web-page-close = Sluiten
web-page-invite = Nodig vrienden uit
web-page-invite-how = Wie deze link opent, krijgt een vrije plaats, zolang de partij nog niet is begonnen.
web-page-watch = Laat anderen toekijken
web-page-watch-how = Wie deze link opent, ziet de tafel maar geen plankje. In de instellingen kun je dat verbieden.
web-page-device = Ga verder op een ander apparaat
web-page-device-how = Deze link is alleen voor jou. Hij werkt maar één keer en verloopt na tien minuten.
web-page-copy = Kopieer de link
web-page-copied = Gekopieerd
web-page-offline = Geen verbinding. De pagina blijft het proberen…
web-page-online = Weer verbonden.
web-page-elsewhere = Je speelt nu in een ander venster of op een ander apparaat.
web-page-here = Speel hier
web-page-over = Deze tafel is gesloten. Open de link van een andere tafel om verder te spelen.
web-page-session-over = Deze pagina werkt niet meer. Vraag om een nieuwe link.
web-page-reload = Er is een nieuwere versie: laad de pagina opnieuw.
web-page-picked = Gekozen: { $n }
web-page-put-back = Teruggelegd.
web-page-placed = Neergelegd.
web-page-missing = Ontbreekt nog op tafel: { $pieces }
web-page-away = afwezig
web-page-won = gewonnen
web-page-last-lay = nieuw
web-page-keys = Toetsen: met de pijltjes beweeg je, spatie pakt op, Enter legt neer, Esc legt terug. Shift+spatie pakt een hele combinatie op.

## De ingang

web-code-unknown = Deze link werkt niet meer. Vraag om een nieuwe.
web-invitation-over = De partij is begonnen. Vraag de host om je voor de volgende uit te nodigen.
web-invitation-full = Alle plaatsen zijn bezet.
web-telegram-unknown = Telegram bevestigt niet wie je bent. Open de pagina nog eens vanuit de chat.
web-telegram-old = De pagina stond te lang open. Open die nog eens vanuit de chat.
web-telegram-seat = Je zit niet aan deze tafel. Doe eerst mee in de chat.
web-entrance-busy = Het is hier nu te druk. Probeer het zo nog eens.

button-web = Open de tafel
note-web-link =
    Je tafel in de browser: { $link }
    De link is alleen voor jou. Hij werkt maar één keer en verloopt na tien minuten.
note-web-shut = Je pagina’s voor deze tafel zijn gesloten.

doctor-web = Tafels gaan in de browser open op { $url }: stuur wat daar aankomt door naar { $place }, ook WebSockets.
doctor-web-reached = Browsers bereiken de pagina op { $url }, ook met WebSockets.
doctor-web-certificate-valid = Het certificaat van { $host } is geldig tot { $until }.
doctor-web-certificate = Browsers weigeren het certificaat van { $host }: { $why }. De proxy moet er een aanvragen; Caddy doet dat vanzelf.
doctor-web-certificate-ends = Het certificaat van { $host } verloopt over { $days } { $days ->
        [one] dag
       *[other] dagen
    }. Kijk waarom de proxy het niet heeft vernieuwd.
doctor-web-away = Op { $url } antwoordt niemand: { $why }. Draait “rummy serve”, en leidt de proxy of tunnel naar RUMMY_WEB_LISTEN?
doctor-web-odd = { $url } antwoordt, maar niet zoals de pagina. Leidt de proxy naar RUMMY_WEB_LISTEN, met het hele pad?
doctor-web-host = De proxy van { $host } verandert de Host-header. Stel hem zo in dat hij die behoudt; Caddy doet dat.
doctor-web-sockets = { $url } laat geen WebSockets door: de pagina kan geen verbinding maken. De proxy moet “Upgrade” en de Origin-header doorgeven.
doctor-web-plain = Telegram opent alleen https-adressen als Mini App: met { $url } krijgt iedereen een privélink.
doctor-app-alone = RUMMY_TELEGRAM_APP is ingesteld, RUMMY_WEB_URL niet: er is geen pagina om te openen.
doctor-telegram-app = Groepen openen de pagina via { $link }
doctor-telegram-no-app = In groepen opent de pagina met een privélink: de bot heeft geen Mini App. @BotFather maakt er een: /mybots, Bot Settings, Configure Mini App, met het adres { $url }

## rummy web

cli-web-open = Je tafel: { $link }
cli-web-guests = Gasten in je netwerk openen deze link, of scannen de code met hun telefoon: { $link }
cli-web-guests-here = Gasten openen deze link op deze computer: { $link }
cli-web-not-secret = Wie op dit netwerk meeluistert, kan de pagina lezen: http is niet versleuteld.
cli-web-ends = Ctrl-C beëindigt het programma. De partij blijft bewaard.
cli-web-ended = Beëindigd. Zo ga je verder: rummy web --resume
help-web =
    rummy web [--sheet SPEL] [--seats jij,makkelijk,gemiddeld] [--name NAAM] [--rule NAAM=WAARDE] [--guests] [--host ADRES] [--port N] [--no-browser]
    rummy web --resume [--database URL]

    Een partij in de browser tegen computers, en met vrienden op hetzelfde netwerk.

    --sheet SPEL        een van de spellen van “rummy sheets”; standaard: rummikub
    --seats LIJST       wie er spelen, met komma’s ertussen: jij, en makkelijk, gemiddeld of moeilijk
    --guests            wacht tot de gasten meedoen voordat de partij begint
    --host ADRES        waar de pagina staat: 0.0.0.0 laat telefoons in je netwerk toe; standaard: alleen deze computer
    --port N            standaard: 7310 of een vrije poort
    --no-browser        opent geen browser
    --name NAAM         hoe je heet
    --rule NAAM=WAARDE  een huisregel; meer dan één mag; “rummy sheets SPEL” noemt ze
    --resume            gaat verder met de laatste partij die niet af is
    --database URL      waar partijen worden bewaard, zoals sqlite:///avond.sqlite3; standaard: in je gegevensmap
