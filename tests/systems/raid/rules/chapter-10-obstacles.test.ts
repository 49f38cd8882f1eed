// 10.5, 10.6 Mines and wire: what they do to a stack that enters, hidden or lying open.

import { describe, expect, it } from 'vitest';
import {
  alarm,
  asked,
  british,
  type Die,
  doAll,
  doIt,
  fireDice,
  legalWords,
  obstacle,
  one,
  type Position,
  parts,
  position,
  refused,
  told,
  where,
} from './support.ts';

describe('10.5 mines', () => {
  const enter = (units: string[], die: number, laid: Position = { obstacles: { PSA: 'mines' } }) =>
    doAll(position({ british: { OR2: units, BMB: ['C24'] }, ...laid }), 'take OR2', [
      'step PSA',
      ['mines', die],
    ]);

  it('10.5 adds one to the D10 for each level of the stack, and explodes at 8', () => {
    const { state, events } = enter(['C01', 'C02', 'C03-', 'MOR', 'LOV'], 2);
    const mines = one(events, 'mines');
    expect(mines.sum.total).toBe(8);
    expect(parts(mines.sum)).toEqual({ mines: 2, 'levels of the stack': 6 });
    expect(mines.explodes).toBe(true);
    expect(british(state, 'PSA')).toEqual(['C01-', 'C02', 'C03-', 'MOR', 'LOV']);
    expect(obstacle(state, 'PSA')).toBe('none');
  });

  it('10.5 does nothing at 7, and the mines stay', () => {
    const { state, events } = enter(['C01', 'C02', 'C03-', 'MOR', 'LOV'], 1);
    expect(one(events, 'mines')).toMatchObject({ explodes: false, sum: { total: 7 } });
    expect(british(state, 'PSA')).toEqual(['C01', 'C02', 'C03-', 'MOR', 'LOV']);
    expect(obstacle(state, 'PSA')).toBe('mines');
  });

  it('10.5 counts the entering stack alone, not those already there', () => {
    const s = position({
      british: { OR2: ['C01-'], PSA: ['C02', 'C03'] },
      obstacles: { PSA: 'mines' },
    });
    const { events } = doAll(s, 'take OR2', ['step PSA', ['mines', 6]]);
    expect(one(events, 'mines')).toMatchObject({ explodes: false, sum: { total: 7 } });
  });

  it('10.5, 2.2a costs the top unit a loss, and no other', () => {
    expect(british(enter(['C01-', 'C02'], 9).state, 'PSA')).toEqual(['C02']);
    expect(british(enter(['MOR', 'C02'], 9).state, 'PSA')).toEqual(['C02']);
    const officer = enter(['LOV'], 8).state;
    expect(where(officer, 'LOV')).toBe('lost');
    expect(asked(officer)).toBe('choose');
  });

  it('10.5 lets the march go on over open mines that do not explode', () => {
    const { state } = enter(['C01'], 5);
    expect(where(doIt(state, 'step QUI').state, 'C01')).toBe('QUI');
  });

  it('10.5, 6.4c ends the march when open mines explode; fire is still allowed', () => {
    const laid: Position = { obstacles: { PSA: 'mines' }, germans: { SV1: ['GI01'] } };
    const { state } = enter(['C01', 'C02'], 4, laid);
    expect(refused(state, 'step QUI')).toBe('6.4c');
    expect(refused(state, 'assault SV1')).toBe('6.4c');
    expect(legalWords(state)).toContain('fire SV1');
  });

  it('10.5 always ends the march when the mines were hidden', () => {
    const quiet = enter(['C01'], 5, { markers: { PSA: 'A-mines' } });
    expect(one(quiet.events, 'mines').explodes).toBe(false);
    expect(obstacle(quiet.state, 'PSA')).toBe('mines');
    expect(refused(quiet.state, 'step QUI')).toBe('6.4c');
    const loud = enter(['C01'], 6, { markers: { PSA: 'A-mines' } });
    expect(british(loud.state, 'PSA')).toEqual(['C01-']);
    expect(refused(loud.state, 'step QUI')).toBe('6.4c');
  });

  it('10.5, 6.5 uses up no second action when a hidden marker shows mines', () => {
    const { state } = enter(['C01'], 0, {
      markers: { PSA: 'A-mines' },
      germans: { QUI: ['GI01'] },
    });
    expect(legalWords(state)).toContain('fire QUI');
  });

  it('10.5 rolls again for the next stack, and not for one that leaves', () => {
    const s = position({ british: { PSA: ['C01'], OR2: ['C02'] }, obstacles: { PSA: 'mines' } });
    const out = doAll(s, 'take PSA', 'step QUI', 'done');
    const { events } = doAll(out.state, 'take OR2', ['step PSA', ['mines', 0]]);
    expect(told(out.events, 'mines')).toEqual([]);
    expect(told(events, 'mines')).toHaveLength(1);
  });

  it('10.5, 7.1 raises no alarm', () => {
    expect(alarm(enter(['C01'], 9).state)).toBe(0);
  });

  it('10.5 meets those who land as well', () => {
    const s = position({
      aboard: { LCA4: ['C09', 'C10'] },
      obstacles: { OR2: 'mines' },
      been: ['landing'],
    });
    const { state } = doAll(s, 'take LCA4', ['land OR2', ['mines', 4]]);
    expect(british(state, 'OR2')).toEqual(['C09-', 'C10']);
  });

  it('10.5, 2.2h sends the surplus back when they explode in a full zone', () => {
    const s = position({
      british: { OR2: ['C01', 'C02'], PSA: ['C03', 'C04', 'C05', 'C06'] },
      obstacles: { PSA: 'mines' },
    });
    const { state } = doAll(s, 'take OR2', ['step PSA', ['mines', 9]]);
    expect(asked(state)).toBe('send-back');
    const { state: after } = doIt(state, 'send-back C02');
    expect([where(after, 'C01'), where(after, 'C02')]).toEqual(['PSA', 'OR2']);
  });
});

