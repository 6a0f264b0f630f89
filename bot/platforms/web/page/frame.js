/** Everything around the table: the head, the seats, the messages, the buttons. */

import { arrange, h } from "./drawing.js";
import { Toast } from "./toast.js";
import { announce, say, written } from "./words.js";

/** Words for which the page has buttons of its own, or places to tap; those of a plan only while it is shown. */
const OWN = new Set(["undo", "reset", "plan undo", "plan reset", "take stock", "take discard"]);

/** Stands on the button of that name, and in texts about it. */
const UNDO = "↶";

export class Frame {
  /**
   * @param {import("./game.js").Game} game
   * @param {import("./board.js").Board} board
   * @param {HTMLElement} root
   * @param {() => void} menu
   */
  constructor(game, board, root, menu) {
    this.game = game;
    this.board = board;
    this.menu = h("button", { class: "icon", type: "button", text: "☰", onclick: menu });
    this.head = h("h1", {});
    this.line = h("p", { class: "line", role: "status" });
    this.seats = h("ol", { class: "seats" });
    this.said = h("div", { class: "said" });
    this.ending = h("section", { class: "ending", tabindex: "0" });
    this.coach = h("p", { class: "coach" });
    this.need = h("p", { class: "need" });
    this.plan = h("p", { class: "plan" });
    this.toast = new Toast(game, root);
    this.own = h("div", { class: "own" });
    this.keys = h("div", { class: "keys" });
    this.footer = h("footer", {}, this.own, this.keys);
    /** @type {Map<string, HTMLElement>} */
    this.buttons = new Map();
    this.told = "";
    root.replaceChildren(
      h("header", {}, this.menu, this.head, this.line),
      this.seats,
      h("div", { class: "middle" }, this.ending, board.table),
      h("div", { class: "status" }, this.said, this.coach, this.plan, this.need, this.toast.box),
      board.rack,
      this.footer,
    );
    setInterval(() => this.tick(), 500);
  }

  draw() {
    const { view } = this.game;
    if (!view) return;
    const held = document.activeElement;
    const inside = this.own.contains(held) || this.keys.contains(held);
    this.menu.setAttribute("aria-label", say("menu"));
    const [head, ...below] = view.head.split("\n");
    this.head.textContent = head;
    this.plan.textContent = below.join("\n");
    const lobby = view.round === null;
    const ended = (view.round?.ending ?? []).length > 0;
    this.said.replaceChildren(written(ended ? "" : view.said));
    document.body.dataset.version = view.version;
    document.body.classList.toggle("lobby", lobby);
    document.body.classList.toggle("mine", view.my_turn);
    this.coach.replaceChildren(...view.coach.split(UNDO).flatMap(withUndo));
    this.need.replaceChildren(written(view.need));
    for (const box of [this.said, this.need]) atItsEnd(box);
    this.drawSeats(view);
    this.drawEnding(view);
    this.drawOwn(view);
    this.drawKeys(view);
    if (inside && !held?.isConnected) this.refocus();
    this.speak(view);
    this.received = Date.now();
  }

  /** Moves the focus from a button that is gone to the most likely next one, else to the first tile. */
  refocus() {
    const next = this.keys.querySelector(".primary") ?? this.keys.firstElementChild;
    /** @type {HTMLElement | null} */ (next ?? this.board.rack.querySelector(".tile"))?.focus({ preventScroll: true });
  }

  drawSeats(/** @type {any} */ view) {
    const shown = view.seats.map((/** @type {any} */ seat) => {
      const state = [seat.to_move && "moves", seat.me && "me", seat.left && "left"].filter(Boolean);
      const small = [seat.level, seat.away && say("away")].filter(Boolean).join(" · ");
      const count = seat.count === null ? null : h("span", { class: "count", role: "img", text: String(seat.count) });
      count?.setAttribute("aria-label", say("tiles", { n: seat.count }));
      return h(
        "li",
        { class: ["seat", ...state].join(" "), "aria-current": seat.to_move ? "true" : undefined },
        h("span", { class: "name", text: seat.name }),
        small ? h("span", { class: "level", text: small }) : null,
        count,
        seat.score ? points(seat.score) : null,
        seat.to_move && view.round?.clock ? h("span", { class: "clock", role: "timer" }) : null,
      );
    });
    this.seats.classList.toggle("many", shown.length > 2);
    this.seats.replaceChildren(...shown);
    const moves = /** @type {HTMLElement | null} */ (this.seats.querySelector(".moves"));
    this.seats.scrollLeft = moves ? moves.offsetLeft - this.seats.offsetLeft - 40 : 0;
    this.tick();
  }

