/** Tiles that have moved are seen to move: from where they lay to where they lie. */

const LASTS = 320;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Notes where the tiles are; what it returns lets them fly from there to where they are then.
 * @param {Map<number, HTMLElement>} tiles
 * @returns {() => void}
 */
export function flights(tiles) {
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
        duration: LASTS,
        easing: "cubic-bezier(.2,.7,.2,1)",
      });
    }
  };
}
