# De zeven regelbladen: een naam, en in één regel wat er bijzonder aan is.

sheet-rummikub = Rummikub
sheet-rummikub-about = De klassieker: 30 punten om te beginnen, daarna mag alles op tafel worden omgebouwd.
sheet-rummikub-printed = {""}
sheet-schmidt = Schmidt Rummy
sheet-schmidt-about = 30 punten om te beginnen, vier jokers, en bij het ombouwen blijven drie stenen van een combinatie liggen.
sheet-schmidt-printed = Het gedrukte blad zegt kaartje voor steen, kaartenbankje voor plankje, serie voor groep en stapel voor pot.
sheet-bookmark = Bookmark Rummy
sheet-bookmark-about = 40 punten om te beginnen, een joker telt altijd 25, en bij het ombouwen blijven drie stenen van een combinatie liggen.
sheet-bookmark-printed = {""}
sheet-budacsek = Rummy van Budaçsek
sheet-budacsek-about = 25 punten om te beginnen, acht jokers, geen ombouwen; de spelers letten zelf op foute combinaties.
sheet-budacsek-printed = {""}
sheet-kids = myRummy Kids
sheet-kids-about = Acht stenen, alleen rijen, geen punten tellen: wie drie fiches heeft, wint.
sheet-kids-printed = {""}
sheet-kids-pro = myRummy Kids voor kenners
sheet-kids-pro-about = Acht stenen, rijen en series, ombouwen, geen punten tellen: wie drie fiches heeft, wint.
sheet-kids-pro-printed = {""}
sheet-basic = Basic Rummy
sheet-basic-about = Met 52 kaarten: één nemen, combinaties uitleggen, één weggooien.
sheet-basic-printed = {""}
sheet-in-a-line = { $name } – { $about }
