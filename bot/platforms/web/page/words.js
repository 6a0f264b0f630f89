/** The texts of the page, and the names of pieces, in the reader's language. */

import { face, h } from "./drawing.js";

/** @type {Record<string, string>} */
let texts = {};
const MARKED = /\ue000(\+?)([^\ue001]*)\ue001/g;
/** A piece with the brackets, and the signs after it, that have to stay on its line. */
const WITH_SIGNS = /(\(*)\ue000(\+?)([^\ue001]*)\ue001([\u00a0\u202f]?[).,:;!?…]+)?/g;

/** @param {Record<string, string>} given */
export function learn(given) {
  texts = { ...texts, ...given };
}

/**
 * Returns a text with its placeholders filled in.
 * @param {string} name
 * @param {Record<string, string | number>} [figures]
 * @returns {string}
 */
export function say(name, figures = {}) {
  return (texts[name] ?? "").replace(/\{(\w+)\}/g, (all, key) => String(figures[key] ?? all));
}

/**
 * Names a piece for a screen reader.
 * @param {string} piece as it is written: `r5`, `J`, `J=r6`, `10H`
 * @param {string} [role] what a joker stands for
 * @returns {string}
 */
export function named(piece, role = "") {
  const [bare, bound = role] = piece.split("=");
  if (bare === "J") {
    const meant = bound ? named(bound) : "";
    return meant ? say("stands-for", { piece: meant }) : say("joker");
  }
  const card = /^(10|[2-9AJQKT])([SHDC])$/.exec(bare);
  if (card) return `${card[1]} ${say(`suit-${card[2]}`)}`;
  const tile = /^([rbkgy])?(\d+)$/.exec(bare);
  if (tile) return tile[1] ? `${say(`colour-${tile[1]}`)} ${tile[2]}` : tile[2];
  return bare;
}

/**
 * Makes a text of the program, with its pieces drawn small.
 * @param {string} text
 * @returns {DocumentFragment}
 */
export function written(text) {
  const fragment = document.createDocumentFragment();
  let last = 0;
  for (const found of text.matchAll(WITH_SIGNS)) {
    fragment.append(text.slice(last, found.index));
    const [, before, fresh, piece, after = ""] = found;
    const [bare, role] = piece.split("=");
    const small = h("span", { class: "tile small", role: "img", "aria-label": named(piece) });
    face(small, bare, role ?? "");
    if (fresh) small.classList.add("new");
    fragment.append(before || after ? h("span", { class: "unbroken" }, before, small, after) : small);
    last = found.index + found[0].length;
  }
  fragment.append(text.slice(last));
  return fragment;
}

/**
 * Announces a text of the program, with the names of its pieces.
 * @param {string} text
 * @returns {string}
 */
export function spoken(text) {
  return text.replace(MARKED, (all, _new, piece, at) => {
    const more = text.startsWith(" \ue000", at + all.length);
    return more ? `${named(piece)},` : named(piece);
  });
}

/** Lets a screen reader say something; a repeated sentence is said again. */
export function announce(/** @type {string} */ text) {
  const live = document.getElementById("live");
  if (!live || !text.trim()) return;
  live.append(h("p", { text: spoken(text) }));
  while (live.children.length > 6) live.firstElementChild?.remove();
}
