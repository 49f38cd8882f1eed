// What happened, in order, with the rule that made it happen: the source of the log, the animation, the
// speech and the "why?". Zones and units are indexes; every sum lists its parts by name and rule.

import type { Rule } from '../../../engine/rule.ts';
import type { Play as AnyPlay } from '../../../engine/system.ts';
import type {
  Candidate as AnyCandidate,
  Die as AnyDie,
  FilterStep as AnyFilterStep,
  Part as AnyPart,
  Sum as AnySum,
  Trace as AnyTrace,
} from '../../../engine/told.ts';
import type {
  Cause,
  DieName,
  FilterName,
  Halt,
  PartName,
  Question,
  RuledOut,
  Stay,
  Stop,
} from './names.ts';
import { cite } from './rule.ts';
import type { Scenario } from './scenario.ts';
import type { Place, RuleId, Unit, Zone } from './types.ts';

export type Die = AnyDie<DieName>;
export type Part = AnyPart<PartName>;
export type Sum = AnySum<PartName>;
export type Trace = AnyTrace<Question, FilterName, RuledOut>;
export type Candidate = AnyCandidate<RuledOut>;
export type FilterStep = AnyFilterStep<FilterName>;

/** The raid in hand, its dice, and who hears what happens (null in playouts). */
export type Play = AnyPlay<Scenario, RaidEvent>;

export interface ColumnLine {
  readonly british: Unit;
  readonly supporters: readonly Unit[];
  readonly german: Unit;
  readonly germanSupporters: readonly Unit[];
}

export interface UnitPath {
  readonly unit: Unit;
  readonly path: readonly Zone[]; // zones entered, in order
  readonly cost: number;
  readonly halt: { readonly rule: Rule; readonly reason: Halt };
}

/** 3c, 8 One counter drawn from the pool of reinforcements. */
export interface Draw {
  readonly unit: Unit;
  readonly die: Die | null; // null where the pool left nothing to choose (3e)
  readonly pool: number; // how many it was drawn from
  readonly room: boolean; // false: it goes back into the pool (8.1)
}

