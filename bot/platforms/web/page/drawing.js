/** Makes elements, and draws tiles, jokers and cards: by number, shape and letter, so colour is never the only sign. */
// Text is always set as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes an element.
 * @param {string} tag
 * @param {Record<string, any>} [props] `on…` are listeners, `class`, `text`, `data` and attributes
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElement}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "text") element.textContent = value;
    else if (name === "class") element.className = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

/**
 * Makes a picture of one of the shapes that the page holds.
 * @param {string} name
 * @param {string} [kind]
 * @returns {SVGElement}
 */
export function shape(name, kind = "shape") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", kind);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#e-${name}`);
  svg.append(use);
  return svg;
}

/**
 * Draws a QR code.
 * @param {string[]} rows
 * @param {string} label
 * @returns {SVGElement}
 */
export function squares(rows, label) {
  const svg = document.createElementNS(SVG, "svg");
  const size = rows.length + 8;
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("class", "qr");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  const path = document.createElementNS(SVG, "path");
  let drawn = "";
  rows.forEach((row, down) => {
    for (let across = 0; across < row.length; across += 1) {
      if (row[across] === "1") drawn += `M${across + 4} ${down + 4}h1v1h-1z`;
    }
  });
  path.setAttribute("d", drawn);
  svg.append(path);
  return svg;
}

/**
 * Puts children into an element. Only those out of place are moved, so that a child that stays
 * keeps the focus.
 * @param {Element} parent
 * @param {Element[]} wanted
 */
export function arrange(parent, wanted) {
  const keep = new Set(wanted);
  for (const child of [...parent.children]) if (!keep.has(child)) child.remove();
  wanted.forEach((child, place) => {
    if (parent.children[place] !== child) parent.insertBefore(child, parent.children[place] ?? null);
  });
}

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
  const below = line("sort", "");
  if (letter) below.append(shape(letter), line("letter", letter.toUpperCase()));
  else below.append(shape("J"));
  element.append(below);
}

function line(/** @type {string} */ kind, /** @type {string} */ text) {
  const span = document.createElement("span");
  span.className = kind;
  if (text) span.dataset.text = text; // drawn by the style: what a tile is called says its name
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
