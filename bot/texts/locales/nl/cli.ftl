# Wat de opdrachten zeggen. Namen van opdrachten, opties en spellen zijn in elke taal gelijk.

## Fouten in wat er staat

cli-no-command = De opdracht “{ $command }” bestaat niet. Kies uit: { $commands }. “rummy --help” zegt wat ze doen.
cli-usage = { $command }: { $fault ->
        [value] { $argument } heeft een waarde nodig.
        [choice] “{ $value }” is geen geldige waarde voor { $argument }. Kies uit: { $choices }.
        [missing] ik mis { $argument }.
        [both] { $argument } en { $other } gaan niet samen.
        [flag] { $argument } krijgt geen waarde.
        [unknown] “{ $value }” is hier onbekend.
        [whole] { $argument } moet een geheel getal zijn, niet “{ $value }”.
        [few] { $argument } moet minstens 1 zijn, niet { $value }.
        [port] { $argument } moet een geheel getal van 1 tot en met { $most } zijn, niet “{ $value }”.
        [seconds] { $argument } moet een getal van 0 tot { $most } zijn, niet “{ $value }”.
       *[other] dit kan ik niet lezen.
    } “{ $command } --help” laat zien hoe het moet.
cli-argument = { $name ->
        [SHEET] SPEL
        [TILES] STENEN
        [FILE] BESTAND
       *[other] { $name }
    }
cli-language = De taal “{ $wanted }” is er niet, wel: { $languages }.
cli-no-sheet = Het spel “{ $sheet }” bestaat niet. Kies uit: { $sheets }.
cli-rule-form = “{ $rule }” is geen huisregel: schrijf NAAM=WAARDE, zoals jokers=4.
cli-rule-unknown = De huisregel “{ $rule }” bestaat niet. { $sheet } kent: { $rules }.
cli-rule-sheets = { $sheet } kent de huisregel { $rule } niet. Deze spellen wel: { $sheets }.
cli-rule-value = “{ $value }” is geen geldige waarde voor de huisregel { $rule }. Kies uit: { $allowed }.
cli-players = { $sheet } is voor { $low } tot { $high } spelers, niet voor { $seats }.
cli-pack-too-small = Met deze huisregels heeft { $sheet } te weinig stenen of kaarten voor { $seats } plaatsen.
cli-level-unknown = “{ $level }” is geen soort speler. Kies uit: { $levels }.
cli-seats-you = Eén plaats is van jou: schrijf één keer “jij”, zoals in jij,makkelijk.
cli-too-long = Te lang: er worden hoogstens { $most } tekens tegelijk gelezen.
cli-unreadable = { $family ->
        [cards] “{ $word }” is geen kaart. Kaarten schrijf je als AS 10H QD.
       *[tiles] “{ $word }” is geen steen. Stenen schrijf je als r5 b12, een joker als J of J=r5. “rummy check” controleert één combinatie tegelijk.
    }
cli-file-unreadable = Ik kan “{ $file }” niet openen. Klopt de naam, en mag je het bestand lezen?
cli-file-no-text = “{ $file }” is geen tekst, dus geen verslag.
cli-record = Het verslag kan niet worden gespeeld: { $what }.
cli-record-round = Het verslag kan niet worden gespeeld, ronde { $round }: { $what }.
cli-record-move = Het verslag kan niet worden gespeeld, ronde { $round }, zet { $move }: { $what }.
cli-not-verifiable = Dit verslag is niet te controleren: er staat geen geopend zegel in.
cli-ratings-rebuilt = Opnieuw berekend uit { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }: { $ratings ->
        [one] { $ratings } rating
       *[other] { $ratings } ratings
    }.
cli-settings = Deze instellingen hebben een ongeldige waarde: { $keys }. “rummy doctor” zegt meer.
cli-dot-env = Ik kan het bestand .env niet lezen. “rummy doctor” zegt meer.
cli-no-output = Ik kan de uitvoer niet schrijven: { $why }.
cli-fault = Dat had niet mogen gebeuren: het is een fout van het programma, niet van jou. De fout staat als { $id } in { $file }.

## play

cli-you = Jij

## Wat later komt

