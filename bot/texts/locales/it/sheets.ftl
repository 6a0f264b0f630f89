# I sette regolamenti: un nome, e in una riga ciò che ognuno ha di speciale.

sheet-rummikub = Rummikub
sheet-rummikub-about = Il classico: 30 punti per aprire, poi tutto il tavolo si può trasformare.
sheet-rummikub-printed = {""}
sheet-schmidt = Rummy Schmidt
sheet-schmidt-about = 30 punti per aprire, quattro jolly; chi toglie tessere da una combinazione ne lascia tre.
sheet-schmidt-printed = Nel foglio stampato la tessera si chiama carta, il leggio poggiacarte e il gruppo serie.
sheet-bookmark = Rummy Bookmark
sheet-bookmark-about = 40 punti per aprire, un jolly vale sempre 25; chi toglie tessere da una combinazione ne lascia tre.
sheet-bookmark-printed = {""}
sheet-budacsek = Rummy Budaçsek
sheet-budacsek-about = 25 punti per aprire, otto jolly, il tavolo non si trasforma; agli errori badano i giocatori.
sheet-budacsek-printed = {""}
sheet-kids = myRummy Kids
sheet-kids-about = Otto tessere, solo scale, niente punti da contare: vince chi ha tre gettoni.
sheet-kids-printed = Nel foglio stampato la tessera si chiama carta, il leggio poggiacarte e la scala fila.
sheet-kids-pro = myRummy Kids per esperti
sheet-kids-pro-about = Otto tessere, scale e gruppi, tavolo da trasformare, niente punti: vince chi ha tre gettoni.
sheet-kids-pro-printed = Nel foglio stampato la tessera si chiama carta, il leggio poggiacarte, la scala fila e il gruppo set.
sheet-basic = Basic Rummy
sheet-basic-about = Con 52 carte: ne prendi una, cali, ne scarti una.
sheet-basic-printed = {""}
sheet-in-a-line = { $name } – { $about }
