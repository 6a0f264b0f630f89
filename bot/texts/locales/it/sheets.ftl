# I sette regolamenti: un nome, e in una riga ciò che ognuno ha di speciale.

sheet-rummikub = Rummikub
sheet-rummikub-about = Il classico: 30 punti per aprire, poi puoi modificare tutto il tavolo.
sheet-rummikub-printed = {""}
sheet-schmidt = Rummy Schmidt
sheet-schmidt-about = 30 punti per aprire, quattro jolly; il tavolo si può modificare, ma con limiti.
sheet-schmidt-printed = Nel regolamento stampato la tessera si chiama carta, il leggio poggiacarte e il gruppo serie.
sheet-bookmark = Rummy Bookmark
sheet-bookmark-about = 40 punti per aprire, un jolly vale sempre 25; il tavolo si può modificare, ma con limiti.
sheet-bookmark-printed = {""}
sheet-budacsek = Rummy Budaçsek
sheet-budacsek-about = 25 punti per aprire, otto jolly; le combinazioni restano intere, gli errori li scoprono i giocatori.
sheet-budacsek-printed = {""}
sheet-kids = myRummy Kids
sheet-kids-about = Otto tessere, solo scale, niente punti da contare: vince chi arriva a tre gettoni.
sheet-kids-printed = Nel regolamento stampato la tessera si chiama carta, il leggio poggiacarte e la scala fila.
sheet-kids-pro = myRummy Kids per esperti
sheet-kids-pro-about = Otto tessere, scale e gruppi, e il tavolo si può modificare; niente punti: vince chi arriva a tre gettoni.
sheet-kids-pro-printed = Nel regolamento stampato la tessera si chiama carta, il leggio poggiacarte, la scala fila e il gruppo set.
sheet-basic = Basic Rummy
sheet-basic-about = Con 52 carte: ne prendi una, cali, ne scarti una.
sheet-basic-printed = {""}
sheet-in-a-line = { $name } – { $about }
