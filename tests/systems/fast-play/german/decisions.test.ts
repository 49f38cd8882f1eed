// 20.14 to 20.22 The decisions of the German command, one by one.

import { describe, expect, test } from 'vitest';
import {
  type Command,
  chooseOrder,
} from '../../../../src/systems/fast-play/german/choose-order.ts';
import { commandCharacter, commandLead } from '../../../../src/systems/fast-play/german/command.ts';
import { convertsLoss } from '../../../../src/systems/fast-play/german/convert.ts';
import { reasonFor } from '../../../../src/systems/fast-play/german/follow.ts';
import { firstOrSecond } from '../../../../src/systems/fast-play/german/initiative.ts';
import { KINDS_OF_ORDER, RANKS } from '../../../../src/systems/fast-play/german/kinds.ts';
import { giveOrders } from '../../../../src/systems/fast-play/german/orders.ts';
import { germanPoints } from '../../../../src/systems/fast-play/german/points.ts';
import type { Stance } from '../../../../src/systems/fast-play/german/stances.ts';
import { nameTargets } from '../../../../src/systems/fast-play/german/targets.ts';
import { PRUSSIAN } from '../../../../src/systems/fast-play/german/temper.ts';
import {
  G,
  hexOf,
  NO_VOLLEY,
  Option,
  put,
  set,
  setFrom,
  setPoints,
  setStrength,
  setTarget,
  setVolley,
  targetOf,
} from '../../../../src/systems/fast-play/rules/state.ts';
import { Character, FACINGS, NONE, Side } from '../../../../src/systems/fast-play/rules/types.ts';
import { type Drill, Table } from '../drill.ts';

/** The order chosen for the Germans of the western segment: 'kind unit hex facing'. */
function chosen(
  drill: Drill,
  { stance = 'attack' as Stance, goal = '0905', pledged = 0, moved = 0, bold = false } = {},
): string | null {
  const table = new Table({ width: 18, ...drill });
  set(table.s, G.character + Side.german, bold ? Character.bold : Character.pragmatic);
  set(table.s, G.mover, Side.french);
  set(table.s, G.moved, moved);
  setPoints(table.s, Side.german, 0, 3);
  const command: Command = {
    temper: PRUSSIAN,
    task: () => ({ stance, goal: table.hex(goal), by: 'orders' }),
    pledged: () => pledged,
  };
  const heard = chooseOrder(table.s, command, 0, true);
  const silent = chooseOrder(table.s, command, 0, false);
  expect(silent?.candidate.end).toEqual(heard?.candidate.end);
  if (heard === null) return null;
  const { unit, stand } = heard.candidate;
  return `${heard.kind} ${table.field.units[unit]?.id} ${table.id(stand.hex)} ${FACINGS[stand.facing]}`;
}

describe('20.14 character', () => {
  test.each([
    [Character.bold, true, 'forced'],
    [Character.fainthearted, true, 'discontent'],
    [Character.cautious, true, 'discontent'],
    [Character.pragmatic, false, 'content'],
  ] as const)('of %s', (character, tests, reason) => {
    const table = new Table({ units: {} });
    set(table.s, G.character + Side.german, character);
    const found = commandCharacter(table.play());
    expect(found.tests).toBe(tests);
    expect(found.trace?.filters[0]?.name).toBe(reason);
  });
});

describe('20.15 points', () => {
  test('to the segment with most units without points, then from the west', () => {
    const table = new Table({
      units: { G1: { at: '0101' }, G2: { at: '0801' }, G3: { at: '0901' } },
    });
    set(table.s, G.character + Side.german, Character.pragmatic);
    const dealt = germanPoints(table.play(['points.german.1', 1], ['points.german.2', 5]));
    expect(dealt.map(({ die, segment }) => [die.value, segment])).toEqual([
      [6, 1], // two units without a point in the east
      [2, 0],
    ]);
  });
});

describe('20.16 who moves first', () => {
  test('the French', () =>
    expect(firstOrSecond(new Table({ units: {} }).play()).first).toBe(Side.french));
});

