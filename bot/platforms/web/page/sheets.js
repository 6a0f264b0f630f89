/** The sheets that open beside the table: settings, rules, the score, links, the menu. */

import { h, squares } from "./drawing.js";
import { announce, say, written } from "./words.js";

/** The sheet of a page that has stopped. */
export const ENDED = "ended";
const LESSON_OVER = "learn off";
const HERE = new Set(["127.0.0.1", "localhost", "[::1]"]);
const THEMES = ["auto", "light", "dark", "contrast", "large"];

export class Sheets {
  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
    this.slot = "";
    this.body = h("div", { class: "body" });
    this.answer = h("p", { class: "answer" });
    /** The text for a screen reader; it is in the open sheet, because nothing else is read then. */
    this.live = document.getElementById("live");
    this.box = /** @type {HTMLDialogElement} */ (h("dialog", { class: "sheet" }));
    this.shut = h("button", { type: "button", class: "icon shut", text: "✕", onclick: () => this.close() });
    this.box.append(this.shut, this.answer, this.body);
    this.box.addEventListener("close", () => {
      this.slot = "";
      if (this.live) document.body.append(this.live);
    });
    this.box.addEventListener("click", (event) => event.target === this.box && !this.stays && this.close());
    this.box.addEventListener("cancel", (event) => this.stays && event.preventDefault());
    document.body.append(this.box);
    this.dress(remembered());
  }

  /** Whether the open sheet can only be left by its button: behind it, nothing works any more. */
  get stays() {
    return this.slot === ENDED;
  }

  open(/** @type {string} */ slot, /** @type {(Node | null)[]} */ ...content) {
    const open = this.box.open;
    const there = this.slot === slot && open;
    const focus = there ? document.activeElement?.textContent : null;
    this.slot = slot;
    this.shut.setAttribute("aria-label", say("close"));
    this.shut.hidden = this.stays;
    this.box.setAttribute("closedby", this.stays ? "none" : "closerequest");
    this.box.dataset.slot = slot;
    this.body.replaceChildren();
    this.answer.replaceChildren();
    for (const one of content) if (one) this.body.append(one);
    if (!open) {
      if (this.live) this.box.append(this.live);
      this.box.showModal();
    }
    const same = [...this.body.querySelectorAll("button")].find((one) => focus && one.textContent === focus);
    const next = /** @type {HTMLElement} */ (this.body.querySelector(".key.primary") ?? this.shut);
    if (same) same.focus();
    else if (open) next.focus();
    if (!there) this.body.scrollTop = 0;
  }

  close() {
    if (this.box.open) this.box.close();
    this.slot = "";
  }

  /** Shows a refusal above an open sheet; a question closes it. Returns whether it was shown. */
  tell(/** @type {any} */ { text, keys }) {
    if (keys.length) this.close();
    if (!this.box.open) return false;
    this.answer.replaceChildren(written(text));
    announce(text);
    return true;
  }

  /** Shows a screen of the program; one without a kind closes the sheet of its slot. */
  show(/** @type {any} */ sheet) {
    if (!sheet.kind) {
      if (this.slot === sheet.slot) this.close();
      return;
    }
    if (sheet.file) save(sheet.file);
    const text = h("div", { class: "text" });
    text.append(written(sheet.text));
    const list = h("div", { class: "options" }, ...sheet.options.map((/** @type {any} */ key) => this.key(key)));
    const seated = this.game.view?.seated;
    const offered = sheet.keys.filter((/** @type {any} */ key) => !(seated && key.word === "join"));
    const keys = h("div", { class: "keys" }, ...offered.map((/** @type {any} */ key) => this.key(key)));
    this.open(sheet.slot, text, sheet.frames.length ? this.film(sheet.frames) : null, list, keys);
    announce(sheet.text);
  }

  /** Shows the moves of a replay one by one. */
  film(/** @type {string[]} */ frames) {
    let at = 0;
    const count = h("span", {});
    const scene = h("div", { class: "text scene" });
    const turn = (/** @type {number} */ step) => {
      at = Math.max(0, Math.min(frames.length - 1, at + step));
      count.textContent = `${at + 1} / ${frames.length}`;
      scene.replaceChildren(written(frames[at]));
      announce(frames[at]);
    };
    const button = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {number} */ step) =>
      h("button", { type: "button", class: "key", text: sign, "aria-label": say(name), onclick: () => turn(step) });
    turn(0);
    const steps = h("div", { class: "steps" }, button("move-before", "‹", -1), count, button("move-after", "›", 1));
    return h("div", {}, steps, scene);
  }

  key(/** @type {any} */ key) {
    const press = () => {
      if (key.word === LESSON_OVER) this.close();
      this.game.press(key);
    };
    const button = h("button", { type: "button", class: "key", onclick: press });
    button.append(written(key.label));
    button.classList.toggle("primary", key.primary);
    if (key.chosen) button.setAttribute("aria-current", "true");
    return button;
  }

  /** Shows the rare words, the links and the themes. */
  menu(/** @type {any[]} */ rare, /** @type {boolean} */ guest) {
    const { view } = this.game;
    const ask = (/** @type {string} */ purpose) => () => this.game.line.put({ type: "invite", purpose });
    const watching = () => {
      this.game.line.act("settings watch on", null, null);
      ask("watching")();
    };
    const item = (/** @type {string} */ name, /** @type {() => void} */ done) =>
      h("button", { type: "button", class: "key", text: say(name), onclick: done });
    const words = rare.map((key) => {
      const button = this.key(key);
      button.addEventListener("click", () => this.slot === "menu" && this.close());
      return button;
    });
    const pauses = view?.round?.clock && !view.paused;
    const always = { rules: true, settings: view?.host, score: view?.round, learn: true, pause: pauses };
    const last = { leave: true, stop: view?.host }; // they ask first, and are pressed again
    for (const [word, offered] of view?.seated ? Object.entries({ ...always, ...last }) : [])
      if (offered && !view.keys.some((/** @type {any} */ key) => key.word === word))
        words.push(
          item(`word-${word}`, () => {
            if (word === "pause") this.close();
            this.game.line.act(word, null, null);
          }),
        );
    const links = [
      view?.host && view.round === null ? item("invite", ask("guests")) : null,
      view?.host ? item("watch", watching) : null,
      guest && view?.seated ? item("device", ask("device")) : null,
    ];
    const themes = THEMES.map((name) => {
      const button = item(`theme-${name}`, () => {
        this.dress(name);
        this.menu(rare, guest);
      });
      if (name === remembered()) button.setAttribute("aria-current", "true");
      return button;
    });
    this.open(
      "menu",
      h("h2", { text: say("menu") }),
      h("div", { class: "options" }, ...words, ...links),
      h("h2", { text: say("themes") }),
      h("div", { class: "options" }, ...themes),
      h("p", { class: "text keyboard", text: say("keys") }),
    );
  }

  /** Shows a link that was asked for, with its QR code. */
  link(/** @type {any} */ link) {
    const how = { watching: "watch-how", device: "device-how" }[/** @type {string} */ (link.purpose)] ?? "invite-how";
    const field = h("input", { class: "link", readonly: true, value: link.url, "aria-label": say("copy") });
    const copy = h("button", { type: "button", class: "key primary", text: say("copy") });
    copy.addEventListener("click", async () => {
      /** @type {HTMLInputElement} */ (field).select();
      await navigator.clipboard?.writeText(link.url).catch(() => document.execCommand("copy"));
      copy.textContent = say("copied");
    });
    const phones = !HERE.has(new URL(link.url).hostname); // no phone reaches this machine by these names
    const code = phones ? squares(link.squares, say("invite")) : null;
    this.open(`link ${link.purpose}`, h("p", { text: say(how) }), code, field, copy);
  }

  /** Applies a theme; `auto` follows the system, and Telegram. */
  dress(/** @type {string} */ name) {
    document.documentElement.dataset.theme = name;
    try {
      localStorage.setItem("theme", name);
    } catch {
      // without storage, it lasts as long as the page
    }
  }
}

function remembered() {
  try {
    return localStorage.getItem("theme") ?? "auto";
  } catch {
    return "auto";
  }
}

function save(/** @type {{ name: string, text: string }} */ file) {
  const address = URL.createObjectURL(new Blob([file.text], { type: "text/plain" }));
  h("a", { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
