// The small battle that is sketched for teaching, and one in which the Germans attack with all they may have, as data
// alone: no paragraph, filter or word has to be added for either, and whoever plays them comes to an end.

import { describe, expect, test } from 'vitest';
import type { Player } from '../../../src/engine/player.ts';
import { randomPlayer } from '../../../src/engine/random-player.ts';
import { SeededRolls } from '../../../src/engine/rolls.ts';
import { into } from '../../../src/engine/told.ts';
import { WAVE } from '../../../src/systems/red-poppies/players/doctrine.ts';
import { steadfastPlayer } from '../../../src/systems/red-poppies/players/steadfast.ts';
import type { BattleEvent } from '../../../src/systems/red-poppies/rules/events.ts';
import type { Field } from '../../../src/systems/red-poppies/rules/field.ts';
import type { BattleFile } from '../../../src/systems/red-poppies/rules/files.ts';
import { layOut } from '../../../src/systems/red-poppies/rules/lay-out.ts';
import { redPoppies } from '../../../src/systems/red-poppies/rules/system.ts';
import { describeTrace, tracesOf } from '../../../src/systems/red-poppies/text/trace.ts';
import { Voice } from '../../../src/systems/red-poppies/text/voice.ts';
import { whySentences } from '../../../src/systems/red-poppies/text/why/why.ts';
import { plainText } from '../../../src/words/message.ts';
import { drillFile } from './drill.ts';

const field = (file: BattleFile) => layOut(file);

/** Hooge, 19 July 1915: a mine at dusk, no bombardment, telephones on both sides, the crater and a trench beside it. */
const hooge = field(
  drillFile({
    ...{ columns: 7, rows: 7 },
    ground: {
      ...{ B03: 'british', B04: 'british', B05: 'british', D03: 'german', D04: 'german crater' },
      ...{ D05: 'german', E03: 'german', E04: 'wood', E05: 'german', F04: 'building' },
    },
    sides: {
      ...{ 'D03/D04': 'trench', 'D04/D05': 'trench', 'D03/E03': 'trench', 'D05/E05': 'trench' },
      ...{ 'C04/D03': 'wire', 'C04/D04': 'wire', 'C05/D04': 'wire', 'C05/D05': 'wire' },
      ...{ 'B03/B04': 'trench', 'B04/B05': 'trench' },
    },
    units: {
      ...{ B1: {}, B2: {}, B3: {}, B4: {}, B5: { kind: 'mg' } },
      ...{ G1: {}, G2: {}, G3: {}, G4: { kind: 'mg' }, G5: { kind: 'mg' } },
    },
    batteries: {
      BA: { mode: 'telephone', fp: 4 },
      GA: { mode: 'telephone', fp: 3 },
    },
    change: (file) => ({
      turns: 8,
      conditions: { ...file.conditions, darkness: [[7, 8]] },
      mine: { side: 'british', hex: 'D04' },
      zones: {
        ...{ front: ['D03', 'D04', 'D05'], support: ['E03', 'E05'], village: ['F04'] },
        noMansLand: ['C03', 'C04', 'C05'],
      },
      control: { british: ['B03', 'B04', 'B05'], german: ['D03', 'D04', 'D05', 'E03', 'E05'] },
      setUp: [
        {
          ...(file.setUp[0] as (typeof file.setUp)[0]),
          zone: ['D03', 'D04', 'D05', 'E03', 'E05'],
          must: [
            { hex: 'D04', kind: 'german-infantry', count: 1, only: false },
            { hex: 'D04', kind: 'german-mg', count: 1, only: false },
          ],
        },
        { ...(file.setUp[1] as (typeof file.setUp)[0]), zone: ['B03', 'B04', 'B05'] },
      ],
      objectives: [
        { hex: 'D04', vp: 4 },
        ...['D03', 'D05', 'E03', 'E05'].map((hex) => ({ hex, vp: 1 })),
      ],
      ...{ heldTurns: 1, outcomes: { victory: 5, foothold: 4 } },
      loss: { unit: 'british-infantry', free: 4, vpEach: -1 },
      levels: [
        {
          ...{ id: 'only', en: 'Only', fr: 'Seul', initiative: [] },
          stunned: [{ side: 'german', hexes: ['D03', 'D05', 'E03', 'E05'] }],
        },
      ],
    }),
  }),
);

