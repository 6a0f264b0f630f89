# Was nur auf Telegram gesagt wird.

telegram-invite = { $name }, öffne zuerst den privaten Chat mit mir: Dort zeige ich dir, was sonst niemand sehen darf.
telegram-invite-button = Privaten Chat öffnen
telegram-welcome =
    Rummy mit Freunden: der Tisch hier, deine Steine im privaten Chat mit mir.
    „new“ eröffnet einen Tisch, „help“ sagt, was es sonst gibt.
telegram-welcome-new = Neuer Tisch
telegram-welcome-rules = Die Regeln
telegram-faceless = Ich sehe nicht, wer du bist: Du schreibst als Kanal oder als anonymer Administrator. Schreib als du selbst, um zu spielen.
telegram-choose = Tippe zuerst an, was du meinst: Es bekommt ein ✓.