cli-serve-nothing = Geen enkel platform heeft een token. Stel RUMMY_DISCORD_TOKEN of RUMMY_TELEGRAM_TOKEN in, of speel in de terminal met “rummy play”.
cli-serve-connecting = Verbinden met { $platform }…
cli-serve-connected = { $platform }: verbonden als { $name }. Nodig de bot uit via { $link }
cli-serve-ready = Klaar: er kan worden gespeeld. Ctrl-C beëindigt het programma.
cli-serve-again = Het programma blijft het proberen. Ctrl-C beëindigt het.
cli-serve-answered = { $platform } antwoordt weer.
cli-serve-ended = Beëindigd.
cli-discord-token = Discord kent het token in RUMMY_DISCORD_TOKEN niet. In de Developer Portal krijg je een nieuw token: je applicatie, Bot, Reset Token.
cli-emoji-nothing = Er is geen bot voor de emoji: stel RUMMY_DISCORD_TOKEN in.
cli-emoji-begins = Ik teken de stenen en kaarten…
cli-emoji-away = Discord reageert niet, of neemt nu geen emoji meer aan. Wat er staat, blijft; typ later nog eens “rummy emoji”.
cli-emoji =
    { $new ->
        [0] Alle { $count } emoji staan er al.
       *[other] Ik heb { $new } van { $count } emoji toegevoegd. Start “rummy serve” opnieuw om ze te gebruiken.
    }
cli-no-room =
    { $obstacle ->
        [taken] Op { $place } luistert al een ander programma. Stel een andere poort in met { $setting }.
        [forbidden] Deze gebruiker mag niet luisteren op { $place }: een poort onder 1024 vraagt meer rechten. Stel een andere poort in met { $setting }.
        [elsewhere] Deze computer heeft het adres { $place } niet. Stel met { $setting } een van zijn eigen adressen in, of 0.0.0.0 voor allemaal.
        [unknown] De naam in { $place } heeft hier geen adres. Stel met { $setting } een adres of een andere naam in.
       *[other] Het programma kan niet luisteren op { $place }: { $why }. Stel een ander adres in met { $setting }.
    }
cli-telegram-token = Telegram kent het token in RUMMY_TELEGRAM_TOKEN niet. @BotFather toont het juiste: /mybots, API Token.
cli-telegram-webhook = Telegram bezorgt niets op het adres in RUMMY_TELEGRAM_WEBHOOK_URL: { $why }. Het accepteert https-adressen op poort 443, 80, 88 of 8443 die vanaf internet bereikbaar zijn. Verbeter het, of laat het leeg: dan haalt het programma berichten zelf op.
cli-plays-here = Geen enkel platform heeft een token, dus speel je hier in de terminal.

## De database

database-url = RUMMY_DATABASE_URL of --database noemt geen database. Schrijf sqlite:/// en het pad van een bestand, zoals sqlite:///rummy.sqlite3, of postgresql://USER:PASSWORD@HOST/NAME.
database-newer = De database komt van een nieuwere versie van het programma. Ik heb niets aangeraakt: installeer die versie weer, of neem de kopie die ze maakte.
database-locked = Een ander programma gebruikt de database. Sluit dat eerst, of noem een ander bestand.
database-read-only = Ik kan niet in de database schrijven. Maak jezelf eigenaar van het bestand en de map.
database-full = De schijf is vol. Maak ruimte en start opnieuw; er is niets verloren wat bevestigd was.
database-damaged = Het databasebestand is beschadigd. Zet er een kopie voor in de plaats, en bewaar het beschadigde voor herstel.
database-gone = Het databasebestand { $file } is er niet, of de map is niet toegankelijk.
database-folder = De map { $folder } is er niet. Maak die eerst, of verbeter het pad.
database-foreign-log = Naast de database ligt het logboek van een andere database, en daarin kunnen bevestigde zetten staan. Heb je daar een kopie neergezet om daarvan verder te gaan, zet dan het bestand dat op “-wal” eindigt ergens anders en bewaar het. Zet anders het vorige bestand terug. Start daarna opnieuw.
database-several-names = Het databasebestand heeft meerdere namen (harde koppelingen), dus kunnen twee programma’s er tegelijk in schrijven. Sluit alle programma’s die het gebruiken en verwijder alle namen op één na (“find . -samefile BESTAND” toont ze). Ligt er naast een ervan een bestand dat op “-wal” eindigt, houd dan die naam.
database-unreachable = De databaseserver reageert niet. Draait hij, en kloppen host en poort in RUMMY_DATABASE_URL?
database-refused = De databaseserver weigert de toegang. Controleer gebruiker, wachtwoord en databasenaam in RUMMY_DATABASE_URL.
database-forbidden = Deze gebruiker mag in de database geen tabellen maken. Maak hem eigenaar: ALTER DATABASE NAME OWNER TO USER.
database-server = De database staat op een server, en hier is een bestand nodig.
database-other = De database kan niet worden geopend.

