// 11.2e, 11.2f, 11.2c A round of assault line by line, and what may come after it.

import { describe, expect, it } from 'vitest';
import {
  alarm,
  asked,
  british,
  doAll,
  doIt,
  fireDice,
  germans,
  legalWords,
  lineDice,
  marker,
  names,
  obstacle,
  one,
  type Position,
  parts,
  position,
  refused,
  told,
  where,
} from './support.ts';

/** The cottages (protection 1), held by the Germans told, assaulted from the Saâne bridge. */
function assault(units: string[], there: string[], more: Position = {}) {
  const s = position({
    british: { PSA: units },
    germans: { SV1: there },
    been: ['assault'],
    ...more,
  });
  return doAll(s, 'take PSA', 'assault SV1').state;
}

describe('11.2e a round', () => {
  it('11.2e compares FA, die, support and protection, line by line from the top', () => {
    const s = assault(['C01', 'C02', 'C03'], ['GI01', 'GM1']);
    const { state, events } = doAll(s, 'contact C01', 'contact C02', [
      'support C03 1',
      ...lineDice(3, 6),
      ...lineDice(2, 5),
    ]);
    const [first, second] = told(events, 'assault-line');
    expect(first && [parts(first.attack), parts(first.defence)]).toEqual([
      { FA: 4, 'attack die': 3, support: 2 },
      { FA: 2, 'defence die': 6, protection: 1 },
    ]);
    expect([first?.hit, second?.hit]).toEqual([true, false]);
    expect(germans(state, 'SV1')).toEqual(['GM1', 'GI01-']);
    expect(british(state, 'SV1')).toEqual(['C01', 'C02-', 'C03']);
  });

  it('11.2e costs the German a loss at equality, the commando below it', () => {
    const s = assault(['C01'], ['GI01']);
    expect(germans(doIt(s, 'fill', lineDice(1, 2)).state, 'SV1')).toEqual(['GI01-']);
    expect(british(doIt(s, 'fill', lineDice(1, 3)).state, 'SV1')).toEqual(['C01-']);
  });

  it('11.2e counts three in strong cover and nothing in the open', () => {
    const strong = position({ british: { CAR: ['C01'] }, germans: { STM: ['GI01'] } });
    const red = doAll(strong, 'take CAR', 'assault STM', ['fill', ...lineDice(6, 0)]).events;
    expect(parts(one(red, 'assault-line').defence)).toEqual({
      FA: 2,
      'defence die': 0,
      protection: 3,
    });
    const plain = position({ british: { PSA: ['C01'] }, germans: { QUI: ['GI01'] } });
    const yellow = doAll(plain, 'take PSA', 'assault QUI', ['fill', ...lineDice(6, 0)]).events;
    expect(parts(one(yellow, 'assault-line').defence)).toEqual({ FA: 2, 'defence die': 0 });
  });

  it('11.2e lets a reduced commando fight with FA 2 and support with one level', () => {
    const s = assault(['C01-', 'C02-'], ['GI01']);
    const { events } = doAll(s, 'contact C01', ['support C02 1', ...lineDice(4, 4)]);
    expect(parts(one(events, 'assault-line').attack)).toEqual({
      FA: 2,
      'attack die': 4,
      support: 1,
    });
  });

  it('11.2e takes losses at once, the one in contact only', () => {
    const s = assault(['C01-', 'C02'], ['GM1', 'GI01-']);
    const { state, events } = doAll(s, 'contact C01', [
      'contact C02',
      ...lineDice(1, 9),
      ...lineDice(6, 0),
    ]);
    expect(names(told(events, 'loss').map((e) => e.unit))).toEqual(['C01', 'GM1']);
    expect(told(events, 'loss').map((e) => e.rule.id)).toEqual(['11.2e', '11.2e']);
    expect(british(state, 'SV1')).toEqual(['C02']);
    expect(germans(state, 'SV1')).toEqual(['GI01-']);
  });

  it('11.2e, 7.2 destroys guns, the last of which sounds the general alarm in mid-round', () => {
    const s = position({
      british: { HN: ['C01', 'C02', 'C03'] },
      germans: { H: ['HG1', 'HG2', 'GO1'] },
      markers: { VAS: 'A-mg' },
    });
    const { state } = doAll(s, 'take HN', 'assault H', [
      'fill',
      ...lineDice(6, 0),
      ...lineDice(6, 0),
      ...lineDice(1, 9),
    ]);
    expect(alarm(state)).toBe(9);
    expect(marker(state, 'VAS')).toBeNull();
    expect(germans(state, 'H')).toEqual(['GO1']);
    expect(asked(state)).toBe('round');
  });
});

