# Las siete hojas de reglas: un nombre y, en una línea, lo que cada una tiene de especial.

sheet-rummikub = Rummikub
sheet-rummikub-about = El clásico: 30 puntos para empezar, y luego puedes reorganizar toda la mesa.
sheet-rummikub-printed = {""}
sheet-schmidt = Schmidt Rummy
sheet-schmidt-about = 30 puntos para empezar, cuatro comodines; se puede reorganizar la mesa, con límites.
sheet-schmidt-printed = En las reglas impresas, la ficha se llama «carta», el montón «mazo», el grupo «serie», la escalera «escalera de color» y la primera jugada «primera combinación».
sheet-bookmark = Bookmark Rummy
sheet-bookmark-about = 40 puntos para empezar; un comodín siempre vale 25; se puede reorganizar la mesa, con límites.
sheet-bookmark-printed = {""}
sheet-budacsek = Rummy de Budaçsek
sheet-budacsek-about = 25 puntos para empezar, ocho comodines, sin reorganizar; cada cual vigila las combinaciones de los demás.
sheet-budacsek-printed = {""}
sheet-kids = myRummy Kids
sheet-kids-about = Ocho fichas, solo escaleras, sin contar puntos: gana quien consigue tres premios.
sheet-kids-printed = {""}
sheet-kids-pro = myRummy Kids para expertos
sheet-kids-pro-about = Ocho fichas, escaleras, grupos y reorganizaciones, sin contar puntos: gana quien consigue tres premios.
sheet-kids-pro-printed = {""}
sheet-basic = Basic Rummy
sheet-basic-about = Con 52 cartas: toma una, baja combinaciones, descarta una.
sheet-basic-printed = {""}
sheet-in-a-line = { $name } – { $about }
