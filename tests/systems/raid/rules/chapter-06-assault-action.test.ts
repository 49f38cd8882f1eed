// Chapter 6, the assault as an action, the entry of face-down zones, and what the Germans do.

import { describe, expect, it } from 'vitest';
import {
  alarm,
  asked,
  british,
  type Die,
  doAll,
  doIt,
  fireDice,
  germans,
  legalWords,
  lineDice,
  marker,
  names,
  type Order,
  obstacle,
  one,
  position,
  refused,
  told,
  where,
} from './support.ts';

const fire = (zone: string): Order => [`fire ${zone}`, ...fireDice(6, 0)];
const win: Order = ['fill', ...lineDice(6, 0)];
const quiet: Die = ['wake marker', 9];

describe('6.4 The assault action', () => {
  it('6.4 the step into the zone belongs to it and is paid for', () => {
    const s = position({ british: { OR1: ['C01'] }, germans: { VGW: ['GI01'] } });
    const { events } = doAll(s, 'take OR1', 'assault VGW');
    expect(one(events, 'moved')).toMatchObject({ rule: '6.4', cost: 2, left: 1 });
    expect(told(events, 'assault')).toHaveLength(1);
  });

  it('6.4 after a fire', () => {
    const s = position({ british: { OR1: ['C01'] }, germans: { VGW: ['GI01'] } });
    expect(asked(doAll(s, 'take OR1', fire('VGW'), 'assault VGW').state)).toBe('columns');
  });

  it('6.4 after a move', () => {
    const s = position({ british: { VGE: ['C01'] }, germans: { VGW: ['GI01'] } });
    expect(asked(doAll(s, 'take VGE', 'step VAS', 'assault VGW').state)).toBe('columns');
  });

  it('6.4 after a landing', () => {
    const s = position({ aboard: { LCA1: ['C01', 'MIL'] }, germans: { VGW: ['GI01'] } });
    expect(asked(doAll(s, 'take LCA1', 'land OR1', 'assault VGW').state)).toBe('columns');
  });

  it('6.4 a fire may follow it, but not when it is the third action', () => {
    const there = { germans: { VGW: ['GI01-'], BAE: ['GI02'] } };
    const held = doAll(
      position({ british: { VAS: ['C01'] }, ...there }),
      'take VAS',
      'assault VGW',
      win,
    );
    expect(legalWords(held.state)).toContain('fire BAE');
    const moved = position({ british: { VGE: ['C01'] }, ...there });
    const third = doAll(moved, 'take VGE', 'step VAS', 'assault VGW', win).state;
    expect(refused(third, 'fire BAE')).toBe('6.1');
  });

  it('6.4 a beach held by Germans is assaulted from the LCA, not landed on', () => {
    const s = position({
      aboard: { LCA1: ['C01', 'C02'] },
      germans: { OR1: ['GI01-'], VGW: ['GI02'] },
    });
    const taken = doAll(s, 'take LCA1').state;
    expect(refused(taken, 'land OR1')).toBe('6.4');
    const { state, events } = doAll(taken, 'assault OR1', win);
    expect(one(events, 'landed').cost).toBe(2);
    expect(british(state, 'OR1')).toEqual(['C01', 'C02']);
    expect(refused(state, 'fire VGW')).toBe('6.1'); // landing and assault: both actions are used
  });

  it('6.4 there is no assault on a zone without Germans', () => {
    const s = position({ british: { VAS: ['C01'] }, aboard: { LCA1: ['C02'] } });
    expect(refused(doAll(s, 'take VAS').state, 'assault VGW')).toBe('11.2a');
    expect(refused(doAll(s, 'take LCA1').state, 'assault OR1')).toBe('11.2a');
  });
});