describe('10.6 wire', () => {
  const atWire = (laid: Position, units: string[] = ['C01']) =>
    doAll(position({ british: { OR2: units }, ...laid }), 'take OR2', 'step PSA').state;
  const open: Position = { obstacles: { PSA: 'wire' } };
  const hidden: Position = { markers: { PSA: 'A-wire' } };
  const blow = (die: number): [string, Die] => ['blow', ['bangalore', die]];

  it.each([
    ['open', open],
    ['hidden', hidden],
  ] as const)('10.6 gives a stack that enters %s wire the choice', (_, laid) => {
    const s = atWire(laid);
    expect(asked(s)).toBe('wire');
    expect(legalWords(s)).toEqual(['blow', 'stop']);
    expect(refused(s, 'step QUI')).toBe('10.6');
  });

  it.each([
    ['open', open],
    ['hidden', hidden],
  ] as const)('10.6 stops for the turn at %s wire without a die or an alarm', (_, laid) => {
    const { state, events } = doIt(atWire(laid), 'stop');
    expect(one(events, 'stopped')).toMatchObject({ rule: '10.6', why: 'wire' });
    expect(obstacle(state, 'PSA')).toBe('wire');
    expect(alarm(state)).toBe(0);
    expect(refused(state, 'step QUI')).toBe('6.4c');
  });

  it.each([0, 2, 4, 6, 8])(
    '10.6 is blown by %i, and the march goes on, hidden wire or not',
    (die) => {
      for (const laid of [open, hidden]) {
        const { state, events } = doAll(atWire(laid), blow(die));
        expect(one(events, 'bangalore').gone).toBe(true);
        expect(obstacle(state, 'PSA')).toBe('none');
        expect(where(doIt(state, 'step QUI').state, 'C01')).toBe('QUI');
      }
    },
  );

  it.each([1, 3, 5, 7, 9])('10.6 is not blown by %i, and the stack stops', (die) => {
    for (const laid of [open, hidden]) {
      const { state, events } = doAll(atWire(laid), blow(die));
      expect(one(events, 'bangalore').gone).toBe(false);
      expect(obstacle(state, 'PSA')).toBe('wire');
      expect(refused(state, 'step QUI')).toBe('6.4c');
    }
  });

  it('10.6, 7.1 raises the alarm with every attempt, good or bad', () => {
    expect(alarm(doAll(atWire(open), blow(2)).state)).toBe(1);
    const failed = doAll(atWire(open), blow(3)).state;
    expect(alarm(failed)).toBe(1);
    const other = position({ alarm: 1, british: { OR2: ['C02'] }, obstacles: { PSA: 'wire' } });
    expect(alarm(doAll(other, 'take OR2', 'step PSA', blow(5)).state)).toBe(2);
  });

  it('10.6 lets the stack go on next turn in any case', () => {
    const { state } = doAll(atWire(open), 'stop', 'done', 'end', 'take PSA', 'step QUI');
    expect(where(state, 'C01')).toBe('QUI');
    expect(obstacle(state, 'PSA')).toBe('wire');
  });

  it('10.6 stays for others until it is blown', () => {
    const s = position({ british: { OR2: ['C01'], QUI: ['C02'] }, obstacles: { PSA: 'wire' } });
    const { state } = doAll(s, 'take OR2', 'step PSA', 'stop', 'done', 'take QUI', 'step PSA');
    expect(asked(state)).toBe('wire');
  });

  it('10.6, 6.4c still allows a fire where it stopped, but no assault', () => {
    const s = doIt(atWire({ ...open, germans: { QUI: ['GI01'] } }), 'stop').state;
    expect(refused(s, 'assault QUI')).toBe('6.4c');
    const { events } = doIt(s, 'fire QUI', fireDice(6, 0));
    expect(one(events, 'fire').hit).toBe(true);
  });

  it('10.6, 6.5 lets a stack that blew hidden wire assault from there', () => {
    const s = atWire({ ...hidden, germans: { QUI: ['GI01'] } });
    const { state } = doAll(s, blow(0), 'assault QUI');
    expect(asked(state)).toBe('columns');
  });

  it('10.6 meets those who land as well, and lets them march on when it is blown', () => {
    const s = position({
      aboard: { LCA4: ['C09'] },
      obstacles: { OR2: 'wire' },
      been: ['landing'],
    });
    const { state } = doAll(s, 'take LCA4', 'land OR2', blow(4), 'step PSA');
    expect(where(state, 'C09')).toBe('PSA');
  });

  it('10.6, 2.2h sends the surplus back when a stack stops in a full zone', () => {
    const s = position({
      british: { OR2: ['C01', 'C02-', 'LOV'], PSA: ['C03', 'C04', 'C05', 'C06'] },
      obstacles: { PSA: 'wire' },
    });
    const halted = doAll(s, 'take OR2', 'step PSA', 'stop').state;
    expect(asked(halted)).toBe('send-back');
    const { state } = doIt(halted, 'send-back C02');
    expect(british(state, 'PSA')).toEqual(['C01', 'LOV', 'C03', 'C04', 'C05', 'C06']);
    expect(asked(state)).toBe('act');
    const passed = doAll(s, 'take OR2', 'step PSA', blow(6), 'step QUI').state;
    expect(british(passed, 'QUI')).toEqual(['C01', 'C02-', 'LOV']);
  });

  it('10.6, 10.3 tests the markers next door before the choice, once', () => {
    const s = position({
      alarm: 8,
      british: { OR2: ['C01'] },
      obstacles: { PSA: 'wire' },
      markers: { QUI: 'A-mines' },
    });
    const { events } = doAll(s, 'take OR2', ['step PSA', ['wake marker', 9]], blow(1));
    expect(told(events, 'wake-test')).toHaveLength(1);
  });
});