/** The same ground the other way round: the Germans come over, with a mine, a bombardment and storm tactics. */
const stormed = field(
  drillFile({
    ...{ columns: 7, rows: 7 },
    ground: {
      ...{ B03: 'british', B04: 'british', B05: 'british', D03: 'german', D04: 'german' },
      ...{ D05: 'german', A04: 'building', C03: 'crater' },
    },
    sides: {
      ...{ 'D03/D04': 'trench', 'D04/D05': 'trench', 'B03/B04': 'trench', 'B04/B05': 'trench' },
      ...{ 'B03/C03': 'wire', 'B03/C04': 'wire', 'B04/C04': 'wire', 'B04/C05': 'wire' },
    },
    units: {
      ...{ B1: {}, B2: {}, B3: {}, B4: { kind: 'mg' }, B5: { kind: 'mg' } },
      ...{ G1: {}, G2: {}, G3: {}, G4: {}, G5: {}, G6: { kind: 'mg' }, G7: { kind: 'mortar' } },
    },
    batteries: {
      GA: { mode: 'airplane', fp: 5 },
      GR: { mode: 'rocket', fp: 4, registered: 'C04' },
    },
    change: (file) => ({
      turns: 8,
      conditions: { ...file.conditions, infiltration: ['german'] },
      bombardment: { side: 'german', type: 'paralysing', hexes: [] },
      mine: { side: 'german', hex: null },
      attack: { aims: ['B03', 'B04', 'B05'], danger: 20 },
      zones: {
        ...{ front: ['D03', 'D04', 'D05'], support: [], village: [] },
        noMansLand: ['C03', 'C04', 'C05'],
      },
      control: { british: ['B03', 'B04', 'B05'], german: ['D03', 'D04', 'D05'] },
      setUp: [
        { ...(file.setUp[1] as (typeof file.setUp)[0]), zone: ['B03', 'B04', 'B05'] },
        { ...(file.setUp[0] as (typeof file.setUp)[0]), zone: ['D03', 'D04', 'D05', 'E03', 'E04'] },
      ],
      objectives: ['B03', 'B04', 'B05'].map((hex) => ({ hex, vp: 2 })),
      ...{ heldTurns: 1, outcomes: { victory: 6, foothold: 2 } },
    }),
  }),
);

function play(on: typeof hooge, seed: string, player: Player<Field>): BattleEvent[] {
  const s = redPoppies.setup(on, { seed, level: 'only', events: false });
  const rolls = new SeededRolls(s, redPoppies.random);
  const events: BattleEvent[] = [];
  player.start(seed);
  for (let asked = 0; !redPoppies.over(s); asked++) {
    if (asked > 3000) throw new Error('it does not end');
    const actions = redPoppies.legal(s, []);
    redPoppies.perform({ s, rolls, tell: into(events) }, player.pick(s, actions));
  }
  return events;
}
const SEEDS = Array.from({ length: 12 }, (_, n) => `sketch ${n}`);

describe('Hooge', () => {
  const events = SEEDS.flatMap((seed) => play(hooge, seed, steadfastPlayer(WAVE)));
  const kinds = new Set(events.map(({ kind }) => kind));
  const headings = new Set(events.map(({ why }) => why?.heading));
  test('7.8, 7.2, 9.01, 10.3 mine, telephones, dusk and an end', () => {
    for (const kind of ['mine', 'stunned', 'aimed', 'signal', 'strayed', 'over'] as const)
      expect(kinds).toContain(kind);
    expect(events.filter(({ kind }) => kind === 'over')).toHaveLength(SEEDS.length);
  });
  test('O3, O4 what is lost is taken back from either side', () => {
    expect([...headings].some((id) => id === 'O3' || id === 'O4')).toBe(true);
  });
});

describe('the Germans attack', () => {
  const events = SEEDS.flatMap((seed) => play(stormed, seed, randomPlayer()));
  const headings = new Set(events.map(({ why }) => why?.heading));
  test('V1, V3, W3 the headings of an attack decide, and ground is taken', () => {
    for (const id of ['V1', 'V3', 'W3']) expect([...headings]).toContain(id);
    expect(
      events.some(({ kind, ...event }) => kind === 'holds' && 'side' in event && event.side === 1),
    ).toBe(true);
  });
  test.each(['en', 'fr'] as const)('V1 its reasons can be read in %s', (lang) => {
    const voice = new Voice(stormed, lang, 'names');
    let told = 0;
    for (const event of events) {
      if (!/^[VW]/.test(event.why?.heading ?? '')) continue;
      const said = whySentences(voice, event.why as NonNullable<typeof event.why>).map((one) =>
        plainText(one),
      );
      expect(said.length).toBeGreaterThan(0);
      const lines = tracesOf(event).flatMap((trace) => describeTrace(stormed, trace, lang));
      for (const line of [...said, ...lines])
        expect(line).not.toMatch(/undefined|NaN|[{}]|question\.|filter\./);
      told++;
    }
    expect(told).toBeGreaterThan(10);
  });
  test('12.10, 7.8a a mine of theirs is a secret until it goes up, and dealt anew under the trenches', () => {
    const s = redPoppies.setup(stormed, { seed: 'mine', level: 'only', events: false });
    expect(redPoppies.known(s).cells).not.toEqual(s.cells);
  });
});
