// Chapter 2, the counters: factors, levels, losses, who is in front, the order of German stacks.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRulebook } from '../../../../src/rulebook/parse.ts';
import { britishLevels } from '../../../../src/systems/raid/rules/stacks.ts';
import { loadDieppe } from '../dieppe.ts';
import {
  british,
  doAll,
  doIt,
  fireDice,
  germans,
  legalWords,
  lineDice,
  one,
  parts,
  position,
  refused,
  scenario,
  unit,
  where,
  zone,
} from './support.ts';

const rulebook = readFileSync(new URL('../../../../docs/raid/rules.md', import.meta.url), 'utf8');

/** The rows of a rule's table, cell by cell, its head left out. */
function table(id: string): string[][] {
  const body = parseRulebook(rulebook).find((entry) => entry.id === id)?.body ?? '';
  const rows = body.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const shipped = loadDieppe();

/** FT-FA-M of a face; steps 2 or 1. */
function factors(u: number, face: number): string {
  const { fire, assault, moves } = shipped;
  return [fire, assault, moves].map((factor) => factor[u * 3 + face]).join('-');
}

describe('2.1 Factors', () => {
  const counters: Record<string, RegExp> = {
    Commando: /^C\d\d$/,
    'Lt-Col. Lord Lovat, Maj. Mills-Roberts': /^(LOV|MIL)$/,
    Sniper: /^SNI$/,
    '3-inch mortar': /^MOR$/,
    'LCA 1 to 7': /^LCA\d$/,
    'German infantry, garrison': /^GI\d\d$/,
    'Machine gun, garrison': /^GM\d$/,
    'Officer, garrison': /^GO\d$/,
    'German infantry, reinforcement': /^RI\d$/,
    'Machine gun, reinforcement': /^RM\d$/,
    'Officer, reinforcement': /^RO\d$/,
    'Flak 20/37 mm': /^FL\d$/,
    Pillbox: /^PB\d$/,
    '155 mm gun': /^HG\d$/,
  };
  const rows = table('2.1');

  it('2.1 the rulebook and the counters name the same kinds', () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(counters));
  });

  it.each(rows)('2.1 %s: %s, %s, reduced %s, levels %s', (name, number, full, reduced, levels) => {
    const pattern = counters[name ?? ''] ?? /^$/;
    const units = shipped.units.flatMap(({ id }, u) => (pattern.test(id) ? [u] : []));
    expect(units).toHaveLength(Number.parseInt(number ?? '', 10));
    const two = reduced !== '–';
    for (const u of units) {
      expect(shipped.fullSteps[u]).toBe(two ? 2 : 1);
      expect(factors(u, two ? 2 : 1)).toBe(full);
      if (two) expect(factors(u, 1)).toBe(reduced);
      const shown = two ? [2, 1] : [1];
      expect(shown.map((face) => shipped.stacking[u * 3 + face]).join(' / ')).toBe(levels);
    }
  });

  it('2.1 a counter that is turned over shows its reduced factors', () => {
    const s = position({ british: { OR1: ['C01-'] }, germans: { VGW: ['GI01-'] } });
    const { events } = doAll(s, 'take OR1', ['fire VGW', ...fireDice(6, 0)]);
    const fire = one(events, 'fire');
    expect(parts(fire.attack).FT).toBe(2);
    expect(parts(fire.defence).FT).toBe(1);
  });
});

describe('2.2 Stacking levels', () => {
  it('2.2 three full commandos, a reduced one, the mortar and Lovat make 8 levels', () => {
    const stack = ['C01', 'C02', 'C03', 'C04-', 'MOR', 'LOV'];
    const s = position({ british: { VAS: stack, VGW: ['C05'] } });
    expect(britishLevels(s, zone('VAS'))).toBe(8);
    const full = doAll(s, 'take VGW', 'step VAS', 'done').state;
    expect(britishLevels(full, zone('VAS'))).toBe(10);
  });

  it('2.2 counters without a level always find room', () => {
    const stack = ['C01', 'C02', 'C03', 'C04', 'C05'];
    const s = position({ british: { VAS: stack, VGW: ['SNI', 'MIL', 'LOV'] } });
    const { state } = doAll(s, 'take VGW', 'step VAS', 'done');
    expect(british(state, 'VAS')).toEqual(['SNI', 'MIL', 'LOV', ...stack]);
  });
});

