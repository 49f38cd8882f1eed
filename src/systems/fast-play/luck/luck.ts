// The rolls of a battle, event by event, each with all it could have come to.

import {
  type DiceOfSide,
  type LuckReader,
  type Rolled,
  type RolledDie,
  type Sides,
  type Spread,
  spreadOf,
  yesNo,
} from '../../../engine/luck.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { type HexId, NONE, SIDES, Side, type SideId, type UnitId } from '../rules/types.ts';

/** What is counted together, in the order in which it is told. */
export const ROLL_KINDS = [
  'french-hits', // 12.4 of the dice of the French
  'french-steps', // 12.4 1s among their dice that did not hit
  'german-hits',
  'german-steps',
  'french-points', // 6.2
  'german-points',
  'initiative', // 7.1 counts choices of the French
  'french-character', // 4.2 steps from the most timid
  'german-character',
] as const;
export type RollKind = (typeof ROLL_KINDS)[number];

/** 12.4 The bare dice of all attacks. */
export const DICE: readonly DiceOfSide[] = [
  { side: 'french', sides: 6, good: 1 },
  { side: 'german', sides: 6, good: -1 },
];

type Entry = Omit<Rolled<RollKind>, 'turn'>;
type Told<K extends BattleEvent['kind']> = BattleEvent & { readonly kind: K };

const goodOf = (side: SideId): 1 | -1 => (side === Side.french ? 1 : -1);

export class BattleLuck implements LuckReader<BattleEvent> {
  readonly #field: Field;
  readonly #at: HexId[]; // where each unit stands
  #turn = 1;
  #choice: SideId = Side.german; // 7.2 who has the choice when the dice are even

  constructor(field: Field) {
    this.#field = field;
    this.#at = field.units.map(({ start }) => start);
  }

  read(event: BattleEvent): Rolled<RollKind>[] {
    if (event.kind === 'turn') this.#turn = event.turn;
    const entries = this.#entries(event);
    this.#follow(event);
    return entries.map((entry) => ({ turn: this.#turn, ...entry }));
  }

  #entries(event: BattleEvent): Entry[] {
    switch (event.kind) {
      case 'character':
        return [characterRoll(event)];
      case 'points':
        return event.dice.map((one) => pointRoll(event, one));
      case 'initiative':
        return [this.#initiativeRoll(event)];
      case 'volley':
        return this.#volleyRolls(event);
      default:
        return [];
    }
  }

  /** Where everybody is by what was told. */
  #follow(event: BattleEvent): void {
    if (event.kind === 'initiative') this.#choice = event.winner;
    if ('unit' in event && 'hex' in event && event.kind !== 'stayed')
      this.#at[event.unit] = event.kind === 'destroyed' ? NONE : event.hex;
  }

  /** 7.1, 7.2 Who chooses. */
  #initiativeRoll({ rule, french, german, winner }: Told<'initiative'>): Entry {
    const wins = this.#choice === Side.french ? FRENCH_OR_EVEN : FRENCH_ABOVE;
    return {
      ...{ kind: 'initiative', rule: rule.id, zone: NONE, good: 1 },
      count: winner === Side.french ? 1 : 0,
      spread: yesNo(wins, 6 * 8),
      dice: [plainDie(french, 6), plainDie(german, 8)],
    };
  }

  /** 12.4 The hits of an attack, and then the 1s among the dice that did not hit. */
  #volleyRolls({ rule, unit, target, least, dice, ones, hits }: Told<'volley'>): Entry[] {
    const side = this.#sideOf(unit);
    const name = SIDES[side];
    const faces = 7 - least;
    const common = { rule: rule.id, zone: this.#at[target] ?? NONE, good: goodOf(side) };
    return [
      {
        ...common,
        kind: `${name}-hits`,
        count: hits,
        spread: timesOf(dice.length, faces, 6),
        dice: dice.map((die) => ({ name: 'attack', side: name, sides: 6, value: die.value })),
      },
      {
        ...common,
        kind: `${name}-steps`,
        count: ones,
        spread: timesOf(dice.length - hits, 1, 6 - faces),
        dice: [],
      },
    ];
  }

  #sideOf(unit: UnitId): SideId {
    return this.#field.units[unit]?.side ?? Side.french;
  }
}

/** Of the 48 ways two dice may fall, those with the French d6 above the German d8, and those with it no lower. */
const FRENCH_ABOVE = 15;
const FRENCH_OR_EVEN = 21;

/** How often each of several like dice comes up, when so many of the faces left to it count. */
function timesOf(dice: number, faces: number, of: number): Spread {
  const weights = Array.from({ length: dice + 1 }, (_, n) =>
    Array.from({ length: dice }, (__, i) => (i < n ? faces : of - faces)).reduce(
      (product, weight) => product * weight,
      choose(dice, n),
    ),
  );
  return new Map(weights.map((weight, n) => [n, weight]));
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** 4.2 */
function characterRoll({ rule, side, character, die, column }: Told<'character'>): Entry {
  return {
    ...{ kind: `${SIDES[side]}-character`, rule: rule.id, zone: NONE, good: goodOf(side) },
    count: character,
    spread: spreadOf(column),
    dice: [plainDie(die, 6)],
  };
}

/** 6.2 What a die of action points brings. */
function pointRoll(
  { side, faces }: Told<'points'>,
  { die, score }: Told<'points'>['dice'][number],
): Entry {
  const less = die.value - score;
  const scores: Spread = spreadOf(Array.from({ length: faces }, (_, i) => i + 1 - less));
  return {
    ...{ kind: `${SIDES[side]}-points`, rule: die.rule.id, zone: NONE, good: goodOf(side) },
    count: score,
    spread: scores,
    dice: [plainDie(die, faces as Sides)],
  };
}

const plainDie = (
  die: { readonly name: string; readonly value: number },
  sides: Sides,
): RolledDie => ({
  ...{ name: die.name, side: 'nobody', sides, value: die.value },
});
