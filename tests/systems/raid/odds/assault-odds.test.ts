import { describe, expect, test } from 'vitest';
import { enumerate } from '../../../../src/engine/enumerate.ts';
import {
  compare,
  type Fraction,
  fraction,
  ONE,
  plus,
  rest,
  sum,
  toNumber,
} from '../../../../src/engine/fraction.ts';
import { hashPosition } from '../../../../src/engine/hash.ts';
import { copy } from '../../../../src/engine/position.ts';
import { assaultOdds } from '../../../../src/systems/raid/odds/assault-odds.ts';
import { odds } from '../../../../src/systems/raid/odds/odds.ts';
import { outcomes } from '../../../../src/systems/raid/odds/outcomes.ts';
import { seen } from '../../../../src/systems/raid/odds/seen.ts';
import { act, Do, parseAction } from '../../../../src/systems/raid/rules/actions.ts';
import { perform } from '../../../../src/systems/raid/rules/apply.ts';
import {
  G,
  germanTop,
  get,
  type RaidState,
  Stage,
} from '../../../../src/systems/raid/rules/state.ts';
import { NONE, type Zone } from '../../../../src/systems/raid/rules/types.ts';
import { doIt, names, position, scenario, unit, zone } from '../rules/support.ts';

function oddsOf(state: RaidState, words: string) {
  const action = parseAction(scenario, words);
  const found = typeof action === 'number' ? odds(state, action) : null;
  if (found === null) throw new Error(`'${words}' is forbidden`);
  return found;
}

/** The example of 11.2e: three commandos assault an infantry unit and a machine gun in an orange zone. */
const example = () =>
  doIt(
    position({ british: { BVA: ['C01', 'C02', 'C03'] }, germans: { SAI: ['GI01', 'GM1'] } }),
    'take BVA',
  ).state;

describe('the odds of one round', () => {
  test('follow the lines the player has formed', () => {
    let state = doIt(example(), 'assault SAI').state;
    for (const words of ['contact C01', 'contact C03']) state = doIt(state, words).state;
    const { round } = oddsOf(state, 'support C02 1');
    expect(round?.filled).toBe(false);
    // Line 1: 6 + D6 against 3 + D10, line 2: 4 + D6 against 2 + D10.
    expect(round?.lines.map((line) => line.hit)).toEqual([chanceOf(6, 3), chanceOf(4, 2)]);
    expect(round?.lines.map((line) => names([line.british, line.german]))).toEqual([
      ['C01', 'GI01'],
      ['C03', 'GM1'],
    ]);
    expect(names(round?.lines[0]?.supporters ?? [])).toEqual(['C02']);
    const both = round?.ends.find(
      ({ losses }) => losses.length === 2 && losses.every((l) => l.unit > 30),
    );
    expect(both?.losses).toEqual([
      { unit: unit('GI01'), steps: 1 },
      { unit: unit('GM1'), steps: 0 },
    ]);
    expect(both?.chance).toEqual(product(chanceOf(6, 3), chanceOf(4, 2)));
  });

  test('11.2g count no prisoner who goes with his guard among the losses of the round', () => {
    const state = doIt(
      position({
        british: { BVA: ['C01-'] },
        germans: { SAI: ['GI01'] },
        prisoners: { GI02: 'C01' },
      }),
      'take BVA',
    ).state;
    const { round } = oddsOf(doIt(state, 'assault SAI').state, 'fill');
    expect(round?.ends.map(({ losses }) => names(losses.map((l) => l.unit)))).toEqual(
      expect.arrayContaining([['C01'], ['GI01']]),
    );
    expect(round?.ends.flatMap(({ losses }) => losses.map((l) => l.unit))).not.toContain(
      unit('GI02'),
    );
  });

  test('are those of the offered columns when none are formed', () => {
    const { round } = oddsOf(doIt(example(), 'assault SAI').state, 'fill');
    expect(round?.filled).toBe(true);
    expect(sum(round?.ends.map((end) => end.chance) ?? [])).toEqual(ONE);
    expect(new Set(round?.ends.map((end) => end.hash)).size).toBe(round?.ends.length);
  });

  test('agree with every throw of the dice, position by position', () => {
    const state = doIt(example(), 'assault SAI').state;
    const { round } = oddsOf(state, 'fill');
    const plain = new Map<string, Fraction>();
    enumerate(
      (rolls) => {
        const s = seen(state);
        perform({ s, rolls, tell: null }, act(Do.fill));
        return hashPosition(s);
      },
      (hash, d) => plain.set(hash, plus(plain.get(hash) ?? fraction(0), { n: 1n, d })),
    );
    expect(new Set(round?.ends.map((end) => end.hash))).toEqual(new Set(plain.keys()));
    for (const { hash, chance } of round?.ends ?? []) {
      expect(compare(chance, plain.get(hash) ?? fraction(0))).toBe(0);
    }
  });
});