describe('20.11, 20.17, 20.18 the next order', () => {
  test('every stance ranks kinds that there are', () => {
    for (const kinds of Object.values(RANKS)) {
      expect(kinds.every((kind) => KINDS_OF_ORDER.includes(kind))).toBe(true);
    }
  });
  test('march: nearer the goal, when nobody is near', () => {
    expect(chosen({ units: { G1: { at: '0205', facing: 'E' } } })).toBe('march G1 0405 E');
  });
  test('gun line: stands and fires with two dice', () => {
    const line: Drill = {
      units: { G1: { at: '0205', facing: 'E' }, F1: { at: '0505', facing: 'W', strength: 5 } },
    };
    expect(chosen(line, { moved: 1 })).toBe('gun line G1 0205 E');
  });
  test('20.8 finish: enough for what is left, what is pledged counted', () => {
    const weak: Drill = {
      units: { G1: { at: '0205', facing: 'E' }, F1: { at: '0405', facing: 'W', strength: 1 } },
    };
    expect(chosen(weak, { moved: 1 })).toBe('finish G1 0205 E');
    expect(chosen(weak, { moved: 1, pledged: 6 })).not.toMatch(/^finish/); // 20.8 already pledged
  });
  test('face about: an enemy at its back', () => {
    const back: Drill = {
      units: { G1: { at: '0405', facing: 'E' }, F1: { at: '0305', facing: 'E' } },
    };
    expect(chosen(back, { moved: 1 })).toMatch(/^face about G1/);
  });
  test('stab: from behind with three dice or more', () => {
    const open: Drill = {
      units: { G1: { at: '0305', facing: 'E' }, F1: { at: '0505', facing: 'E', strength: 5 } },
    };
    expect(chosen(open, { moved: 1 })).toMatch(/^stab G1/);
  });
  test('seize: an objective', () => {
    const farm: Drill = {
      objectives: [{ hex: '0405', en: 'Farm', fr: 'Ferme', holder: 'french', endVp: 2 }],
      units: { G1: { at: '0305', facing: 'E' } },
    };
    expect(chosen(farm, { goal: '0405' })).toBe('seize G1 0405 E');
  });
  test('storm: a unit in contact, for no more than it gives', () => {
    const close: Drill = {
      units: {
        G1: { at: '0305', facing: 'E', strength: 5 },
        F1: { at: '0505', facing: 'W', strength: 5 },
      },
    };
    const table = { ...close, ground: { '0505': 'w0' } };
    expect(chosen(table, { moved: 1, bold: true })).toMatch(/^(storm|gun line) G1/);
  });
  test('into line: where it will have two dice', () => {
    const far: Drill = {
      units: { G1: { at: '0205', facing: 'E' }, F1: { at: '0705', facing: 'W', strength: 5 } },
    };
    expect(chosen(far, { moved: 1 })).toMatch(/^into line G1 0[34]0/);
  });
  test('draw off: out of a fire it cannot answer', () => {
    const caught: Drill = {
      units: {
        ...{ G1: { at: '0405', facing: 'W', kind: 'lightCavalry', strength: 3 } },
        ...{ F1: { at: '0604', facing: 'W' }, F2: { at: '0606', facing: 'W' } },
      },
    };
    expect(chosen(caught)).toMatch(/^(face about|draw off) G1/);
  });
  test('shot, front and spare are the last resorts', () => {
    const long: Drill = {
      units: { G1: { at: '0205', facing: 'E' }, F1: { at: '0705', facing: 'W' } },
    };
    expect(chosen(long, { stance: 'hold', goal: '0205', moved: 1 })).toBe('gun line G1 0205 E');
    const flank: Drill = {
      units: {
        G1: { at: '0505', facing: 'W', kind: 'battleCavalry' },
        F1: { at: '0805', facing: 'W', kind: 'lightCavalry' },
      },
    };
    expect(chosen(flank, { stance: 'screen', goal: '0505' })).toMatch(/^front G1 0505/);
  });
  test('a hold with nothing to do gives no order', () => {
    expect(
      chosen({ units: { G1: { at: '0205', facing: 'E' } } }, { stance: 'hold', goal: '0205' }),
    ).toBeNull();
  });
});

describe('20.19 the best of a kind', () => {
  test('the first unit, the first hex, the first facing where all else is equal', () => {
    const two: Drill = {
      units: { G1: { at: '0203', facing: 'E' }, G2: { at: '0207', facing: 'E' } },
    };
    expect(chosen(two, { goal: '1705' })).toMatch(/^march G1/);
  });
  test('20.1 the whole move runs until points or orders are out', () => {
    const table = new Table({
      width: 18,
      units: { G1: { at: '0205', facing: 'E' }, G2: { at: '0207', facing: 'E' } },
      missions: [
        { id: 'M', units: ['G1', 'G2'], stance: 'attack', goals: ['1505'], en: 'x', fr: 'x' },
      ],
      objectives: [{ hex: '1505', en: 'Mill', fr: 'Moulin', holder: 'french', endVp: 1 }],
    });
    set(table.s, G.mover, Side.french);
    set(table.s, G.moved, 1);
    setPoints(table.s, Side.german, 0, 1);
    giveOrders(table.play());
    expect(table.kinds()).toEqual(['ordered']);
  });
});

