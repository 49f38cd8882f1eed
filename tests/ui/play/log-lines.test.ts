// The lines of the log: what belongs together is one line of its order, and nothing gets lost on the way.

import { expect, test } from 'vitest';
import type { Frame } from '../../../src/engine/frames.ts';
import { Session } from '../../../src/engine/session.ts';
import { RAID_LOOK } from '../../../src/systems/raid/panels/look.ts';
import { RAID_WORDS } from '../../../src/systems/raid/panels/words/words.ts';
import { steadyPlayer } from '../../../src/systems/raid/players/steady/steady.ts';
import { raidOn } from '../../../src/systems/raid/rules/system.ts';
import { groupOf } from '../../../src/systems/raid/text/prose/together.ts';
import { lineSentence, logTurns } from '../../../src/ui/play/log/log-lines.ts';
import type { Face } from '../../../src/ui/sheet/face.ts';
import { type LookTable, lookOf } from '../../../src/ui/sheet/look.ts';
import { lang, plainText } from '../../../src/words/index.ts';
import { loadDieppe } from '../../systems/raid/dieppe.ts';

const look = RAID_LOOK as LookTable;
const words = RAID_WORDS as Face['words'];

const session = new Session(raidOn(loadDieppe()), {
  ...{ seed: 'log', level: 'hardened', events: true, practice: false },
});
const player = steadyPlayer();
player.start('log');
while (session.asked.kind !== 'over') {
  session.do(player.pick(session.position, session.asked.actions));
}
const frames = session.frames as readonly Frame[];
const lines = logTurns(look, frames, frames.length, 'all').flatMap((turn) => turn.lines);

test('an order has one line for each group', () => {
  const keys = lines.flatMap(({ frame }) => {
    const key = groupOf(frame.event as Parameters<typeof groupOf>[0]);
    return key === null ? [] : [`${frame.action} ${key}`];
  });
  expect(keys.length).toBeGreaterThan(10);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every event that is told is in one line', () => {
  const told = frames.filter(({ event }) => {
    const { untold, begins } = lookOf(look, event);
    return untold !== true && begins === undefined;
  });
  expect(new Set(lines.flatMap((line) => line.frames))).toEqual(new Set(told));
  expect(lines.flatMap((line) => line.frames)).toHaveLength(told.length);
});

test('lines stand in the order of what they tell last', () => {
  for (const turn of logTurns(look, frames, frames.length, 'all')) {
    const indexes = turn.lines.map(({ index }) => index);
    expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
  }
});

test('those told together are told in one sentence', () => {
  const several = lines.filter((line) => line.frames.length > 1);
  expect(several.length).toBeGreaterThan(0);
  for (const line of several) {
    expect(plainText(lineSentence({ words }, line))).toMatch(/^[A-Z].*\.$/);
  }
});

test.each(['en', 'fr'] as const)('in %s a line cites one rule at most', (language) => {
  lang.value = language;
  for (const line of lines) {
    const rules = lineSentence({ words }, line).filter((piece) => typeof piece !== 'string');
    expect(rules.length, plainText(lineSentence({ words }, line))).toBeLessThanOrEqual(1);
  }
  lang.value = 'en';
});

test('what a shot cost is told with it, and a walk of several steps in one line', () => {
  const kinds = lines.map((line) => line.frames.map(({ event }) => event.kind).join(' '));
  expect(kinds).toContain('fire loss');
  expect(kinds).toContain('assault-line loss');
  expect(kinds).toContain('moved moved');
  const alone = lines.filter(({ frames: [only] }) => only?.event.kind === 'loss');
  for (const { from } of alone)
    expect(frames[from - 1]?.event.kind).not.toMatch(/fire|assault-line/);
  const shots = lines.filter(({ frames: own }) => own[0]?.event.kind === 'fire' && own.length > 1);
  for (const shot of shots) {
    expect(shot.frame.event.kind).toBe('fire'); // whose reasons can be asked for
    expect(plainText(lineSentence({ words }, shot))).toMatch(
      /(: | and (is|are) )(reduced|lost) \(/,
    );
  }
  const walk = lines.find(({ frames: own }) => own.length > 1 && own[0]?.event.kind === 'moved');
  expect(walk && plainText(lineSentence({ words }, walk))).toMatch(/ from .+ to .+ by way of /);
});
