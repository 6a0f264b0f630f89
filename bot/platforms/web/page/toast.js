/** The answer to what was just done: a refusal, a hint, an offer. */

import { h } from "./drawing.js";
import { announce, say, spoken, written } from "./words.js";

const STAYS = 7000;
const PIECE = /\ue000\+?([^\ue001=]*)[^\ue001]*\ue001/g;

/** The table stays in sight behind it. */
export class Toast {
  /** @param {import("./game.js").Game} game @param {HTMLElement} root */
  constructor(game, root) {
    this.game = game;
    this.root = root;
    this.box = h("div", { class: "toast", hidden: true });
    /** The act that was answered last: a second answer to it stands below the first. */
    this.deed = 0;
  }

  /** @param {{ text: string, keys: any[] }} answer */
  show({ text: whole, keys }) {
    const head = `${this.game.view?.head.split("\n")[0]}\n\n`;
    const text = whole.startsWith(head) ? whole.slice(head.length) : whole; // the page shows one table
    const close = h("button", { type: "button", class: "icon", text: "✕", onclick: () => this.hush() });
    close.setAttribute("aria-label", say("close"));
    const said = h("div", {}, written(text));
    if (keys.length) said.append(h("div", { class: "keys" }, ...keys.map((key) => this.key(key))));
    const { waiting, acts } = this.game.line;
    const deed = waiting.size ? acts : 0;
    const more = deed && deed === this.deed && !this.box.hidden;
    const before = more ? this.box.querySelector(".answers > :last-child") : null;
    this.deed = deed;
    const held = this.box.contains(document.activeElement);
    this.box.replaceChildren(h("div", { class: "answers" }, before, said), close);
    this.box.hidden = false;
    if (held) close.focus();
    announce(text);
    if (this.game.asked === "hint") this.game.point([...text.matchAll(PIECE)].map((found) => found[1]));
    clearTimeout(this.timer);
    if (!keys.length) this.timer = setTimeout(() => this.hush(), STAYS + spoken(text).length * 60);
  }

  key(/** @type {any} */ key) {
    const press = () => {
      this.hush();
      this.game.press(key);
    };
    return h("button", { type: "button", class: "key", onclick: press }, written(key.label));
  }

  hush() {
    clearTimeout(this.timer);
    const held = this.box.contains(document.activeElement);
    this.box.hidden = true;
    const next = this.root.querySelector('.tile[tabindex="0"], footer .key');
    if (held) /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
  }
}
