// 11.2b The lines the player sets up on the screen, and the orders that form them.

import { describe, expect, it } from 'vitest';
import {
  type Arrangement,
  battleOf,
  completed,
  emptyLines,
  germansBehind,
  linesOrdered,
  ordersFor,
  place,
  placedCount,
  reserveOf,
  type Spot,
} from '../../../../src/systems/raid/panels/assault/arrangement.ts';
import { formatAction } from '../../../../src/systems/raid/rules/actions.ts';
import { decision } from '../../../../src/systems/raid/rules/decision.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { NONE } from '../../../../src/systems/raid/rules/types.ts';
import { doAll, lineDice, names, one, position, scenario, unit } from '../rules/support.ts';

function assault(units: string[], there: string[]): RaidState {
  const s = position({ british: { PSA: units }, germans: { SV1: there }, been: ['assault'] });
  return doAll(s, 'take PSA', 'assault SV1').state;
}

const contact = (line: number): Spot => ({ line: line - 1, role: 'contact' });
const support = (line: number): Spot => ({ line: line - 1, role: 'support' });

/** 'C01 < C03': a commando and those behind him, line by line. */
const words = ({ contact: front, support: behind }: Arrangement): string[] =>
  front.map((u, i) => [u === NONE ? '–' : names([u])[0], ...names(behind[i] ?? [])].join(' < '));

const orders = (s: RaidState, lines: Arrangement): string[] =>
  ordersFor(s, lines).map((action) => formatAction(scenario, action));

/** Men moved one after the other; none may be refused. */
function moved(
  s: RaidState,
  from: Arrangement,
  ...moves: ReadonlyArray<readonly [string, Spot | null]>
) {
  return moves.reduce((lines, [id, spot]) => {
    const next = place(battleOf(s), lines, unit(id), spot);
    if ('rule' in next) throw new Error(`${id} is refused: ${next.rule}`);
    return next;
  }, from);
}

describe('the lines on the screen', () => {
  it('reads who is there: commandos, Germans by FA, spare Germans behind the lines', () => {
    const s = assault(['C01', 'C02'], ['GM1', 'GI01', 'GI02', 'GI03', 'GI04']);
    const battle = battleOf(s);
    expect(battle.lines).toBe(2);
    expect(names(battle.men)).toEqual(['C01', 'C02']);
    expect(names(battle.germans)).toEqual(['GI01', 'GI02', 'GI03', 'GI04', 'GM1']);
    expect(names(germansBehind(battle, 0))).toEqual(['GI03', 'GM1']);
    expect(names(germansBehind(battle, 1))).toEqual(['GI04']);
  });

  it('begins with everybody in reserve and fills up as the game would', () => {
    const s = assault(['C01-', 'C02', 'C03', 'LOV'], ['GI01', 'GI02']);
    const empty = emptyLines(battleOf(s));
    expect(words(empty)).toEqual(['–', '–']);
    expect(names(reserveOf(battleOf(s), empty))).toEqual(['C01', 'C02', 'C03']);
    expect(names(battleOf(s).standBy)).toEqual(['LOV']);
    expect(words(completed(s, empty))).toEqual(['C02 < C01', 'C03']);
  });

  it('lets two men in contact change places', () => {
    const s = assault(['C01', 'C02'], ['GI01', 'GM1']);
    const first = completed(s, emptyLines(battleOf(s)));
    expect(words(first)).toEqual(['C01', 'C02']);
    expect(words(moved(s, first, ['C02', contact(1)]))).toEqual(['C02', 'C01']);
  });

  it('puts the man who gives way to a man from reserve behind him', () => {
    const s = assault(['C01', 'C02', 'C03'], ['GI01', 'GI02']);
    const lines = moved(s, emptyLines(battleOf(s)), ['C01', contact(1)], ['C02', contact(1)]);
    expect(words(lines)).toEqual(['C02 < C01', '–']);
  });

  it('11.2b lets a supporter step forward when a line loses its commando', () => {
    const s = assault(['C01', 'C02', 'C03'], ['GI01', 'GI02']);
    const lines = moved(
      s,
      emptyLines(battleOf(s)),
      ['C01', contact(1)],
      ['C02', contact(2)],
      ['C03', support(1)],
    );
    expect(words(moved(s, lines, ['C02', support(1)]))).toEqual(['C01 < C02', 'C03']);
    expect(words(moved(s, lines, ['C01', support(2)]))).toEqual(['C03', 'C02 < C01']);
  });

  it('11.2b refuses to leave a German without a commando', () => {
    const s = assault(['C01', 'C02'], ['GI01', 'GI02']);
    const lines = completed(s, emptyLines(battleOf(s)));
    expect(place(battleOf(s), lines, unit('C01'), support(2))).toEqual({ rule: '11.2b' });
  });

  it('11.2c refuses the mortar in contact, and takes it in support', () => {
    const s = assault(['C01', 'MOR'], ['GI01']);
    const empty = emptyLines(battleOf(s));
    expect(place(battleOf(s), empty, unit('MOR'), contact(1))).toEqual({ rule: '11.2c' });
    expect(words(moved(s, empty, ['MOR', support(1)]))).toEqual(['– < MOR']);
  });

  it('takes a man back into reserve', () => {
    const s = assault(['C01', 'C02'], ['GI01']);
    const lines = moved(s, emptyLines(battleOf(s)), ['C02', contact(1)], ['C02', null]);
    expect(words(lines)).toEqual(['–']);
  });
});

