// 12j The battery kept quiet, on the drill raid with the row put in: the zones are H and those joined to it by land.

import { describe, expect, it } from 'vitest';
import { readBattle } from '../../../../src/systems/raid/data/read.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import { G, get, type RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { score } from '../../../../src/systems/raid/rules/victory.ts';
import { drillCard, drillFiles } from '../drill-raid.ts';
import { doAll, fireDice, type Position, position, zone } from './support.ts';

const row = { rule: '12j', from: 3, to: 9, vp: 2, basis: 'design' };
const read = readBattle({
  ...drillFiles,
  victory: { ...(drillFiles.victory as object), harassed: row },
  card: drillCard,
});
if (!('scenario' in read)) throw new Error('the drill raid is broken');
const harassed: Scenario = read.scenario;

const laid = (more: Position): RaidState => ({
  ...position({ british: { HN: ['C01'] }, germans: { H: ['GI01', 'HG1'] }, ...more }),
  scenario: harassed,
});
const fire = (s: RaidState, from: string, at: string) =>
  doAll(s, `take ${from}`, [`fire ${at}`, ...fireDice(1, 9)]);
const points = (s: RaidState) => score(s).lines.find(({ rule }) => rule.id === '12j');

describe('12j the battery kept quiet', () => {
  it('is no line of a raid without the row', () => {
    expect(points(position({}))).toBeUndefined();
    expect(points(laid({}))).toMatchObject({ count: 0, vp: 0 });
  });

  it('knows the zone of the guns and those joined to it by land', () => {
    const ids = harassed.victory.harassed?.zones.map((at) => harassed.zones[at]?.id);
    expect(ids).toContain('H');
    expect(ids).toContain('HN');
    expect(ids).not.toContain('OR1');
  });

  it('counts a turn in which the British fire at the battery, though they miss', () => {
    const { state, events } = fire(laid({ turn: 3 }), 'HN', 'H');
    expect(points(state)).toMatchObject({ count: 1, vp: 2 });
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'harassed', zone: zone('H'), count: 1 }),
    );
  });

  it('counts it once, however often they fire', () => {
    const s = laid({ turn: 4, british: { HN: ['C01'], HW: ['C02'] } });
    const twice = fire(doAll(fire(s, 'HN', 'H').state, 'done').state, 'HW', 'H');
    expect(points(twice.state)?.count).toBe(1);
    expect(get(twice.state, G.harassedIn)).toBe(4);
  });

  it.each([
    [2, 0],
    [3, 1],
    [9, 1],
    [10, 0],
  ])('in turn %i counts %i', (turn, count) => {
    expect(points(fire(laid({ turn }), 'HN', 'H').state)?.count).toBe(count);
  });

  it('counts fire at the zones around, and not further off', () => {
    const around = laid({
      turn: 5,
      british: { H: ['C01'] },
      germans: { HN: ['GI01'], HE: ['HG1'] },
    });
    expect(points(fire(around, 'H', 'HN').state)?.count).toBe(1);
    const far = laid({
      turn: 5,
      british: { OR1: ['C01'] },
      germans: { VGE: ['GI01'], H: ['HG1'] },
    });
    expect(points(fire(far, 'OR1', 'VGE').state)?.count).toBe(0);
  });

  it('counts nothing once the guns are gone', () => {
    const s = laid({ turn: 5, germans: { H: ['GI01'] } });
    s.cells[G.secondGun] = 4;
    expect(points(fire(s, 'HN', 'H').state)?.count).toBe(0);
  });
});
