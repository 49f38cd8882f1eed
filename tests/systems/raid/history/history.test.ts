// 12 The real raid, kept as a replay and played again by the rules: it lands, marches, strikes and goes home as No. 4
// Commando did, and scores what the published note says of it. `npx tsx scripts/history.ts` finds it anew.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandosAt, REAL } from '../../../../scripts/history/as-it-was.ts';
import { courseOf, type Step } from '../../../../scripts/history/course.ts';
import { HOME, STORMERS, STRIKE, TROOPS } from '../../../../scripts/history/orders.ts';
import { parseReplay } from '../../../../src/engine/replay.ts';
import { G, get, Off, placeOf } from '../../../../src/systems/raid/rules/state.ts';
import { ABOARD } from '../../../../src/systems/raid/rules/types.ts';
import { score } from '../../../../src/systems/raid/rules/victory.ts';
import { loadDieppe } from '../dieppe.ts';

const scenario = loadDieppe();
const replay = parseReplay(readFileSync(new URL('dieppe-1942.json', import.meta.url), 'utf8'));
if ('faults' in replay) throw new Error(JSON.stringify(replay.faults));
const { end, landed, entered, embarked, mortar } = courseOf(scenario, replay);

const of = (steps: readonly Step[], who: readonly string[]): Step[] =>
  steps.filter(({ unit }) => who.includes(unit));
const zones = (steps: readonly Step[]): string[] => [...new Set(steps.map(({ zone }) => zone))];

/** The zones of a way that a troop came to, in the order in which it first came there. */
const way = (who: readonly string[], along: readonly string[]): string[] =>
  zones(of(entered, who)).filter((zone) => along.includes(zone));
const firstTurn = (who: readonly string[], zone: string): number =>
  Math.min(...of(entered, who).flatMap((step) => (step.zone === zone ? [step.turn] : [])));
const place = (id: string): number =>
  placeOf(
    end,
    scenario.units.findIndex((unit) => unit.id === id),
  );

describe('12 history scores history', () => {
  it('is a raid of the basic game without events, played to its end', () => {
    expect(replay).toMatchObject({ level: 'basic', events: false });
    expect(score(end).over).toBe(true);
  });

  it('9.2a lands C Troop, Mills-Roberts, sniper and mortar on Orange One', () => {
    const party = of(landed, [...TROOPS.c, 'MIL', 'SNI', 'MOR']);
    expect(party).toHaveLength(TROOPS.c.length + 3);
    expect(zones(party)).toEqual(['OR1']);
    expect(Math.max(...party.map(({ turn }) => turn))).toBeLessThanOrEqual(2);
  });

  it('9.2a lands A, B and F Troop with Lord Lovat on Orange Two, in turns 1 to 3', () => {
    const party = of(landed, [...TROOPS.a, ...TROOPS.b, ...TROOPS.f, 'LOV']);
    expect(party).toHaveLength(17);
    expect(zones(party)).toEqual(['OR2']);
    expect(Math.max(...party.map(({ turn }) => turn))).toBeLessThanOrEqual(3);
    expect(of(landed, TROOPS.a).every(({ turn }) => turn === 1)).toBe(true);
  });

  it('9.2 brings C Troop up the gullies to the villas and through the wood to its salient', () => {
    const along = ['VGW', 'VAS', 'BVA', 'SAI'];
    expect(way(TROOPS.c, along)).toEqual(along);
    expect(firstTurn(TROOPS.c, 'SAI')).toBeLessThanOrEqual(6);
  });

  it('9.2 brings A Troop over the cliff pillbox and Sainte-Marguerite to the road', () => {
    const along = ['HT1', 'STM', 'RTW'];
    expect(way(TROOPS.a, along)).toEqual(along);
    expect(firstTurn(TROOPS.a, 'HT1')).toBe(1);
  });

  it.each([
    ['B Troop', TROOPS.b],
    ['F Troop with Lovat', [...TROOPS.f, 'LOV']],
  ])('9.2 brings %s along the Saâne and through the wood to the battery', (_, troop) => {
    const along = ['SV1', 'SV2', 'SV3', 'BMS', 'BOW', 'HW'];
    expect(way(troop, along)).toEqual(along);
    expect(firstTurn(troop, 'HW')).toBeLessThanOrEqual(STRIKE);
  });

  it('11.1e has the mortar fire at the battery from turn 6', () => {
    expect(mortar.length).toBeGreaterThan(0);
    expect(mortar[0]?.turn).toBeGreaterThanOrEqual(6);
    for (const { zone } of mortar) expect(['H', 'HN', 'HW', 'HS', 'HE']).toContain(zone);
  });

  it('12a, 12b destroys the second gun at 06:30', () => {
    expect(get(end, G.guns)).toBe(2);
    expect(scenario.clock[get(end, G.secondGun)]).toBe('06:30');
    expect(firstTurn(TROOPS.b, 'H')).toBe(STRIKE);
  });

  it('12g, 12h loses four to six commandos and leaves nobody ashore', () => {
    const lost = commandosAt(end, (at) => at === Off.lost);
    expect(lost).toBeGreaterThanOrEqual(REAL.lost.from);
    expect(lost).toBeLessThanOrEqual(REAL.lost.to);
    expect(commandosAt(end, (at) => at >= 0 && at < ABOARD)).toBe(0);
    for (const officer of ['LOV', 'MIL']) expect(place(officer)).toBeGreaterThanOrEqual(ABOARD);
  });

  it('9.2 brings the men from the guns home over the battery and the villas of Vasterival', () => {
    const home = of(embarked, STORMERS);
    for (const troop of [TROOPS.b, TROOPS.f]) expect(of(home, troop).length).toBeGreaterThan(0);
    for (const { unit } of home) {
      const after = of(entered, [unit]).filter(({ turn }) => turn >= STRIKE);
      expect(zones(after), unit).toEqual(expect.arrayContaining(['H', 'VAS', HOME]));
    }
  });

  it('9.2a takes everybody off Orange One by turn 12', () => {
    expect(zones(embarked)).toEqual([HOME]);
    expect(Math.max(...embarked.map(({ turn }) => turn))).toBeLessThanOrEqual(12);
    expect(of(embarked, ['LOV', 'MIL'])).toHaveLength(2);
  });

  it('12i scores 22 to 26 points', () => {
    const { vp, outcome } = score(end);
    expect(vp).toBeGreaterThanOrEqual(REAL.vp.from);
    expect(vp).toBeLessThanOrEqual(REAL.vp.to);
    expect(outcome).toBe('total-success');
  });
});