describe('2.2a Losses', () => {
  const fireFrom = (shooter: string, germanStack: string[], dice = fireDice(1, 9)) => {
    const s = position({
      british: { OR1: [shooter], BVA: ['C24'] },
      germans: { VGW: germanStack },
    });
    return doAll(s, 'take OR1', ['fire VGW', ...dice]);
  };

  it('2.2a the first loss turns a counter of two levels over', () => {
    const { state, events } = fireFrom('C01', ['GI01']);
    expect(british(state, 'OR1')).toEqual(['C01-']);
    expect(one(events, 'loss')).toMatchObject({ unit: unit('C01'), steps: 1 });
  });

  it('2.2a a counter already reduced is eliminated', () => {
    const { state } = fireFrom('C01-', ['GI01']);
    expect(where(state, 'C01')).toBe('lost');
    expect(british(state, 'OR1')).toEqual([]);
  });

  it('2.2a any other counter is eliminated by its first loss', () => {
    expect(where(fireFrom('MOR', ['GI01']).state, 'MOR')).toBe('lost');
    expect(where(fireFrom('C01', ['GM1'], fireDice(6, 0)).state, 'GM1')).toBe('lost');
  });

  it('2.2a German infantry is flipped, then eliminated', () => {
    const flipped = fireFrom('C01', ['GI01'], fireDice(6, 0)).state;
    expect(germans(flipped, 'VGW')).toEqual(['GI01-']);
    expect(where(fireFrom('C01', ['GI01-'], fireDice(6, 0)).state, 'GI01')).toBe('lost');
  });
});

describe('2.2c The unit in front', () => {
  const s = position({
    british: { OR1: ['C01-', 'C02', 'MIL'] },
    germans: { VGW: ['GM1', 'GI01'] },
  });

  it('2.2c the counter on top lends its FT and is the target of a fire', () => {
    const { events } = doAll(s, 'take OR1', ['fire VGW', ...fireDice(1, 9)]);
    const fire = one(events, 'fire');
    expect([fire.shooter, fire.target]).toEqual([unit('C01'), unit('GM1')]);
    expect([parts(fire.attack).FT, parts(fire.defence).FT]).toEqual([2, 5]);
  });

  it('2.2c the counter on top takes the result', () => {
    const bad = doAll(s, 'take OR1', ['fire VGW', ...fireDice(1, 9)]);
    expect(british(bad.state, 'OR1')).toEqual(['C02', 'MIL']);
    const good = doAll(s, 'take OR1', ['fire VGW', ...fireDice(6, 0)]);
    expect(germans(good.state, 'VGW')).toEqual(['GI01']);
  });

  it('2.2c German fire hits the British counter on top', () => {
    const { state } = doIt(s, 'end', fireDice(9, 1));
    expect(british(state, 'OR1')).toEqual(['C02', 'MIL']);
  });

  it('2.2c an officer or the sniper may be in front', () => {
    const led = doAll(s, 'take OR1', 'front MIL', ['fire VGW', ...fireDice(6, 9)]);
    expect(one(led.events, 'fire').shooter).toBe(unit('MIL'));
    expect(where(led.state, 'MIL')).toBe('lost');
    const sniper = position({
      british: { OR1: ['C01', 'SNI'] },
      germans: { VGW: ['GM1', 'GI01'] },
    });
    const aiming = doAll(sniper, 'take OR1', 'front SNI').state;
    expect(legalWords(aiming)).toEqual(expect.arrayContaining(['snipe GM1', 'snipe GI01']));
    expect(refused(aiming, 'fire VGW')).toBe('11.1e');
  });
});

