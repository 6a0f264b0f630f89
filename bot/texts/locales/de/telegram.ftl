# Was nur auf Telegram gesagt wird.

telegram-invite = { $name }, öffne bitte einen privaten Chat mit mir: Dort zeige ich, was nur du sehen darfst.
telegram-invite-rules = { $name }, die Regeln zeige ich dir im privaten Chat.
telegram-invite-button = Privaten Chat öffnen
telegram-welcome =
    Rummy mit Freunden: Der Tisch ist hier, deine Steine sind im privaten Chat mit mir.
    „new“ eröffnet einen Tisch, „help“ zeigt, was es sonst noch gibt.
telegram-welcome-new = Neuer Tisch
telegram-welcome-rules = Die Regeln
telegram-greeting =
    Rummy mit Freunden: Füg mich zu einer Gruppe hinzu und drück dort auf „Neuer Tisch“. Deine Steine erscheinen hier, wo nur du sie siehst.
    „learn“ führt dich durch deine erste Partie, „help“ zeigt, was es sonst noch gibt.
telegram-closed = Tisch { $code } ist geschlossen.
telegram-greeting-button = Bot zu einer Gruppe hinzufügen
telegram-faceless = Ich sehe nicht, wer du bist: Du schreibst als Kanal oder anonymer Administrator. Schreib als du selbst, um mitzuspielen.
telegram-in-private = Du findest die Antwort in unserem privaten Chat.
telegram-asked-in-private = Ich habe dich in unserem privaten Chat gefragt.
telegram-asked-here = { $name }:
telegram-choose = Tipp zuerst an, was du willst: Es bekommt ein ✓.
telegram-ask-play = Welche Steine? Zum Beispiel: r7 r8 r9
telegram-ask-pick = Welche Steine? Zum Beispiel: r7 r8 r9
telegram-ask-arrange = Wie sollen alle Kombinationen auf dem Tisch am Ende liegen? Striche dazwischen: r7 r8 r9 | b4 k4 y4
telegram-ask-move = Welchen Stein, und wohin? Zum Beispiel: r8 3
telegram-ask-split = Welche Kombination, und bei welchem Stein? Zum Beispiel: 3 r6
telegram-ask-return = Welchen Stein willst du zurücklegen?
telegram-ask-meld = Welche Karten? Zum Beispiel: 7H 8H 9H
telegram-ask-layoff = Welche Karten, und an welche Kombination? Zum Beispiel: 10H 2
telegram-ask-discard = Welche Karte willst du abwerfen?
telegram-ask-host = Wer soll Host sein? Schreib den Namen.
telegram-ask-remove = Wer soll den Tisch verlassen? Schreib den Namen.
telegram-ask-standin = Für wen soll ein Computer spielen? Schreib den Namen.
telegram-ask-language = Welche Sprache? { $languages }
telegram-ask-ask = Was möchtest du wissen? Zum Beispiel: Darf ich den Joker nehmen?
