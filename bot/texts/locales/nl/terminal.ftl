# Wat alleen de terminal zegt.

terminal-welcome = Typ wat je wilt doen en druk op Enter. “help” toont de opdrachten, “rules” legt het spel uit, “quit” sluit het programma; Tab vult aan. Een + staat bij wat nieuw of verlegd is.
terminal-black = In r5, b5 en y5 is de letter de kleur; k5 is de zwarte 5.
terminal-did-draw = Je hebt { $tiles } gepakt.
terminal-did-take = Je hebt { $tiles } genomen.
terminal-did-lay = Je hebt { $tiles } neergelegd.
terminal-did-discard = Je hebt { $tiles } weggegooid.
terminal-help-turn = Als je aan de beurt bent:
terminal-help-always = Altijd:
terminal-word-daily = de hand van de dag: voor iedereen gelijk, één poging
terminal-help-word = { "  " }{ $word } – { $about }
terminal-help = Op het toetsenbord: Tab vult opdrachten en je stenen aan, de pijltjes halen eerdere regels terug. “quit” sluit het programma { $kept ->
        [no] en de partij gaat verloren
       *[yes] en bewaart de partij
    }.
    { $family ->
        [cards] Korter mag ook: 7-9H is 7H 8H 9H, 8SHD is 8S 8H 8D, “schoppen aas” is AS.
       *[tiles] Korter mag ook: r4-7 is r4 r5 r6 r7, 8rbk is r8 b8 k8, “rode 7” is r7, * is een joker.
    }
terminal-example-begin-tiles = Bijvoorbeeld met r7 r8 r9: “play r7 r8 r9” zet ze klaar, met “done” liggen ze op tafel.
terminal-example-drawn-cards = Bijvoorbeeld: “meld 7H 8H 9H” legt drie kaarten neer, “discard KS” beëindigt je beurt.
terminal-play-hint = Wil je zelf herschikken, typ dan de hele tafel: “arrange #1 r7 | ... | b4 b5 b6”. Dat is combinatie 1 met r7 erbij, een nieuwe, en de rest zoals die ligt.
terminal-resumed = Verder met je laatste partij.
terminal-go-on = Je laatste partij is nog niet uit. Druk op Enter om verder te spelen, of typ “nee” voor een nieuwe.
terminal-kept-beside = Je speelt al in een ander venster; deze partij krijgt een eigen bestand: { $file }
terminal-kept = De partij is bewaard. Verder spelen: { $command }
terminal-quit-keeps = “quit” bewaart de partij wel voor later.
terminal-quit-loses = het programma sluiten; de partij gaat verloren
terminal-bye = Tot ziens!
terminal-page = Spatie = verder, q = terug naar het spel
terminal-no-looks = Een terminal toont alleen tekst: weergave en kleuren zijn voor de afbeeldingen op Discord en Telegram.
terminal-nothing-kept = Er is geen onafgemaakte partij. Begin er een: rummy play
terminal-not-kept = Ik kan de partij niet bewaren: { $what }