describe('2.2e Ordering German stacks', () => {
  it('2.2e the highest FT comes on top after an activation', () => {
    const s = position({ alarm: 5, british: { OR1: ['C01'] }, markers: { VAS: 'A-infantry-mg' } });
    const { state } = doAll(s, 'take OR1', ['step VGW', ['wake marker', 5]]);
    expect(germans(state, 'VAS')).toEqual(['GM1', 'GI01']);
  });

  it('2.2e the highest FT comes on top after a move', () => {
    const s = position({
      alarm: 0,
      british: { MOU: ['C01'] },
      germans: { RTW: ['GI02'], BAE: ['GM2', 'GO1'] },
    });
    const { state } = doIt(s, 'end');
    expect(germans(state, 'BAE')).toEqual(['GM2', 'GI02', 'GO1']);
  });

  it('2.2e a flipped counter sinks after a fire', () => {
    const s = position({ british: { OR1: ['C01'] }, germans: { VGW: ['GI01', 'GI02'] } });
    const { state } = doAll(s, 'take OR1', ['fire VGW', ...fireDice(6, 0)]);
    expect(germans(state, 'VGW')).toEqual(['GI02', 'GI01-']);
  });

  it('2.2e a flipped counter sinks after an assault', () => {
    const s = position({ british: { VAS: ['C01', 'C02'] }, germans: { VGW: ['GI01', 'GI02'] } });
    const lines = [...lineDice(6, 0), ...lineDice(1, 9)];
    const { state } = doAll(s, 'take VAS', 'assault VGW', ['fill', ...lines], 'break-off');
    expect(germans(state, 'VGW')).toEqual(['GI02', 'GI01-']);
  });

  it('2.2e of equal FT, more steps come first, then the lower number', () => {
    const fire = scenario.fire.slice();
    fire[unit('GI01') * 3 + 1] = 3; // its reduced face now fires like the full one
    const real = position({
      alarm: 0,
      british: { MOU: ['C01'] },
      germans: { BAE: ['GI03', 'GI02'] },
    });
    expect(germans(real, 'BAE')).toEqual(['GI02', 'GI03']);
    const met = position({
      british: { OR1: ['C01'] },
      germans: { VGW: ['GI01', 'GI02'] },
    });
    const s = { cells: met.cells, scenario: { ...scenario, fire } };
    const { state } = doAll(s, 'take OR1', ['fire VGW', ...fireDice(6, 0)]);
    expect(germans(state, 'VGW')).toEqual(['GI02', 'GI01-']);
  });
});

describe('2.2g What counts as infantry', () => {
  it('2.2g only commandos lend their levels to a British fire', () => {
    const s = position({
      british: { OR1: ['C01', 'C02', 'C03-', 'MOR', 'SNI'] },
      germans: { VGW: ['GI01'] },
    });
    const { events } = doAll(s, 'take OR1', ['fire VGW', ...fireDice(6, 0)]);
    expect(parts(one(events, 'fire').attack).support).toBe(3);
  });

  it('2.2g only infantry lends its levels to a German stack', () => {
    const s = position({
      british: { OR1: ['C01'] },
      germans: { VGW: ['GM1', 'GM2', 'GI01', 'GI02-', 'GO1'] },
    });
    const { events } = doAll(s, 'take OR1', ['fire VGW', ...fireDice(6, 0)]);
    expect(parts(one(events, 'fire').defence).support).toBe(3);
  });

  it.each([
    ['C01', 4],
    ['C01-', 3],
    ['SNI', 5],
    ['MOR', 2],
    ['LOV', 4],
  ])('2.2g beside an officer %s has %i MP', (name, moves) => {
    const s = position({ british: { VAS: [name, 'MIL'] } });
    const alone = doAll(s, 'take VAS', 'leave MIL', 'step VGW');
    expect(one(alone.events, 'moved')).toMatchObject({ cost: 1, left: moves - 1 });
  });

  it('2.2g without an officer nobody marches faster', () => {
    const s = position({ british: { VAS: ['SNI', 'C01'] } });
    const sniper = doAll(s, 'take VAS', 'leave C01', 'step VGW');
    expect(one(sniper.events, 'moved').left).toBe(3);
  });
});
