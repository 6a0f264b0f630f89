# The seven sheets: a name, and what is special about each in one line.

sheet-rummikub = Rummikub
sheet-rummikub-about = The classic: 30 points to start, then rearrange everything on the table.
sheet-rummikub-printed = {""}
sheet-schmidt = Schmidt Rummy
sheet-schmidt-about = 30 points to start and four jokers; limited rearranging.
sheet-schmidt-printed = The printed rules call a tile a “card”, a run a “sequence”, a set “three/four of a kind” and the stock a “pile”.
sheet-bookmark = Bookmark Rummy
sheet-bookmark-about = 40 points to start; a joker always counts 25; limited rearranging.
sheet-bookmark-printed = {""}
sheet-budacsek = Rummy by Budaçsek
sheet-budacsek-about = 25 points to start, eight jokers, no rearranging; players check all melds.
sheet-budacsek-printed = {""}
sheet-kids = myRummy Kids
sheet-kids-about = Eight tiles, only runs, no points: the first to three chips wins.
sheet-kids-printed = {""}
sheet-kids-pro = myRummy Kids for pros
sheet-kids-pro-about = Eight tiles, runs, sets and rearranging; the first to three chips wins.
sheet-kids-pro-printed = {""}
sheet-basic = Basic Rummy
sheet-basic-about = With 52 cards: take one, lay melds, discard one.
sheet-basic-printed = {""}
sheet-in-a-line = { $name } – { $about }
