// What is heard of a raid, and that every sound can be made.

import { describe, expect, test } from 'vitest';
import { copy } from '../../../src/engine/position.ts';
import { playOut } from '../../../src/engine/run.ts';
import type { Action } from '../../../src/engine/system.ts';
import { steadyPlayer } from '../../../src/systems/raid/players/steady/steady.ts';
import { apply } from '../../../src/systems/raid/rules/apply.ts';
import type { RaidEvent } from '../../../src/systems/raid/rules/events.ts';
import { setup } from '../../../src/systems/raid/rules/setup.ts';
import { raid } from '../../../src/systems/raid/rules/system.ts';
import { Kind } from '../../../src/systems/raid/rules/types.ts';
import { type Cue, cuesOf } from '../../../src/systems/raid/sound/cues.ts';
import { RECIPES } from '../../../src/systems/raid/sound/recipes.ts';
import { lengthOf } from '../../../src/ui/kit/sound/layers.ts';
import { loadDieppe } from '../../systems/raid/dieppe.ts';

const scenario = loadDieppe();

function eventsOfRaid(seed: string): RaidEvent[] {
  const begun = setup(scenario, { seed, level: 'seasoned', events: true });
  const actions: Action[] = [];
  playOut(raid, copy(begun), steadyPlayer(), actions);
  const events: RaidEvent[] = [];
  let state = begun;
  for (const action of actions) {
    const done = apply(state, action);
    if (!done.ok) throw new Error('a raid that was played cannot be played');
    state = done.state;
    events.push(...done.events);
  }
  return events;
}

const raids = Array.from({ length: 60 }, (_, i) => eventsOfRaid(`shingle ${i}`)).flat();
const heardOf = (event: RaidEvent): Cue[] => cuesOf(event, scenario).map(({ cue }) => cue);

describe('the sounds of raids', () => {
  test('every shot, blow and explosion is heard, and so is how it ended', () => {
    const loud = raids.filter(({ kind }) => /^(fire|assault-line|bangalore|objective)$/.test(kind));
    expect(loud.length).toBeGreaterThan(50);
    for (const event of loud) {
      expect(heardOf(event).length, event.kind).toBeGreaterThan(0);
      if ('hit' in event) expect(heardOf(event)).toContain(event.hit ? 'hit' : 'miss');
    }
  });

  test('a pillbox fires bursts, commandos rifles, a mortar shells', () => {
    const reports = { [Kind.pillbox]: 'burst', [Kind.commando]: 'rifles', [Kind.mortar]: 'shell' };
    const shots = raids.flatMap((event) => (event.kind === 'fire' ? [event] : []));
    for (const [kind, cue] of Object.entries(reports)) {
      const fired = shots.filter(({ shooter }) => scenario.kind[shooter] === Number(kind));
      expect(fired.length, cue).toBeGreaterThan(0);
      for (const shot of fired) expect(heardOf(shot)).toContain(cue);
    }
  });

  test('mines that do not go off only rattle their dice', () => {
    const mines = raids.flatMap((event) => (event.kind === 'mines' ? [event] : []));
    expect(new Set(mines.map(({ explodes }) => explodes)).size).toBe(2);
    for (const event of mines) expect(heardOf(event).includes('blast')).toBe(event.explodes);
  });

  test('every sound is heard in some raid', () => {
    const heard = new Set(raids.flatMap(heardOf));
    expect(Object.keys(RECIPES).filter((cue) => !heard.has(cue as Cue))).toEqual([]);
  });
});

describe.each(Object.keys(RECIPES) as Cue[])('the sound %s', (cue) => {
  test('is short, can be heard, and slides between pitches that there are', () => {
    expect(lengthOf(RECIPES[cue])).toBeLessThan(1.6);
    for (const { loud, fall, pitch } of RECIPES[cue]) {
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThan(1);
      expect(fall).toBeGreaterThan(0);
      for (const hertz of pitch) expect(hertz).toBeGreaterThan(20);
    }
  });
});
