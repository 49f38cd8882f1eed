// 11.2a to 11.2d, 11.2i Who starts an assault, and how the lines are formed.

import { describe, expect, it } from 'vitest';
import { decision } from '../../../../src/systems/raid/rules/decision.ts';
import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import {
  alarm,
  asked,
  doAll,
  doIt,
  germans,
  legalWords,
  lineDice,
  names,
  one,
  parts,
  position,
  refused,
  told,
  where,
} from './support.ts';

/** An assault from the Saâne bridge on the cottages (protection 1), before the lines are formed. */
function assault(units: string[], there: string[]): RaidState {
  const s = position({ british: { PSA: units }, germans: { SV1: there }, been: ['assault'] });
  return doAll(s, 'take PSA', 'assault SV1').state;
}

const even = lineDice(3, 3);
const round = (count: number) => Array.from({ length: count }, () => even).flat();

/** The lines of a round: 'C01 + C02 against GI01 + GM1'. */
function lines(events: readonly RaidEvent[]): string[] {
  const row = (front: number, behind: readonly number[]): string =>
    [...names([front]), ...names(behind)].join(' + ');
  return one(events, 'columns').lines.map(
    (l) => `${row(l.british, l.supporters)} against ${row(l.german, l.germanSupporters)}`,
  );
}

describe('11.2a who assaults', () => {
  it('11.2a begins when commandos walk in on Germans, and raises the alarm the first time', () => {
    const s = position({ british: { PSA: ['C01', 'C02'] }, germans: { SV1: ['GI01'] } });
    const { state, events } = doAll(s, 'take PSA', 'assault SV1');
    const begun = one(events, 'assault');
    expect([names(begun.british), names(begun.germans)]).toEqual([['C01', 'C02'], ['GI01']]);
    expect(alarm(state)).toBe(2);
    expect(asked(state)).toBe('columns');
  });

  it('11.2a needs Germans in the zone, and commandos in the stack', () => {
    const s = doIt(position({ british: { PSA: ['C01'] } }), 'take PSA').state;
    expect(refused(s, 'assault SV1')).toBe('11.2a');
    const men = position({ british: { PSA: ['LOV', 'SNI', 'MOR'] }, germans: { SV1: ['GI01'] } });
    expect(refused(doIt(men, 'take PSA').state, 'assault SV1')).toBe('6.5b');
    const craft = position({
      craft: { G2: ['LCA4'] },
      aboard: { LCA4: ['C09'] },
      germans: { OR2: ['GI01'] },
    });
    expect(refused(doIt(craft, 'take G2').state, 'assault OR2')).toBe('11.2a');
  });

  it('11.2a follows yellow lines only', () => {
    const s = position({ british: { SAI: ['C01'] }, germans: { H: ['HG1'], HE: ['GI01'] } });
    const { state } = doIt(s, 'take SAI');
    expect(refused(state, 'assault H')).toBe('1.3');
    expect(refused(state, 'assault HE')).toBe('1.3');
  });

  it('11.2a is never begun by Germans', () => {
    const s = position({
      alarm: 9,
      british: { PSA: ['C01'] },
      germans: { SV1: ['GI01'] },
      pool: [],
    });
    const { state, events } = doIt(s, 'end', [
      ['fire attack', 9],
      ['fire defence', 1],
    ]);
    expect(told(events, 'assault')).toEqual([]);
    expect([where(state, 'C01'), where(state, 'GI01')]).toEqual(['PSA', 'SV1']);
  });
});

describe('11.2b case 1: at least as many commandos as Germans', () => {
  it('11.2b faces every German, highest FA first, and lets the player place the spare', () => {
    const s = assault(['C01', 'C02', 'C03', 'C04-'], ['GM1', 'GI01']);
    expect(decision(s)).toMatchObject({ kind: 'columns', round: 1, openLine: 0 });
    expect(legalWords(s)).toEqual([
      'fill',
      'contact C01',
      'contact C02',
      'contact C03',
      'contact C04',
    ]);
    const contact = doAll(s, 'contact C03', 'contact C04').state;
    expect(legalWords(contact)).toEqual(['fill', 'support C01 1', 'support C01 2']);
    const { events } = doAll(contact, 'support C01 2', ['support C02 2', ...round(2)]);
    expect(lines(events)).toEqual(['C03 against GI01', 'C04 + C01 + C02 against GM1']);
    expect(one(events, 'columns').case).toBe(1);
    const second = told(events, 'assault-line')[1];
    expect(second && parts(second.attack)).toEqual({ FA: 2, 'attack die': 3, support: 4 });
  });

  it('11.2b holds for as many on either side: no support at all', () => {
    const { events } = doIt(assault(['C01', 'C02'], ['GI01', 'GM1']), 'fill', round(2));
    expect(lines(events)).toEqual(['C01 against GI01', 'C02 against GM1']);
    expect(one(events, 'columns').case).toBe(1);
  });

  it('11.2b leaves no line without a commando: contacts come first', () => {
    const s = assault(['C01', 'C02', 'C03'], ['GI01', 'GM1']);
    expect(refused(s, 'support C01 1')).toBe('11.2b');
    const contact = doIt(s, 'contact C01').state;
    expect(refused(contact, 'support C02 1')).toBe('11.2b');
    expect(refused(contact, 'contact C01')).toBe('11.2b');
    const full = doIt(contact, 'contact C02').state;
    expect(refused(full, 'contact C03')).toBe('11.2b');
    expect(refused(full, 'support C03 3')).toBe('11.2b');
    expect(refused(full, 'support C01 1')).toBe('11.2c');
  });

  it('11.2b can be filled for the player at any moment', () => {
    const s = assault(['C01-', 'C02', 'C03'], ['GI01', 'GM1']);
    const { events } = doAll(s, ['fill', ...round(2)]);
    expect(one(events, 'columns').lines.map((l) => names([l.british])[0])).toEqual(['C02', 'C03']);
    const own = doAll(s, 'contact C01', ['fill', ...round(2)]);
    expect(lines(own.events)[0]).toMatch(/^C01/);
  });
});