describe('6.4c No further step', () => {
  it('6.4c a stack that has won its assault goes no further, nor aboard', () => {
    const s = position({
      craft: { G1: ['LCA1'] },
      british: { VGW: ['C01', 'MIL'] },
      germans: { OR1: ['GI01-'], VGE: ['GI02'] },
    });
    const { state } = doAll(s, 'take VGW', 'assault OR1', win);
    expect(refused(state, 'step VGW')).toBe('6.4c');
    expect(refused(state, 'embark LCA1')).toBe('6.4c');
    expect(refused(state, 'embark MIL LCA1')).toBe('6.4c');
    expect(refused(state, 'assault VGE')).toBe('6.4c');
    expect(legalWords(state)).toContain('fire VGE');
  });

  it('6.4c a stack that has broken off goes no further', () => {
    const s = position({ british: { VAS: ['C01'] }, germans: { VGW: ['GI01'] } });
    const { state } = doAll(s, 'take VAS', 'assault VGW', ['fill', ...lineDice(1, 9)], 'break-off');
    expect(refused(state, 'step VGE')).toBe('6.4c');
    expect(legalWords(state)).toContain('fire VGW');
  });

  it('6.4c nor one that wire has stopped; it may fire', () => {
    const s = position({
      british: { OR1: ['C01', 'MIL'] },
      obstacles: { VGW: 'wire' },
      germans: { BAE: ['GI01'] },
    });
    const { state } = doAll(s, 'take OR1', 'step VGW', 'stop');
    expect(refused(state, 'step VAS')).toBe('6.4c');
    expect(refused(state, 'assault BAE')).toBe('6.4c');
    expect(legalWords(state)).toContain('fire BAE');
  });

  it('6.4c nor one that mines have stopped', () => {
    const s = position({ british: { OR1: ['C01', 'MIL'] }, obstacles: { VGW: 'mines' } });
    const { state } = doAll(s, 'take OR1', ['step VGW', ['mines', 6]]);
    expect(british(state, 'VGW')).toEqual(['C01-', 'MIL']);
    expect(refused(state, 'step VAS')).toBe('6.4c');
  });

  it('6.4c a stack that fired before does not fire again', () => {
    const s = position({ british: { VAS: ['C01'] }, germans: { VGW: ['GI01-'], BAE: ['GI02'] } });
    const { state } = doAll(s, 'take VAS', fire('BAE'), 'assault VGW', win);
    expect(refused(state, 'fire BAE')).toBe('6.1');
  });

  it('6.4c next turn it is free again', () => {
    const s = position({ british: { OR1: ['C01', 'MIL'] }, obstacles: { VGW: 'wire' } });
    const { state } = doAll(s, 'take OR1', 'step VGW', 'stop', 'done', 'end', 'take VGW');
    expect(legalWords(state)).toContain('step VAS');
  });
});

