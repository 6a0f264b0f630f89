button-plan = Planen
button-plan-close = Zurück zum Tisch
button-plan-discard = Zum Abwerfen planen
button-plan-done = { $ends ->
        [yes] Plan ({ $count }) auslegen, fertig
        [discard] Wie geplant abwerfen
       *[no] Wie geplant auslegen
    }
button-plan-lay = Für mich auslegen
button-plan-lay-off = Nicht für mich auslegen
button-plan-meld = Als Kombination planen
button-plan-reset = Plan verwerfen
discord-option-lay = auslegen, sobald du am Zug bist
discord-choice-lay = ja
discord-choice-lay-off = nein
mishap-plan-turn = Du bist am Zug: Spiel mit „{ $word }“. Planen kannst du nur, während die anderen spielen.
mishap-plan-word = „{ $word }“ lässt sich nicht planen.
note-plan-laid = Ich habe deinen Plan für dich ausgelegt: { $tiles }.
plan-back = Passt nicht mehr: { $tiles }.
plan-fits-all = { $typed ->
        [yes] Dein Plan passt noch: { $tiles }. „plan fertig“ legt ihn aus, „plan nehmen“ zeigt ihn erst.
       *[no] Dein Plan passt noch: { $tiles }.
    }
plan-fits-discard = { $typed ->
        [yes] Du wolltest { $tiles } abwerfen. „plan fertig“ macht das und beendet deinen Zug.
       *[no] Du wolltest { $tiles } abwerfen.
    }
plan-fits-none = Dein Plan passt nicht mehr: { $back }.
plan-fits-some = { $typed ->
        [yes] Von deinem Plan passt noch: { $tiles }. Wieder bei dir: { $back }. „plan fertig“ legt aus, was passt, „plan nehmen“ zeigt es erst.
       *[no] Von deinem Plan passt noch: { $tiles }. Wieder bei dir: { $back }.
    }
plan-gives = Danach wirfst du { $tiles } ab.
plan-head = Dein Plan. Nur du siehst ihn.
plan-kept = Dein Plan: { $tiles }.
plan-lays = { $legal ->
        [no] So ist dieser Plan nicht erlaubt. Ändere ihn, sonst lege ich ihn nicht für dich aus.
       *[yes] Deinen Plan lege ich zu Beginn deines Zugs aus, wenn die betroffenen Kombinationen bis dahin unverändert sind. „plan nicht auslegen“ nimmt das zurück.
    }
plan-need = { $word ->
        [meld] Weitere Karten planst du mit „plan legen 7H 8H 9H“ und „plan abwerfen KS“. „plan zurück“ geht einen Schritt zurück, „plan schließen“ blendet den Plan aus.
       *[play] Weitere Steine planst du mit „plan r7 r8 r9“. „plan zurück“ geht einen Schritt zurück, „plan auslegen“ legt aus, sobald du am Zug bist, „plan schließen“ blendet den Plan aus.
    }
plan-need-tapped = Wähl, was du im nächsten Zug auslegen willst.
plan-refused = Deinen Plan { $tiles } kannst du so nicht auslegen:
table-no-plan = Du hast noch nichts geplant.
table-no-round-to-plan = Planen kannst du, sobald eine Runde läuft.
table-plan-after-draw = Bei Karten lege ich keinen Plan von selbst aus: Ein Zug beginnt damit, dass du eine Karte nimmst. Danach biete ich dir deinen Plan an.
table-plan-does-not-fit = Von deinem Plan passt jetzt nichts auf den Tisch.
word-plan = den nächsten Zug vorbereiten: „plan r7 r8 r9“; mit „plan auslegen“ lege ich die Steine dann aus
word-plan-cards = den nächsten Zug vorbereiten: „plan legen 7H 8H 9H“, „plan abwerfen KS“