  /** Returns the points, for those whose table was closed; nothing before a round has ended. */
  standing() {
    const seats = this.game.view?.seats ?? [];
    if (!seats.some((/** @type {any} */ seat) => seat.score)) return null;
    const rows = seats.map((/** @type {any} */ seat) =>
      h("li", { class: "seat" }, h("span", { class: "name", text: seat.name }), points(seat.score)),
    );
    return h("ol", { class: "seats" }, ...rows);
  }

  /** Counts the clock down between two views. */
  tick() {
    const clock = this.game.view?.round?.clock;
    const shown = this.seats.querySelector(".clock");
    if (!clock || !shown) return;
    const gone = clock.runs ? Math.floor((Date.now() - (this.received ?? Date.now())) / 1000) : 0;
    const left = Math.max(0, clock.left - gone);
    shown.textContent =
      left >= 3600 ? `${Math.floor(left / 3600)} h` : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    shown.classList.toggle("short", clock.runs && left <= Math.min(20, clock.allowed / 4));
  }

  drawEnding(/** @type {any} */ view) {
    const racks = view.round?.ending ?? [];
    this.ending.hidden = !racks.length;
    const rows = racks.map((/** @type {any} */ one) => {
      const pieces = one.pieces.map((/** @type {any} */ p) => `\ue000${p.piece}\ue001`).join(" ");
      return h(
        "li",
        { class: one.won ? "won" : "" },
        h("strong", { text: one.won ? `${one.name} · ${say("won")}` : one.name }),
        h("span", { class: "gain", text: signed(one.gain) }),
        h("span", { class: "total", text: signed(one.total).replace("+", "") }),
        withText(h("div", { class: "held" }), pieces),
      );
    });
    const told = withText(h("p", { class: "text" }), view.round?.told ?? "");
    this.ending.replaceChildren(told, h("ol", {}, ...rows), h("p", { class: "seals", text: view.seals }));
  }

  drawOwn(/** @type {any} */ view) {
    const { game } = this;
    const round = view.round;
    const shown = round?.by_hand && !game.watching;
    const chosen = game.chosen.size;
    if (!chosen) this.tall = this.footer.offsetHeight;
    const wanted = [];
    const sign = (
      /** @type {string} */ name,
      /** @type {string} */ sign,
      /** @type {string} */ label,
      /** @type {() => void} */ done,
      off = false,
    ) => {
      const key = this.button(name, label, () => off || done());
      key.classList.add("icon", name);
      key.setAttribute("aria-label", label);
      key.title = label;
      key.replaceChildren(h("span", { class: "sign", text: sign }), h("span", { class: "name", text: label }));
      key.setAttribute("aria-disabled", String(off)); // it keeps the focus, unlike a disabled one
      wanted.push(key);
    };
    if (shown) {
      sign("undo", UNDO, say("word-undo"), () => game.undo(), !game.before.length && !game.elsewhere);
      sign("redo", "↷", say("redo"), () => game.redo(), !game.after.length);
      sign("take-back", "⟲", say("take-back"), () => game.do("reset"), !game.drafted);
    }
    if (shown && chosen && game.back())
      wanted.push(this.button("to-rack", say("to-rack"), () => game.put(new Set(game.chosen), { to: "rack" })));
    else if (shown && chosen && round.places)
      wanted.push(this.button("place", say("place"), () => game.place(new Set(game.chosen)) || game.drop()));
    else if (shown && round.places && game.layout.groups.some((one) => one.tiles.length === 1 && !one.number))
      wanted.push(this.button("place", say("place"), () => game.place(new Set())));
    if (view.host && !round && !game.watching)
      wanted.push(this.button("invite", say("invite"), () => game.line.put({ type: "invite", purpose: "guests" })));
    if (chosen && round && !round.by_hand) wanted.push(...this.steps(round, chosen));
    arrange(this.own, wanted);
    this.steady(chosen > 0);
  }

