/** The keyboard: the arrows move, Space picks up, Enter places, Escape puts back. */

import { announce, say } from "./words.js";

export class Keyboard {
  /**
   * @param {import("./game.js").Game} game
   * @param {import("./board.js").Board} board
   * @param {HTMLElement} root
   */
  constructor(game, board, root) {
    this.game = game;
    this.board = board;
    root.addEventListener("keydown", (event) => this.pressed(event));
    root.addEventListener("focusin", (event) => {
      const id = Number(/** @type {HTMLElement} */ (event.target).dataset?.id ?? 0);
      if (!id) return;
      board.last = id;
      board.rove();
    });
  }

  pressed(/** @type {KeyboardEvent} */ event) {
    const undo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
    if (undo) {
      event.preventDefault();
      if (event.shiftKey) this.game.redo();
      else this.game.undo();
      return;
    }
    if (event.key === "Escape" && this.game.chosen.size) {
      event.preventDefault();
      this.game.drop();
      announce(say("put-back"));
      return;
    }
    const here = /** @type {HTMLElement} */ (event.target);
    if (!here.closest?.(".table, .rack")) return;
    if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") this.go(event, here);
    else if (event.key === " ") this.pick(event, here);
    else if (event.key === "Enter") this.place(event, here);
  }

  go(/** @type {KeyboardEvent} */ event, /** @type {HTMLElement} */ here) {
    const lines = this.board.lines();
    const row = lines.findIndex((line) => line.includes(here));
    if (row < 0) return;
    event.preventDefault();
    const at = lines[row].indexOf(here);
    const turn = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    const down = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    let line = lines[row];
    let place = event.key === "Home" ? 0 : event.key === "End" ? line.length - 1 : at + turn;
    if (down) {
      line = lines[(row + down + lines.length) % lines.length];
      place = Math.min(at, line.length - 1);
    } else if (place < 0 || place >= line.length) {
      line = lines[(row + turn + lines.length) % lines.length];
      place = turn > 0 ? 0 : line.length - 1;
    }
    line[place].focus();
    line[place].scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  pick(/** @type {KeyboardEvent} */ event, /** @type {HTMLElement} */ here) {
    event.preventDefault();
    const id = Number(here.dataset.id ?? 0);
    if (!id) {
      this.place(event, here);
      return;
    }
    if (!this.game.free(id)) return;
    const group = this.game.layout.groups.find((one) => one.tiles.some((tile) => tile.id === id));
    if (event.shiftKey && group) {
      for (const tile of group.tiles) this.game.chosen.add(tile.id);
      this.game.changed();
    } else this.game.choose(id);
    const count = this.game.chosen.size;
    announce(count ? say("picked", { n: count }) : say("put-back"));
  }

  place(/** @type {KeyboardEvent} */ event, /** @type {HTMLElement} */ here) {
    event.preventDefault();
    const { chosen } = this.game;
    const place = /** @type {HTMLElement | null} */ (here.closest("[data-place]"));
    if (!chosen.size) {
      this.alone(here, place);
      return;
    }
    const kept = [...chosen][0];
    const to = place?.dataset.place;
    const put = this.game.put(new Set(chosen), { to, key: place?.dataset.key });
    if (!put) {
      announce(say("put-back"));
      this.game.drop();
    }
    this.board.last = kept;
    this.board.rove();
    this.board.element(kept)?.focus();
  }

  /** Enter with nothing picked up: place a tile where it fits, or take from the stock or the pile. */
  alone(/** @type {HTMLElement} */ here, /** @type {HTMLElement | null} */ place) {
    const id = Number(here.dataset.id ?? 0);
    if (id && this.game.free(id)) {
      if (!this.game.place(new Set([id]))) this.pick(new KeyboardEvent("keydown"), here);
      return;
    }
    const word = { stock: "take stock", pile: "take discard" }[place?.dataset.place ?? ""];
    const key = this.game.view?.keys.find((/** @type {any} */ one) => one.word === word);
    if (key) this.game.press(key);
  }
}
