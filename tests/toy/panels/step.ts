// The arrow keys on the toy's field: to the neighbour that lies most nearly that way.

import { centre } from '../../../src/hex/hex.ts';
import type { Field } from '../rules/battle.ts';

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function step({ hexes, steps }: Field, from: number, key: string): number | null {
  const way = WAYS[key];
  const here = hexes[from];
  if (way === undefined || here === undefined) return null;
  const [x, y] = centre(here.at);
  const along = (hex: number): number => {
    const [u, v] = centre(hexes[hex]?.at ?? here.at);
    return (u - x) * way[0] + (v - y) * way[1];
  };
  const ahead = (steps[from] ?? []).filter((hex) => along(hex) > 0.1);
  return ahead.sort((a, b) => along(b) - along(a) || a - b)[0] ?? null;
}
