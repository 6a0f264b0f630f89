# De zeven regelbladen: een naam, en in één regel wat er bijzonder aan is.

sheet-rummikub = Rummikub
sheet-rummikub-about = De klassieker: 30 punten voor je eerste uitleg, daarna mag je de hele tafel ombouwen.
sheet-rummikub-printed = {""}
sheet-schmidt = Schmidt Rummy
sheet-schmidt-about = 30 punten voor je eerste uitleg, vier jokers; bij het ombouwen blijven er drie stenen liggen.
sheet-schmidt-printed = In de gedrukte spelregels heet een steen kaartje, een plankje kaartenbankje, een groep serie en de pot stapel.
sheet-bookmark = Bookmark Rummy
sheet-bookmark-about = 40 punten voor je eerste uitleg, een joker telt altijd 25; bij het ombouwen blijven er drie stenen liggen.
sheet-bookmark-printed = {""}
sheet-budacsek = Rummy van Budaçsek
sheet-budacsek-about = 25 punten voor je eerste uitleg, acht jokers, niet ombouwen; de spelers letten zelf op fouten.
sheet-budacsek-printed = {""}
sheet-kids = myRummy Kids
sheet-kids-about = Acht stenen, alleen rijen, geen punten: wie drie fiches heeft, wint.
sheet-kids-printed = {""}
sheet-kids-pro = myRummy Kids voor kenners
sheet-kids-pro-about = Acht stenen, rijen en groepen, ombouwen, geen punten: wie drie fiches heeft, wint.
sheet-kids-pro-printed = {""}
sheet-basic = Basic Rummy
sheet-basic-about = Met 52 kaarten: één nemen, combinaties uitleggen, één weggooien.
sheet-basic-printed = {""}
sheet-in-a-line = { $name } – { $about }
