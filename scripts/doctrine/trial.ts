// A doctrine tried out on raids of every level, always the same ones, so that two doctrines differ by what they do.

import { playOut } from '../../src/engine/run.ts';
import type { Doctrine } from '../../src/systems/raid/players/steady/doctrine.ts';
import { soundPlayer } from '../../src/systems/raid/players/steady/steady.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import { score } from '../../src/systems/raid/rules/victory.ts';

export interface Trial {
  readonly totals: readonly number[]; // by level: total successes, in %
  readonly points: number; // mean
  readonly worth: number; // what doctrines are compared by
}

const HALF = 0.4; // of a total success
const POINT = 0.5; // in per cents of total successes: tells doctrines apart with fewer raids than successes alone

export interface Trying {
  readonly name: string; // the words seeds begin with
  readonly raids: number; // a level
  readonly levels: readonly string[];
}

export function trialOf(scenario: Scenario, doctrine: Doctrine, trying: Trying): Trial {
  const { name, raids, levels } = trying;
  const player = soundPlayer(doctrine);
  const totals: number[] = [];
  let halves = 0;
  let points = 0;
  for (const level of levels) {
    let total = 0;
    for (let n = 0; n < raids; n++) {
      const s = setup(scenario, { seed: `${name} ${n}`, level, events: true });
      playOut(raid, s, player);
      const { outcome, vp } = score(s);
      if (outcome === 'total-success') total++;
      else if (outcome === 'half-success') halves++;
      points += vp;
    }
    totals.push((100 * total) / raids);
  }
  const all = raids * levels.length;
  const mean = totals.reduce((a, b) => a + b, 0) / totals.length;
  const worth = mean + (HALF * 100 * halves) / all + (POINT * points) / all;
  return { totals, points: points / all, worth };
}