describe('the odds of a whole assault', () => {
  test('one against one in the open, step by step by hand', () => {
    const state = doIt(
      position({ british: { OR2: ['C01-'] }, germans: { PSA: ['GI01-'] } }),
      'take OR2',
    ).state;
    // 2 + D6 against 1 + D10: one line decides it.
    const { assault, round } = oddsOf(state, 'assault PSA');
    expect(assault).toMatchObject({ method: 'exact', samples: 0, standardError: 0, hidden: false });
    expect(assault?.held).toEqual(chanceOf(2, 1));
    expect(assault?.beaten).toEqual(rest(chanceOf(2, 1)));
    expect(assault?.wipedOut).toEqual(assault?.beaten);
    expect(assault?.stepsLost).toEqual(assault?.beaten);
    expect(assault?.commandosLost).toEqual([assault?.held, assault?.beaten]);
    expect(round?.lines[0]?.hit).toEqual(assault?.held);
  });

  test.each([
    ['a commando and a reduced one', ['C01', 'C02-'], ['GI01-', 'GM1']],
    ['an officer and the mortar along', ['C01', 'MOR', 'MIL'], ['GI01']],
    ['more Germans than commandos', ['C01-', 'C02-'], ['GI01-', 'GI02-', 'GM1']],
  ])('agrees with a plain tree of all dice: %s', (_, british, germans) => {
    const state = doIt(
      position({ british: { BVA: british }, germans: { SAI: germans } }),
      'take BVA',
    ).state;
    const found = oddsOf(state, 'assault SAI').assault;
    expect(found?.held).toEqual(heldByTree(state, zone('SAI')));
    expect(sum([found?.held ?? ONE, found?.beaten ?? ONE])).toEqual(ONE);
    expect(sum(found?.commandosLost ?? [])).toEqual(ONE);
  });

  test('counts the guns it destroys', () => {
    const state = doIt(
      position({
        british: { HN: ['C01', 'C02', 'C03', 'C04', 'C05'] },
        germans: { H: ['HG1', 'HG2', 'GI01'] },
      }),
      'take HN',
    ).state;
    const found = oddsOf(state, 'assault H').assault;
    expect(found?.method).toBe('exact');
    expect(found?.guns).toHaveLength(3);
    expect(sum(found?.guns ?? [])).toEqual(ONE);
    expect(compare(found?.guns[2] ?? ONE, found?.held ?? ONE)).toBeGreaterThanOrEqual(0);
  });

  test('crosses the mines first', () => {
    const british = { BVA: ['C01-', 'MIL'] };
    const germans = { SAI: ['GI01-'] };
    const open = doIt(position({ british, germans }), 'take BVA').state;
    const mined = position({ british, germans, obstacles: { SAI: 'mines' } });
    const found = oddsOf(doIt(mined, 'take BVA').state, 'assault SAI');
    const clear = oddsOf(open, 'assault SAI').assault?.held ?? ONE;
    expect(found.mines?.explode).toEqual(fraction(3, 10)); // 1 level: 7, 8 or 9
    expect(found.assault?.held).toEqual(product(clear, fraction(7, 10)));
    expect(found.assault?.wipedOut).toEqual(fraction(0)); // Mills-Roberts falls back
  });

  test('leaves a marker in the zone out and says so', () => {
    const laid = position({
      british: { BVA: ['C01', 'C02'] },
      germans: { SAI: ['GI01'] },
      markers: { SAI: 'B-infantry2-mg-officer' },
    });
    const bare = position({ british: { BVA: ['C01', 'C02'] }, germans: { SAI: ['GI01'] } });
    const found = oddsOf(doIt(laid, 'take BVA').state, 'assault SAI').assault;
    expect(found?.hidden).toBe(true);
    expect(names(found?.germans ?? [])).toEqual(['GI01']);
    expect(found?.held).toEqual(oddsOf(doIt(bare, 'take BVA').state, 'assault SAI').assault?.held);
  });

  test('is sampled with a stated error when there are too many positions', () => {
    const state = seen(example());
    const action = parseAction(scenario, 'assault SAI') as number;
    const starts = outcomes(state, action);
    const exact = assaultOdds(state, zone('SAI'), starts);
    const sampled = assaultOdds(state, zone('SAI'), starts, 3);
    expect(sampled.method).toBe('sampled');
    expect(sampled.samples).toBe(2000);
    expect(sampled).toEqual(assaultOdds(state, zone('SAI'), starts, 3));
    const error = Math.abs(toNumber(sampled.held) - toNumber(exact.held));
    expect(error).toBeLessThan(4 * sampled.standardError);
    expect(Math.abs(toNumber(sampled.stepsLost) - toNumber(exact.stepsLost))).toBeLessThan(0.1);
  });
});

/** Counts the throws in which base + D6 reaches the other base + D10. */
function chanceOf(attack: number, defence: number): Fraction {
  let hits = 0;
  for (let d6 = 1; d6 <= 6; d6++) {
    for (let d10 = 0; d10 <= 9; d10++) if (attack + d6 >= defence + d10) hits++;
  }
  return fraction(hits, 60);
}

const product = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);

/** The slow way: whole actions of the game, every throw of a round, no like positions made one. */
function heldByTree(state: RaidState, at: Zone): Fraction {
  const s = copy(state);
  perform({ s, rolls: noDice, tell: null }, act(Do.assault, at));
  return heldFrom(s, at, new Map());
}

function heldFrom(state: RaidState, at: Zone, known: Map<string, Fraction>): Fraction {
  if (get(state, G.stage) !== Stage.columns) {
    return fraction(germanTop(state, at) === NONE ? 1 : 0);
  }
  const before = known.get(hashPosition(state));
  if (before !== undefined) return before;
  const ends = new Map<string, { readonly s: RaidState; chance: Fraction }>();
  enumerate(
    (rolls) => {
      const s = copy(state);
      perform({ s, rolls, tell: null }, act(Do.fill));
      if (get(s, G.stage) === Stage.round) perform({ s, rolls, tell: null }, act(Do.goOn));
      return s;
    },
    (s, d) => {
      const key = hashPosition(s);
      const chance = plus(ends.get(key)?.chance ?? fraction(0), { n: 1n, d });
      ends.set(key, { s, chance });
    },
  );
  const held = sum(
    [...ends.values()].map((end) => product(end.chance, heldFrom(end.s, at, known))),
  );
  known.set(hashPosition(state), held);
  return held;
}

const noDice = {
  d6: (): number => Number.NaN,
  d10: (): number => Number.NaN,
  draw: (): number => Number.NaN,
};
