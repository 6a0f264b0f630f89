# De hulp: elk woord in één regel. De namen van de woorden staan in bot/reading/languages.

## Een tafel en haar spelers

word-new = een tafel openen: “new rummikub”
word-join = aanschuiven aan tafel; vanuit een andere chat: “join BCDF”
word-leave = de tafel verlaten
word-start = uitdelen voor de eerste ronde
word-stop = de tafel sluiten
word-next = uitdelen voor de volgende ronde
word-rematch = nog een partij met dezelfde plaatsen en regels
word-pause = het spel pauzeren; met “resume” gaat het verder
word-resume = verder spelen na een pauze
word-nudge = een seintje geven aan wie aan de beurt is
word-back = weer zelf spelen in plaats van de computer
word-host = de tafel overdragen: “host NAAM”
word-remove = iemand van de tafel verwijderen: “remove NAAM”
word-standin = een computer voor iemand laten invallen: “standin NAAM”
word-table = laten zien wat er op tafel ligt
word-tables = een lijst van je tafels
word-score = de stand laten zien
word-replay = de ronde terugkijken
word-history = alle beurten van de ronde lezen
word-record = de partij als bestand
word-rules = de spelregels lezen
word-settings = de instellingen van deze tafel
word-language = een andere taal kiezen: “language en”
word-notify = waar je een seintje krijgt: “notify privé”, “notify hier”, “notify allebei”, “notify stil”
word-quiet = stille uren, zonder meldingen en tijdsdruk: “quiet 22-8 Amsterdam”; stoppen: “quiet uit”
word-help = wat je nu kunt typen; “help alles”: alle opdrachten
word-web = een privélink naar deze tafel in je browser; “web uit” sluit hem
word-stats = je eigen cijfers uit alle rondes, zoals punten en tijd per beurt; die van een ander: “stats NAAM”
word-puzzle = de puzzel van de dag oplossen: “puzzle”, “puzzle moeilijk”; antwoorden: “puzzle TAFEL”
word-privacy = wat ik over je bewaar; “privacy exporteren”, “privacy vergeten”, “privacy verbergen”
word-quit = het programma sluiten; de partij blijft bewaard

## De beurt

word-rack = je plankje of je hand laten zien
word-sort = je stenen of kaarten sorteren: “sort kleur”, “sort getal”
word-sort-cards = je hand sorteren: “sort kleur” op kleur, “sort getal” op waarde
word-group = stenen op je plankje naast elkaar houden: “group r4 r5”; alleen “group”: weer los
word-play = stenen klaarzetten op tafel: “play r7 b9”; nog een keer: een andere mogelijkheid
word-arrange = de hele tafel opnieuw typen: “arrange #2 | r7 r8 r9 | ...” (“#2” is combinatie 2, “...” de rest)
word-move = een steen verleggen: “move r8 3”, “move r8 nieuw”
word-split = een rij splitsen: “split 3 r6” laat het tweede deel met r6 beginnen
word-pick = een steen van je plankje kiezen, nog zonder combinatie: “pick r7”
word-undo = een stap terug; “undo 3”: drie stappen
word-reset = je beurt opnieuw beginnen
word-repair = je zet geldig maken met zo weinig mogelijk wijzigingen; kost niets, “undo” draait het terug
word-done = neerleggen wat je hebt klaargezet, en je beurt beëindigen; bij kaarten: alleen als je hand leeg is
word-done-tiles = neerleggen wat je hebt klaargezet; je beurt is dan voorbij
word-done-cards = je beurt beëindigen als je hand leeg is
word-draw = uit de pot pakken; in spellen met stenen eindigt daarmee je beurt
word-draw-tiles = uit de pot pakken; je beurt is dan voorbij
word-pass = je beurt overslaan; alleen als de pot leeg is
word-return = een steen terugleggen in de pot als je plankje vol is: “return r7”
word-take = een kaart nemen: “take stapel” van de stapel, “take aflegstapel” van de aflegstapel
word-meld = een combinatie neerleggen: “meld 7H 8H 9H”
word-layoff = kaarten aanleggen: “layoff 10H 2” legt 10H aan bij combinatie 2
word-discard = een kaart weggooien; daarmee eindigt je beurt
word-object = bezwaar maken als in de laatste zet een combinatie ongeldig is
word-accept = de laatste zet accepteren
word-hint = een tip: eerst of je iets kunt neerleggen, dan wat, dan hoe; “hint volledig”: alles ineens
word-auto = automatisch pakken als je niets kunt neerleggen: “auto”; “auto eerste”: alleen tot je kunt uitkomen