## backup

cli-backup = { $file } bevat de database zoals die nu is: { $count ->
        [one] één open tafel
       *[other] { $count } open tafels
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Ik heb de kopie geopend: die is in orde.
cli-backup-same = Dat is de database zelf. Noem een ander bestand.
cli-backup-server = Deze database staat in PostgreSQL, dat haar kopieert terwijl het programma doorgaat: pg_dump --format=custom --file=rummy.dump ADRES
backup-unwritable = Ik kan de kopie niet naar { $file } schrijven. Is de map er, is die van jou, en is er ruimte? Verder is er niets aangeraakt.

## move

cli-move = { $name } bevat nu alles: { $count ->
        [one] één tafel
       *[other] { $count } tafels
    }, { $rows } rijen, allemaal vergeleken. Zet dat adres in RUMMY_DATABASE_URL, en start niets meer op het oude bestand: bewaar dat als kopie.
move-no-server = Het doel is geen adres als postgresql://USER:PASSWORD@HOST/NAME.
move-not-empty = Die database is niet leeg. Ik heb niets aangeraakt: noem een lege.
move-different = Niet alles kwam goed aan, dus daar is niets bewaard. Het bestand is onveranderd; probeer het nog eens, en let op geheugen en schijf.

## check en sheets

cli-meld = { $kind ->
        [set] Een groep
       *[run] Een rij
    }: { $meld }{ $counts ->
        [yes] . Neergelegd is dat { $value ->
            [one] { $value } punt
           *[other] { $value } punten
        } waard.
       *[no] .
    }
cli-sheet-options = Dit kun je met huisregels veranderen. L is een regelnummer in { $file }, C een interpretatie waar dat bestand niets zegt:
cli-sheet-unprinted = niet gedrukt

## solve

cli-solve-unreadable = { $family ->
        [cards] “{ $word }” is geen kaart. Kaarten schrijf je als AS 10H QD, met | tussen de combinaties van de tafel.
       *[tiles] “{ $word }” is geen steen. Stenen schrijf je als r5 b12, een joker als J of J=r5, met | tussen de combinaties van de tafel.
    }
cli-solve-impossible = Dit kan niet. { $why }
cli-solve-no-meld = Zo kan de tafel er niet uitzien. { $why }
cli-solve-too-many = { $count ->
        [one] Er is maar één { $tile } in dit spel.
       *[other] Er zijn maar { $count } keer { $tile } in dit spel.
    }
cli-solve-lay = { $family ->
        [cards] Leg { $tiles } neer: { $count } { $count ->
            [one] kaart
           *[other] kaarten
        } en { $points } { $points ->
            [one] punt
           *[other] punten
        } minder in je hand.
       *[tiles] Leg { $tiles } neer: { $count } { $count ->
            [one] steen
           *[other] stenen
        } en { $points } { $points ->
            [one] punt
           *[other] punten
        } minder op je plankje.
    }
cli-solve-kept = Je houdt { $tiles } over.
cli-solve-emptied = { $family ->
        [cards] Daarmee is je hand leeg.
       *[tiles] Daarmee is je plankje leeg.
    }
cli-solve-nothing = { $family ->
        [cards] Er valt niets neer te leggen: gooi een kaart weg.
       *[tiles] Er valt niets neer te leggen: pak een steen.
    }
cli-solve-unproven = Ik stopte met zoeken voordat het zeker was: misschien kan het beter. “--effort 10” zoekt tien keer zo lang.

## puzzle

cli-puzzle-title = { $sheet }, { $grade }, nummer { $seed }
cli-puzzle-rack = Je plankje: { $tiles }
cli-puzzle-how = Speel in één beurt je hele plankje leeg. --answer "TAFEL" zegt of het klopt, --solution laat zien hoe.
cli-puzzle-grade = Puzzels voor { $sheet } zijn er alleen op niveau { $grades }.
cli-puzzle-sheets = Voor { $sheet } zijn er geen puzzels. Voor deze spellen wel: { $sheets }.
cli-puzzle-none = Met deze huisregels vond ik geen puzzel voor { $sheet }. Met een andere --seed misschien wel.

## replay

record-too-long = het is te lang
record-too-deep = een sleutel erin heeft te veel delen
record-too-large = er staat een groter getal in dan een partij nodig heeft
record-too-much = “{ $name }” bevat meer dan een partij heeft
record-not-toml = het is geen TOML ({ $why })
record-format = zijn formaat is niet { $wanted }
record-field = er is geen veld “{ $name }”
record-kind = “{ $name }” is { $kind ->
        [text] geen tekst
        [table] geen tabel
        [list] geen lijst
       *[number] geen heel getal
    }
record-seats = de plaatsen moeten verschillende namen van elk één woord zijn
record-goals = een partij heeft één doel: rounds, target of chips
record-no-goal = bij { $sheet } speel je niet om “{ $name }”
record-too-few = “{ $name }” moet 1 of meer zijn
record-sheet = het spel “{ $name }” bestaat niet
record-house-rule = “{ $value }” is geen geldige waarde voor de huisregel { $name }
record-unreadable = “{ $word }” is niet te lezen
record-hidden = hier is iets verborgen, verder gaat het verslag niet
record-move = er is geen zet “{ $word }”
record-impossible = deze zet kan in geen enkele stelling ({ $what })
record-not-over = de ronde ervoor is niet voorbij; geef een stelling
record-starter = “{ $name }” zou beginnen, maar zit niet aan tafel
record-draw = “{ $word }” is geen trekking om te beginnen
record-stock = de pot of stapel is niet compleet
record-position = in de stelling kan “{ $field }” niet zo zijn: { $what }
cli-film-nothing = In ronde { $round } van dit verslag is niets te zien.
cli-film-unwritable = Ik kan “{ $file }” niet schrijven.
cli-round = Ronde { $round }
cli-refused = Geweigerd: { $why }
cli-first-laying = Om uit te komen: { $points } { $points ->
        [one] punt
       *[other] punten
    }.
cli-timeout = De tijd was om: { $drawn } gepakt.
cli-timeout-counted = De tijd was om: de beurt telt zoals hij lag.
cli-match-won = { $count ->
        [0] De partij eindigt in een gelijkspel.
       *[other] De partij is afgelopen. Gewonnen door: { $winners }.
    }
cli-table = Tafel: { $table }
cli-stock = { $family ->
        [cards] { $count ->
            [one] { $count } kaart
           *[other] { $count } kaarten
        } in de stapel
       *[tiles] { $count ->
            [one] { $count } steen
           *[other] { $count } stenen
        } in de pot
    }.
cli-to-move = { $name } is aan de beurt.

## progress

cli-progress-simulate = Partijen
cli-progress-film = Afbeeldingen
cli-progress-emoji = Emoji’s
cli-progress-move = Rijen
cli-progress-backup = Pagina’s van de database
cli-ended-simulate = Gestopt na { $done } { $all ->
        [one] van { $all } partij
       *[other] van de { $all } partijen
    }; de cijfers gaan over deze.
cli-ended-film = Gestopt na { $done } van de { $all } afbeeldingen; er is geen bestand geschreven.
cli-ended-emoji = Gestopt na { $done } van de { $all } emoji. Wat geüpload is blijft; “rummy emoji” gaat daar verder.
cli-ended-move = Gestopt na { $done } van de { $all } rijen; geen ervan is bewaard en het bestand is zoals het was.
cli-ended-backup = Gestopt na { $done } van de { $all } pagina’s; er is geen kopie geschreven.

## simulate

cli-games = { $games } { $games ->
        [one] spel
       *[other] spellen
    }, { $refusals } { $refusals ->
        [one] weigering
       *[other] weigeringen
    }
cli-share = { $result ->
        [win] Gewonnen
        [draw] Onbeslist
        [blocked] Vastgelopen
        [aborted] Afgebroken
       *[open] Zonder einde
    }: { $count } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-turns = Beurten in een spel: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } gemiddeld, hoogstens { $max }