describe('11.2b case 2: more Germans than commandos', () => {
  const five = ['GI01', 'GI02', 'GI03', 'GM1', 'GO1'];

  it('11.2b sets the spare Germans behind the lines from the top down, one each, then a second', () => {
    const { events } = doAll(assault(['C01', 'C02'], five), 'contact C02', [
      'contact C01',
      ...round(2),
    ]);
    expect(one(events, 'columns').case).toBe(2);
    expect(lines(events)).toEqual(['C02 against GI01 + GI03 + GO1', 'C01 against GI02 + GM1']);
  });

  it('11.2b, 11.2e counts their levels: two for full infantry, one for a machine gun, none for an officer', () => {
    const { events } = doIt(assault(['C01', 'C02'], five), 'fill', round(2));
    expect(told(events, 'assault-line').map((e) => parts(e.defence))).toEqual([
      { FA: 2, 'defence die': 3, support: 2, protection: 1 },
      { FA: 2, 'defence die': 3, support: 1, protection: 1 },
    ]);
  });

  it('11.2b puts all the rest behind a single line', () => {
    const { events } = doIt(assault(['C01'], five), 'fill', round(1));
    expect(lines(events)).toEqual(['C01 against GI01 + GI02 + GI03 + GM1 + GO1']);
    expect(parts(one(events, 'assault-line').defence)).toMatchObject({ support: 5 });
  });

  it('11.2b counts commandos, not levels or other men, against Germans', () => {
    const { events } = doAll(assault(['C01', 'MOR', 'LOV'], ['GI01-', 'GO1']), 'contact C01', [
      'support MOR 1',
      ...round(1),
    ]);
    expect(one(events, 'columns').case).toBe(2);
    expect(lines(events)).toEqual(['C01 + MOR against GI01 + GO1']);
  });
});

describe('11.2c, 11.2i other British units', () => {
  it('11.2c puts a mortar behind a line of the player, with its level', () => {
    const s = assault(['C01', 'C02', 'MOR'], ['GI01', 'GM1']);
    const { state } = doAll(s, 'contact C01', 'contact C02');
    expect(legalWords(state)).toEqual(['fill', 'support MOR 1', 'support MOR 2']);
    const { events } = doIt(state, 'support MOR 2', round(2));
    expect(told(events, 'assault-line').map((e) => parts(e.attack).support)).toEqual([
      undefined,
      1,
    ]);
  });

  it('11.2c lets nobody but commandos fight a line', () => {
    const s = assault(['C01', 'MOR', 'LOV', 'SNI'], ['GI01']);
    for (const id of ['MOR', 'LOV', 'SNI']) expect(refused(s, `contact ${id}`)).toBe('11.2b');
  });

  it('11.2i asks for no line for officers and the sniper, who add nothing', () => {
    const s = assault(['LOV', 'C01', 'SNI'], ['GI01']);
    expect(legalWords(s)).toEqual(['fill', 'contact C01']);
    const { events } = doIt(s, 'contact C01', round(1));
    expect(lines(events)).toEqual(['C01 against GI01']);
    expect(parts(one(events, 'assault-line').attack)).toEqual({ FA: 4, 'attack die': 3 });
  });

  it('11.2i gives German counters without a level their place by FA', () => {
    const { events } = doIt(
      assault(['C01', 'C02', 'C03'], ['GO1', 'PB1', 'GI01-']),
      'fill',
      round(3),
    );
    const column = one(events, 'columns').lines.map((l) => names([l.german])[0]);
    expect(column).toEqual(['PB1', 'GI01', 'GO1']);
  });
});

describe('11.2d equal FA', () => {
  it('11.2d lines up more steps first, then the lower counter number', () => {
    const there = ['HG2', 'PB1', 'GI05', 'GI03', 'GI01-', 'GM1'];
    const { events } = doIt(assault(['C01', 'C02', 'C03', 'C04', 'C05'], there), 'fill', round(5));
    expect(one(events, 'columns').lines.map((l) => names([l.german])[0])).toEqual([
      'GI03',
      'GI05',
      'PB1',
      'HG2',
      'GI01',
    ]);
    expect(names(one(events, 'columns').lines[0]?.germanSupporters ?? [])).toEqual(['GM1']);
  });

  it('11.2d follows FA though the stack is kept by FT', () => {
    const s = assault(['C01'], ['GM1', 'GI01']);
    expect(germans(s, 'SV1')).toEqual(['GM1', 'GI01']);
    expect(lines(doIt(s, 'fill', round(1)).events)).toEqual(['C01 against GI01 + GM1']);
  });
});