describe('11.2f going on', () => {
  it('11.2 runs through lines, combat and decision, round after round', () => {
    const s = assault(['C01', 'C02'], ['GI01']);
    const seen = [asked(s)];
    const first = doIt(s, 'fill', lineDice(6, 0)).state;
    seen.push(asked(first));
    const lines = doIt(first, 'go-on').state;
    seen.push(asked(lines));
    seen.push(asked(doIt(lines, 'fill', lineDice(6, 0)).state));
    expect(seen).toEqual(['columns', 'round', 'columns', 'act']);
  });

  it('11.2f asks after each round, and forms the lines anew', () => {
    const s = doIt(assault(['C01', 'C02'], ['GI01', 'GM1']), 'fill', [
      ...lineDice(6, 0),
      ...lineDice(6, 0),
    ]).state;
    expect(asked(s)).toBe('round');
    expect(legalWords(s)).toEqual(['go-on', 'break-off', 'prisoner']);
    const next = doIt(s, 'go-on').state;
    expect(asked(next)).toBe('columns');
    const { events } = doAll(next, 'contact C02', ['support C01 1', ...lineDice(3, 3)]);
    expect(one(events, 'columns')).toMatchObject({ round: 2, case: 1 });
    expect(one(events, 'assault-line').round).toBe(2);
  });

  it('11.2f holds the zone when the last German is gone', () => {
    const { state, events } = doIt(assault(['C01', 'LOV'], ['GM1']), 'fill', lineDice(6, 0));
    expect(one(events, 'assault-over').result).toBe('held');
    expect(british(state, 'SV1')).toEqual(['C01', 'LOV']);
    expect(asked(state)).toBe('act');
  });

  it('11.2f, 6.1 leaves the other action free: a fire may follow', () => {
    const laid: Position = { germans: { SV1: ['GM1'], CAR: ['GI01'] } };
    const held = doIt(assault(['C01'], [], laid), 'fill', lineDice(6, 0)).state;
    expect(refused(held, 'assault CAR')).toBe('6.4c');
    const { events } = doIt(held, 'fire CAR', fireDice(6, 0));
    expect(one(events, 'fire').hit).toBe(true);
  });
});