describe('20.20 whom to attack', () => {
  /** Two targets of one attacker; which does it choose? */
  const choice = (one: object, other: object, extra: Partial<Drill> = {}): string => {
    const table = new Table({
      ...extra,
      units: {
        G1: { at: '0305', facing: 'E' },
        F1: { at: '0504', facing: 'W', ...one },
        F2: { at: '0506', facing: 'W', ...other },
      },
    }).ready('G1');
    nameTargets(table.play());
    return table.field.units[targetOf(table.s, table.unit('G1'))]?.id ?? '-';
  };
  test('one that can be destroyed', () => expect(choice({}, { strength: 1 })).toBe('F2'));
  test('where the effect is greatest', () =>
    expect(choice({ kind: 'lightCavalry', strength: 4 }, { strength: 4 })).toBe('F1'));
  test('one on an objective', () => {
    const farm = {
      objectives: [{ hex: '0506', en: 'Farm', fr: 'Ferme', holder: 'french' as const, endVp: 1 }],
    };
    expect(choice({}, {}, farm)).toBe('F2');
  });
  test('the weakest, then the first', () => {
    expect(choice({ strength: 4 }, { strength: 3 })).toBe('F2');
    expect(choice({}, {})).toBe('F1');
  });
});

describe('20.21 following up', () => {
  const place = (drill: Drill, stance: Stance, goal: string): [string, boolean] => {
    const table = new Table({ width: 18, ...drill });
    return reasonFor(table.s, table.unit('G1'), table.hex('0405'), {
      stance,
      goal: table.hex(goal),
      by: 'orders',
    });
  };
  const alone: Drill = { units: { G1: { at: '0305', facing: 'E' } } };
  const farm = (hex: string): Partial<Drill> => ({
    objectives: [{ hex, en: 'Farm', fr: 'Ferme', holder: 'french', endVp: 1 }],
  });
  test('into an objective always', () =>
    expect(place({ ...alone, ...farm('0405') }, 'hold', '0305')).toEqual(['objective', true]));
  test('not into the bag', () => {
    const bag: Drill = {
      units: { G1: { at: '0305', facing: 'E' }, F1: { at: '0304', facing: 'E' } },
    };
    expect(place(bag, 'attack', '0905')).toEqual(['not into the bag', false]);
  });
  test('not from what it holds', () => {
    expect(place({ ...alone, ...farm('0305') }, 'attack', '0905')).toEqual([
      'stay on what we hold',
      false,
    ]);
    expect(place(alone, 'hold', '0905')).toEqual(['stay on what we hold', false]);
  });
  test('forward, if nearer', () => {
    expect(place(alone, 'attack', '0905')).toEqual(['forward', true]);
    expect(place(alone, 'attack', '0105')).toEqual(['no nearer', false]);
  });
});

describe('20.22 with options', () => {
  test('14.8 leads when that activates clearly more', () => {
    const many: Drill = {
      units: {
        G1: { at: '0101' },
        G2: { at: '0201' },
        G3: { at: '0301' },
        G4: { at: '0401' },
        G5: { at: '0901' },
      },
    };
    const table = new Table(many, Option.leader);
    set(table.s, G.character + Side.german, Character.fainthearted);
    expect(commandLead(table.play()).segment).toBe(0);
    for (const id of ['G2', 'G3', 'G4']) put(table.s, table.unit(id), NONE);
    expect(commandLead(table.play()).segment).toBe(NONE);
  });
  test('14.6 a loss becomes a step back whenever there is room', () => {
    const table = new Table(
      {
        height: 1,
        units: { G1: { at: '0401', francsTireurs: true }, F1: { at: '0601', facing: 'W' } },
      },
      Option.francsTireurs,
    );
    setTarget(table.s, table.unit('F1'), table.unit('G1'));
    setFrom(table.s, table.unit('F1'), hexOf(table.s, table.unit('F1')));
    setVolley(table.s, table.unit('F1'), { ...NO_VOLLEY, hits: 1 });
    expect(convertsLoss(table.play(), table.unit('G1')).converts).toBe(true);
    put(table.s, table.unit('G1'), table.hex('0101'));
    expect(convertsLoss(table.play(), table.unit('G1')).converts).toBe(false);
    setStrength(table.s, table.unit('G1'), 1);
  });
});
