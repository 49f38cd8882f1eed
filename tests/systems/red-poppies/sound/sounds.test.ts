// Every sound that an event of a battle asks for is made; the arms and the sides are told apart by ear.

import { expect, test } from 'vitest';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { Session } from '../../../../src/engine/session.ts';
import type { BattleEvent } from '../../../../src/systems/red-poppies/rules/events.ts';
import { battleOn } from '../../../../src/systems/red-poppies/rules/system.ts';
import { type Cue, cuesOf } from '../../../../src/systems/red-poppies/sound/cues.ts';
import { RECIPES } from '../../../../src/systems/red-poppies/sound/recipes.ts';
import { lengthOf } from '../../../../src/ui/kit/sound/layers.ts';
import { hawthorn } from '../hawthorn.ts';

function battle(seed: string): BattleEvent[] {
  const course = { seed, level: 'veteran', events: false, practice: false };
  const session = new Session(battleOn(hawthorn), course);
  const player = randomPlayer();
  player.start(seed);
  while (!session.over) session.do(player.pick(session.position, session.asked.actions));
  return session.frames.map(({ event }) => event);
}

test('whole battles are heard, each arm with its own voice', () => {
  const heard = new Set<Cue>();
  for (const seed of ['a', 'b', 'c', 'd'])
    for (const event of battle(seed))
      for (const { cue, share } of cuesOf(event, hawthorn)) {
        expect(RECIPES[cue].length, cue).toBeGreaterThan(0);
        expect(share).toBeLessThan(1);
        heard.add(cue);
      }
  const wanted: Cue[] = ['whistle', 'boots', 'maxim', 'rifles', 'signal', 'shell', 'watch', 'hit'];
  for (const cue of wanted) expect([...heard]).toContain(cue);
});

test('a shell is heard before it falls, and the mine longest of all', () => {
  const [howl] = RECIPES.shell;
  const bang = RECIPES.shell.find(({ pitch: [from] }) => from < 100);
  expect(bang?.at).toBeGreaterThan((howl?.at ?? 0) + 0.3);
  const lengths = (Object.keys(RECIPES) as Cue[]).map(
    (cue) => [lengthOf(RECIPES[cue]), cue] as const,
  );
  expect(lengths.sort(([a], [b]) => b - a)[0]?.[1]).toBe('mine');
});

test('what is destroyed sounds worse than what is only shaken', () => {
  const shot = battle('a').find((event) => event.kind === 'shot');
  if (shot?.kind !== 'shot') throw new Error('no shot');
  const [check] = shot.checks;
  if (check === undefined) throw new Error('no check');
  const last = (fate: 'holds' | 'broken' | 'destroyed') =>
    cuesOf({ ...shot, checks: [{ ...check, fate }] }, hawthorn).at(-1)?.cue;
  expect([last('holds'), last('broken'), last('destroyed')]).toEqual(['miss', 'hit', 'fall']);
});
