// Badges cover neither one another nor a counter of somebody else: over whole raids of both battles, at every size that
// pieces are drawn in.

import { expect, test } from 'vitest';
import { copy } from '../../../../src/engine/position.ts';
import { playOut } from '../../../../src/engine/run.ts';
import { loadBattle } from '../../../../src/systems/raid/data/battles.ts';
import { layPieces } from '../../../../src/systems/raid/map/lay-pieces.ts';
import { steadyPlayer } from '../../../../src/systems/raid/players/steady/steady.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../../src/systems/raid/rules/system.ts';
import type { Laid } from '../../../../src/ui/sheet/board.ts';
import { detailAt } from '../../../../src/ui/sheet/camera.ts';
import { PIECES } from '../../../../src/ui/sheet/depths.ts';
import { type Box, overlap } from '../../../../src/ui/sheet/geometry.ts';
import { COUNTER } from '../../../../src/ui/sheet/palette.ts';

const NOBODY: ReadonlySet<number> = new Set();

/** Every position that a raid of the steady player comes to. */
function positionsOf(battle: string, seed: string): RaidState[] {
  const state = setup(loadBattle(battle), { seed, level: 'basic', events: false });
  const steady = steadyPlayer();
  const seen: RaidState[] = [];
  playOut(raid, state, {
    name: 'watched',
    start() {},
    pick(s, legal) {
      seen.push(copy(s));
      return steady.pick(s, legal);
    },
  });
  return seen;
}

const plateOf = ({ stamp, at, times }: Laid): Box => box(at, stamp.w - 6, stamp.h - 6, times);
const counterOf = ({ at, times }: Laid): Box => box(at, COUNTER, COUNTER, times);
const box = ([x, y]: Laid['at'], w: number, h: number, times: number): Box => ({
  x: x - (w / 2) * times,
  y: y - (h / 2) * times,
  w: w * times,
  h: h * times,
});

test.each(['dieppe-1942', 'berneval-1942'])(
  'in %s no badge hides another, nor more than a sliver of a neighbour',
  (battle) => {
    let badges = 0;
    const bad: string[] = [];
    for (const [n, position] of positionsOf(battle, 'badges').entries()) {
      if (n % 3 > 0) continue;
      for (const scale of [0.3, 0.55, 0.7, 1, 2]) {
        const { piece: times } = detailAt(scale);
        const { pieces } = layPieces({ position, selected: NOBODY, hidden: NOBODY, times });
        const plates = pieces.filter(({ depth }) => depth === PIECES + 4);
        const counters = pieces.filter(({ depth }) => depth === PIECES + 2);
        badges += plates.length;
        for (const [i, plate] of plates.entries()) {
          const here = plateOf(plate);
          for (const other of plates.slice(i + 1)) {
            if (overlap(here, plateOf(other)) > 0) bad.push(`${n}: ${plate.stamp.key}`);
          }
          const under = counters.map((counter) => overlap(here, counterOf(counter)));
          const [, ...strangers] = under.sort((a, b) => b - a); // the first is its own
          if ((strangers[0] ?? 0) > here.w * here.h * 0.12)
            bad.push(`${n}: under ${plate.stamp.key}`);
        }
      }
    }
    expect(bad).toEqual([]);
    expect(badges).toBeGreaterThan(1000);
  },
);
