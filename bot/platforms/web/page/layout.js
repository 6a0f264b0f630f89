/** The table as its reader proposes it: which tile lies where. Pure; nothing here draws or sends. */

import { colourOf, numberOf } from "./drawing.js";

/**
 * @typedef {{ id: number, piece: string, role: string, fresh: boolean }} Tile
 * @typedef {{ key: string, tiles: Tile[], wrong: boolean, number: number }} Group
 * @typedef {{ groups: Group[], rack: Tile[][] }} Layout
 * @typedef {{ to: "group", key: string, index?: number } | { to: "new" } | { to: "rack" }} Place
 */

const SHORTEST = 3;
let made = 0;

/** @param {string} piece @returns {Tile} */
function fresh(piece) {
  made += 1;
  return { id: made, piece, role: "", fresh: false };
}

/**
 * Makes a layout of what the program shows. Tiles that stay keep their identity, so that
 * they can be seen to move; among equal tiles, those that have not moved stay.
 * @param {any} round
 * @param {Layout | null} before
 * @returns {Layout}
 */
export function layoutOf(round, before) {
  const pool = poolOf(before);
  const groups = [];
  for (const meld of round.melds) groups.push({ at: `m${meld.number}`, pieces: meld.pieces, meld });
  round.loose.forEach((/** @type {any} */ one, /** @type {number} */ place) => {
    groups.push({ at: `l${place}`, pieces: [one], meld: null });
  });
  const rack = round.rack.map((/** @type {any[]} */ pieces) => ({ at: "rack", pieces }));
  const all = [...groups, ...rack];
  const taken = all.map((group) => group.pieces.map((/** @type {any} */ one) => pool.near(one.piece, group.at)));
  const tiles = all.map((group, place) =>
    group.pieces.map((/** @type {any} */ one, /** @type {number} */ index) => ({
      ...(taken[place][index] ?? pool.any(one.piece) ?? fresh(one.piece)),
      role: one.role,
      fresh: one.new,
    })),
  );
  return {
    groups: groups.map((group, place) => ({
      key: group.at,
      tiles: tiles[place],
      wrong: group.meld?.wrong ?? false,
      number: group.meld?.number ?? 0,
    })),
    rack: tiles.slice(groups.length),
  };
}

function poolOf(/** @type {Layout | null} */ before) {
  /** @type {{ tile: Tile, at: string, used: boolean }[]} */
  const tiles = [];
  for (const group of before?.groups ?? [])
    for (const tile of group.tiles) tiles.push({ tile, at: group.key, used: false });
  for (const row of before?.rack ?? []) for (const tile of row) tiles.push({ tile, at: "rack", used: false });
  const take = (/** @type {(one: typeof tiles[0]) => boolean} */ wanted) => {
    const found = tiles.find((one) => !one.used && wanted(one));
    if (found) found.used = true;
    return found?.tile;
  };
  return {
    near: (/** @type {string} */ piece, /** @type {string} */ at) =>
      take((one) => one.tile.piece === piece && one.at === at),
    any: (/** @type {string} */ piece) => take((one) => one.tile.piece === piece),
  };
}

/** @param {Layout} layout @param {Place} place @param {Set<number>} ids @param {string[][]} base */
export function moved(layout, ids, place, base) {
  const tiles = found(layout, ids);
  if (!tiles.length) return null;
  const groups = layout.groups.map((group) => {
    const left = group.tiles.filter((tile) => !ids.has(tile.id));
    return { ...group, tiles: left.length < group.tiles.length ? tidy(left, group.tiles) : left };
  });
  const rack = layout.rack.map((row) => row.filter((tile) => !ids.has(tile.id)));
  if (place.to === "rack") {
    if (!mayGoBack(layout, tiles, base)) return null;
    return { groups: groups.filter((group) => group.tiles.length), rack: [...rack, tiles].filter((row) => row.length) };
  }
  if (place.to === "new") {
    made += 1;
    groups.push({ key: `n${made}`, tiles: tidy(tiles), wrong: false, number: 0 });
    return { groups: groups.filter((group) => group.tiles.length), rack };
  }
  const at = groups.findIndex((group) => group.key === place.key);
  if (at < 0) return null;
  groups.splice(at, 1, ...joined(groups[at], tiles, place.index));
  return { groups: groups.filter((group) => group.tiles.length), rack };
}

/** @returns {Tile[]} the tiles in the order in which they lie */
export function found(/** @type {Layout} */ layout, /** @type {Set<number>} */ ids) {
  const all = [...layout.groups.flatMap((group) => group.tiles), ...layout.rack.flat()];
  return all.filter((tile) => ids.has(tile.id));
}

/** Says whether tiles come from the rack; among equal tiles, the table's count first. */
export function mayGoBack(/** @type {Layout} */ layout, /** @type {Tile[]} */ tiles, /** @type {string[][]} */ base) {
  const spare = counted(layout.groups.flatMap((group) => group.tiles.map((tile) => tile.piece)));
  for (const piece of base.flat()) spare.set(piece, (spare.get(piece) ?? 0) - 1);
  const onRack = new Set(layout.rack.flat().map((tile) => tile.id));
  return tiles.every((tile) => {
    if (onRack.has(tile.id)) return true;
    const left = spare.get(tile.piece) ?? 0;
    spare.set(tile.piece, left - 1);
    return left > 0;
  });
}

