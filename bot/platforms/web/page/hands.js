/** Mouse, pen and finger: drag a piece, or tap it and then its place; draw a rectangle around several. */

import { h } from "./drawing.js";

const FAR = 7;
const LONG = 190;
const TWICE = 320;
const EDGE = 44;

export class Hands {
  /**
   * @param {import("./game.js").Game} game
   * @param {import("./board.js").Board} board
   * @param {HTMLElement} root
   */
  constructor(game, board, root) {
    this.game = game;
    this.board = board;
    this.root = root;
    /** @type {(how: string) => void} lets a finger feel what was done */
    this.felt = () => {};
    /** @type {any} */
    this.start = null;
    /** @type {any} */
    this.drag = null;
    /** @type {{ id: number, at: number } | null} */
    this.tapped = null;
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    root.addEventListener("pointerup", (event) => this.up(event));
    root.addEventListener("pointercancel", () => this.cancel());
    root.addEventListener("touchmove", (event) => this.drag && event.preventDefault(), { passive: false });
    root.addEventListener("contextmenu", (event) => this.touched && event.preventDefault());
    root.addEventListener("dragstart", (event) => event.preventDefault());
    root.addEventListener("click", (event) => event.detail === 0 && this.tap(event.target));
  }

  down(/** @type {PointerEvent} */ event) {
    if (event.button !== 0 || !event.isPrimary) return;
    const target = /** @type {Element} */ (event.target);
    const inside = target.closest(".table, .rack");
    if (!inside) return;
    const id = Number(target.closest(".tile[data-id]")?.getAttribute("data-id") ?? 0);
    this.touched = event.pointerType === "touch";
    this.start = { x: event.clientX, y: event.clientY, id, target, pointer: event.pointerId };
    clearTimeout(this.timer);
    if (this.touched && id) this.timer = setTimeout(() => this.lift(this.start?.x, this.start?.y), LONG);
  }

  move(/** @type {PointerEvent} */ event) {
    if (!this.start || event.pointerId !== this.start.pointer) return;
    const far = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > FAR;
    if (!this.drag && far) {
      clearTimeout(this.timer);
      if (this.start.id) this.lift(event.clientX, event.clientY);
      else if (!this.touched) this.lasso();
    }
    if (this.drag) this.carry(event.clientX, event.clientY);
  }

  /** Picks up the piece under the pointer, with all chosen pieces. */
  lift(/** @type {number} */ x, /** @type {number} */ y) {
    const { id } = this.start ?? {};
    if (!id || this.drag || !this.game.free(id)) return;
    const ids = this.game.chosen.has(id) ? new Set(this.game.chosen) : new Set([id]);
    const ghost = h("div", { class: "ghost", "aria-hidden": "true" });
    const order = this.game.tiles().filter((tile) => ids.has(tile.id));
    for (const tile of order) {
      const element = this.board.element(tile.id);
      const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
      copy.classList.remove("chosen");
      copy.removeAttribute("data-id");
      ghost.append(copy);
      element.classList.add("lifted");
    }
    document.body.append(ghost);
    this.drag = { ids, ghost, place: null, x, y, table: this.board.table.getBoundingClientRect() };
    this.game.held = true;
    this.root.classList.add("dragging");
    this.root.setPointerCapture(this.start.pointer);
    this.felt("light");
    this.carry(x, y);
  }

  lasso() {
    const box = h("div", { class: "lasso", "aria-hidden": "true" });
    document.body.append(box);
    const places = [...this.board.tiles].map(([id, tile]) => ({ id, rect: tile.getBoundingClientRect() }));
    this.drag = { box, places, x: 0, y: 0 };
    this.root.setPointerCapture(this.start.pointer);
  }

