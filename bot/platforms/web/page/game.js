/** The game on this page: the view, the reader's layout, the chosen tiles, and the actions. */

import { found, groupsOf, laid, layoutOf, mayGoBack, moved, print, same, shown } from "./layout.js";
import { announce, say } from "./words.js";

/** @typedef {import("./layout.js").Layout} Layout */

const APART = 500;
const MOST_STEPS = 500;
/** Words that shape a plan while others play. */
const PLANNED = new Set(["play", "arrange", "reset", "undo", "meld", "layoff", "discard"]);

export class Game {
  /** @param {import("./line.js").Line} line @param {() => void} changed */
  constructor(line, changed) {
    this.line = line;
    this.changed = changed;
    /** @type {any} */
    this.view = null;
    /** @type {Layout} */
    this.layout = { groups: [], rack: [] };
    /** @type {Set<number>} */
    this.chosen = new Set();
    /** @type {Layout[]} */
    this.before = [];
    /** @type {Layout[]} */
    this.after = [];
    /** @type {{ number: number, groups: string[][] } | null} */
    this.proposed = null;
    /** @type {string[][][]} what the program may have as the draft, if nobody else changed it */
    this.known = [];
    this.unsent = false;
    this.held = false;
    this.count = 0;
    this.sentAt = 0;
    /** @type {{ word: string } | null} */
    this.awaiting = null;
    this.watching = false;
    /** @type {Set<number>} pieces that a hint names */
    this.hinted = new Set();
    /** The last word that was said. */
    this.asked = "";
  }

  /** Takes a view from the program. */
  show(/** @type {any} */ view) {
    const anew = !this.view || this.view.version !== view.version || this.view.phase !== view.phase;
    const theirs = view.round ? shown(view.round) : [];
    const shaped = !anew && (this.unsent || this.proposed);
    this.view = view;
    if (anew) this.forget();
    else if (shaped && this.proposed === null && !this.mine(theirs)) this.unsent = false;
    if (anew || !(this.unsent || this.proposed || this.held)) this.adopt();
    this.send();
  }

  /** Says whether the program's draft is one that this page has sent, or is unchanged. */
  mine(/** @type {string[][]} */ theirs) {
    return this.known.some((known) => same(theirs, known));
  }

  adopt() {
    const round = this.view?.round;
    this.layout = round ? layoutOf(round, this.layout) : { groups: [], rack: [] };
    this.known = round ? [shown(round)] : [];
    const there = new Set(this.tiles().map((tile) => tile.id));
    for (const id of this.chosen) if (!there.has(id)) this.chosen.delete(id);
  }

  forget() {
    this.before = [];
    this.after = [];
    this.unsent = false;
    this.held = false;
    this.chosen.clear();
    this.hinted.clear();
  }

  /** Notes that the connection is back: a proposal without an answer is sent again. */
  reconnected() {
    if (this.proposed) {
      this.known.push(this.proposed.groups);
      this.proposed = null;
      this.unsent = true;
    }
  }

  /** Notes that a proposal was handled or refused. */
  done(/** @type {number} */ number) {
    if (this.proposed?.number !== number) return;
    const sent = this.proposed.groups;
    this.proposed = null;
    const theirs = this.view?.round ? shown(this.view.round) : [];
    this.known = [theirs];
    if (!same(theirs, sent)) {
      this.unsent = false;
      this.before = [];
      this.after = [];
    }
    if (!this.unsent && !this.held) this.adopt();
    this.send();
    if (this.awaiting && !this.unsent && !this.proposed) {
      const { word } = this.awaiting;
      this.awaiting = null;
      this.do(word, true);
    }
    this.changed();
  }

  /** Proposes the layout, if it is time: one at a time, at most two a second. */
  send() {
    if (!this.unsent || this.proposed || this.held || !this.line.connected || !this.shapes) return;
    const left = this.sentAt + APART - Date.now();
    if (left > 0) {
      clearTimeout(this.later);
      this.later = setTimeout(() => this.send(), left);
      return;
    }
    this.count += 1;
    const groups = groupsOf(this.layout);
    const table = same(groups, this.view.round.base) ? "" : print(this.layout);
    const { version, draft } = this.view;
    if (!this.line.put({ type: "propose", number: this.count, version, draft, table })) return;
    this.sentAt = Date.now();
    this.proposed = { number: this.count, groups: table ? groups : this.view.round.base };
    this.unsent = false;
  }

  /** Sends a word; a proposal that is still unanswered goes first. */
  do(/** @type {string} */ word, stamped = true) {
    if (this.unsent || this.proposed) {
      this.awaiting = { word };
      this.send();
      return;
    }
    const { version, draft, planning } = this.view;
    this.asked = word;
    const said = planning && PLANNED.has(word.split(" ")[0]) ? `plan ${word}` : word;
    this.line.act(said, stamped ? version : null, stamped ? draft : null);
    this.chosen.clear();
    this.changed();
  }

  /** Presses a button of the program, which carries its table's version; one for a plan also the plan's. */
  press(/** @type {any} */ key) {
    if (key.draft !== null && key.draft === this.view.draft) this.do(key.word);
    else {
      this.asked = key.word;
      this.line.act(key.word, key.version, key.draft);
    }
  }

