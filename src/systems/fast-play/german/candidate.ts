// 20.17 One order that could be given, with what the filters measure of it; each figure is worked out when it is asked for.

import { isCover, isFromBehind, type Stand, standOf } from '../rules/dice.ts';
import { apartOf } from '../rules/field.ts';
import { capacityOf, type End } from '../rules/moves.ts';
import { facingOf, hexOf, holderOf, type State, strengthOf } from '../rules/state.ts';
import { foeOf, MAX_RANGE, NONE, type UnitId } from '../rules/types.ts';
import {
  diceStanding,
  exposedAt,
  facingWorth,
  foesWithin,
  type Give,
  giveOf,
  strengthAround,
  takeOf,
} from './measure.ts';
import type { Task } from './stances.ts';
import { nerveOf, type Temper, temperOf } from './temper.ts';
import { waysTo } from './ways.ts';

/** What one unit has where it stands, shared by all its candidates. */
export class Here {
  readonly s: State;
  readonly temper: Temper;
  readonly unit: UnitId;
  readonly task: Task;
  readonly stand: Stand;
  readonly foes: readonly Stand[]; // who bears on any of its orders
  readonly exposed: number;
  readonly nerve: number;
  #take = NONE;
  #give: Give | null = null;
  #dice = NONE;
  #worth: number | null = null;

  constructor(s: State, temper: Temper, unit: UnitId, task: Task) {
    this.s = s;
    this.temper = temper;
    this.unit = unit;
    this.task = task;
    this.stand = { unit, hex: hexOf(s, unit), facing: facingOf(s, unit), moving: false };
    const kind = s.scenario.units[unit]?.kind ?? 0;
    this.foes = foesWithin(s, temper.side, this.stand.hex, capacityOf(kind) + MAX_RANGE);
    this.exposed = exposedAt(s, this.stand, this.foes);
    const careful = task.stance === 'hold' || task.stance === 'delay' || task.stance === 'screen';
    this.nerve = nerveOf(s, temper, unit, careful);
  }

  get take(): number {
    if (this.#take === NONE) this.#take = takeOf(this.s, this.stand, this.foes, NONE);
    return this.#take;
  }
  get give(): Give {
    this.#give ??= giveOf(this.s, this.stand, this.foes, NONE);
    return this.#give;
  }
  /** Dice standing where it is. */
  get dice(): number {
    if (this.#dice === NONE) this.#dice = diceStanding(this.s, this.stand, this.foes, NONE).dice;
    return this.#dice;
  }
  get facingWorth(): number {
    this.#worth ??= facingWorth(this.s, this.stand, this.foes, this.task.goal);
    return this.#worth;
  }
  get way(): number {
    return waysTo(this.s.scenario, this.task.goal)[this.stand.hex] as number;
  }
}

export class Candidate {
  readonly here: Here;
  readonly end: End;
  readonly stand: Stand;
  #take = NONE;
  #give: Give | null = null;
  #exposed = NONE;
  #standing: { readonly dice: number; readonly far: number } | null = null;
  #worth: number | null = null;

  constructor(here: Here, end: End) {
    this.here = here;
    this.end = end;
    const { hex, facing } = end;
    const moving = hex !== here.stand.hex || facing !== here.stand.facing;
    this.stand = { unit: here.unit, hex, facing, moving };
  }

  get s(): State {
    return this.here.s;
  }
  get unit(): UnitId {
    return this.here.unit;
  }
  get goes(): boolean {
    return this.stand.hex !== this.here.stand.hex;
  }
  get turnsOnly(): boolean {
    return this.stand.moving && !this.goes;
  }

  get give(): Give {
    this.#give ??= this.end.mayFight
      ? giveOf(this.s, this.stand, this.here.foes, this.#left(), this.end.charge)
      : { give: 0, target: NONE, dice: 0 };
    return this.#give;
  }
  get take(): number {
    if (this.#take === NONE) this.#take = takeOf(this.s, this.stand, this.here.foes, this.#left());
    return this.#take;
  }
  get exposed(): number {
    if (this.#exposed === NONE) this.#exposed = exposedAt(this.s, this.stand, this.here.foes);
    return this.#exposed;
  }
  /** Standing there next turn. */
  get standing(): { readonly dice: number; readonly far: number } {
    this.#standing ??= diceStanding(
      this.s,
      { ...this.stand, moving: false },
      this.here.foes,
      this.here.stand.hex,
    );
    return this.#standing;
  }
  get facingWorth(): number {
    this.#worth ??= facingWorth(this.s, this.stand, this.here.foes, this.here.task.goal);
    return this.#worth;
  }
  get way(): number {
    return waysTo(this.s.scenario, this.here.task.goal)[this.stand.hex] as number;
  }
  get wayGained(): number {
    return this.here.way - this.way;
  }
  get covered(): boolean {
    return isCover(this.s.scenario, this.stand.hex);
  }

  /** 20.6 Asked only where there is something to take, and never of a unit that holds. */
  get hasOdds(): boolean {
    const { temper, task, unit } = this.here;
    const asked = temper.odds[temperOf(this.s, temper, unit)];
    if (asked === null || asked === undefined || task.stance === 'hold' || this.take === 0)
      return true;
    const { hex } = this.stand;
    const own = strengthAround(this.s, temper.side, hex, 3, true, unit) + strengthOf(this.s, unit);
    const foe = strengthAround(this.s, foeOf(temper.side), hex, 3, true);
    return own * asked[1] >= foe * asked[0];
  }

  /** Whether it attacks its target from behind. */
  get stabs(): boolean {
    const { target } = this.give;
    return (
      target !== NONE && isFromBehind(this.s.scenario, this.stand.hex, standOf(this.s, target))
    );
  }
  /** Whether its target is in contact. */
  get touches(): boolean {
    const { target } = this.give;
    return target !== NONE && apartOf(this.s.scenario, this.stand.hex, hexOf(this.s, target)) === 1;
  }
  /** Whether it ends on an objective that is not ours. */
  get seizes(): boolean {
    const objective = this.s.scenario.objectiveAt[this.stand.hex] ?? NONE;
    return objective !== NONE && holderOf(this.s, objective) !== this.here.temper.side;
  }

  #left(): number {
    return this.goes ? this.here.stand.hex : NONE;
  }
}