describe('the orders that form the lines', () => {
  it('is one word when the game would form the same lines', () => {
    const s = assault(['C01', 'C02', 'C03'], ['GI01', 'GI02']);
    expect(orders(s, emptyLines(battleOf(s)))).toEqual(['fill']);
    expect(orders(s, completed(s, emptyLines(battleOf(s))))).toEqual(['fill']);
  });

  it('gives contacts from the top line and supporters from the front of the stack', () => {
    const s = assault(['C01', 'C02', 'C03', 'C04'], ['GI01', 'GI02']);
    const lines = moved(
      s,
      emptyLines(battleOf(s)),
      ['C03', contact(2)],
      ['C04', contact(1)],
      ['C02', support(1)],
      ['C01', support(2)],
    );
    const given = orders(s, lines);
    expect(given).toEqual(['contact C04', 'contact C03', 'support C01 2', 'support C02 1']);
    const { events } = doAll(s, ...given.slice(0, -1), [
      given.at(-1) ?? '',
      ...lineDice(3, 3),
      ...lineDice(3, 3),
    ]);
    const told = one(events, 'columns').lines;
    expect(told.map((l) => names([l.british, ...l.supporters]))).toEqual([
      ['C04', 'C02'],
      ['C03', 'C01'],
    ]);
  });

  it('every move of every man from any lines ends in legal orders', () => {
    const s = assault(['C01', 'MOR', 'C02-', 'C03', 'LOV'], ['GI01', 'GI02-', 'GM1']);
    const battle = battleOf(s);
    const spots = [1, 2, 3].flatMap((line) => [contact(line), support(line)]);
    let lines = completed(s, emptyLines(battle));
    for (let i = 0; i < 200; i++) {
      const man = battle.men[(i * 7) % battle.men.length] ?? 0;
      const next = place(battle, lines, man, [...spots, null][(i * 5) % 7] ?? null);
      if ('rule' in next) continue;
      lines = next;
      const given = orders(s, lines);
      const before = doAll(s, ...given.slice(0, -1)).state;
      expect(decision(before).actions.map((a) => formatAction(scenario, a))).toContain(
        given.at(-1),
      );
    }
  });

  it('reads what has been ordered already', () => {
    const s = assault(['C01', 'C02', 'C03', 'C04'], ['GI01', 'GI02']);
    const begun = doAll(s, 'contact C02', 'contact C03', 'support C01 2').state;
    expect(words(linesOrdered(begun))).toEqual(['C02', 'C03 < C01']);
    expect(placedCount(linesOrdered(begun))).toBe(3);
    expect(orders(begun, linesOrdered(begun))[0]).toBe('contact C02');
  });
});
