# I sette regolamenti: un nome, e in una riga ciò che ognuno ha di speciale.

sheet-rummikub = Rummikub
sheet-rummikub-about = Il classico: 30 punti per cominciare, poi tutto quello che è sul tavolo si può trasformare.
sheet-rummikub-printed = {""}
sheet-schmidt = Rummy Schmidt
sheet-schmidt-about = 30 punti per cominciare, quattro jolly; chi trasforma una combinazione ne lascia tre tessere.
sheet-schmidt-printed = Il foglio stampato dice carta per tessera, poggiacarte per leggio e serie per gruppo.
sheet-bookmark = Rummy Bookmark
sheet-bookmark-about = 40 punti per cominciare, un jolly vale sempre 25; chi trasforma una combinazione ne lascia tre tessere.
sheet-bookmark-printed = {""}
sheet-budacsek = Rummy Budaçsek
sheet-budacsek-about = 25 punti per cominciare, otto jolly, niente trasformazioni; alle combinazioni sbagliate badano i giocatori.
sheet-budacsek-printed = {""}
sheet-kids = myRummy Kids
sheet-kids-about = Otto tessere, solo scale, niente punti da contare: si vince con tre gettoni.
sheet-kids-printed = Il foglio stampato dice carta per tessera, poggiacarte per leggio e fila per scala.
sheet-kids-pro = myRummy Kids per esperti
sheet-kids-pro-about = Otto tessere, scale e serie, trasformazioni, niente punti da contare: si vince con tre gettoni.
sheet-kids-pro-printed = Il foglio stampato dice carta per tessera, poggiacarte per leggio, fila per scala e set per gruppo.
sheet-basic = Basic Rummy
sheet-basic-about = Con 52 carte: ne prendi una, cali, ne scarti una.
sheet-basic-printed = {""}
sheet-in-a-line = { $name } – { $about }
