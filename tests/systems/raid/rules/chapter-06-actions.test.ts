// Chapter 6, the British: two different actions, unit by unit and stack by stack, on one allowance of MP.

import { describe, expect, it } from 'vitest';
import {
  asked,
  british,
  type Die,
  doAll,
  doIt,
  fireDice,
  legalWords,
  names,
  type Order,
  one,
  parts,
  position,
  refused,
  scenario,
  told,
  unit,
  where,
} from './support.ts';

const fire = (zone: string): Order => [`fire ${zone}`, ...fireDice(6, 0)];
const quiet: Die = ['wake marker', 9];

describe('6.1 Two different actions', () => {
  const s = position({
    been: ['assault'],
    british: { VAS: ['C01', 'C02'] },
    germans: { VGW: ['GI01'], BVA: ['GI02'], VGE: ['GI03-'], OR1: ['GI04'] },
  });

  it('6.1 fire then move, or move then fire', () => {
    const fireFirst = doAll(s, 'take VAS', fire('BVA'), 'step CHV').state;
    expect(british(fireFirst, 'CHV')).toEqual(['C01', 'C02']);
    const moveFirst = doAll(s, 'take VAS', 'step CHV', fire('BVA'));
    expect(one(moveFirst.events, 'fire').hit).toBe(true);
  });

  it('6.1 the same action does not come twice', () => {
    const fired = doAll(s, 'take VAS', fire('VGW')).state;
    expect(refused(fired, 'fire BVA')).toBe('6.1');
    const held = doAll(s, 'take VAS', 'assault VGE', [
      'fill',
      ['assault attack', 6],
      ['assault defence', 0],
    ]).state;
    expect(refused(held, 'assault OR1')).toBe('6.4c'); // it has no step left either
  });

  it('6.1 there is no third action', () => {
    const two = doAll(s, 'take VAS', fire('BVA'), 'step CHV').state;
    expect(refused(two, 'assault BVA')).toBe('6.1');
    expect(refused(two, 'fire BVA')).toBe('6.1');
  });

  it('6.1 landing and embarking are actions too', () => {
    const landing = position({ aboard: { LCA1: ['C01', 'MIL'] }, germans: { VGW: ['GI01'] } });
    const fired = doAll(landing, 'take LCA1', 'land OR1', fire('VGW')).state;
    expect(refused(fired, 'embark LCA1')).toBe('6.1');
    expect(refused(fired, 'step VGE')).toBe('6.1');
    const again = position({ craft: { G1: ['LCA1'] }, british: { VGE: ['C01', 'MIL'] } });
    const aboard = doAll(again, 'take VGE', 'step OR1', 'embark LCA1');
    expect(one(aboard.events, 'embarked').units).toHaveLength(2);
  });

  it('6.1 sea movement and fire are the actions of craft', () => {
    const fleet = position({
      craft: { S2: ['LCA1'] },
      british: { VAS: ['C01'] },
      germans: { OR1: ['GI01'] },
    });
    const done = doAll(fleet, 'take S2', 'sail G1', fire('OR1')).state;
    expect(refused(done, 'sail S2')).toBe('6.1');
  });

  it('6.1 one action, or none, is enough', () => {
    expect(asked(doAll(s, 'take VAS', 'step CHV', 'done').state)).toBe('choose');
    expect(asked(doAll(s, 'take VAS', 'done').state)).toBe('choose');
  });
});

describe('6.1a One movement, one action', () => {
  it('6.1a a march over several zones is one action', () => {
    const s = position({ british: { VGW: ['C01'] }, germans: { BMO: ['GI01'] } });
    const marched = doAll(s, 'take VGW', 'step VAS', 'step VGE').state;
    expect(legalWords(marched)).toContain('step VAS');
    const far = position({ british: { VGW: ['C01'] }, germans: { CHV: ['GI01'] } });
    expect(legalWords(doAll(far, 'take VGW', 'step VAS').state)).toContain('fire CHV');
  });

  it('6.1a it ends when another action begins and is not taken up again', () => {
    const s = position({ british: { VGW: ['C01'] }, germans: { CHV: ['GI01'] } });
    const fired = doAll(s, 'take VGW', 'step VAS', fire('CHV')).state;
    expect(refused(fired, 'step VGE')).toBe('6.1');
  });

  it('6.1a the same at sea', () => {
    const s = position({
      craft: { S2: ['LCA1'] },
      british: { VAS: ['C01'] },
      germans: { OR1: ['GI01'] },
    });
    const voyage = doAll(s, 'take S2', 'sail G1').state;
    expect(legalWords(voyage)).toContain('sail S3');
    expect(refused(doAll(voyage, fire('OR1')).state, 'sail S3')).toBe('6.1');
  });

  it('6.1a it ends when one of the stack goes aboard', () => {
    const s = position({ craft: { G1: ['LCA1'] }, british: { VGE: ['C01', 'C02', 'MIL'] } });
    const one = doAll(s, 'take VGE', 'step OR1', 'embark C01 LCA1').state;
    expect(refused(one, 'step VGE')).toBe('6.1');
  });
});

