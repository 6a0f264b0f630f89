# Wat de opdrachten zeggen. Namen van opdrachten, opties, bladen en huisregels zijn in elke taal gelijk.

## Fouten in wat er staat

cli-no-command = Er is geen opdracht “{ $command }”. Er zijn: { $commands }. “rummy --help” zegt wat elk ervan doet.
cli-usage = { $command }: { $fault ->
        [value] { $argument } heeft een waarde nodig.
        [choice] { $argument } kan niet “{ $value }” zijn. Er zijn: { $choices }.
        [missing] er ontbreekt: { $argument }.
        [both] { $argument } en { $other } gaan niet samen.
        [flag] { $argument } krijgt geen waarde.
        [unknown] “{ $value }” is hier onbekend.
        [whole] { $argument } is een geheel getal, niet “{ $value }”.
        [few] { $argument } is minstens 1, niet { $value }.
        [port] { $argument } is een geheel getal van 1 tot en met { $most }, niet “{ $value }”.
        [seconds] { $argument } is een getal van 0 tot { $most }, niet “{ $value }”.
       *[other] dit kan niet worden gelezen.
    } “{ $command } --help” laat zien hoe je het schrijft.
cli-language = “{ $wanted }” wordt hier niet gesproken, wel: { $languages }.
cli-no-sheet = Er is geen spelregelblad “{ $sheet }”. Er zijn: { $sheets }.
cli-rule-form = “{ $rule }” is geen huisregel: je schrijft NAAM=WAARDE, zoals jokers=4.
cli-rule-unknown = Er is geen huisregel “{ $rule }”. { $sheet } kent: { $rules }.
cli-rule-sheets = { $sheet } kent de huisregel { $rule } niet. Deze bladen wel: { $sheets }.
cli-rule-value = De huisregel { $rule } kan niet “{ $value }” zijn. Mogelijk: { $allowed }.
cli-players = Met { $seats } kun je { $sheet } niet spelen: het is voor { $low } tot { $high }.
cli-pack-too-small = Met deze huisregels heeft { $sheet } te weinig stenen of kaarten voor { $seats } plaatsen.
cli-level-unknown = “{ $level }” is hier geen soort plaats. Er zijn: { $levels }.
cli-seats-you = Eén plaats is van jou: schrijf één keer “you”, zoals in you,easy.
cli-too-long = Dat is meer dan enig spel heeft: er worden hoogstens { $most } tekens tegelijk gelezen.
cli-unreadable = { $family ->
        [cards] “{ $word }” is geen kaart. Kaarten schrijf je als AS 10H QD.
       *[tiles] “{ $word }” is geen steen. Stenen schrijf je als r5 b12, een joker als J of J=r5; check neemt één combinatie.
    }
cli-file-unreadable = “{ $file }” kan niet worden geopend. Klopt de naam, en mag je het bestand lezen?
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
cli-settings = Deze instellingen hebben een waarde die niet kan: { $keys }. “rummy doctor” zegt meer.
cli-dot-env = Het bestand .env kan niet worden gelezen. “rummy doctor” zegt meer.
cli-no-output = De uitvoer kan niet worden geschreven: { $why }.
cli-fault = Dat had niet mogen gebeuren; het is een fout van het programma, niet van jou. Hij staat als { $id } in { $file }.

## play

cli-you = Jij

## Wat later komt

cli-serve-nothing = Er is niets te bedienen: geen platform heeft een token. Stel RUMMY_DISCORD_TOKEN of RUMMY_TELEGRAM_TOKEN in, of speel in de terminal met “rummy play”.
cli-serve-connecting = Verbinden met { $platform }…
cli-serve-connected = { $platform }: verbonden als { $name }. Nodig de bot uit met { $link }
cli-serve-ready = Klaar: er kan worden gespeeld. Ctrl-C beëindigt het programma.
cli-serve-ended = Beëindigd.
cli-discord-token = Discord kent het token in RUMMY_DISCORD_TOKEN niet. De Developer Portal maakt een nieuw: je toepassing, Bot, Reset Token.
cli-emoji-nothing = Er is geen bot die emoji kan hebben: stel RUMMY_DISCORD_TOKEN in.
cli-emoji-begins = De stenen en kaarten worden geschilderd…
cli-emoji-away = Discord antwoordt niet, of neemt nu geen emoji meer aan. Wat er staat, blijft; zeg later nog eens “rummy emoji”.
cli-emoji =
    { $new ->
        [0] Alle { $count } emoji zijn er.
       *[other] { $new } van { $count } emoji ontbraken en zijn er nu. Start “rummy serve” opnieuw om ze te gebruiken.
    }
