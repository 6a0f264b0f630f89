/** How tiles, jokers and cards are drawn: number, shape and letter, so never by colour alone. */

import { shape } from "./dom.js";

const CARD = /^(10|[2-9AJQKT])([SHDC])$/;
const TILE = /^([rbkgy])?(\d+)$/;

/**
 * Draws the face of a piece.
 * @param {HTMLElement} element
 * @param {string} piece
 * @param {string} role what a joker stands for: `r6`, or `6` where its colour is open
 */
export function face(element, piece, role) {
  const drawn = `${piece}/${role}`;
  if (element.dataset.face === drawn) return;
  element.dataset.face = drawn;
  element.replaceChildren();
  const card = CARD.exec(piece);
  if (card) {
    element.classList.add("card");
    element.dataset.ink = card[2];
    element.append(line("rank", card[1]), shape(card[2], "suit"), shape(card[2], "pip"));
    return;
  }
  const meant = piece === "J" ? role : piece;
  const [, letter = "", number = ""] = TILE.exec(meant) ?? [];
  element.dataset.ink = piece === "J" ? "J" : letter;
  element.classList.toggle("joker", piece === "J");
  if (piece === "J" && !number) {
    element.append(shape("J", "star"));
    return;
  }
  element.append(line("number", number || piece));
  const below = document.createElement("span");
  below.className = "sort";
  if (letter) below.append(shape(letter), letter.toUpperCase());
  else below.append(shape("J"));
  element.append(below);
}

function line(/** @type {string} */ kind, /** @type {string} */ text) {
  const span = document.createElement("span");
  span.className = kind;
  span.textContent = text;
  return span;
}

/** @param {string} piece @returns {number} the number of a tile; 0 for a joker */
export function numberOf(piece) {
  return Number(TILE.exec(piece)?.[2] ?? 0);
}

/** @param {string} piece @returns {string} the letter of a tile's colour */
export function colourOf(piece) {
  return TILE.exec(piece)?.[1] ?? "";
}