describe('6.5 Entering a face-down zone', () => {
  it('6.5 by land movement: Germans are assaulted then and there', () => {
    const s = position({ british: { OR1: ['C01', 'C02', 'MIL'] }, markers: { VGW: 'A-infantry' } });
    const { state, events } = doAll(s, 'take OR1', 'step VGW');
    expect(one(events, 'marker-turned').rule.id).toBe('10.2');
    expect(asked(state)).toBe('columns');
    const held = doAll(state, ['fill', ...lineDice(6, 0)], 'go-on', [
      'fill',
      ...lineDice(6, 0),
    ]).state;
    expect(british(held, 'VGW')).toHaveLength(3);
    const next = position({
      british: { OR1: ['C01', 'MIL'] },
      markers: { VGW: 'A-infantry' },
      germans: { BAE: ['GI05'] },
    });
    const spent = doAll(next, 'take OR1', 'step VGW', win, 'go-on', win).state;
    expect(refused(spent, 'fire BAE')).toBe('6.1'); // moved and assaulted
  });

  it('6.5 by landing', () => {
    const s = position({
      aboard: { LCA1: ['C01', 'C02'] },
      beach: { 1: 'QUI' },
      markers: { QUI: 'A-mg' },
    });
    const { state, events } = doAll(s, 'take LCA1', 'land QUI');
    expect(told(events, 'assault')).toHaveLength(1);
    const held = doIt(state, 'fill', lineDice(6, 0)).state;
    expect(british(held, 'QUI')).toEqual(['C01', 'C02']);
    expect(refused(held, 'step PSA')).toBe('6.4c');
  });

  it('6.5 not after a fire: the march is the second action', () => {
    const s = position({
      british: { OR1: ['C01'] },
      markers: { VGW: 'A-wire' },
      germans: { VGE: ['GI01'] },
    });
    const fired = doAll(s, 'take OR1', ['fire VGE', ...fireDice(6, 0), quiet]).state;
    expect(refused(fired, 'step VGW')).toBe('6.5');
  });

  it('6.5 not after a landing', () => {
    const s = position({ aboard: { LCA1: ['C01', 'MIL'] }, markers: { VGW: 'A-wire' } });
    const ashore = doAll(s, 'take LCA1', ['land OR1', quiet]).state;
    expect(refused(ashore, 'step VGW')).toBe('6.5');
    expect(legalWords(ashore)).toContain('step VGE');
  });

  it('6.5 mines or wire leave the assault action free', () => {
    const s = position({
      british: { OR1: ['C01', 'MIL'] },
      markers: { VGW: 'A-wire' },
      germans: { VAS: ['GI01'] },
    });
    const blown = doAll(s, 'take OR1', 'step VGW', ['blow', ['bangalore', 2]]).state;
    expect(legalWords(blown)).toContain('assault VAS');
  });

  it('6.5 mines leave the fire free as well', () => {
    const s = position({
      british: { OR1: ['C01', 'MIL'] },
      markers: { VGW: 'A-mines' },
      germans: { BAE: ['GI01'] },
    });
    const mined = doAll(s, 'take OR1', ['step VGW', ['mines', 0]]).state;
    expect(legalWords(mined)).toContain('fire BAE');
    expect(refused(mined, 'assault BAE')).toBe('6.4c');
  });
});

describe('6.5a Germans beside a face-down marker', () => {
  const around = { british: { BOW: ['C01', 'C02', 'C03', 'MIL'] }, germans: { HW: ['FL2'] } };

  it('6.5a one goes in by the assault action', () => {
    const s = position({ ...around, markers: { HW: 'B-infantry2' } });
    expect(refused(doAll(s, 'take BOW').state, 'step HW')).toBe('2.2f');
    expect(legalWords(doAll(s, 'take BOW').state)).toContain('assault HW');
  });

  it('6.5a the marker is turned and its Germans fight beside those in sight', () => {
    const s = position({ ...around, markers: { HW: 'B-infantry2' } });
    const { state, events } = doAll(s, 'take BOW', 'assault HW');
    expect(marker(state, 'HW')).toBeNull();
    expect(names(one(events, 'assault').germans)).toEqual(['FL2', 'GI01', 'GI02']);
    expect(alarm(state)).toBe(1 + 2);
  });

  it('6.5a mines are rolled for first, then the assault is fought', () => {
    const s = position({ ...around, markers: { HW: 'A-mines' } });
    const { state, events } = doAll(s, 'take BOW', ['assault HW', ['mines', 2]]);
    const order = events
      .map((e) => e.kind)
      .filter((kind) => kind === 'mines' || kind === 'assault');
    expect(order).toEqual(['mines', 'assault']);
    expect(british(state, 'HW')).toEqual(['C01-', 'C02', 'C03', 'MIL']);
    expect(asked(state)).toBe('columns');
  });

  it('6.5a mines that take the last commando leave nobody to assault', () => {
    const lone = position({
      british: { BOW: ['C01-', 'MIL'] },
      germans: { HW: ['FL2'] },
      markers: { HW: 'A-mines' },
    });
    const { state, events } = doAll(lone, 'take BOW', ['assault HW', ['mines', 7]]);
    expect(told(events, 'assault')).toEqual([]);
    expect(alarm(state)).toBe(0);
    expect([where(state, 'MIL'), where(state, 'C01')]).toEqual(['BOW', 'lost']);
    expect(refused(state, 'step BOE')).toBe('6.4c');
    const alone = position({
      british: { BOW: ['C01-'], SAU: ['C09'] },
      germans: { HW: ['FL2'] },
      markers: { HW: 'A-mines' },
    });
    expect(asked(doAll(alone, 'take BOW', ['assault HW', ['mines', 7]]).state)).toBe('choose');
  });

  it('6.5a wire is merely laid face up', () => {
    const s = position({ ...around, markers: { HW: 'B-wire' } });
    const { state } = doAll(s, 'take BOW', 'assault HW');
    expect(asked(state)).toBe('columns');
    expect(obstacle(state, 'HW')).toBe('wire');
    const held = doIt(state, 'fill', lineDice(6, 0)).state;
    expect([asked(held), obstacle(held, 'HW')]).toEqual(['act', 'wire']);
  });
});