  carry(/** @type {number} */ x, /** @type {number} */ y) {
    this.drag.x = x;
    this.drag.y = y;
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      if (!this.drag) return;
      if (this.drag.box) this.span();
      else this.hover();
    });
  }

  hover() {
    const { ghost, x, y } = this.drag;
    const place = this.placeOf(document.elementFromPoint(x, y), x);
    this.scroll(y);
    ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -70%)`; // written after all is read
    this.mark(place);
    this.drag.place = place;
  }

  /** Scrolls the table when something is dragged to its edge. */
  scroll(/** @type {number} */ y) {
    const { table } = this.board;
    const { top, bottom } = this.drag.table;
    const step = y < top + EDGE && y > top - EDGE ? -9 : y > bottom - EDGE && y < bottom ? 9 : 0;
    if (!step) return;
    const before = table.scrollTop;
    table.scrollTop += step;
    if (table.scrollTop !== before) this.carry(this.drag.x, this.drag.y);
  }

  /** @returns {any} where something would come to lie */
  placeOf(/** @type {Element | null} */ element, x = 0) {
    const place = /** @type {HTMLElement | null} */ (element?.closest("[data-place]"));
    if (!place) return null;
    const to = place.dataset.place;
    if (to !== "group") return { to, element: place };
    const tile = element?.closest(".tile");
    if (!tile || !x) return { to, key: place.dataset.key, element: place };
    const rect = tile.getBoundingClientRect();
    const row = [...(tile.parentElement?.children ?? [])].filter((one) => !one.classList.contains("lifted"));
    const at = row.indexOf(tile);
    const index = at < 0 ? undefined : at + (x > rect.left + rect.width / 2 ? 1 : 0);
    return { to, key: place.dataset.key, index, element: place, tile: row[index ?? -1] };
  }

  mark(/** @type {any} */ place) {
    if (this.drag.place?.element === place?.element) return;
    this.marked(this.drag.place)?.classList.remove("target");
    this.marked(place)?.classList.add("target");
  }

  /** Returns the element to mark: for the table, the place of a new meld, because redrawing the table is slow. */
  marked(/** @type {any} */ place) {
    return place?.element === this.board.table ? this.board.fresh : place?.element;
  }

  span() {
    const { box, places, x, y } = this.drag;
    const [left, right] = [Math.min(x, this.start.x), Math.max(x, this.start.x)];
    const [top, bottom] = [Math.min(y, this.start.y), Math.max(y, this.start.y)];
    box.style.transform = `translate(${left}px, ${top}px)`;
    box.style.width = `${right - left}px`;
    box.style.height = `${bottom - top}px`;
    this.drag.caught = places.filter(
      (/** @type {any} */ { rect }) => rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top,
    );
  }

  up(/** @type {PointerEvent} */ event) {
    clearTimeout(this.timer);
    const { start, drag } = this;
    if (!start || event.pointerId !== start.pointer) return;
    if (drag?.box) {
      const caught = drag.caught ?? [];
      this.end();
      this.game.chosen.clear();
      for (const { id } of caught) if (this.game.free(id)) this.game.chosen.add(id);
      this.game.changed();
    } else if (drag) {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const place = this.placeOf(under, event.clientX);
      this.end();
      if (!place || !this.game.put(drag.ids, place)) this.refuse();
    } else {
      this.start = null;
      this.tap(start.target);
    }
  }

  refuse() {
    this.felt("warning");
    if (!this.game.unsent && !this.game.proposed) this.game.adopt();
    this.game.changed();
  }

  cancel() {
    clearTimeout(this.timer);
    if (this.drag) {
      this.end();
      this.refuse();
    }
    this.start = null;
  }

  end() {
    this.drag?.ghost?.remove();
    this.drag?.box?.remove();
    this.marked(this.drag?.place)?.classList.remove("target");
    for (const tile of this.board.tiles.values()) tile.classList.remove("lifted");
    this.root.classList.remove("dragging");
    this.drag = null;
    this.start = null;
    this.game.held = false;
  }

  /** Handles a tap: it chooses a piece, or puts the chosen ones there. */
  tap(/** @type {EventTarget | null} */ target) {
    const element = target instanceof Element ? target : null;
    const id = Number(element?.closest(".tile[data-id]")?.getAttribute("data-id") ?? 0);
    if (!element?.closest(".table, .rack")) return;
    const twice = id && this.tapped?.id === id && Date.now() - this.tapped.at < TWICE;
    this.tapped = id && !twice ? { id, at: Date.now() } : null;
    if (twice) this.double(id);
    else if (this.goes(id, element)) this.put(element);
    else if (id) this.game.choose(id);
    else this.deck(element);
  }

  /** Says whether a tap puts the chosen pieces down instead of choosing another. */
  goes(/** @type {number} */ id, /** @type {Element} */ element) {
    const { chosen, layout } = this.game;
    if (!chosen.size || chosen.has(id)) return false;
    if (!id) return true;
    const rack = new Set(layout.rack.flat().map((tile) => tile.id));
    if (rack.has(id)) return false;
    const at = layout.groups.find((group) => group.tiles.some((tile) => tile.id === id));
    return !at?.tiles.some((tile) => chosen.has(tile.id)) || [...chosen].some((one) => rack.has(one));
  }

  put(/** @type {Element} */ element) {
    const place = this.placeOf(element);
    if (!place || !this.game.put(new Set(this.game.chosen), place)) this.game.drop();
  }

  /** Handles a double tap: a rack tile goes where it fits, a table tile is chosen with its whole meld. */
  double(/** @type {number} */ id) {
    if (!this.game.free(id)) return;
    const group = this.game.layout.groups.find((one) => one.tiles.some((tile) => tile.id === id));
    this.game.chosen.clear();
    if (group) {
      for (const tile of group.tiles) this.game.chosen.add(tile.id);
      this.game.changed();
    } else if (!this.game.place(new Set([id]))) this.game.choose(id);
  }

  deck(/** @type {Element} */ element) {
    const place = element.closest("[data-place]")?.getAttribute("data-place");
    const word = place === "stock" ? "take stock" : place === "pile" ? "take discard" : "";
    const key = this.game.view?.keys.find((/** @type {any} */ one) => one.word === word);
    if (key) this.game.press(key);
  }
}
