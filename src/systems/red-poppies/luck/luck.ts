// The rolls of a battle, event by event, each with all it could have come to.

import {
  type DiceOfSide,
  type LuckReader,
  type Rolled,
  type RolledDie,
  type Spread,
  spreadOf,
  yesNo,
} from '../../../engine/luck.ts';
import type { Die } from '../../../engine/told.ts';
import type { BattleEvent, Checked } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { FATES, type HexId, NONE, SIDES, Side, type SideId, type UnitId } from '../rules/types.ts';

/** What is counted together, in the order in which it is told. */
export const ROLL_KINDS = [
  'british-checks', // 2.21 steps that units of a side come down under fire, in a melee, on their way: broken 1, destroyed 2
  'german-checks',
  'british-signals', // 7.14 signals that get through
  'german-signals',
  'british-shells', // 7.17 fire that comes down where it was wanted
  'german-shells',
  'bombardment', // 7.62 steps that the units under it come down
  'initiative', // 4.11
  'couplets', // 4.11
] as const;
export type RollKind = (typeof ROLL_KINDS)[number];

/** 2.21, 7.14 The bare dice: low ones hold a unit together and get a signal through. */
export const DICE: readonly DiceOfSide[] = [
  { side: 'british', sides: 6, good: -1 },
  { side: 'german', sides: 6, good: 1 },
];

type Entry = Omit<Rolled<RollKind>, 'turn'>;
type Told<K extends BattleEvent['kind']> = BattleEvent & { readonly kind: K };

export class BattleLuck implements LuckReader<BattleEvent> {
  readonly #field: Field;
  readonly #at: HexId[]; // where each unit stands
  #turn = 1;

  constructor(field: Field) {
    this.#field = field;
    this.#at = field.units.map(() => NONE);
  }

  read(event: BattleEvent): Rolled<RollKind>[] {
    if (event.kind === 'turn') this.#turn = event.turn;
    this.#follow(event);
    return this.#entries(event).map((entry) => ({ turn: this.#turn, ...entry }));
  }