describe('6.5b No entry without a commando', () => {
  it.each(['MIL', 'SNI', 'MOR'])('6.5b %s does not go onto a face-down marker alone', (who) => {
    const s = position({ british: { OR1: [who] }, markers: { VGW: 'A-wire' } });
    expect(refused(doAll(s, 'take OR1').state, 'step VGW')).toBe('6.5b');
  });

  it.each(['MIL', 'SNI', 'MOR'])('6.5b %s does not go in on Germans alone', (who) => {
    const s = position({ british: { OR1: [who] }, germans: { VGW: ['GI01'] } });
    expect(refused(doAll(s, 'take OR1').state, 'assault VGW')).toBe('6.5b');
  });

  it('6.5b nor from a LCA', () => {
    const s = position({
      aboard: { LCA1: ['MIL'], LCA2: ['SNI'] },
      beach: { 1: 'QUI' },
      markers: { QUI: 'A-wire' },
    });
    expect(refused(doAll(s, 'take LCA1').state, 'land QUI')).toBe('6.5b');
    const held = position({ aboard: { LCA1: ['MIL'] }, germans: { OR1: ['GI01'] } });
    expect(refused(doAll(held, 'take LCA1').state, 'assault OR1')).toBe('6.5b');
  });

  it('6.5b with a commando they go in', () => {
    const s = position({
      british: { OR1: ['MIL', 'SNI', 'MOR', 'C01'] },
      markers: { VGW: 'A-wire' },
    });
    expect(british(doAll(s, 'take OR1', 'step VGW').state, 'VGW')).toHaveLength(4);
  });
});

describe('6.6 German actions', () => {
  // GI01 sees C01- and shoots it; C02 is too far off to be next to anybody.
  const phaseD = (level: number) =>
    doIt(
      position({
        alarm: level,
        british: { OR1: ['C01-'], BVA: ['C02'] },
        germans: { VGW: ['GI01'], PHA: ['GM1'], STM: ['GI02'] },
        pool: [],
      }),
      'end',
      fireDice(9, 1),
    );

  it('6.6 alarm 0 to 5: a unit that has fired does not move', () => {
    const { state, events } = phaseD(5);
    expect(where(state, 'C01')).toBe('lost');
    expect(where(state, 'GI01')).toBe('VGW');
    expect(told(events, 'german-move').flatMap((e) => names(e.units.map((u) => u.unit)))).toEqual([
      'GI02',
    ]);
  });

  it('6.6 alarm 6 to 9: it fires and moves', () => {
    const { state } = phaseD(6);
    expect(where(state, 'GI01')).toBe('VAS');
    expect(germans(state, 'VGW')).toEqual([]);
  });

  it('6.6 whoever has a target fires, whoever has none moves', () => {
    const { events } = phaseD(5);
    expect(names([one(events, 'fire').shooter])).toEqual(['GI01']);
    expect(one(events, 'german-move').rule.id).toBe('9.3a');
  });

  it('6.6 it must act: there is no choice left to it', () => {
    const s = position({ alarm: 0, british: { OR1: ['C01'] }, germans: { VGW: ['GO1'] } });
    const { events } = doIt(s, 'end', fireDice(0, 6));
    expect(one(events, 'fire')).toMatchObject({ hit: false }); // 0 + 0 against 4 + 6
  });
});
