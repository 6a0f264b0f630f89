/** Puts the page together. */

import { Board } from "./board.js";
import { h } from "./drawing.js";
import { forget, line, refuse, root } from "./entrance.js";
import { Frame } from "./frame.js";
import { Game } from "./game.js";
import { Hands } from "./hands.js";
import { Keyboard } from "./keyboard.js";
import { ENDED, Sheets } from "./sheets.js";
import { felt, guard } from "./telegram.js";
import { announce, learn, say } from "./words.js";

if (line.token) play();

function play() {
  const game = new Game(line, draw);
  const board = new Board(game);
  const sheets = new Sheets(game);
  const frame = new Frame(game, board, root, () => sheets.menu(frame.rare ?? [], guest));
  const hands = new Hands(game, board, root);
  new Keyboard(game, board, root);
  hands.felt = felt;
  let guest = false;
  let lost = false;
  line.listen(hear, connected);

  function draw() {
    board.draw();
    frame.draw();
    guard(game.drafted);
  }

  function connected(/** @type {boolean} */ now) {
    if (now && lost) announce(say("online"));
    if (!now && !line.ended && !lost) announce(say("offline"));
    lost = !now;
    frame.tell(now || line.ended ? "" : say("offline"));
  }

  function hear(/** @type {any} */ message) {
    const follow = {
      welcome: () => {
        learn(message.texts);
        document.documentElement.lang = message.language;
        guest = message.guest;
        game.watching = message.watching;
        game.reconnected();
      },
      view: () => {
        const mine = game.view?.my_turn;
        if (game.view?.phase !== message.phase || (mine && !message.my_turn)) frame.toast.hush();
        if (game.view?.seated && !message.seated) sheets.close();
        game.show(message);
        if (message.my_turn && !mine) felt("success");
        draw();
      },
      done: () => message.number && game.done(message.number),
      answer: () => sheets.tell(message) || frame.toast.show(message),
      sheet: () => sheets.show(message),
      link: () => sheets.link(message),
      elsewhere: () => ended("elsewhere", "here", () => line.connect()),
      refused: () => over(message.reason),
    }[/** @type {string} */ (message.type)];
    follow?.();
  }

  function over(/** @type {string} */ reason) {
    if (reason === "protocol") ended("reload", "reload", () => location.reload());
    else {
      forget();
      sheets.close();
      refuse(root, { closed: "over", busy: "web-entrance-busy" }[reason] ?? "session-over", frame.standing());
    }
  }

  /** Shows that the page has stopped, with a button to continue. */
  function ended(/** @type {string} */ why, /** @type {string} */ label, /** @type {() => void} */ go) {
    const button = h("button", { type: "button", class: "key primary", text: say(label) });
    button.addEventListener("click", () => {
      sheets.close();
      go();
    });
    sheets.open(ENDED, h("p", { text: say(why) }), button);
  }
}