/** Puts tiles into a group; a run that already has the tile is split. */
function joined(/** @type {Group} */ group, /** @type {Tile[]} */ tiles, /** @type {number | undefined} */ index) {
  const [only] = tiles;
  const twin = group.tiles.findIndex((tile) => tile.piece === only.piece);
  const isRun =
    new Set(group.tiles.filter((tile) => tile.piece !== "J").map((tile) => colourOf(tile.piece))).size === 1;
  if (tiles.length === 1 && twin >= SHORTEST - 1 && isRun && group.tiles.length - twin >= SHORTEST) {
    made += 1;
    return [
      { ...group, tiles: [...group.tiles.slice(0, twin), only], wrong: false },
      { key: `n${made}`, tiles: group.tiles.slice(twin), wrong: false, number: 0 },
    ];
  }
  const place = index ?? group.tiles.length;
  const whole = [...group.tiles.slice(0, place), ...tiles, ...group.tiles.slice(place)];
  const exact = index !== undefined && tiles.every((tile) => tile.piece === "J");
  return [{ ...group, tiles: exact ? whole : tidy(whole, group.tiles), wrong: false }];
}

/** Sorts the tiles of a run as a person would; jokers keep their numbers. */
export function tidy(/** @type {Tile[]} */ tiles, /** @type {Tile[]} */ before = []) {
  const plain = tiles.filter((tile) => tile.piece !== "J");
  const colours = new Set(plain.map((tile) => colourOf(tile.piece)));
  const numbers = new Set(plain.map((tile) => numberOf(tile.piece)));
  if (colours.size !== 1 || numbers.size !== plain.length || plain.length < 2) return tiles;
  const stood = standing(before);
  const row = [...plain].sort((one, other) => numberOf(one.piece) - numberOf(other.piece));
  const last = numberOf(row[row.length - 1].piece);
  const first = numberOf(row[0].piece);
  const inside = (/** @type {Tile} */ joker) => {
    const meant = stood.get(joker.id) ?? 0;
    return meant > first && meant < last;
  };
  const jokers = tiles.filter((tile) => tile.piece === "J");
  const kept = jokers.filter(inside);
  for (const joker of kept) insert(row, joker, stood.get(joker.id));
  for (const joker of jokers) if (!kept.includes(joker)) insert(row, joker, undefined, stood.get(joker.id));
  return row;
}

/** @returns {Map<number, number>} the numbers that the jokers of a run stand for */
function standing(/** @type {Tile[]} */ tiles) {
  const at = tiles.findIndex((tile) => tile.piece !== "J");
  const stood = new Map();
  if (at < 0 || tiles.length < 2) return stood;
  const first = numberOf(tiles[at].piece) - at;
  tiles.forEach((tile, place) => {
    if (tile.piece === "J") stood.set(tile.id, first + place);
  });
  return stood;
}

/** Puts a joker at its number inside the run, else into the first gap, else at its number, else at the end. */
function insert(
  /** @type {Tile[]} */ row,
  /** @type {Tile} */ joker,
  /** @type {number | undefined} */ inside,
  /** @type {number | undefined} */ outside = undefined,
) {
  const value = (/** @type {number} */ place) => {
    const at = row.findIndex((tile) => tile.piece !== "J");
    return numberOf(row[at].piece) - at + place;
  };
  const real = (/** @type {number} */ place) => (row[place].piece === "J" ? value(place) : numberOf(row[place].piece));
  const placeOf = (/** @type {number | undefined} */ meant) => {
    if (meant === undefined || row.some((_tile, at) => real(at) === meant)) return -1;
    const behind = row.findIndex((_tile, at) => real(at) > meant);
    return behind < 0 ? row.length : behind;
  };
  const gap = row.findIndex((_tile, at) => at > 0 && real(at) - real(at - 1) > 1);
  const behind = real(row.length - 1) < 13 ? row.length : 0;
  const place = [placeOf(inside), gap, placeOf(outside), behind].find((one) => one >= 0) ?? behind;
  row.splice(place, 0, joker);
}

/** Writes the table in notation. */
export function print(/** @type {Layout} */ layout) {
  return layout.groups.map((group) => group.tiles.map((tile) => tile.piece).join(" ")).join(" | ");
}

/** Says whether two tables have the same groups, in any order. */
export function same(/** @type {string[][]} */ one, /** @type {string[][]} */ other) {
  return canonical(one) === canonical(other);
}

/** @returns {string[][]} the groups of a layout as pieces */
export function groupsOf(/** @type {Layout} */ layout) {
  return layout.groups.map((group) => group.tiles.map((tile) => tile.piece));
}

/** @returns {string[]} what the draft takes from the rack */
export function laid(/** @type {Layout} */ layout, /** @type {string[][]} */ base) {
  const left = counted(groupsOf(layout).flat());
  for (const piece of base.flat()) left.set(piece, (left.get(piece) ?? 0) - 1);
  return [...left].flatMap(([piece, count]) => Array(Math.max(0, count)).fill(piece));
}

function canonical(/** @type {string[][]} */ groups) {
  return groups
    .map((group) => [...group].sort().join(" "))
    .sort()
    .join("|");
}

function counted(/** @type {string[]} */ pieces) {
  const counts = new Map();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** @returns {string[][]} the groups that a view shows */
export function shown(/** @type {any} */ round) {
  const melds = round.melds.map((/** @type {any} */ meld) => meld.pieces.map((/** @type {any} */ one) => one.piece));
  return [...melds, ...round.loose.map((/** @type {any} */ one) => [one.piece])];
}