  /** Keeps the height while something is chosen: between the taps of a double tap, nothing may move. */
  steady(/** @type {boolean} */ choosing) {
    if (choosing === this.footer.classList.contains("choosing")) return;
    this.footer.style.minHeight = choosing ? `${this.tall}px` : "";
    this.footer.classList.toggle("choosing", choosing);
  }

  /** @returns {HTMLElement[]} what can be done with chosen cards, or with a tile that goes back */
  steps(/** @type {any} */ round, /** @type {number} */ chosen) {
    const { game } = this;
    const put = (/** @type {string} */ to) => () => game.put(new Set(game.chosen), { to });
    if (round.stage === "return") return chosen === 1 ? [this.button("give-back", say("give-back"), put("stock"))] : [];
    const [discard, meld] = game.view.planning ? ["plan-discard", "plan-meld"] : ["discard", "meld-these"];
    const one = chosen === 1 ? [this.button("discard", say(discard), put("pile"))] : [];
    const more = chosen > 2 ? [this.button("meld-these", say(meld), put("new"))] : [];
    return [...one, ...more];
  }

  drawKeys(/** @type {any} */ view) {
    const { game } = this;
    const cards = view.round && !view.round.by_hand;
    const own = (/** @type {string} */ word) => OWN.has(word) && (view.planning || !word.startsWith("plan "));
    const keys = view.keys.filter((/** @type {any} */ key) =>
      key.word === "discard" ? !game.chosen.size : !own(key.word) || (cards && !key.word.endsWith("reset")),
    );
    const often = keys.filter((/** @type {any} */ key) => !key.rare);
    this.rare = keys.filter((/** @type {any} */ key) => key.rare);
    const wanted = often.map((/** @type {any} */ key) => {
      const button = this.button(`key ${key.word}`, key.label, () => game.press(this.current(key.word) ?? key));
      button.classList.toggle(
        "primary",
        key.primary && !game.chosen.size && !(key.word.endsWith("done") && game.faulty),
      );
      return button;
    });
    arrange(this.keys, wanted);
  }

  current(/** @type {string} */ word) {
    return this.game.view.keys.find((/** @type {any} */ key) => key.word === word);
  }

  /** Returns the button of that name, which is made only once and so keeps the focus. */
  button(/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ done) {
    let button = this.buttons.get(name);
    if (!button) {
      button = h("button", { type: "button", class: "key" });
      button.addEventListener("click", () => /** @type {any} */ (button).done());
      this.buttons.set(name, button);
    }
    /** @type {any} */ (button).done = done;
    if (button.dataset.label !== label) {
      button.dataset.label = label;
      button.replaceChildren(written(label));
    }
    return button;
  }

  /** Tells a screen reader what is new, as a chat would. */
  speak(/** @type {any} */ view) {
    const told = [view.said, view.need].filter(Boolean).join("\n");
    if (told === this.told) return;
    const before = new Set(this.told.split("\n"));
    this.told = told;
    announce(
      told
        .split("\n")
        .filter((line) => !before.has(line))
        .join("\n"),
    );
    document.title = view.my_turn ? `● ${say("your-turn")}` : this.head.textContent || say("title");
  }

  /** Shows the state of the connection; nothing while it works. */
  tell(/** @type {string} */ text) {
    this.line.textContent = text;
  }
}

/** Puts the sign of Undo, with its name for a screen reader, before all parts of a text but the first. */
function withUndo(/** @type {string} */ part, /** @type {number} */ place) {
  return place ? [h("span", { role: "img", "aria-label": say("word-undo"), text: UNDO }), part] : [part];
}

function points(/** @type {number} */ score) {
  return h("span", { class: "score", text: signed(score).replace("+", "") });
}

/** Writes points with their sign. */
function signed(/** @type {number} */ points) {
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}

function withText(/** @type {HTMLElement} */ element, /** @type {string} */ text) {
  element.append(written(text));
  return element;
}

/** Shows the end of a text that is too long for its box, and lets the arrow keys scroll it. */
function atItsEnd(/** @type {HTMLElement} */ box) {
  box.scrollTop = box.scrollHeight;
  box.tabIndex = box.scrollHeight > box.clientHeight + 1 ? 0 : -1;
}
