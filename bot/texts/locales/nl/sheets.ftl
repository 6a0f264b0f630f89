# De zeven regelbladen: een naam, en in één regel wat er bijzonder aan is.

sheet-rummikub = Rummikub
sheet-rummikub-about = De klassieker: 30 punten om uit te komen, daarna mag je alles op tafel herschikken.
sheet-rummikub-printed = {""}
sheet-schmidt = Schmidt Rummy
sheet-schmidt-about = 30 punten om uit te komen, vier jokers; herschikken met beperkingen.
sheet-schmidt-printed = In de gedrukte spelregels heet een steen “kaartje”, een plankje “kaartenbankje”, een groep “serie” en de pot “stapel”.
sheet-bookmark = Bookmark Rummy
sheet-bookmark-about = 40 punten om uit te komen, een joker telt altijd 25; herschikken met beperkingen.
sheet-bookmark-printed = {""}
sheet-budacsek = Rummy van Budaçsek
sheet-budacsek-about = 25 punten om uit te komen, acht jokers, niet herschikken; de spelers letten zelf op fouten.
sheet-budacsek-printed = {""}
sheet-kids = myRummy Kids
sheet-kids-about = Acht stenen, alleen rijen, geen punten: wie drie fiches heeft, wint.
sheet-kids-printed = {""}
sheet-kids-pro = myRummy Kids voor kenners
sheet-kids-pro-about = Acht stenen, rijen en groepen, herschikken, geen punten: wie drie fiches heeft, wint.
sheet-kids-pro-printed = {""}
sheet-basic = Basic Rummy
sheet-basic-about = Met 52 kaarten: één nemen, combinaties neerleggen, één weggooien.
sheet-basic-printed = {""}
sheet-in-a-line = { $name } – { $about }
