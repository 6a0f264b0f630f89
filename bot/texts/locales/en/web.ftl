# The page in the browser. The page fills in the braces; no word has to agree with them.

web-page-title = Rummy Table
web-page-name = Your name
web-page-enter = Take a seat
web-page-no-code = Open the page with the link you were given.
web-page-again = The program isn’t responding. Try again in a moment.
web-page-table = Table
web-page-rack = Your tiles or cards
web-page-pile = Discard pile ({ $n }), { $piece } on top
web-page-stock = Stock: { $n }
web-page-new-meld = New meld
web-page-meld = Meld { $n }
web-page-meld-wrong = Meld { $n }, not valid yet
web-page-held = Not placed
web-page-joker = joker
web-page-stands-for = joker for { $piece }
web-page-empty-table = The table is still empty.
web-page-your-turn = Your turn
web-page-tiles = { $n } left
web-page-undo = Undo
web-page-redo = Redo
web-page-move-before = Previous move
web-page-move-after = Next move
web-page-take-back = Take everything back
web-page-place = Place for me
web-page-to-rack = Back to the rack
web-page-give-back = Back to the stock
web-page-discard = Discard
web-page-meld-these = Lay as a meld
web-page-menu = More
web-page-themes = Theme
web-page-theme-auto = Same as this device
web-page-theme-light = Light
web-page-theme-dark = Dark
web-page-theme-contrast = High contrast
web-page-theme-large = Large
web-page-close = Close
web-page-invite = Invite guests
web-page-invite-how = Until the match starts, anybody who opens this link can take a free seat.
web-page-watch = Let others watch
web-page-watch-how = Anybody who opens this link can see the table, but nobody’s rack. You can turn watching off in the settings.
web-page-device = Continue on another device
web-page-device-how = This link is yours alone. It works once, within ten minutes.
web-page-copy = Copy the link
web-page-copied = Copied
web-page-offline = No connection. Trying again…
web-page-online = Connected again.
web-page-elsewhere = You’re now playing in another window or on another device.
web-page-here = Play here
web-page-over = This table is closed. To keep playing, open the link to another table.
web-page-session-over = This page is no longer valid. Ask for a new link.
web-page-reload = There’s a newer version of this page. Reload it.
web-page-picked = Pieces picked up: { $n }
web-page-put-back = Put back.
web-page-placed = Placed.
web-page-missing = Still missing from the table: { $pieces }
web-page-away = away
web-page-won = won
web-page-last-lay = new
web-page-keys = Keys: arrows move, Space picks up, Enter places, Escape puts back. Shift+Space picks up a whole meld.

## The way in

web-code-unknown = This link no longer works. Ask for a new one.
web-invitation-over = The match has already started. Ask the host to invite you to the next one.
web-invitation-full = All seats are taken.
web-telegram-unknown = Telegram can’t confirm who you are. Open the page from the chat again.
web-telegram-old = This page was opened too long ago. Open the page from the chat again.
web-telegram-seat = You’re not at this table. Join it in the chat first.
web-entrance-busy = Too many people are joining at once. Try again in a moment.

button-web = Open the table
note-web-link =
    Your table in the browser: { $link }
    The link is yours alone. It works once, within ten minutes.
note-web-shut = Your pages for this table are closed.

doctor-web = Tables open in the browser at { $url }. Forward that address to { $place }, WebSockets included.
doctor-web-reached = Browsers reach the page at { $url }, WebSockets too.
doctor-web-certificate-valid = The certificate of { $host } is valid until { $until }.
doctor-web-certificate = Browsers do not accept the certificate of { $host }: { $why }. Let the proxy obtain one; Caddy does so by itself.
doctor-web-certificate-ends = The certificate of { $host } ends in { $days } { $days ->
        [one] day
       *[other] days
    }. See why the proxy has not renewed it.
doctor-web-away = Nobody answers at { $url }: { $why }. Is “rummy serve” running, and does the proxy or tunnel lead to RUMMY_WEB_LISTEN?
doctor-web-odd = { $url } answers, but not as the page does. Does the proxy lead to RUMMY_WEB_LISTEN, the whole path included?
doctor-web-host = The proxy of { $host } changes the Host header. Set it to keep the header; Caddy does.
doctor-web-sockets = { $url } lets no WebSockets through: the page cannot connect. Let the proxy pass on “Upgrade” and the Origin header.
doctor-web-plain = Telegram opens only https addresses as a Mini App: people there get private links to { $url }.
doctor-app-alone = RUMMY_TELEGRAM_APP is set, RUMMY_WEB_URL is not: there is no page to open.
doctor-telegram-app = Groups open the page with { $link }
doctor-telegram-no-app = In groups the page opens with a private link: the bot has no Mini App. @BotFather makes one: /mybots, Bot Settings, Configure Mini App, with the address { $url }

## rummy web

cli-web-open = Your table: { $link }
cli-web-guests = Guests on your network open this link, or scan the code with a phone: { $link }
cli-web-guests-here = Guests on this machine open this link: { $link }
cli-web-not-secret = Anybody on this network can read what the page shows: http is not encrypted.
cli-web-ends = Ctrl-C ends the program. Your match is saved.
cli-web-ended = Ended. Continue with: rummy web --resume
help-web =
    rummy web [--sheet GAME] [--seats you,easy,normal] [--name NAME] [--rule NAME=VALUE]
              {""}[--guests] [--host ADDRESS] [--port N] [--no-browser]
    rummy web --resume [--database URL]

    A match in the browser with computer players, and with friends on the same network.

    --sheet GAME       one of the games in “rummy sheets”; default: rummikub
    --seats LIST       the players, separated by commas: “you”, and “easy”, “normal” or “hard” for each
                       computer player
    --guests           waits for guests to join before the match starts
    --host ADDRESS     where the page is served: 0.0.0.0 lets in phones on your network; default: this machine only
    --port N           default: 7310, or a free one
    --no-browser       does not open a browser
    --name NAME        your name
    --rule NAME=VALUE  a house rule; can be repeated; “rummy sheets GAME” lists them
    --resume           continues the latest unfinished match
    --database URL     where matches are kept, for example sqlite:///evening.sqlite3; default: in your data folder