export type RaidEvent = { readonly rule: Rule } & (
  | { readonly kind: 'loaded'; readonly unit: Unit; readonly craft: Unit }
  | { readonly kind: 'turn'; readonly turn: number; readonly clock: string }
  | { readonly kind: 'phase'; readonly phase: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' }
  | { readonly kind: 'random-event'; readonly dice: readonly Die[] }
  | { readonly kind: 'landing-delayed'; readonly group: number; readonly turn: number }
  | { readonly kind: 'landing-moved'; readonly group: number; readonly zone: Zone }
  | { readonly kind: 'near-miss' }
  | { readonly kind: 'alarm'; readonly from: number; readonly to: number; readonly cause: Cause }
  | { readonly kind: 'taken'; readonly place: Place; readonly units: readonly Unit[] }
  | { readonly kind: 'left'; readonly unit: Unit; readonly place: Place; readonly done: boolean }
  | { readonly kind: 'front'; readonly unit: Unit; readonly place: Place }
  | { readonly kind: 'job-done'; readonly units: readonly Unit[] }
  | {
      readonly kind: 'moved' | 'landed' | 'embarked' | 'sailed' | 'fell-back' | 'sent-back';
      readonly units: readonly Unit[];
      readonly from: Place;
      readonly to: Place;
      readonly cost: number;
      readonly left: number; // MP the stack still has
    }
  | {
      readonly kind: 'wake-test';
      readonly zone: Zone; // of the marker
      readonly by: Zone; // where the action was taken
      readonly die: Die;
      readonly alarm: number;
      readonly wakes: boolean;
    }
  | {
      readonly kind: 'marker-turned';
      readonly zone: Zone;
      readonly marker: number;
      readonly doubled: boolean;
      readonly placed: readonly Unit[];
      readonly short: number; // counters that could not be placed (10.4a, 10.8)
    }
  | { readonly kind: 'mines'; readonly zone: Zone; readonly sum: Sum; readonly explodes: boolean }
  | { readonly kind: 'stopped'; readonly zone: Zone; readonly why: Stop }
  | { readonly kind: 'bangalore'; readonly zone: Zone; readonly die: Die; readonly gone: boolean }
  | {
      readonly kind: 'fire';
      readonly side: 'british' | 'german';
      readonly from: Zone;
      readonly to: Zone;
      readonly range: number;
      readonly shooter: Unit;
      readonly supporters: readonly Unit[];
      readonly target: Unit;
      readonly attack: Sum;
      readonly defence: Sum;
      readonly hit: boolean;
      readonly trace?: Trace;
    }
  | { readonly kind: 'loss'; readonly unit: Unit; readonly steps: number; readonly place: Place }
  | { readonly kind: 'lost-aboard'; readonly craft: Unit; readonly units: readonly Unit[] }
  | {
      readonly kind: 'assault';
      readonly zone: Zone;
      readonly from: Place;
      readonly british: readonly Unit[];
      readonly germans: readonly Unit[];
    }
  | {
      readonly kind: 'columns';
      readonly zone: Zone;
      readonly round: number;
      readonly case: 1 | 2;
      readonly lines: readonly ColumnLine[];
    }
  | {
      readonly kind: 'assault-line';
      readonly zone: Zone;
      readonly round: number;
      readonly line: number;
      readonly british: Unit;
      readonly german: Unit;
      readonly attack: Sum;
      readonly defence: Sum;
      readonly hit: boolean;
    }
  | {
      readonly kind: 'assault-over';
      readonly zone: Zone;
      readonly result: 'held' | 'broken-off' | 'no-commando' | 'wiped-out';
    }
  | { readonly kind: 'prisoner'; readonly unit: Unit; readonly guard: Unit }
  | { readonly kind: 'prisoner-lost'; readonly unit: Unit }
  | { readonly kind: 'line-cut'; readonly zone: Zone }
  | { readonly kind: 'harassed'; readonly zone: Zone; readonly count: number }
  | { readonly kind: 'objective'; readonly unit: Unit; readonly count: number }
  | {
      readonly kind: 'german-order';
      readonly what: 'fire' | 'movement';
      readonly stacks: ReadonlyArray<{
        readonly zone: Zone;
        readonly levels: number;
        readonly appearance: number; // 11a
      }>;
    }
  | {
      readonly kind: 'german-holds';
      readonly from: Zone;
      readonly to: Zone;
      readonly shooter: Unit;
      readonly target: Unit;
      readonly attack: Sum; // without the die
      readonly defence: Sum; // without the die
      readonly hits: number; // of the pairs of dice
      readonly losses: number;
      readonly trace?: Trace;
    }
  | { readonly kind: 'german-skipped'; readonly zone: Zone } // nobody is left to fire at
  | {
      readonly kind: 'german-stays';
      readonly zone: Zone;
      readonly units: readonly Unit[]; // who could have moved
      readonly reason: Stay | Halt; // a halt where they would have marched
      readonly trace?: Trace;
    }
  | {
      readonly kind: 'german-move';
      readonly from: Zone;
      readonly towards: Zone;
      readonly distance: number;
      readonly route: readonly Zone[];
      readonly units: readonly UnitPath[];
      readonly trace: Trace;
    }
  | {
      readonly kind: 'reinforcements';
      readonly dice: readonly Die[];
      readonly alarm: number;
      readonly zone: Zone; // NONE when nobody comes
      readonly named: Zone; // the zone the die named, NONE when it was not rolled
      readonly units: readonly Unit[]; // who has come onto the map
      readonly drawn: readonly Draw[]; // in order, those without room as well
      readonly trace?: Trace;
    }
  | { readonly kind: 'raid-over'; readonly reason: 'turns' | 'nobody-left' }
);
export type EventKind = RaidEvent['kind'];

/** Adds up named parts; remembers them only when somebody hears them. */
export class Tally {
  total = 0;
  readonly parts: Part[] | null;

  constructor(play: Play) {
    this.parts = play.tell === null ? null : [];
  }

  add(name: PartName, rule: RuleId, value: number): void {
    this.total += value;
    if (this.parts !== null && value !== 0) this.parts.push({ name, rule: cite(rule), value });
  }

  /** Dice and factors are told even when they are 0. */
  count(name: PartName, rule: RuleId, value: number): void {
    this.total += value;
    this.parts?.push({ name, rule: cite(rule), value });
  }

  sum(): Sum {
    return { total: this.total, parts: this.parts ?? [] };
  }
}
