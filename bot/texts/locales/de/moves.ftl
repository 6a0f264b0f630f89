button-list = Zug machen
button-confirm = Bestätigen
list-open = { $family ->
        [cards] Meine Karten öffnen
       *[tiles] Mein Brett öffnen
    }
list-private = Die Antwort kommt in deinem privaten Chat.
list-no-table = Du sitzt an keinem Tisch.
list-no-table-about = Drück bei einem Tisch auf „Mitspielen“, oder eröffne einen mit /new.
list-no-round = Gerade läuft keine Runde.
list-no-round-about = Tisch { $code } wartet auf die nächste Runde.
list-plan = { $tiles } planen
list-plan-lay = { $tiles } planen und zu Beginn deines Zugs auslegen lassen
list-draft = { $tiles } vorbereiten
list-drafted = Bereitgelegt: { $tiles }.
list-nothing = Das würde nichts ändern.
list-not-yours = Das kann nur bestätigen, wer es gewählt hat.
post-nobody = Rummy mit Freunden: „new“ eröffnet einen Tisch.
post-chose = { $name } hat gewählt: { $what }
post-void = { $name }: Es hat sich nichts geändert.
post-done = { $name }: erledigt.