  /** Marks the pieces that a hint names: those of the rack first. */
  point(/** @type {string[]} */ pieces) {
    this.hinted = new Set();
    const order = [...this.layout.rack.flat(), ...this.layout.groups.flatMap((group) => group.tiles)];
    for (const piece of pieces) {
      const one = order.find((tile) => tile.piece === piece && !this.hinted.has(tile.id));
      if (one) this.hinted.add(one.id);
    }
    this.changed();
  }

  tiles() {
    return [...this.layout.groups.flatMap((group) => group.tiles), ...this.layout.rack.flat()];
  }

  /** Whether dragging shapes a draft or, while others play, a plan. */
  get shapes() {
    return Boolean(this.view?.my_turn || this.view?.planning);
  }

  /** Says whether a piece can be taken up now. */
  free(/** @type {number} */ id) {
    const round = this.view?.round;
    if (!round || !this.shapes || (this.view.paused && !this.view.planning) || this.watching) return false;
    if (round.by_hand) return true;
    const own = this.layout.rack.some((row) => row.some((tile) => tile.id === id));
    return own && ["drawn", "return"].includes(round.stage);
  }

  choose(/** @type {number} */ id) {
    if (!this.free(id)) return;
    if (!this.chosen.delete(id)) this.chosen.add(id);
    this.changed();
  }

  drop() {
    this.chosen.clear();
    this.changed();
  }

  /**
   * Puts pieces somewhere; returns whether that is possible.
   * @param {Set<number>} ids
   * @param {any} place
   */
  put(ids, place) {
    const round = this.view?.round;
    if (!round || ![...ids].every((id) => this.free(id))) return false;
    if (!round.by_hand) return this.step(ids, place);
    if (place.to === "pile" || place.to === "stock") return false;
    if (!this.unsent && !this.proposed && !this.mine(shown(round))) {
      this.adopt();
      return false;
    }
    const layout = moved(this.layout, ids, place, round.base);
    if (layout) this.turnTo(layout, true);
    return Boolean(layout);
  }

  /** Does a step of a turn with cards, or gives a tile back. */
  step(/** @type {Set<number>} */ ids, /** @type {any} */ place) {
    const tiles = found(this.layout, ids);
    const pieces = tiles.map((tile) => tile.piece).join(" ");
    const group = this.layout.groups.find((one) => one.key === place.key);
    const { stage } = this.view.round;
    if (stage === "return") {
      if (place.to !== "stock" || tiles.length !== 1) return false;
      this.do(`return ${pieces}`);
    } else if (place.to === "pile" && tiles.length === 1) this.do(`discard ${pieces}`);
    else if (place.to === "group" && group?.number) this.do(`layoff ${pieces} ${group.number}`);
    else if (place.to === "new" && tiles.length > 2) this.do(`meld ${pieces}`);
    else return false;
    announce(say("placed"));
    return true;
  }

  /** Asks the program for a place for the chosen tiles, or for one tile. */
  place(/** @type {Set<number>} */ ids) {
    const { round } = this.view;
    if (!round.places || !round.by_hand) return false;
    const rack = new Set(this.layout.rack.flat().map((tile) => tile.id));
    if (![...ids].every((id) => rack.has(id))) return false;
    const named = [...laid(this.layout, round.base), ...found(this.layout, ids).map((tile) => tile.piece)];
    this.do(`play ${named.join(" ")}`);
    return true;
  }

  /** Says whether the chosen tiles can go back to the rack. */
  back() {
    const tiles = found(this.layout, this.chosen);
    const round = this.view?.round;
    const rack = new Set(this.layout.rack.flat().map((tile) => tile.id));
    if (!round?.by_hand || !tiles.some((tile) => !rack.has(tile.id))) return false;
    return mayGoBack(this.layout, tiles, round.base);
  }

  turnTo(/** @type {Layout} */ layout, fresh = false) {
    if (fresh) {
      this.before = [...this.before, this.layout].slice(-MOST_STEPS);
      this.after = [];
      announce(say("placed"));
    }
    this.layout = layout;
    this.chosen.clear();
    this.hinted.clear();
    this.unsent = true;
    this.send();
    this.changed();
  }

  undo() {
    if (this.elsewhere) this.do("undo");
    const last = this.before.pop();
    if (!last) return;
    this.after.push(this.layout);
    this.turnTo(last);
  }

  redo() {
    const next = this.after.pop();
    if (!next) return;
    this.before.push(this.layout);
    this.turnTo(next);
  }

  /** Whether the draft was begun elsewhere, or before a reload: only the program can undo its steps. */
  get elsewhere() {
    return this.drafted && !this.before.length && !this.after.length;
  }

  get drafted() {
    return Boolean(this.view?.round?.by_hand) && !same(groupsOf(this.layout), this.view.round.base);
  }

  /** Says whether the page can tell that the draft cannot be laid yet. */
  get faulty() {
    const round = this.view?.round;
    const loose = this.layout.groups.some((group) => group.wrong || (group.tiles.length === 1 && !group.number));
    return loose || Boolean(round?.missing.length) || Boolean(round?.laying && !round.laying.enough);
  }

  /** @returns {string} what a group is called */
  title(/** @type {any} */ group) {
    if (group.tiles.length === 1 && !group.number) return say("held");
    if (!group.number) return say("new-meld");
    return say(group.wrong ? "meld-wrong" : "meld", { n: group.number });
  }
}