describe('6.2 Unit by unit, stack by stack', () => {
  const s = position({ british: { OR1: ['C01', 'C02', 'MIL'], VAS: ['C03'] } });

  it('6.2 the units of one zone act together', () => {
    const { state, events } = doAll(s, 'take OR1', 'step VGW', 'done');
    expect(names(one(events, 'taken').units)).toEqual(['C01', 'C02', 'MIL']);
    expect(british(state, 'VGW')).toEqual(['C01', 'C02', 'MIL']);
    expect(names(one(events, 'job-done').units)).toEqual(['C01', 'C02', 'MIL']);
  });

  it('6.2 or singly', () => {
    const { state } = doAll(s, 'take OR1', 'leave C01', 'leave MIL', 'step VGW', 'done');
    expect(british(state, 'VGW')).toEqual(['C02']);
    expect(british(state, 'OR1')).toEqual(['C01', 'MIL']);
  });

  it('6.2 a stack finishes all its actions before the next begins', () => {
    const acting = doAll(s, 'take OR1', 'step VGW').state;
    expect(refused(acting, 'take VAS')).toBe('6.2');
    expect(refused(acting, 'end')).toBe('6.2');
  });

  it('6.2 nobody acts who was not chosen', () => {
    expect(refused(s, 'step VGW')).toBe('6.2');
    expect(refused(doAll(s, 'take OR1').state, 'leave C03')).toBe('6.2');
  });

  it('6.2 then it is done and is not chosen again', () => {
    const done = doAll(s, 'take OR1', 'step VGW', 'done').state;
    expect(refused(done, 'take VGW')).toBe('6.2');
    expect(refused(done, 'take OR1')).toBe('6.2'); // nobody there
    expect(legalWords(done)).toContain('take VAS');
  });

  it('6.2 units that are done stay out of a stack chosen in their zone', () => {
    const joined = doAll(s, 'take OR1', 'step VGW', 'step VAS', 'done').state;
    const { events } = doIt(joined, 'take VAS');
    expect(names(one(events, 'taken').units)).toEqual(['C03']);
  });
});

describe('6.2a Leaving members behind', () => {
  const s = position({ british: { VGW: ['C01', 'C02', 'MOR'] } });

  it('6.2a who drops out before the stack has acted can still be chosen', () => {
    const { state, events } = doAll(s, 'take VGW', 'leave MOR', 'step VAS', 'done');
    expect(one(events, 'left').done).toBe(false);
    expect(names(one(doIt(state, 'take VGW').events, 'taken').units)).toEqual(['MOR']);
  });

  it('6.2a who drops out once it has acted is done', () => {
    const { state, events } = doAll(s, 'take VGW', 'step VAS', 'leave MOR', 'done');
    expect(one(events, 'left').done).toBe(true);
    expect(refused(state, 'take VAS')).toBe('6.2');
  });

  it('6.2a the last member does not leave itself', () => {
    const last = doAll(s, 'take VGW', 'leave C01', 'leave C02').state;
    expect(refused(last, 'leave MOR')).toBe('6.2a');
  });
});

describe('6.2b Men aboard and craft', () => {
  const s = position({ aboard: { LCA1: ['C01', 'MIL'], LCA2: ['C02'] } });

  it('6.2b each LCA holds one stack of men', () => {
    expect(legalWords(s)).toEqual(expect.arrayContaining(['take G1', 'take LCA1', 'take LCA2']));
    const { state, events } = doAll(s, 'take LCA1', 'land OR1');
    expect(names(one(events, 'landed').units)).toEqual(['C01', 'MIL']);
    expect(british(state, 'LCA2')).toEqual(['C02']);
  });

  it('6.2b the craft of a sea zone are a stack of their own', () => {
    const { events } = doIt(s, 'take G1');
    expect(names(one(events, 'taken').units).sort()).toEqual(['LCA1', 'LCA2']);
    const apart = doAll(s, 'take G1', 'leave LCA1', 'sail S2', 'done').state;
    expect([where(apart, 'LCA1'), where(apart, 'LCA2')]).toEqual(['G1', 'S2']);
  });

  it('6.2b passengers go along for free and may land afterwards', () => {
    const { state } = doAll(s, 'take G1', 'sail S3', 'done', 'take LCA1', 'land MOU');
    expect(british(state, 'MOU')).toEqual(['C01', 'MIL']);
    expect(where(state, 'C02')).toBe('LCA2');
  });

  it('6.2b the landing of the men is no action of the craft', () => {
    const { state } = doAll(s, 'take LCA1', 'land OR1', 'done', 'take G1', 'sail S2');
    expect(where(state, 'LCA1')).toBe('S2');
  });
});