cli-no-room =
    { $obstacle ->
        [taken] Op { $place } luistert al een ander programma. Stel een andere poort in met { $setting }.
        [forbidden] Deze gebruiker mag niet luisteren op { $place }: een poort onder 1024 vraagt meer rechten. Stel een andere poort in met { $setting }.
        [elsewhere] Deze computer heeft het adres { $place } niet. Stel met { $setting } een van zijn eigen adressen in, of 0.0.0.0 voor allemaal.
        [unknown] De naam in { $place } heeft hier geen adres. Stel met { $setting } een adres of een andere naam in.
       *[other] Het programma kan niet luisteren op { $place }: { $why }. Stel een ander adres in met { $setting }.
    }
cli-telegram-token = Telegram kent het token in RUMMY_TELEGRAM_TOKEN niet. @BotFather toont het geldige: /mybots, API Token.
cli-telegram-webhook = Telegram bezorgt niets op het adres in RUMMY_TELEGRAM_WEBHOOK_URL: { $why }. Het neemt https-adressen op poort 443, 80, 88 of 8443 die vanaf het internet bereikbaar zijn. Verbeter het, of laat het leeg: dan vraagt het programma er zelf om.
cli-plays-here = Geen platform heeft een token, dus speel je hier in de terminal.

## De database

database-url = RUMMY_DATABASE_URL of --database noemt geen database. Schrijf sqlite:/// en het pad van een bestand, zoals sqlite:///rummy.sqlite3, of postgresql://USER:PASSWORD@HOST/NAME.
database-newer = De database is geschreven door een nieuwere versie van het programma. Er is niets aangeraakt: installeer die versie weer, of neem de kopie die ze heeft gemaakt.
database-locked = Een ander programma heeft de database open. Beëindig dat eerst, of noem een ander bestand.
database-read-only = Er kan niet in de database worden geschreven. Maak het bestand en de map van jou.
database-full = De schijf is vol. Maak ruimte en begin opnieuw; niets wat beantwoord was, is verloren.
database-damaged = Het databasebestand is beschadigd. Zet er een kopie voor in de plaats; bewaar het beschadigde voor een reparatie.
database-gone = Het databasebestand is er niet, of zijn map is niet toegankelijk.
database-folder = De map van die database is er niet. Maak haar eerst, of verbeter het pad.
database-foreign-log = Naast het databasebestand ligt het logboek van een ander, en daarin kunnen beantwoorde zetten staan. Heb je daar een kopie neergezet om vanaf daar verder te spelen, verplaats dan het bestand waarvan de naam op “-wal” eindigt en bewaar het. Zet anders het vorige databasebestand terug. Start daarna opnieuw.
database-several-names = Het databasebestand heeft meerdere namen (harde koppelingen), dus twee programma’s zouden er tegelijk in kunnen schrijven. Beëindig elk programma dat het gebruikt. Verwijder dan alle namen op één na (“find . -samefile BESTAND” toont ze); ligt er naast een ervan een bestand dat op “-wal” eindigt, houd dan die naam.
database-unreachable = De databaseserver antwoordt niet. Draait hij, en kloppen host en poort in RUMMY_DATABASE_URL?
database-refused = De databaseserver laat zo niemand binnen. Kijk naar gebruiker, wachtwoord en naam van de database in RUMMY_DATABASE_URL.
database-forbidden = De databaseserver laat deze gebruiker binnen, maar laat hem geen tabellen maken. Maak hem eigenaar van de database: ALTER DATABASE NAME OWNER TO USER.
database-server = De database staat op een server, en hier is een bestand nodig.
database-other = De database kan niet worden geopend.

