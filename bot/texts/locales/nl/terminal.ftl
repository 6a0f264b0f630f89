# Wat alleen de terminal zegt.

terminal-welcome = Typ wat je wilt doen en druk op Enter. “help” noemt de woorden, “rules” legt het spel uit, “quit” stopt; de tabtoets vult aan wat je typt. Een plus staat voor wat nieuw of verplaatst is.
terminal-black = In r5, b5 en y5 is de letter de kleur; k5 is de zwarte 5.
terminal-did-draw = Je hebt { $tiles } gepakt.
terminal-did-take = Je hebt { $tiles } genomen.
terminal-did-lay = Je hebt { $tiles } uitgelegd.
terminal-did-discard = Je hebt { $tiles } weggegooid.
terminal-help-turn = Als je aan de beurt bent:
terminal-help-always = Altijd:
terminal-help-word = { "  " }{ $word } – { $about }
terminal-help = Op het toetsenbord: de tabtoets vult woorden aan en wat je hebt, de pijltjestoetsen halen eerdere regels terug, “quit” stopt { $kept ->
        [no] het programma, en de partij gaat verloren
       *[yes] en bewaart de partij
    }.
    { $family ->
        [cards] Kaarten worden ruim gelezen: 7-9H is 7H 8H 9H, 8SHD is 8S 8H 8D, en “schoppen aas” is AS.
       *[tiles] Stenen worden ruim gelezen: r4-7 is r4 r5 r6 r7, 8rbk is r8 b8 k8, “rood 7” is r7, en * is een joker.
    }
terminal-example-begin-tiles = Een verzonnen voorbeeld: “play r7 r8 r9” plaatst drie stenen, “done” legt ze uit.
terminal-example-drawn-cards = Een verzonnen voorbeeld: “meld 7H 8H 9H” legt drie kaarten uit, “discard KS” beëindigt je beurt.
terminal-play-hint = Wil je zelf bepalen hoe je ombouwt, schrijf dan de tafel: “arrange #1 r7 | b4 b5 b6 | ...” is combinatie 1 met r7 erbij, een nieuwe, en al het andere zoals het ligt.
terminal-resumed = Verder met je laatste partij.
terminal-go-on = Je hebt een onafgemaakte partij. Druk op Enter om verder te spelen, of typ “nee” voor een nieuwe.
terminal-kept-beside = Er wordt al in een ander venster gespeeld; deze partij wordt in een eigen bestand bewaard: { $file }
terminal-kept = De partij is bewaard. Verder gaat het wanneer je wilt met: { $command }
terminal-quit-keeps = “quit” bewaart de partij juist voor later.
terminal-quit-loses = het programma verlaten; de partij gaat verloren
terminal-bye = Tot ziens!
terminal-no-looks = Een terminal toont alleen tekst: weergave en kleuren zijn voor de plaatjes op Discord en Telegram.
terminal-nothing-kept = Er is geen onafgemaakte partij. Begin er een: rummy play
terminal-not-kept = De partij kan niet worden bewaard: { $what }
