# Die sieben Regelblätter: ein Name, und in einer Zeile das Besondere.

sheet-rummikub = Rummikub
sheet-rummikub-about = Der Klassiker: 30 Punkte zum Anfangen, danach darf auf dem Tisch alles umgebaut werden.
sheet-schmidt = Schmidt Rummy
sheet-schmidt-about = 30 Punkte zum Anfangen, vier Joker, und beim Umbauen bleiben drei Steine einer Kombination liegen.
sheet-bookmark = Bookmark Rummy
sheet-bookmark-about = 40 Punkte zum Anfangen, ein Joker zählt immer 25, und beim Umbauen bleiben drei Steine einer Kombination liegen.
sheet-budacsek = Rummy von Budaçsek
sheet-budacsek-about = 25 Punkte zum Anfangen, acht Joker, kein Umbauen; auf Fehlmeldungen passen die Spieler selbst auf.
sheet-kids = myRummy Kids
sheet-kids-about = Acht Steine, nur Reihen, kein Punktezählen: Wer drei Chips hat, gewinnt.
sheet-kids-pro = myRummy Kids für Profis
sheet-kids-pro-about = Acht Steine, Reihen und Sätze, Umbauen, kein Punktezählen: Wer drei Chips hat, gewinnt.
sheet-basic = Basic Rummy
sheet-basic-about = Mit 52 Karten: eine nehmen, auslegen, eine abwerfen.
sheet-in-a-line = { $name } – { $about }