  #entries(event: BattleEvent): Entry[] {
    switch (event.kind) {
      case 'initiative':
        return this.#initiativeRolls(event);
      case 'bombarded':
        return event.die === null ? [] : [this.#bombardedRoll(event, event.die)];
      case 'signal':
        return [this.#signalRoll(event)];
      case 'cancelled':
        return [this.#cancelRoll(event)];
      case 'fell':
        return [this.#fallRoll(event)];
      case 'strayed':
        return [this.#checkRoll(event.check)];
      case 'shelled':
      case 'melee':
        return event.checks.map((check) => this.#checkRoll(check));
      case 'shot':
        return [...event.checks, ...event.returns.flatMap(({ checks }) => checks)].map((check) =>
          this.#checkRoll(check),
        );
      default:
        return [];
    }
  }

  /** Where everybody is by what was told. */
  #follow(event: BattleEvent): void {
    const { kind } = event;
    if (kind === 'set-up' || kind === 'reinforced' || kind === 'bombarded')
      this.#at[event.unit] = event.hex;
    if (event.kind === 'stepped') for (const unit of event.units) this.#at[unit] = event.hex;
  }

  /** 2.21 How far down the unit came. */
  #checkRoll({ unit, cause, dice, sum, cohesion, fate }: Checked): Entry {
    const side = this.#sideOf(unit);
    const modifier = sum.total - dice[0].value - dice[1].value;
    const kills = cause !== 'lost' && cause !== 'bog';
    const { destroyedAt } = this.#field.rules;
    const steps = (total: number): number =>
      kills && total >= destroyedAt ? 2 : total > cohesion ? 1 : 0;
    return {
      ...{ kind: `${SIDES[side]}-checks`, rule: dice[0].rule.id, zone: this.#at[unit] ?? NONE },
      good: this.#serves(side) === 1 ? -1 : 1,
      count: FATES.indexOf(fate),
      spread: ofTwo((bare) => steps(bare + modifier)),
      dice: dice.map((die) => thrown(die, side)),
    };
  }

  /** 7.14 */
  #signalRoll({ battery, dice, number, through, rule }: Told<'signal'>): Entry {
    const side = this.#ownerOf(battery);
    return {
      ...{ kind: `${SIDES[side]}-signals`, rule: rule.id, zone: NONE, good: this.#serves(side) },
      count: through ? 1 : 0,
      spread: ofTwo((bare) => (bare <= number ? 1 : 0)),
      dice: dice.map((die) => thrown(die, side)),
    };
  }

  /** 7.15 Fire that is called off is fire its owner did not want. */
  #cancelRoll({ battery, dice, number, came, rule }: Told<'cancelled'>): Entry {
    const side = this.#ownerOf(battery);
    return {
      ...{ kind: `${SIDES[side]}-signals`, rule: rule.id, zone: NONE, good: this.#serves(side) },
      count: came === 'cancelled' ? 1 : 0,
      spread: ofTwo((bare) => (bare <= number ? 1 : 0)),
      dice: dice.map((die) => thrown(die, side)),
    };
  }

  /** 7.17 */
  #fallRoll({ battery, aim, die, sum, scatter, rule }: Told<'fell'>): Entry {
    const side = this.#ownerOf(battery);
    const modifier = sum.total - die.value;
    const faces = [1, 2, 3, 4, 5, 6].filter((face) => face + modifier <= ON_TARGET).length;
    return {
      ...{ kind: `${SIDES[side]}-shells`, rule: rule.id, zone: aim, good: this.#serves(side) },
      count: scatter === null ? 1 : 0,
      spread: yesNo(faces, 6),
      dice: [thrown(die, side), ...(scatter === null ? [] : [plain(scatter)])],
    };
  }

  /** 7.62 Steps that one unit came down. */
  #bombardedRoll({ unit, hex, came, barrage, rule }: Told<'bombarded'>, die: Die): Entry {
    const steps = this.#stepsUnder(barrage);
    return {
      ...{ kind: 'bombardment', rule: rule.id, zone: hex },
      good: this.#serves(this.#sideOf(unit)) === 1 ? -1 : 1,
      count: came === 'destroyed' ? 2 : came === 'spent' ? 1 : 0,
      spread: spreadOf([1, 2, 3, 4, 5, 6].map(steps)),
      dice: [plain(die)],
    };
  }

  /** 7.62 A pulverising bombardment destroys on 6; a paralysing one, and a barrage, leave spent from 2 on. */
  #stepsUnder(barrage: boolean): (face: number) => number {
    const kills = !barrage && this.#field.bombardment?.pulverising === true;
    return (face) => (kills ? (face === 6 ? 2 : 0) : face >= 2 ? 1 : 0);
  }

  /** 4.11 Whose it is, where no level says so, and how many couplets there are: good to nobody. */
  #initiativeRolls(event: Told<'initiative'>): Entry[] {
    const { dice, given, side, couplets, rule, dark, infiltration } = event;
    const { human, moreCouplets } = this.#field;
    const more = moreCouplets - dark + infiltration;
    const wins = human === Side.british ? 15 : 21; // of 36 ways; equal dice are the Central Powers'
    const number = (a: number, b: number): number =>
      Math.max(0, (a === b ? EQUAL : Math.abs(a - b)) + more);
    const both: RolledDie[] = dice.map(plain);
    const first: Entry = {
      ...{ kind: 'initiative', rule: rule.id, zone: NONE, good: 1, dice: both },
      ...{ count: side === human ? 1 : 0, spread: yesNo(wins, 36) },
    };
    const second: Entry = {
      ...{ kind: 'couplets', rule: rule.id, zone: NONE, good: 0, dice: given ? both : [] },
      ...{ count: couplets, spread: spreadOf(PAIRS.map(([a, b]) => number(a, b))) },
    };
    return given ? [second] : [first, second];
  }

  #serves(side: SideId): 1 | -1 {
    return side === this.#field.human ? 1 : -1;
  }
  #sideOf(unit: UnitId): SideId {
    return this.#field.units[unit]?.side ?? Side.british;
  }
  #ownerOf(battery: number): SideId {
    return this.#field.batteries[battery]?.side ?? Side.british;
  }
}

/** 4.11 */
const EQUAL = 2;
/** 7.17 */
const ON_TARGET = 2;

const PAIRS = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const));

/** What two dice may come to. */
const ofTwo = (count: (bare: number) => number): Spread =>
  spreadOf(PAIRS.map(([a, b]) => count(a + b)));

const thrown = ({ name, value }: Die, side: SideId): RolledDie => ({
  ...{ name, value, sides: 6, side: SIDES[side] },
});
const plain = ({ name, value }: Die): RolledDie => ({ name, value, sides: 6, side: 'nobody' });