describe('6.2c Chosen and idle', () => {
  it('6.2c a stack that was chosen and did nothing is done', () => {
    const s = position({ british: { OR1: ['C01', 'C02'] } });
    const idle = doAll(s, 'take OR1', 'leave C02', 'done').state;
    expect(names(one(doIt(idle, 'take OR1').events, 'taken').units)).toEqual(['C02']);
    expect(refused(doAll(idle, 'take OR1', 'done').state, 'take OR1')).toBe('6.2');
    const aboard = position({ aboard: { LCA1: ['C01'] } });
    expect(refused(doAll(aboard, 'take LCA1', 'done').state, 'take LCA1')).toBe('6.2');
  });
});

describe('6.3 One allowance of MP', () => {
  it('6.3 a commando with 4 MP lands for 2 and has 2 left to march', () => {
    const s = position({ aboard: { LCA1: ['C01', 'MIL'] } });
    const ashore = doAll(s, 'take LCA1', 'land OR1');
    expect(one(ashore.events, 'landed').left).toBe(2);
    expect(one(doIt(ashore.state, 'step VGW').events, 'moved').left).toBe(0);
  });

  it('6.3 or to step into an assault', () => {
    const s = position({ aboard: { LCA1: ['C01', 'MIL'] }, germans: { VGW: ['GI01'] } });
    expect(asked(doAll(s, 'take LCA1', 'land OR1', 'assault VGW').state)).toBe('columns');
    const slow = position({ aboard: { LCA1: ['C01'] }, germans: { VGW: ['GI01'] } });
    expect(refused(doAll(slow, 'take LCA1', 'land OR1').state, 'assault VGW')).toBe('6.3');
  });

  it('6.3 a commando with 3 MP has 1 left after the landing: too little for a dotted line', () => {
    const s = position({ aboard: { LCA1: ['C01'] } });
    const ashore = doAll(s, 'take LCA1', 'land OR1').state;
    expect(refused(ashore, 'step VGW')).toBe('6.3');
    expect(refused(ashore, 'embark LCA1')).toBe('6.3');
  });

  it('6.3 who has not the MP for a landing stays aboard', () => {
    const s = position({ aboard: { LCA2: ['MOR'] } });
    const moves = scenario.moves.slice();
    moves[unit('MOR') * 3 + 1] = 1;
    const slow = { cells: s.cells, scenario: { ...scenario, moves } };
    expect(legalWords(doAll(s, 'take LCA2').state)).toContain('land OR1');
    expect(refused(doAll(slow, 'take LCA2').state, 'land OR1')).toBe('6.3');
  });

  it('6.3 embarking comes out of it too', () => {
    const s = position({ craft: { G1: ['LCA1'] }, british: { VGE: ['C01'] } });
    expect(refused(doAll(s, 'take VGE', 'step OR1').state, 'embark LCA1')).toBe('6.3');
    const led = position({ craft: { G1: ['LCA1'] }, british: { VGE: ['C01', 'MIL'] } });
    expect(where(doAll(led, 'take VGE', 'step OR1', 'embark LCA1').state, 'C01')).toBe('LCA1');
  });

  it.each([
    ['C01 C02', 3],
    ['C01 C02-', 2],
    ['C01 MOR', 2],
    ['C01 SNI', 3],
    ['C01 MIL', 4],
    ['C01 C02- MIL', 3],
    ['C01 MOR MIL', 2],
    ['SNI MIL', 4],
  ])('6.3 the slowest sets the pace, the officer counted first: %s march %i MP', (stack, pace) => {
    const s = position({ british: { VGW: stack.split(' ') } });
    const { events } = doAll(s, 'take VGW', 'step VAS');
    expect(one(events, 'moved').left).toBe(pace - 1);
  });

  it('6.3 the slow are left behind, and have their turn later', () => {
    const s = position({ british: { OR1: ['C01', 'MOR'] } });
    const march = doAll(s, 'take OR1', 'leave MOR', 'step VGW', 'step VAS', 'done', 'take OR1');
    expect(british(doIt(march.state, 'step VGW').state, 'VGW')).toEqual(['MOR']);
    const together = doAll(s, 'take OR1', 'step VGW').state;
    expect(refused(together, 'step VAS')).toBe('6.3');
    expect(british(doAll(together, 'leave MOR', 'step VAS').state, 'VAS')).toEqual(['C01']);
  });

  it('6.3 the march comes off what is left for the step into an assault', () => {
    const s = position({ british: { VGE: ['C01'] }, germans: { CHV: ['GI01'], OR1: ['GI02'] } });
    expect(legalWords(doAll(s, 'take VGE', 'step VAS').state)).toContain('assault CHV');
    expect(refused(doAll(s, 'take VGE', 'step VAS', 'step VGW').state, 'assault OR1')).toBe('6.3');
  });
});

