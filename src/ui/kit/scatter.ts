// Randomness for decoration only: trees, hachures, fibres. Seeded by place, so a map is drawn alike every time and
// no die of the raid is ever touched.

export type Scatter = () => number; // from 0 up to 1

/** A stream of its own for every name. */
export function scatter(...seed: ReadonlyArray<string | number>): Scatter {
  let a = hashText(seed.join('/'));
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function hashText(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h | 0;
}

/** Smooth noise over the plane, between -1 and 1. */
export function noise(seed: string): (x: number, y: number) => number {
  const base = hashText(seed);
  const corner = (i: number, j: number): number => {
    let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ base;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
  };
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = ease(x - i);
    const v = ease(y - j);
    const top = corner(i, j) * (1 - u) + corner(i + 1, j) * u;
    const bottom = corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u;
    return top * (1 - v) + bottom * v;
  };
}

const ease = (t: number): number => t * t * (3 - 2 * t);
