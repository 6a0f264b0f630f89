/** Draws the melds and the rack. An element stays as long as its meld or tile does. */

import { arrange, face, h } from "./drawing.js";
import { named, say } from "./words.js";

/** @typedef {import("./game.js").Game} Game */

const FLIGHT = 320;
/** If more tiles than this are in sight, they are drawn smaller. */
const CROWD = 60;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Board {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** @type {Map<number, HTMLElement>} */
    this.tiles = new Map();
    /** @type {Map<string, HTMLElement>} */
    this.groups = new Map();
    this.melds = h("div", { class: "melds" });
    this.hint = h("p", { class: "empty" });
    this.fresh = h("button", { class: "fresh", type: "button", data: { place: "new" } });
    this.stock = h("button", { class: "stock", type: "button", data: { place: "stock" } });
    this.pile = h("button", { class: "pile", type: "button", data: { place: "pile" } });
    this.deck = h("div", { class: "deck" }, this.stock, this.pile);
    this.missing = h("p", { class: "missing", role: "alert" });
    this.table = h(
      "section",
      { class: "table", data: { place: "new" } },
      this.deck,
      this.missing,
      this.melds,
      this.hint,
      this.fresh,
    );
    this.rack = h("section", { class: "rack", data: { place: "rack" } });
    new ResizeObserver(() => this.measure()).observe(this.rack);
    /** @type {number | null} */
    this.last = null;
  }

  draw() {
    const { view, layout } = this.game;
    const land = flights(this.tiles);
    const held = document.activeElement;
    const inside = this.table.contains(held) || this.rack.contains(held);
    const round = view?.round;
    this.table.setAttribute("aria-label", say("table"));
    this.rack.setAttribute("aria-label", say("rack"));
    this.rack.hidden = !round || !view.seated || round.ending.length > 0;
    this.table.hidden = !round || round.ending.length > 0;
    this.drawGroups(layout.groups);
    this.drawRack(layout.rack);
    this.drawDeck(round);
    this.hint.textContent = round && !layout.groups.length ? say("empty-table") : "";
    this.drawMissing();
    const movable = Boolean(round && this.game.shapes && (round.by_hand || round.stage === "drawn"));
    this.fresh.hidden = !movable;
    this.fresh.textContent = say("new-meld");
    this.measure();
    document.documentElement.classList.toggle("crowded", this.tiles.size > CROWD);
    this.rove();
    if (inside && document.activeElement !== held) this.refocus(/** @type {HTMLElement} */ (held));
    land();
  }

  /** Lets a finger scroll the rack where it is longer than its place. */
  measure() {
    this.rack.classList.toggle("long", this.rack.scrollHeight > this.rack.clientHeight + 1);
  }

  /** Returns the focus to the moved tile; if it is gone, to the tile that the Tab key reaches. */
  refocus(/** @type {HTMLElement} */ held) {
    const reached = [...this.tiles.values()].find((tile) => tile.tabIndex === 0);
    (held.isConnected ? held : reached)?.focus({ preventScroll: true });
  }

  drawGroups(/** @type {any[]} */ groups) {
    const wanted = groups.map((group) => {
      let element = this.groups.get(group.key);
      if (!element) {
        element = h("div", { class: "meld", role: "group", data: { place: "group", key: group.key } });
        element.append(h("span", { class: "label", "aria-hidden": "true" }), h("div", { class: "row" }));
        this.groups.set(group.key, element);
      }
      const row = /** @type {HTMLElement} */ (element.lastElementChild);
      element.classList.toggle("wrong", group.wrong);
      element.classList.toggle("single", group.tiles.length === 1);
      const said = group.tiles.map((/** @type {any} */ tile) => named(tile.piece, tile.role)).join(", ");
      element.setAttribute("aria-label", `${this.game.title(group)}: ${said}`);
      /** @type {HTMLElement} */ (element.firstElementChild).textContent = group.number ? String(group.number) : "";
      arrange(
        row,
        group.tiles.map((/** @type {any} */ tile) => this.tile(tile)),
      );
      return element;
    });
    arrange(this.melds, wanted);
    const there = new Set(groups.map((group) => group.key));
    for (const key of this.groups.keys()) if (!there.has(key)) this.groups.delete(key);
  }

  drawRack(/** @type {any[][]} */ rows) {
    const places = [...this.rack.children];
    const wanted = rows.map((row, place) => {
      const element = places[place] ?? h("div", { class: "row" });
      arrange(
        element,
        row.map((tile) => this.tile(tile)),
      );
      return element;
    });
    arrange(this.rack, wanted);
    const there = new Set(this.game.tiles().map((tile) => tile.id));
    for (const id of this.tiles.keys()) if (!there.has(id)) this.tiles.delete(id);
  }

  tile(/** @type {any} */ tile) {
    let element = this.tiles.get(tile.id);
    if (!element) {
      element = h("button", { class: "tile", type: "button", data: { id: tile.id } });
      this.tiles.set(tile.id, element);
    }
    const chosen = this.game.chosen.has(tile.id);
    face(element, tile.piece, tile.role);
    element.classList.toggle("new", tile.fresh);
    element.classList.toggle("chosen", chosen);
    element.classList.toggle("hinted", this.game.hinted.has(tile.id));
    element.classList.toggle("fixed", !this.game.free(tile.id));
    element.setAttribute("aria-pressed", String(chosen));
    const name = named(tile.piece, tile.role);
    element.setAttribute("aria-label", tile.fresh ? `${name}, ${say("last-lay")}` : name);
    return element;
  }

  drawDeck(/** @type {any} */ round) {
    const cards = round?.family === "cards";
    this.deck.hidden = !round;
    this.pile.hidden = !cards;
    if (!round) return;
    const taking = (/** @type {string} */ word) =>
      this.game.view.keys.some((/** @type {any} */ key) => key.word === word);
    this.stock.replaceChildren(h("span", { class: "back" }), h("span", { text: String(round.stock) }));
    this.stock.setAttribute("aria-label", say("stock", { n: round.stock }));
    this.stock.classList.toggle("ready", taking("take stock") || round.stage === "return");
    this.pile.replaceChildren();
    const top = round.pile.at(-1);
    const shown = h("span", { class: top ? "tile" : "tile none" });
    if (top) face(shown, top, "");
    this.pile.append(shown);
    this.pile.setAttribute("aria-label", say("pile", { piece: top ? named(top) : "–", n: round.piled }));
    this.pile.classList.toggle("ready", taking("take discard") || round.stage === "drawn");
  }

  drawMissing() {
    const { view, unsent, proposed } = this.game;
    const pieces = view?.round && !unsent && !proposed ? view.round.missing : [];
    const names = pieces.map((/** @type {string} */ piece) => named(piece)).join(", ");
    this.missing.textContent = names ? say("missing", { pieces: names }) : "";
  }

  /** Lets the Tab key reach one tile; the arrows go on from there. */
  rove() {
    const order = [...this.tiles.keys()];
    const first = this.game.layout.rack[0]?.[0]?.id ?? order[0];
    const there = this.last !== null && this.tiles.has(this.last);
    // a discarded card may lie in a meld now, where nobody can take it up
    const one = there && (this.game.free(this.last ?? 0) || !this.game.free(first)) ? this.last : first;
    for (const [id, tile] of this.tiles) tile.tabIndex = id === one ? 0 : -1;
  }

  /** @returns {HTMLElement[][]} what the arrows go through: melds, the place for a new one, the rack */
  lines() {
    const melds = this.game.layout.groups.map((group) => group.tiles.map((tile) => this.element(tile.id)));
    const rack = this.game.layout.rack.map((row) => row.map((tile) => this.element(tile.id)));
    const fresh = this.fresh.hidden ? [] : [[this.fresh]];
    const deck = this.deck.hidden ? [] : [[this.stock, ...(this.pile.hidden ? [] : [this.pile])]];
    return [...deck, ...melds, ...fresh, ...rack].filter((line) => line.length);
  }

  element(/** @type {number} */ id) {
    return /** @type {HTMLElement} */ (this.tiles.get(id));
  }
}

/**
 * Notes the places of the tiles, and returns a function that animates them to their new places.
 * @param {Map<number, HTMLElement>} tiles
 * @returns {() => void}
 */
function flights(tiles) {
  if (calm.matches || document.hidden) return () => {};
  const before = new Map();
  for (const [id, tile] of tiles) if (tile.isConnected) before.set(id, tile.getBoundingClientRect());
  return () => {
    for (const [id, tile] of tiles) {
      const from = before.get(id);
      if (!from || !tile.isConnected) continue;
      const to = tile.getBoundingClientRect();
      const [across, down] = [from.left - to.left, from.top - to.top];
      if (Math.abs(across) + Math.abs(down) < 2) continue;
      tile.animate([{ transform: `translate(${across}px, ${down}px)` }, { transform: "none" }], {
        duration: FLIGHT,
        easing: "cubic-bezier(.2,.7,.2,1)",
      });
    }
  };
}
