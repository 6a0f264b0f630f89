# Die sieben Regelblätter: ein Name, und in einer Zeile das Besondere.

sheet-rummikub = Rummikub
sheet-rummikub-about = Der Klassiker: Erstauslage ab 30 Punkten, danach darfst du alles auf dem Tisch umbauen.
sheet-rummikub-printed = {""}
sheet-schmidt = Schmidt Rummy
sheet-schmidt-about = Erstauslage ab 30 Punkten, vier Joker; Umbauen mit Einschränkungen.
sheet-schmidt-printed = In der gedruckten Anleitung heißt der Stein „Kärtchen“, das Brett „Bänkchen“, die Gruppe „Satz“ und der Vorrat „Stapel“.
sheet-bookmark = Bookmark Rummy
sheet-bookmark-about = Erstauslage ab 40 Punkten, ein Joker zählt immer 25; Umbauen mit Einschränkungen.
sheet-bookmark-printed = In der gedruckten Anleitung heißt der Stein „Kärtchen“, das Brett „Aufsteller“ und die Gruppe „Satz“.
sheet-budacsek = Rummy von Budaçsek
sheet-budacsek-about = Erstauslage ab 25 Punkten, acht Joker, kein Umbauen; auf ungültige Auslagen achten alle selbst.
sheet-budacsek-printed = In der gedruckten Anleitung heißt das Brett „Bord“, die Kombination „Meldung“, die Reihe „Folge“ und der Vorrat „Talon“.
sheet-kids = myRummy Kids
sheet-kids-about = Acht Steine, nur Reihen, keine Punkte: Wer drei Chips hat, gewinnt.
sheet-kids-printed = In der gedruckten Anleitung heißt der Stein „Kärtchen“ und das Brett „Kärtchenbank“.
sheet-kids-pro = myRummy Kids für Profis
sheet-kids-pro-about = Acht Steine, Reihen und Gruppen, Umbauen, keine Punkte: Wer drei Chips hat, gewinnt.
sheet-kids-pro-printed = In der gedruckten Anleitung heißt der Stein „Kärtchen“, das Brett „Kärtchenbank“ und die Gruppe „Satz“.
sheet-basic = Basic Rummy
sheet-basic-about = Mit 52 Karten: eine nehmen, auslegen, eine abwerfen.
sheet-basic-printed = In der gedruckten Anleitung heißt die Kombination auch „Kartenverschmelzung“ und „Meld“, die Reihe „Sequenz“ und anlegen „ablegen“.
sheet-in-a-line = { $name } – { $about }