## backup

cli-backup = { $file } bevat de database zoals ze nu is: { $count ->
        [one] één open tafel
       *[other] { $count } open tafels
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. De kopie is geopend en in orde.
cli-backup-same = Dat is de database zelf. Noem een ander bestand.
cli-backup-server = Deze database wordt door PostgreSQL bewaard, dat haar kopieert terwijl het programma doorgaat: pg_dump --format=custom --file=rummy.dump ADRES
backup-unwritable = De kopie kan niet naar { $file } worden geschreven. Is de map er, is die van jou, en is er ruimte? Verder is er niets aangeraakt.

## move

cli-move = { $name } bevat nu alles: { $count ->
        [one] één tafel
       *[other] { $count } tafels
    }, { $rows } rijen, elk vergeleken. Zet RUMMY_DATABASE_URL daarop, en start geen programma meer op het oude bestand: bewaar dat als kopie.
move-no-server = Waar alles heen moet, is geen adres als postgresql://USER:PASSWORD@HOST/NAME.
move-not-empty = In die database staat al iets. Er is niets aangeraakt: noem een lege.
move-different = Niet alles kwam aan zoals het was, dus is daar niets bewaard. Het bestand is zoals het was; probeer het nog eens, en let op geheugen en schijf.

## check en sheets

cli-meld = { $kind ->
        [set] Een serie
       *[run] Een rij
    }: { $meld }{ $counts ->
        [yes] . Uitgelegd is dat { $value } waard.
       *[no] .
    }
cli-sheet-fields = Wat erop staat, en waar het gedrukt is (C.. is een lezing waar de druk een gat laat); een * staat bij wat huisregels kunnen veranderen:

## solve

cli-solve-unreadable = { $family ->
        [cards] “{ $word }” is geen kaart. Kaarten schrijf je als AS 10H QD, met | tussen de combinaties van de tafel.
       *[tiles] “{ $word }” is geen steen. Stenen schrijf je als r5 b12, een joker als J of J=r5, met | tussen de combinaties van de tafel.
    }
cli-solve-impossible = Dit kan niet. { $why }
cli-solve-no-meld = Zo kan de tafel niet liggen. { $why }
cli-solve-too-many = { $count ->
        [one] Er is maar één { $tile } in dit spel.
       *[other] Er zijn maar { $count } keer { $tile } in dit spel.
    }
cli-solve-lay = { $family ->
        [cards] Leg { $tiles }: { $count } { $count ->
            [one] kaart
           *[other] kaarten
        } en { $points } { $points ->
            [one] punt
           *[other] punten
        } minder in je hand.
       *[tiles] Leg { $tiles }: { $count } { $count ->
            [one] steen
           *[other] stenen
        } en { $points } { $points ->
            [one] punt
           *[other] punten
        } minder op je bankje.
    }
cli-solve-kept = Je houdt { $tiles }.
cli-solve-emptied = { $family ->
        [cards] Daarmee is je hand leeg.
       *[tiles] Daarmee is je bankje leeg.
    }
cli-solve-nothing = { $family ->
        [cards] Er is niets uit te leggen: gooi een kaart weg.
       *[tiles] Er is niets uit te leggen: pak.
    }
cli-solve-unproven = Het zoeken hield op voor het zeker was: misschien kan het nog beter. “--effort 10” zoekt tien keer zo lang.

## puzzle

cli-puzzle-title = { $sheet }, { $grade }, nummer { $seed }
cli-puzzle-rack = Je bankje: { $tiles }
cli-puzzle-how = Leg alles in één beurt uit. --answer "TAFEL" zegt of je het hebt, --solution laat zien hoe.
cli-puzzle-grade = { $sheet } heeft alleen deze puzzels: { $grades }.
cli-puzzle-sheets = { $sheet } heeft geen puzzels. Deze bladen wel: { $sheets }.
cli-puzzle-none = Met deze huisregels is voor { $sheet } geen puzzel gevonden. Met een andere --seed is er misschien een.

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
record-no-goal = bij { $sheet } wordt niet om “{ $name }” gespeeld
record-too-few = “{ $name }” moet 1 of meer zijn
record-sheet = er is geen spelregelblad “{ $name }”
record-house-rule = de huisregel { $name } kan niet “{ $value }” zijn
record-unreadable = “{ $word }” is niet te lezen
record-hidden = hier is iets verborgen, verder gaat het verslag niet
record-move = er is geen zet “{ $word }”
record-impossible = deze zet kan in geen enkele stelling ({ $what })
record-not-over = de ronde ervoor is niet voorbij; geef een stelling
record-starter = “{ $name }” zou beginnen, maar zit niet aan tafel
record-draw = “{ $word }” is geen trekking om te beginnen
record-stock = de stapel is niet compleet
record-position = in de stelling kan “{ $field }” niet zo zijn: { $what }
cli-film-nothing = Ronde { $round } van dit verslag heeft niets te zien.
cli-film-unwritable = “{ $file }” kan niet worden geschreven.
cli-round = Ronde { $round }
cli-refused = Geweigerd: { $why }
cli-first-laying = Eerste keer uitleggen: { $points } { $points ->
        [one] punt
       *[other] punten
    }.
cli-bell = De tijd was om: { $drawn } gepakt.
cli-bell-counted = De tijd was om, en de beurt telt zoals die lag.
cli-match-won = De partij is voorbij. Winst voor: { $winners }.
cli-table = Tafel: { $table }
cli-stock = { $family ->
        [cards] { $count ->
            [one] { $count } kaart
           *[other] { $count } kaarten
        }
       *[tiles] { $count ->
            [one] { $count } steen
           *[other] { $count } stenen
        }
    } in de stapel.
cli-to-move = { $name } is aan de beurt.

## progress

cli-progress-simulate = Partijen
cli-progress-film = Plaatjes
cli-progress-emoji = Emoji’s
cli-progress-move = Rijen
cli-progress-backup = Pagina’s van de database
cli-ended-simulate = Gestopt na { $done } { $all ->
        [one] van { $all } partij
       *[other] van de { $all } partijen
    }; de cijfers gaan over deze.
cli-ended-film = Gestopt na { $done } van de { $all } plaatjes; er is geen bestand geschreven.
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
doctor-env-file-none = Er is hier geen bestand .env; dat geeft niets.
doctor-env-file-broken = Het bestand .env kan niet als tekst worden gelezen. Schrijf het opnieuw, naar .env.example.
doctor-env-file-open = Anderen op deze machine kunnen .env lezen, en er staat een token of wachtwoord in: typ “chmod 600 .env”.
doctor-key-unknown = { $setting } is geen instelling en doet dus niets. Haal het weg; .env.example noemt alle instellingen die er zijn.
doctor-key-near = { $setting } is geen instelling en doet dus niets. Is { $near } bedoeld?
doctor-values = De instellingen hebben waarden die kunnen.
doctor-value-wrong = { $setting } heeft een waarde die niet kan. In .env.example staat wat wel kan.
doctor-language-unknown = RUMMY_LANGUAGE is geen van de talen die hier worden gesproken: { $languages }. Tot dan wordt Engels gesproken.
doctor-database-wrong = RUMMY_DATABASE_URL begint niet met sqlite:/// en niet met postgresql://. Laat het leeg voor een bestand in je gegevensmap.
doctor-metrics = Wie het programma bewaakt, krijgt antwoord op http://{ $place }, alleen op deze machine: /health, /ready, /metrics.
doctor-metrics-open = Wie het programma bewaakt, krijgt antwoord op http://{ $place }: /health, /ready, /metrics. Iedereen die deze machine bereikt kan dat lezen; er staan geen namen en geen bankjes in.
doctor-token-telegram = RUMMY_TELEGRAM_TOKEN is ingesteld: “rummy serve” bedient Telegram. “rummy doctor --live” vraagt Telegram of het klopt.
doctor-token-discord = RUMMY_DISCORD_TOKEN is ingesteld: “rummy serve” bedient Discord. “rummy doctor --live” vraagt Discord of het klopt.
doctor-folder = In { $folder } kan worden geschreven.
doctor-folder-wrong = In { $folder } kan niet worden geschreven, dus geen partij kan worden bewaard. Maak de map van jou, of zet XDG_DATA_HOME op een map die dat is.
doctor-log-wrong = In { $folder } kan niet worden geschreven, dus fouten kunnen niet worden gelogd. Maak de map van jou, of zet XDG_STATE_HOME op een map die dat is.
doctor-files-open = Andere gebruikers van deze machine kunnen { $files } in { $folder } lezen. Sluit die bestanden voor hen af: chmod 600.
doctor-folder-shared = Andere gebruikers van deze machine kunnen in { $folder } schrijven en zo vervangen wat daar wordt bewaard. Neem hun dat af: chmod go-w { $folder }.
doctor-folder-listed = Andere gebruikers van deze machine kunnen de namen van de bestanden in { $folder } zien; wat het programma daar bewaart, kun alleen jij lezen. chmod 700 { $folder } verbergt ook de namen.
doctor-database-new = { $file } is er nog niet: bij de eerste start wordt het gemaakt.
doctor-database = { $file } is in orde: { $count ->
        [one] één open tafel
       *[other] { $count } open tafels
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB{ $served ->
        [yes] ; een programma heeft het open.
       *[no] .
    }
doctor-database-older = { $file } is van een oudere versie. Bij de volgende start wordt het gekopieerd en bijgewerkt.
doctor-database-log = Het logboek naast { $file } is gegroeid tot { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Beëindig alle programma’s die het bestand lang open hebben, en begin opnieuw.
doctor-database-trouble = { $file }: { $what }
doctor-server-new = { $name } is er en is leeg: de eerste start maakt de tabellen.
doctor-server = { $name } antwoordt: { $count ->
        [one] één open tafel
       *[other] { $count } open tafels
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, { $programs ->
        [0] geen programma heeft haar open.
        [one] één programma heeft haar open.
       *[other] { $programs } programma’s hebben haar open.
    }
doctor-server-older = { $name } is van een oudere versie. De volgende start werkt haar bij: maak eerst een kopie met pg_dump.
doctor-disk = Op de schijf van { $folder } is nog maar { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB vrij. Maak ruimte voor hij vol is.
doctor-pictures = Er kunnen afbeeldingen worden gemaakt, en hun lettertype is er.
doctor-pictures-wrong = Er kunnen geen afbeeldingen worden gemaakt. Installeer het programma opnieuw; tot dan verschijnen tafels als tekst.
doctor-processes = Computerspelers kunnen in eigen processen denken.
doctor-processes-none = Computerspelers kunnen niet in eigen processen denken: in /dev/shm kan niet worden geschreven. Ze delen de tijd van dit programma, en partijen met veel van hen zijn traag.
doctor-languages = Elke tekst bestaat in elke taal: { $languages }.
doctor-text-missing = { $count ->
        [one] Er ontbreekt één tekst
       *[other] Er ontbreken { $count } teksten
    } in de taal { $spoken }, waaronder { $text }. Installeer het programma opnieuw.
doctor-terminal = De terminal is { $columns } breed en { $lines } hoog en toont kleuren.
doctor-terminal-plain = De uitvoer is geen terminal: het is platte tekst, zonder kleuren.
doctor-terminal-dumb = De terminal zegt dat hij geen kleuren toont (TERM is { $term }): stenen en kaarten herken je aan hun letters.
doctor-terminal-narrow = De terminal is { $columns } breed: maak hem 60 of breder, anders breken lange tafels af.
doctor-terminal-encoding = De terminal verwacht { $encoding }, maar het programma schrijft UTF-8. Zet LANG op een taal met UTF-8, zoals nl_NL.UTF-8.
doctor-live-nothing = Geen platform heeft een token, dus is er op het net niets te vragen.
doctor-telegram = Telegram kent de bot als { $name }. De link die hem aan een groep toevoegt: { $link }
doctor-telegram-token = Telegram kent het token in RUMMY_TELEGRAM_TOKEN niet. @BotFather toont het geldige: /mybots, API Token.
doctor-telegram-away = Telegram antwoordt niet. Is deze computer verbonden met het net? RUMMY_TELEGRAM_API, als dat is ingesteld, moet een Bot API-server noemen die draait.
doctor-telegram-odd = Dit adres antwoordt, maar niet zoals Telegram. Klopt RUMMY_TELEGRAM_API?
doctor-telegram-groups = De bot mag niet aan groepen worden toegevoegd. Zeg tegen @BotFather: /setjoingroups, Enable.
doctor-telegram-private = De privacymodus staat aan: in groepen hoort de bot opdrachten en antwoorden aan hem, en meer heeft hij niet nodig.
doctor-telegram-overhears = De privacymodus staat uit: de bot krijgt alles wat er in groepen wordt geschreven, en leest daarvan alleen opdrachten en antwoorden. @BotFather zet hem aan: /setprivacy.
doctor-telegram-webhook = Telegram brengt nieuws nu naar een webhook. “rummy serve” haalt die weg en vraagt er zelf naar.
doctor-discord = Discord kent de bot: { $name }. De link die hem uitnodigt: discord.com/oauth2/authorize?client_id={ $number }&scope=bot+applications.commands&permissions=274877942784
doctor-discord-token = Discord kent het token in RUMMY_DISCORD_TOKEN niet. De Developer Portal maakt een nieuw: je toepassing, Bot, Reset Token.
doctor-discord-away = Discord antwoordt niet. Is deze machine online? RUMMY_DISCORD_API moet, als het is ingesteld, een server noemen die draait.
doctor-discord-odd = Dit adres antwoordt, maar niet zoals Discord. Klopt RUMMY_DISCORD_API?
doctor-discord-endpoint = In de Developer Portal staat een Interactions Endpoint URL: opdrachten en knoppen gaan daarheen en bereiken dit programma nooit. Maak hem leeg.
doctor-discord-public = Iedereen kan de bot naar een server halen. Wil je hem voor jezelf houden, zet dan Public Bot uit in de Developer Portal.
doctor-discord-own = Alleen jij kunt de bot naar een server halen.
doctor-discord-commands = De opdrachten zijn er.
doctor-discord-new = De opdrachten zijn er nog niet: de volgende “rummy serve” biedt ze aan.
doctor-discord-emoji =
    { $count ->
        [0] Nog geen stenen als emoji: “rummy emoji” zet ze erop, voor wie graag tafels in emoji ziet.
       *[other] { $count } eigen emoji van de bot zijn er.
    }

## Hoe je de opdrachten schrijft: --help

help-start =
    Rummy met vrienden, volgens zeven gedrukte spelregelbladen.

    rummy                 speelt in de terminal
    rummy play            een partij in de terminal, zoals jij haar wilt
    rummy web             een partij in de browser, ook met vrienden in huis
    rummy sheets          de spelregelbladen, of een ervan met alles wat erop staat
    rummy check           is dit een combinatie, en hoeveel is ze waard?
    rummy solve           de beste geldige manier om uit te leggen
    rummy puzzle          een bankje dat net leeg kan: de puzzel van de dag
    rummy replay          speelt een verslag na volgens de regels
    rummy verify          leidt het schudden van een verslag opnieuw af: was het eerlijk?
    rummy ratings         toont wie er voorstaat, of berekent alle ratings opnieuw
    rummy simulate        computers onder elkaar
    rummy lines           JSON-regels, voor programma’s die spelen of toekijken
    rummy init            vraagt om tokens en schrijft de instellingen voor “rummy serve”
    rummy serve           Discord, Telegram of beide, tot het wordt beëindigd
    rummy emoji           stenen als eigen emoji van de bot, op Discord
    rummy backup          kopieert de database terwijl ze in gebruik is
    rummy drain           opent voorlopig geen nieuwe tafels, of weer
    rummy move URL        brengt alles van het SQLite-bestand naar een PostgreSQL-server
    rummy doctor          controleert instellingen, mappen, talen en de terminal

    Elk kent --help, en --language met een van { $languages }. rummy --version noemt de versie.
    De status aan het eind is 0 voor ja, 1 voor nee (geweigerd), 2 voor wat niet te lezen is of niet kan.
help-play =
    rummy play [--learn] [--sheet BLAD] [--seats you,easy] [--name NAAM] [--seed N] [--rule NAAM=WAARDE]
    rummy play --resume [--database URL]

    Een partij in de terminal tegen computers.

    --sheet BLAD        een van de bladen die “rummy sheets” noemt; zonder: rummikub
    --seats LIJST       wie er spelen, met komma’s ertussen, op volgorde: you, en easy, normal of hard
    --name NAAM         hoe je heet
    --seed N            elke keer hetzelfde geschud
    --rule NAAM=WAARDE  een huisregel, ook vaker; “rummy sheets BLAD” noemt ze
    --learn             begint met een les van een paar beurten
    --resume            gaat verder met de laatste partij die niet af is
    --database URL      waar partijen worden bewaard, zoals sqlite:///avond.sqlite3; zonder: in je gegevensmap
help-sheets =
    rummy sheets [BLAD] [--json]

    De spelregelbladen, of alles wat op een ervan staat en waar het gedrukt is.

    --json  voor programma’s
help-check =
    rummy check BLAD "STENEN" [--rule NAAM=WAARDE] [--json]

    Is dit één combinatie, en hoeveel is ze uitgelegd waard? Bijvoorbeeld: rummy check rummikub "r9 r10 J"

    --rule NAAM=WAARDE  een huisregel, ook vaker
    --json              voor programma’s
help-solve =
    rummy solve BLAD --table "TAFEL" --rack "STENEN" [--closed] [--aim tiles] [--effort N] [--rule NAAM=WAARDE] [--json]

    De beste geldige manier om uit te leggen, een ster bij elke gelegde steen. Bijvoorbeeld:
    rummy solve rummikub --table "r4 r5 r6 | b8 k8 y8" --rack "r7 r8 k1"

    --table TAFEL       de combinaties die er liggen, met | ertussen; zonder: er ligt niets
    --rack STENEN       de stenen of kaarten die je hebt; bij kaarten na het nemen
    --closed            voor de eerste keer uitleggen
    --aim DOEL          waarvan het er het meest moeten zijn: tiles (stenen), of points (wat ze op het bankje waard zijn)
    --rule NAAM=WAARDE  een huisregel, ook vaker
    --json              voor programma’s
help-puzzle =
    rummy puzzle [--sheet BLAD] [--seed N | --today] [--difficulty easy] [--answer "TAFEL"] [--solution] [--rule NAAM=WAARDE] [--json]

    Een tafel, en een bankje dat in één beurt net leeg kan. Op één dag is hij voor iedereen gelijk.

    --sheet BLAD        een blad dat met stenen wordt gespeeld; zonder: rummikub
    --seed N            een andere dan die van de dag
    --today             die van de dag (volgens UTC), zoals zonder nummer
    --difficulty GRAAD  easy (makkelijk), normal (gemiddeld) of hard (moeilijk): hoeveel van de tafel moet verhuizen
    --answer TAFEL      je antwoord, de hele tafel met | tussen combinaties: klopt het?
    --solution          toont een oplossing
    --rule NAAM=WAARDE  een huisregel, ook vaker
    --json              voor programma’s
help-replay =
    rummy replay BESTAND [--json] [--keep-going] [--gif BESTAND [--round N]]

    Speelt een verslag volgens de regels na en zegt wat die van elke zet vinden. BESTAND mag - zijn: de standaardinvoer.

    --json         een regel JSON per zet, voor programma’s
    --keep-going   houdt niet op bij de eerste geweigerde zet
    --gif BESTAND  schrijft een ronde als bewegend beeld
    --round N      welke ronde; zonder: de laatste
help-verify =
    rummy verify BESTAND [--json]

    Leidt het schudden van een verslag opnieuw af uit wat voor het delen vastlag. BESTAND mag - zijn voor de standaardinvoer.

    Exitstatus: 0 eerlijk, 1 wijkt af, 2 onleesbaar of niet te controleren. docs/fairness.md zegt wat dat bewijst.

    --json  het oordeel over elke ronde, voor programma’s
help-ratings =
    rummy ratings [--rebuild] [--database URL] [--json]

    Toont per spel wie er in het hele huis voorstaat. Stop bij SQLite eerst de bot.

    --rebuild       berekent alle ratings opnieuw uit de uitgespeelde rondes
    --database URL  waar de partijen staan; zonder: zoals ingesteld
    --json          elke rating, ook die van elke chat, voor programma’s
help-simulate =
    rummy simulate BLAD [--seats easy,easy] [--games N] [--match] [--seed N] [--rule NAAM=WAARDE] [--json]

    Computers onder elkaar, en hoe hun spellen eindigen.

    --seats LIJST       wie er spelen, met komma’s ertussen: easy, normal of hard
    --games N           hoeveel spellen; zonder: 100
    --match             een spel is een hele partij; zonder: één ronde
    --pairs             telkens twee niveaus tegen elkaar, in beide volgordes
    --seed N            elke keer dezelfde spellen
    --rule NAAM=WAARDE  een huisregel, ook vaker
    --json              voor programma’s
help-lines =
    rummy lines [--pause SECONDEN] [--database URL] [--seed N]

    Eén JSON-object per regel, erin en eruit: hele spellen voor programma’s.

    --pause SECONDEN  hoe lang computers wachten voor ze iets doen, 0 tot 60; zonder: 1
    --database URL    waar tafels worden bewaard, zoals sqlite:///rummy.sqlite3; zonder: waar
                      RUMMY_DATABASE_URL zegt, en als dat niets zegt, nergens
    --seed N          elke keer hetzelfde geschud
help-serve =
    rummy serve

    Bedient Discord, als RUMMY_DISCORD_TOKEN is ingesteld, en Telegram, als RUMMY_TELEGRAM_TOKEN dat is,
    tot het wordt beëindigd.
    Tafels worden bewaard waar RUMMY_DATABASE_URL zegt, anders in een bestand in je gegevensmap.
help-emoji =
    rummy emoji

    Zet stenen en kaarten als emoji van je bot op Discord, voor zover ze ontbreken: één keer is genoeg.
    Met “settings look emoji” wordt een tafel ermee getoond.
help-backup =
    rummy backup [BESTAND] [--database URL]

    Kopieert de database, ook terwijl het programma draait, en opent de kopie om te zien of ze in orde is.
    Pas dan komt ze in de plaats van een oudere.

    BESTAND         waar de kopie komt, of een map ervoor; zonder: naast de database
    --database URL  welke database; zonder: die RUMMY_DATABASE_URL noemt
help-move =
    rummy move URL [--database URL]

    Brengt alles van het SQLite-bestand naar een lege PostgreSQL-database: alles, rij voor rij vergeleken, of niets.
    Het programma mag intussen niet draaien. Het bestand blijft zoals het is.

    URL             waarheen, zoals postgresql://USER:PASSWORD@HOST/NAME
    --database URL  waarvandaan, zoals sqlite:///rummy.sqlite3; zonder: die RUMMY_DATABASE_URL noemt
help-doctor =
    rummy doctor [--live]

    Controleert de instellingen, de mappen, de talen en de terminal, en zegt wat er tegen elke fout te doen is.

    --live  vraagt ook de platforms of tokens en instellingen daar kloppen