describe('6.4c every forced stop is told', () => {
  const stops = (laid: Position, ...orders: Parameters<typeof doAll>[1][]) =>
    told(doAll(position(laid), ...orders).events, 'stopped').map((e) => [e.why, e.rule.id]);
  const hidden = (marker: string): Position => ({
    british: { OR2: ['C01', 'C02', 'C03'] },
    markers: { PSA: marker },
  });

  it('9.2, 10.5 mines that lay face down, whether or not they go off', () => {
    for (const die of [0, 9]) {
      expect(stops(hidden('A-mines'), 'take OR2', ['step PSA', ['mines', die]])).toEqual([
        ['marker', '9.2'],
      ]);
    }
  });

  it('10.5 mines that lay open, when they go off', () => {
    const open: Position = { british: { OR2: ['C01', 'C02'] }, obstacles: { PSA: 'mines' } };
    expect(stops(open, 'take OR2', ['step PSA', ['mines', 9]])).toEqual([['mines', '10.5']]);
    expect(stops(open, 'take OR2', ['step PSA', ['mines', 0]])).toEqual([]);
  });

  it('10.5 nobody is stopped who is dead', () => {
    const last: Position = {
      british: { OR2: ['C01-'], BMB: ['C24'] },
      obstacles: { PSA: 'mines' },
    };
    expect(stops(last, 'take OR2', ['step PSA', ['mines', 9]])).toEqual([]);
  });

  it('10.6 wire, when it is left alone or the bangalore fails, hidden or open', () => {
    const open: Position = { british: { OR2: ['C01'] }, obstacles: { PSA: 'wire' } };
    for (const laid of [open, hidden('A-wire')]) {
      const enter = ['take OR2', 'step PSA'] as const;
      expect(stops(laid, ...enter, 'stop')).toEqual([['wire', '10.6']]);
      expect(stops(laid, ...enter, ['blow', ['bangalore', 1]])).toEqual([['wire', '10.6']]);
      expect(stops(laid, ...enter, ['blow', ['bangalore', 0]])).toEqual([]);
    }
  });

  it('9.2 a marker that shows Germans', () => {
    expect(stops(hidden('A-infantry'), 'take OR2', 'step PSA')).toEqual([['marker', '9.2']]);
  });
});