describe('11.2f breaking off', () => {
  it('11.2f takes everyone back to the zone they came from', () => {
    const s = doIt(assault(['C01', 'C02', 'MOR', 'LOV'], ['GI01']), 'fill', lineDice(1, 9)).state;
    const { state, events } = doIt(s, 'break-off');
    expect(one(events, 'assault-over').result).toBe('broken-off');
    expect(british(state, 'PSA')).toEqual(['C01-', 'C02', 'MOR', 'LOV']);
    expect(british(state, 'SV1')).toEqual([]);
    expect(germans(state, 'SV1')).toEqual(['GI01']);
    expect(refused(state, 'assault SV1')).toBe('6.4c');
    expect(legalWords(state)).toContain('fire SV1');
  });

  it('11.2f goes back to the last zone of a march, not to its beginning', () => {
    const s = position({ british: { QUI: ['C01'] }, germans: { SV1: ['GI01'] } });
    const { state } = doAll(
      s,
      'take QUI',
      'step PSA',
      'assault SV1',
      ['fill', ...lineDice(6, 0)],
      'break-off',
    );
    expect(where(state, 'C01')).toBe('PSA');
  });

  it('11.2f, 6.4b goes back aboard after an assault from a craft, and that is no embarking', () => {
    const s = position({ aboard: { LCA4: ['C09', 'C10'] }, germans: { OR2: ['GM1'] } });
    const fought = doAll(s, 'take LCA4', 'assault OR2', ['fill', ...lineDice(1, 9)]);
    expect(alarm(fought.state)).toBe(3);
    const { state } = doIt(fought.state, 'break-off');
    expect(british(state, 'LCA4')).toEqual(['C09-', 'C10']);
    const turn2 = doAll(state, 'done', ['end', ...fireDice(0, 6)], 'take LCA4').state;
    expect(legalWords(turn2)).toContain('land OR2');
  });

  it('11.2f goes back aboard when a landing met hidden Germans', () => {
    const s = position({
      craft: { S1: ['LCA1'] },
      aboard: { LCA1: ['C01'] },
      markers: { QUI: 'A-mg' },
    });
    const { state } = doAll(s, 'take LCA1', 'land QUI', ['fill', ...lineDice(1, 9)], 'break-off');
    expect(british(state, 'LCA1')).toEqual(['C01-']);
    expect(legalWords(state)).toEqual(['done']);
  });

  it('6.4 spends both actions in an assault from a craft', () => {
    const s = position({
      aboard: { LCA4: ['C09', 'C10'] },
      germans: { OR2: ['GM1'], SV1: ['GI01'] },
    });
    const { state } = doAll(s, 'take LCA4', 'assault OR2', ['fill', ...lineDice(6, 0)]);
    expect(british(state, 'OR2')).toEqual(['C09', 'C10']);
    expect(refused(state, 'fire SV1')).toBe('6.1');
  });
});

describe('11.2c no commando left', () => {
  it('11.2c sends the others back when the last commando falls', () => {
    const s = assault(['C01-', 'MOR', 'LOV'], ['GI01']);
    const { state, events } = doIt(s, 'fill', lineDice(1, 9));
    expect(one(events, 'assault-over').result).toBe('no-commando');
    expect(british(state, 'PSA')).toEqual(['MOR', 'LOV']);
    expect(names(one(events, 'fell-back').units)).toEqual(['MOR', 'LOV']);
    expect(asked(state)).toBe('act');
  });

  it('11.2c is over when nobody is left at all', () => {
    const { state, events } = doIt(
      assault(['C01-'], ['GI01'], { british: { PSA: ['C01-'], BMB: ['C02'] } }),
      'fill',
      lineDice(1, 9),
    );
    expect(one(events, 'assault-over').result).toBe('wiped-out');
    expect(told(events, 'fell-back')).toEqual([]);
    expect(asked(state)).toBe('choose');
  });

  it('11.2c, 6.5a fights no assault when mines take the last commando at the door', () => {
    const s = position({
      british: { RTB: ['C01-', 'LOV'] },
      germans: { HW: ['FL1'] },
      obstacles: { HW: 'mines' },
    });
    const { state, events } = doAll(s, 'take RTB', ['assault HW', ['mines', 9]]);
    expect(told(events, 'assault-line')).toEqual([]);
    expect(british(state, 'RTB')).toEqual(['LOV']);
  });
});

describe('6.5a Germans beside a face-down marker', () => {
  const beside = (id: string) =>
    position({ british: { RTB: ['C01', 'C02'] }, germans: { HW: ['FL1'] }, markers: { HW: id } });

  it('6.5a adds those the marker shows to those in sight', () => {
    const { state, events } = doAll(beside('B-infantry2-officer'), 'take RTB', 'assault HW');
    expect(names(one(events, 'assault').germans)).toEqual(['FL1', 'GI01', 'GI02', 'GO1']);
    expect(asked(state)).toBe('columns');
  });

  it('6.5a lays wire face up and fights on', () => {
    const s = doAll(beside('B-wire'), 'take RTB', 'assault HW').state;
    expect(obstacle(s, 'HW')).toBe('wire');
    const { state } = doIt(s, 'fill', lineDice(6, 0));
    expect(british(state, 'HW')).toEqual(['C01', 'C02']);
    expect(asked(state)).toBe('act');
  });
});
