// 13.5 Cool heads: which fire the Germans hold, and what becomes of those who hold it.

import { describe, expect, it } from 'vitest';
import { pairsThatHit } from '../../../../src/systems/raid/german/cool-heads.ts';
import { raid } from '../../../../src/systems/raid/rules/system.ts';
import {
  beforeLoading,
  type Die,
  doIt,
  fireDice,
  names,
  one,
  type Position,
  position,
  scenario,
  told,
  where,
  why,
  zoneIds,
} from './support.ts';

const COOL = ['cool-heads'];

const end = (laid: Position, ...dice: Die[]) =>
  doIt(position({ optional: COOL, ...laid }), 'end', dice);

/** Infantry (FT 3) beside commandos (FT 4) at the church, which protects by 1. */
const AT_THE_CHURCH: Position = { british: { EGL: ['C01'] }, germans: { VAR: ['GI01'] } };
/** The same in the open. */
const IN_THE_OPEN: Position = { british: { POU: ['C01'] }, germans: { VAR: ['GI01'] } };

describe('13.5 Cool heads', () => {
  it('13.5 is off unless it is chosen', () => {
    const plain = doIt(position(AT_THE_CHURCH), 'end', fireDice(0, 6));
    expect(told(plain.events, 'german-holds')).toEqual([]);
    expect(told(plain.events, 'fire')).toHaveLength(1);
  });

  it('13.5 counts the 60 pairs of a D10 and a D6 exactly', () => {
    const counted = (ahead: number) => {
      let hits = 0;
      for (let d10 = 0; d10 <= 9; d10++) {
        for (let d6 = 1; d6 <= 6; d6++) if (ahead + d10 >= d6) hits++;
      }
      return hits;
    };
    for (let ahead = -12; ahead <= 12; ahead++) expect(pairsThatHit(ahead)).toBe(counted(ahead));
    expect([-2, -1].map(pairsThatHit)).toEqual([27, 33]);
  });

  it('13.5 holds a fire that is likelier to cost than to hit, and rolls nothing for it', () => {
    const { state, events } = end(AT_THE_CHURCH);
    const held = one(events, 'german-holds');
    expect(zoneIds([held.from, held.to])).toEqual(['VAR', 'EGL']);
    expect(names([held.shooter, held.target])).toEqual(['GI01', 'C01']);
    expect(held.rule.id).toBe('13.5');
    expect(held.losses).toBeGreaterThan(held.hits);
    expect(held.hits + held.losses).toBe(60);
    expect(held.hits).toBe(pairsThatHit(held.attack.total - held.defence.total));
    expect(told(events, 'fire')).toEqual([]);
    expect([where(state, 'GI01'), where(state, 'C01')]).toEqual(['VAR', 'EGL']);
  });

  it('13.5 tells the sums without their dice', () => {
    const { attack, defence } = one(end(AT_THE_CHURCH).events, 'german-holds');
    expect(attack.parts.map(({ name, value }) => [name, value])).toEqual([['FT', 3]]);
    expect(defence.parts.map(({ name }) => name)).toEqual(['FT', 'protection']);
  });

  it('13.5 fires as ever when a hit is likelier', () => {
    const { events } = end(IN_THE_OPEN, ...fireDice(9, 1));
    expect(told(events, 'german-holds')).toEqual([]);
    expect(one(events, 'fire').hit).toBe(true);
  });

  it('13.5 chooses the target first, and takes no other when it holds', () => {
    const laid: Position = {
      british: { EGL: ['C01'], POU: ['C02', 'C03-', 'LOV'] },
      germans: { VAR: ['GI01'] },
    };
    const held = one(end(laid).events, 'german-holds');
    expect(zoneIds([held.to])).toEqual(['EGL']);
    expect(held.trace && why(held.trace)).toMatchObject({ chosen: 'EGL' });
  });

  it('13.5 who held has not fired: when the British beside it are gone, it may move', () => {
    const laid: Position = {
      british: { EGL: ['MOR'], OR1: ['C02'] },
      germans: { VAR: ['GI01'], PET: ['GM1'] },
      pool: [],
    };
    const { state, events } = end(laid, ...fireDice(9, 1));
    expect(zoneIds([one(events, 'german-holds').from])).toEqual(['VAR']);
    expect(zoneIds([one(events, 'fire').from])).toEqual(['PET']);
    expect(where(state, 'MOR')).toBe('lost');
    expect(zoneIds([one(events, 'german-move').from])).toEqual(['VAR']);
  });

  it('13.5 who held beside the British stays there (9.3)', () => {
    for (const alarm of [0, 6]) {
      const { state, events } = end({ ...AT_THE_CHURCH, alarm, pool: [] });
      expect(told(events, 'german-move')).toEqual([]);
      expect(where(state, 'GI01')).toBe('VAR');
    }
  });

  it('13.5 every stack decides for itself', () => {
    const { events } = end(
      { british: { EGL: ['C01'] }, germans: { VAR: ['GI01'], PET: ['GI02', 'GI03', 'GI04'] } },
      ...fireDice(0, 6),
    );
    expect(zoneIds(told(events, 'german-holds').map(({ from }) => from))).toEqual(['VAR']);
    expect(zoneIds(told(events, 'fire').map(({ from }) => from))).toEqual(['PET']);
  });

  it('13.5 is a name the set-up knows, and no other is', () => {
    expect(raid.optional).toEqual(COOL);
    expect(() => beforeLoading('basic', false, 'x', ['hot-heads'])).toThrow(
      "no optional rule 'hot-heads'; there are cool-heads",
    );
  });

  it('13.5 leaves a raid without it as it was, cell for cell', () => {
    const bare = raid.setup(scenario, { seed: 'same', level: 'basic', events: true });
    const none = beforeLoading('basic', true, 'same');
    expect([...none.cells]).toEqual([...bare.cells]);
  });
});