describe('6.4a A stack fires as one', () => {
  it('6.4a whoever gave support has fired too', () => {
    const s = position({
      british: { VAS: ['C01', 'C02', 'SNI', 'MOR'] },
      germans: { VGW: ['GI01'] },
    });
    const { state, events } = doAll(s, 'take VAS', fire('VGW'));
    expect(names(one(events, 'fire').supporters)).toEqual(['C02']);
    for (const other of ['SNI', 'MOR']) {
      const turned = doIt(state, `front ${other}`).state;
      expect(refused(turned, other === 'SNI' ? 'snipe GI01' : 'fire VGW')).toBe('6.1');
    }
  });

  it('6.4a who was left out of the stack may fire on his own, at another zone (11.1)', () => {
    const s = position({
      british: { VAS: ['C01', 'C02'] },
      germans: { VGW: ['GM1', 'GI01'], BVA: ['GI02'] },
    });
    const { events } = doAll(
      s,
      'take VAS',
      'leave C02',
      fire('VGW'),
      'done',
      'take VAS',
      fire('BVA'),
    );
    const shots = told(events, 'fire');
    expect(shots.map((shot) => parts(shot.attack).support)).toEqual([undefined, undefined]);
    expect(names(shots.map((shot) => shot.shooter))).toEqual(['C01', 'C02']);
  });
});

describe('6.4b A way back', () => {
  const ten = ['C11', 'C12', 'C13', 'C14', 'C15'];

  it('6.4b no assault starts where the stack could not return to', () => {
    const s = position({ british: { VAS: ten, VGE: ['C01'] }, germans: { VGW: ['GI01'] } });
    const passing = doAll(s, 'take VGE', 'step VAS').state;
    expect(refused(passing, 'assault VGW')).toBe('6.4b');
    const room = position({
      british: { VAS: ten.slice(1), VGE: ['C01'] },
      germans: { VGW: ['GI01'] },
    });
    expect(legalWords(doAll(room, 'take VGE', 'step VAS').state)).toContain('assault VGW');
  });

  it('6.4b nor a step onto a face-down marker', () => {
    const s = position({ british: { VAS: ten, VGE: ['C01'] }, markers: { VGW: 'A-wire' } });
    const passing = doAll(s, 'take VGE', ['step VAS', quiet]).state;
    expect(refused(passing, 'step VGW')).toBe('6.4b');
  });

  it('6.4b falling back costs no action: the stack may still fire', () => {
    const s = position({ british: { VAS: ['C01', 'C02'] }, germans: { VGW: ['GI01'] } });
    const back = doAll(
      s,
      'take VAS',
      'assault VGW',
      ['fill', ['assault attack', 1], ['assault defence', 9]],
      'break-off',
    ).state;
    expect(british(back, 'VAS')).toHaveLength(2);
    expect(legalWords(back)).toContain('fire VGW');
  });

  it('6.4b falling back to a LCA is not embarking: the men may land next turn', () => {
    const s = position({ aboard: { LCA1: ['C01', 'C02'] }, germans: { OR1: ['GI01'] } });
    const back = doAll(
      s,
      'take LCA1',
      'assault OR1',
      ['fill', ['assault attack', 1], ['assault defence', 9]],
      'break-off',
      'done',
    ).state;
    expect(british(back, 'LCA1')).toHaveLength(2);
    const next = doIt(back, 'end', fireDice(9, 6)).state;
    expect(legalWords(next)).not.toContain('take LCA1'); // the craft was hit and is gone
    const spared = doIt(back, 'end', fireDice(0, 6)).state;
    expect(legalWords(spared)).toContain('take LCA1');
  });
});
