# Las siete hojas de reglas: un nombre y, en una línea, lo que cada una tiene de especial.

sheet-rummikub = Rummikub
sheet-rummikub-about = El clásico: 30 puntos para empezar y luego se puede transformar todo lo que hay en la mesa.
sheet-schmidt = Schmidt Rummy
sheet-schmidt-about = 30 puntos para empezar, cuatro comodines, y al transformar quedan tres fichas de cada combinación.
sheet-bookmark = Bookmark Rummy
sheet-bookmark-about = 40 puntos para empezar, el comodín siempre vale 25, y al transformar quedan tres fichas de cada combinación.
sheet-budacsek = Rummy de Budaçsek
sheet-budacsek-about = 25 puntos para empezar, ocho comodines, sin transformar; cada cual vigila las combinaciones de los demás.
sheet-kids = myRummy Kids
sheet-kids-about = Ocho fichas, solo escaleras, sin contar puntos: gana quien consigue tres fichas de premio.
sheet-kids-pro = myRummy Kids para expertos
sheet-kids-pro-about = Ocho fichas, escaleras y series, transformaciones, sin contar puntos: gana quien consigue tres fichas de premio.
sheet-basic = Basic Rummy
sheet-basic-about = Con 52 cartas: tomar una, bajar combinaciones, descartar una.
sheet-in-a-line = { $name } – { $about }
