# Wat je kunt zeggen, elk in één regel: de hulp. De woorden zelf zijn in elke taal gelijk.

## Een tafel en haar spelers

word-new = een tafel openen: “new rummikub”
word-join = aanschuiven; “join” en een code: aan de tafel met die code
word-leave = voorgoed opstaan
word-start = de eerste ronde delen
word-stop = de tafel sluiten
word-next = de volgende ronde delen
word-rematch = nog een partij, zelfde plaatsen, zelfde regels
word-pause = de klok stilzetten: tot “resume” kan niemand spelen
word-resume = verder spelen
word-nudge = wie aan de beurt is vragen door te spelen
word-back = weer zelf spelen waar een computer voor je speelt
word-host = de tafel overdragen: “host” en een naam
word-remove = iemand van tafel halen: “remove” en een naam
word-standin = een computer valt voor iemand in: “standin” en een naam
word-table = de tafel laten zien
word-tables = al je tafels
word-score = de stand laten zien
word-replay = de ronde nog een keer zien
word-history = alle beurten van de ronde lezen
word-record = het spel als bestand
word-rules = hoe hier wordt gespeeld
word-settings = de instellingen van deze tafel
word-language = een andere taal spreken: “language en”
word-notify = waar je geroepen wordt: “notify dm”, “notify group”, “notify both”, “notify quiet”
word-quiet = stille uren, waarin lange beurten rusten: “quiet 22-8 Amsterdam”; niet meer: “quiet off”
word-help = wat je nu kunt zeggen; “help all”: alle woorden
word-web = een privélink naar deze tafel in je browser; “web off” sluit hem
word-stats = jouw cijfers; “stats” en een naam: die van iemand hier
word-puzzle = de puzzel van de dag: “puzzle”, “puzzle hard”; met een tafel: je antwoord
word-privacy = wat er over je wordt bewaard; “privacy export”, “privacy forget”, “privacy hide”
word-quit = het programma verlaten; de partij blijft bewaard

## De beurt

word-rack = je bankje of je hand laten zien
word-sort = sorteren wat je hebt: “sort colour”, “sort number”
word-group = een deel ervan bij elkaar houden: “group r4 r5”; alleen “group”: niet meer
word-play = stenen van je bankje op tafel leggen: “play r7 b9”; nog een keer: een andere manier
word-arrange = de hele tafel schrijven, een streep tussen combinaties; “#2”: de 2e, “...”: de andere
word-move = een steen verleggen: “move r8 3” legt hem bij combinatie 3, “move r8 new” begint een nieuwe
word-split = een rij splitsen: “split 3 r6” begint het tweede deel met r6
word-pick = stenen van je bankje in de hand nemen, voorlopig elk apart: “pick r7”
word-undo = de laatste stap terugnemen
word-reset = je beurt opnieuw beginnen
word-repair = van je opzet de dichtstbijzijnde geldige tafel maken
word-done = uitleggen wat je hebt geplaatst: je beurt is klaar; bij kaarten: klaar met een lege hand
word-draw = van de stapel pakken; bij stenen is je beurt voorbij
word-pass = passen; alleen als de stapel leeg is
word-return = een steen terugleggen als je bankje vol is: “return r7”
word-take = een kaart nemen: “take stock” van de stapel, “take discard” van de aflegstapel
word-meld = een combinatie uitleggen: “meld 7H 8H 9H”
word-layoff = aanleggen: “layoff 10H 2” legt aan bij combinatie 2
word-discard = een kaart weggooien: je beurt is voorbij
word-object = bezwaar maken: er is een foute combinatie uitgelegd
word-accept = accepteren wat het laatst is uitgelegd
word-hint = een tip: of je kunt uitleggen, welke stenen, dan hoe
word-auto = vanzelf pakken als je niet kunt uitleggen: “auto”; “auto first”: tot je eerste keer