cli-wins = Rondes gewonnen door { $level }: { $count }
cli-wins-shared = Rondes die meer niveaus samen hebben gewonnen: { $count }
cli-matches = Partijen gewonnen door { $level }: { $count }
cli-matches-shared = Partijen die meer niveaus samen hebben gewonnen: { $count }
cli-pair = { $better } tegen { $worse }: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } tot { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) van { $decided ->
        [one] { $decided } besliste ronde
       *[other] { $decided } besliste rondes
    }, { $rounds } gespeeld
cli-pair-pace = { $level }: { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms per beslissing
cli-pace = { NUMBER($milliseconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms per beurt

## doctor

cli-doctor-fine = Alles is in orde.
cli-doctor-wrong = { $count ->
        [one] Er is één ding niet in orde.
       *[other] Er zijn { $count } dingen niet in orde.
    }
doctor-env-file = Het bestand .env wordt gelezen.
doctor-env-file-none = Er is hier geen bestand .env; dat is niet erg.
doctor-env-file-broken = Het bestand .env is geen leesbare tekst. Schrijf het opnieuw, op basis van .env.example.
doctor-env-file-open = Anderen op deze computer kunnen .env lezen, en daar staat een token of wachtwoord in: typ “chmod 600 .env”.
doctor-key-unknown = { $setting } is geen instelling en doet dus niets. Haal die regel weg; .env.example noemt alle instellingen.
doctor-key-near = { $setting } is geen instelling en doet dus niets. Bedoelde je { $near }?
doctor-values = Alle instellingen hebben een geldige waarde.
doctor-value-wrong = { $setting } heeft een ongeldige waarde. In .env.example staat wat wel kan.
doctor-language-unknown = RUMMY_LANGUAGE is geen van de beschikbare talen: { $languages }. Tot die tijd is het Engels.
doctor-database-wrong = RUMMY_DATABASE_URL begint niet met sqlite:/// en niet met postgresql://. Laat het leeg voor een bestand in je gegevensmap.
doctor-metrics = De monitoring antwoordt op http://{ $place }, alleen op deze computer: /health, /ready, /metrics.
doctor-metrics-open = De monitoring antwoordt op http://{ $place }: /health, /ready, /metrics. Iedereen die deze computer bereikt, kan dat lezen; er staan geen namen en geen plankjes in.
doctor-token-telegram = RUMMY_TELEGRAM_TOKEN is ingesteld: “rummy serve” start de bot op Telegram. “rummy doctor --live” vraagt Telegram of het klopt.
doctor-token-discord = RUMMY_DISCORD_TOKEN is ingesteld: “rummy serve” start de bot op Discord. “rummy doctor --live” vraagt Discord of het klopt.
doctor-folder = In { $folder } kan worden geschreven.
doctor-folder-wrong = In { $folder } kan niet worden geschreven, dus partijen worden niet bewaard. Maak jezelf eigenaar, of zet XDG_DATA_HOME op een map van jou.
doctor-log-wrong = In { $folder } kan niet worden geschreven, dus fouten worden niet gelogd. Maak jezelf eigenaar, of zet XDG_STATE_HOME op een map van jou.
doctor-files-open = Andere gebruikers van deze computer kunnen { $files } in { $folder } lezen. Sluit die bestanden af: chmod 600.
doctor-folder-shared = Andere gebruikers van deze computer kunnen in { $folder } schrijven en zo vervangen wat daar staat. Neem hun dat recht af: chmod go-w { $folder }.
doctor-folder-listed = Andere gebruikers van deze computer zien de bestandsnamen in { $folder }; de inhoud kun alleen jij lezen. chmod 700 { $folder } verbergt ook de namen.
doctor-database-new = { $file } is er nog niet: het wordt bij de eerste start gemaakt.
doctor-database = { $file } is in orde: { $count ->
        [one] één open tafel
       *[other] { $count } open tafels
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB{ $served ->
        [yes] ; een programma gebruikt het.
       *[no] .
    }
doctor-database-older = { $file } komt van een oudere versie. De volgende start kopieert het en werkt het bij.
doctor-database-log = Het logboek naast { $file } is gegroeid tot { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Sluit programma’s die het bestand lang openhouden, en start opnieuw.
doctor-database-trouble = { $file }: { $what }
doctor-server-new = { $name } bestaat en is leeg: de eerste start maakt de tabellen aan.
doctor-server = { $name } reageert: { $count ->
        [one] één open tafel
       *[other] { $count } open tafels
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, { $programs ->
        [0] geen programma gebruikt die.
        [one] één programma gebruikt die.
       *[other] { $programs } programma’s gebruiken die.
    }
doctor-server-older = { $name } komt van een oudere versie. De volgende start werkt die bij: maak eerst een kopie met pg_dump.
doctor-disk = Op de schijf van { $folder } is nog maar { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB vrij. Maak ruimte voor hij vol is.
doctor-pictures = Afbeeldingen kunnen worden getekend, en het lettertype is er.
doctor-pictures-wrong = Afbeeldingen kunnen niet worden getekend. Installeer het programma opnieuw; tot die tijd zie je tafels als tekst.
doctor-processes = Computerspelers kunnen in aparte processen rekenen.
doctor-processes-none = Computerspelers kunnen niet in aparte processen rekenen: in /dev/shm kan niet worden geschreven. Ze rekenen in dit programma mee, en met veel computers wordt het traag.
doctor-languages = Alle teksten zijn er in elke taal: { $languages }.
doctor-text-missing = { $count ->
        [one] Er ontbreekt één tekst
       *[other] Er ontbreken { $count } teksten
    } in de taal { $spoken }, waaronder { $text }. Installeer het programma opnieuw.
doctor-terminal = De terminal heeft { $columns } kolommen en { $lines } regels en toont kleuren.
doctor-terminal-plain = De uitvoer gaat niet naar een terminal: alleen tekst, zonder kleuren.
doctor-terminal-dumb = De terminal meldt dat hij geen kleuren toont (TERM is { $term }): stenen en kaarten herken je aan hun letters.
doctor-terminal-narrow = De terminal heeft maar { $columns } kolommen: maak hem minstens 60 kolommen breed, anders worden lange tafels afgebroken.
doctor-terminal-encoding = De terminal verwacht { $encoding }, maar het programma schrijft UTF-8. Zet LANG op een taal met UTF-8, zoals nl_NL.UTF-8.
doctor-live-nothing = Geen enkel platform heeft een token, dus online valt er niets te controleren.
doctor-telegram = Telegram kent de bot als { $name }. Met deze link komt hij in een groep: { $link }
doctor-telegram-token = Telegram kent het token in RUMMY_TELEGRAM_TOKEN niet. @BotFather toont het juiste: /mybots, API Token.
doctor-telegram-away = Telegram reageert niet. Is deze computer online? RUMMY_TELEGRAM_API moet, als het is ingesteld, een Bot API-server noemen die draait.
doctor-telegram-odd = Dit adres reageert, maar niet als Telegram. Klopt RUMMY_TELEGRAM_API?
doctor-telegram-conflict = Een ander programma haalt de berichten van deze bot al bij Telegram op, en dat mag er maar één: stop het andere.
doctor-telegram-groups = De bot mag niet aan groepen worden toegevoegd. Stuur @BotFather /setjoingroups, Enable.
doctor-telegram-private = De privacymodus staat aan: in groepen krijgt de bot alleen opdrachten en antwoorden, en meer is niet nodig.
doctor-telegram-overhears = De privacymodus staat uit: de bot krijgt alles wat er in groepen wordt geschreven, maar leest alleen opdrachten en antwoorden. @BotFather zet de modus aan: /setprivacy.
doctor-telegram-inline = De inline-modus staat aan: spelers kunnen hun zetten in de groep kiezen. Telegram zegt niet of het keuzes meldt: zet /setinlinefeedback bij @BotFather op 100 %. Tot die tijd moet elke zet worden bevestigd.
doctor-telegram-no-inline = De inline-modus staat uit. Wil je dat spelers hun zet in de groep kunnen doen, stuur @BotFather dan /setinline, daarna /setinlinefeedback, 100 %.
doctor-telegram-webhook = Telegram bezorgt berichten nu bij een webhook. “rummy serve” verwijdert die en haalt de berichten zelf op.
doctor-discord = Discord kent de bot als { $name }. Met deze link nodig je hem uit: discord.com/oauth2/authorize?client_id={ $number }&scope=bot+applications.commands&permissions=274877942784
doctor-discord-token = Discord kent het token in RUMMY_DISCORD_TOKEN niet. In de Developer Portal krijg je een nieuw token: je applicatie, Bot, Reset Token.
doctor-discord-away = Discord reageert niet. Is deze computer online? RUMMY_DISCORD_API moet, als het is ingesteld, een server noemen die draait.
doctor-discord-odd = Dit adres reageert, maar niet als Discord. Klopt RUMMY_DISCORD_API?
doctor-discord-endpoint = In de Developer Portal staat een Interactions Endpoint URL: opdrachten en knoppen gaan daarheen en bereiken dit programma nooit. Verwijder hem daar.
doctor-discord-public = Iedereen kan de bot naar een server halen. Wil je hem voor jezelf houden, zet dan Public Bot uit in de Developer Portal.
doctor-discord-own = Alleen jij kunt de bot naar een server halen.
doctor-discord-commands = De opdrachten zijn er.
doctor-discord-new = De opdrachten zijn er nog niet: de volgende “rummy serve” biedt ze aan.
doctor-discord-emoji =
    { $count ->
        [0] De stenen zijn nog geen emoji: “rummy emoji” voegt ze toe.
       *[other] De bot heeft { $count } eigen emoji.
    }

## Hoe je de opdrachten schrijft: --help

help-start =
    Rummy met vrienden, volgens zeven gedrukte spelregelbladen.

    rummy                 start een partij in de terminal
    rummy play            een partij in de terminal, zoals jij die wilt
    rummy web             een partij in de browser, ook met vrienden op hetzelfde netwerk
    rummy sheets          toont de lijst van spellen, of één spel met al zijn regels
    rummy check           zegt of iets een combinatie is, en wat die waard is
    rummy solve           zoekt de beste geldige zet
    rummy puzzle          de puzzel van de dag: een plankje in één beurt leegmaken
    rummy replay          speelt een verslag na volgens de regels
    rummy verify          controleert of er in een verslag eerlijk geschud is
    rummy ratings         toont wie er voorstaat, of berekent alle ratings opnieuw
    rummy simulate        laat computers tegen elkaar spelen
    rummy lines           JSON-regels, voor programma’s die spelen of toekijken
    rummy init            vraagt om tokens en schrijft de instellingen voor “rummy serve”
    rummy serve           start de bot op Discord, Telegram of beide
    rummy emoji           zet stenen en kaarten als emoji van de bot op Discord
    rummy backup          kopieert de database terwijl die in gebruik is
    rummy drain           laat voorlopig geen nieuwe tafels toe, of weer wel
    rummy move URL        kopieert alles van het SQLite-bestand naar een PostgreSQL-server
    rummy doctor          controleert instellingen, mappen, talen en de terminal

    Elke opdracht kent --help en --language ({ $languages }). rummy --version toont de versie.
    Exitstatus: 0 = ja, 1 = nee (geweigerd), 2 = onleesbaar of onmogelijk.
help-play =
    rummy play [--learn] [--sheet SPEL] [--seats jij,makkelijk] [--name NAAM] [--seed N] [--rule NAAM=WAARDE]
    rummy play --resume [--database URL]

    Een partij in de terminal tegen computers.

    --sheet SPEL        een van de spellen van “rummy sheets”; standaard: rummikub
    --seats LIJST       wie er spelen, met komma’s ertussen, op volgorde: jij, en makkelijk, gemiddeld of moeilijk
    --name NAAM         hoe je heet
    --seed N            schudt elke keer hetzelfde
    --rule NAAM=WAARDE  een huisregel; meer dan één mag; “rummy sheets SPEL” noemt ze
    --learn             begint met een les van een paar beurten
    --resume            gaat verder met de laatste partij die niet af is
    --database URL      waar partijen worden bewaard, zoals sqlite:///avond.sqlite3; standaard: in je gegevensmap
help-sheets =
    rummy sheets [SPEL] [--json]

    De spellen, of alle regels van een spel en waar ze gedrukt staan.

    --json  voor programma’s
help-check =
    rummy check SPEL "STENEN" [--rule NAAM=WAARDE] [--json]

    Zegt of iets een combinatie is, en hoeveel punten die bij het neerleggen waard is. Bijvoorbeeld: rummy check rummikub "r9 r10 J"

    --rule NAAM=WAARDE  een huisregel; meer dan één mag
    --json              uitvoer als JSON, voor programma’s
help-solve =
    rummy solve SPEL --table "TAFEL" --rack "STENEN" [--closed] [--aim tiles] [--effort N] [--rule NAAM=WAARDE] [--json]

    Zoekt de beste geldige zet, met een + voor elke neergelegde steen. Bijvoorbeeld:
    rummy solve rummikub --table "r4 r5 r6 | b8 k8 y8" --rack "r7 r8 k1"

    --table TAFEL       de combinaties op tafel, met | ertussen; standaard: een lege tafel
    --rack STENEN       de stenen of kaarten die je hebt; bij kaarten na het nemen
    --closed            als je nog niet bent uitgekomen
    --aim DOEL          waarvan je zo veel mogelijk kwijt wilt: tiles (stenen) of points (punten van het plankje)
    --effort N          hoelang er gezocht wordt: N keer zo lang; standaard: 1
    --rule NAAM=WAARDE  een huisregel; meer dan één mag
    --json              uitvoer als JSON, voor programma’s
help-puzzle =
    rummy puzzle [--sheet SPEL] [--seed N | --today] [--difficulty makkelijk] [--answer "TAFEL"] [--solution] [--rule NAAM=WAARDE] [--json]

    Een tafel, en een plankje dat in één beurt leeg kan. Elke dag krijgt iedereen dezelfde puzzel.

    --sheet SPEL        een spel met stenen; standaard: rummikub
    --seed N            een andere puzzel dan die van de dag
    --today             de puzzel van de dag (volgens UTC); dat is de standaard
    --difficulty GRAAD  makkelijk, gemiddeld of moeilijk: hoeveel je op tafel moet herschikken
    --answer TAFEL      je antwoord, de hele tafel met | tussen combinaties: klopt het?
    --solution          toont een oplossing
    --rule NAAM=WAARDE  een huisregel; meer dan één mag
    --json              uitvoer als JSON, voor programma’s
help-replay =
    rummy replay BESTAND [--json] [--keep-going] [--gif BESTAND [--round N]]

    Speelt een verslag na en toont of elke zet mag. Met - als BESTAND wordt de standaardinvoer gelezen.

    --json         een regel JSON per zet, voor programma’s
    --keep-going   houdt niet op bij de eerste geweigerde zet
    --gif BESTAND  schrijft een ronde als geanimeerde GIF
    --round N      welke ronde; standaard: de laatste
help-verify =
    rummy verify BESTAND [--json]

    Rekent na of er in een verslag is geschud zoals vóór het delen is vastgelegd. Met - als BESTAND wordt de standaardinvoer gelezen.

    Exitstatus: 0 = eerlijk, 1 = wijkt af, 2 = onleesbaar of niet te controleren. docs/fairness.md legt uit wat dat bewijst.

    --json  het oordeel over elke ronde, voor programma’s
help-ratings =
    rummy ratings [--rebuild] [--database URL] [--json]

    Toont per spel wie er in alle chats samen voorstaat. Stop bij SQLite eerst de bot.

    --rebuild       berekent alle ratings opnieuw uit de uitgespeelde rondes
    --database URL  waar de partijen staan; standaard: zoals ingesteld
    --json          elke rating, ook die van elke chat, voor programma’s
help-simulate =
    rummy simulate SPEL [--seats makkelijk,makkelijk] [--games N] [--match] [--pairs] [--seed N] [--rule NAAM=WAARDE] [--json]

    Laat computers tegen elkaar spelen en toont hoe de spellen aflopen.

    --seats LIJST       wie er spelen, met komma’s ertussen: makkelijk, gemiddeld of moeilijk
    --games N           hoeveel spellen; standaard: 100
    --match             een spel is een hele partij; standaard: één ronde
    --pairs             telkens twee niveaus tegen elkaar, in beide volgordes
    --seed N            elke keer dezelfde spellen
    --rule NAAM=WAARDE  een huisregel; meer dan één mag
    --json              uitvoer als JSON, voor programma’s
help-lines =
    rummy lines [--pause SECONDEN] [--database URL] [--seed N]

    Eén JSON-object per regel, als in- en uitvoer: hele spellen voor programma’s.

    --pause SECONDEN  hoe lang computers wachten voor ze iets doen, 0 tot 60; standaard: 1
    --database URL    waar tafels worden bewaard, zoals sqlite:///rummy.sqlite3; standaard: waar
                      RUMMY_DATABASE_URL aangeeft, anders nergens
    --seed N          schudt elke keer hetzelfde
help-serve =
    rummy serve

    Start de bot op Discord, als RUMMY_DISCORD_TOKEN is ingesteld, en op Telegram, als RUMMY_TELEGRAM_TOKEN dat is.
    De bot draait tot je hem stopt.
    Tafels worden bewaard waar RUMMY_DATABASE_URL aangeeft, anders in een bestand in je gegevensmap.
help-emoji =
    rummy emoji

    Zet stenen en kaarten als emoji van je bot op Discord, voor zover ze ontbreken: één keer is genoeg.
    Daarna toont “/rummy instellingen instelling:weergave emoji” op Discord een tafel in die emoji.
help-backup =
    rummy backup [BESTAND] [--database URL]

    Kopieert de database, ook terwijl het programma draait, en opent de kopie om te zien of die in orde is.
    Pas dan komt die in de plaats van een oudere.

    BESTAND         waar de kopie komt, of een map ervoor; standaard: naast de database
    --database URL  welke database; standaard: die in RUMMY_DATABASE_URL
help-move =
    rummy move URL [--database URL]

    Kopieert alles uit het SQLite-bestand naar een lege PostgreSQL-database: alles, rij voor rij gecontroleerd, of niets.
    Stop eerst het programma. Het bestand blijft zoals het is.

    URL             het doel, in de vorm postgresql://USER:PASSWORD@HOST/NAME
    --database URL  de bron, in de vorm sqlite:///rummy.sqlite3; standaard: die in RUMMY_DATABASE_URL
help-doctor =
    rummy doctor [--live]

    Controleert de instellingen, de mappen, de talen en de terminal, en zegt hoe je elke fout verhelpt.

    --live  vraagt ook de platforms of tokens en instellingen daar kloppen
