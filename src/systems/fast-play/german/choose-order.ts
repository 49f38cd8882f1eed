// 20.17 The next order of one segment: segment, unit, hex and facing in one decision, by named filters.

import {
  type Filter,
  keepHighest,
  keepLowest,
  narrow,
  narrowWithTrace,
} from '../../../engine/filters.ts';
import type { Trace } from '../../../engine/told.ts';
import { charge, order } from '../rules/actions.ts';
import { chargesOf, endsOf } from '../rules/moves.ts';
import { mayActivate, mayCharge, segmentOfUnit } from '../rules/orders.ts';
import { cite } from '../rules/rule.ts';
import { hasOption, Option, type State, sideOf } from '../rules/state.ts';
import type { SegmentId, UnitId } from '../rules/types.ts';
import { Candidate, Here } from './candidate.ts';
import { isOfKind, type OrderKind, type Pledged, RANKS } from './kinds.ts';
import type { Task } from './stances.ts';
import type { Temper } from './temper.ts';

/** A candidate with the kind it counts with. */
interface Ranked {
  readonly candidate: Candidate;
  readonly rank: number;
  readonly kind: OrderKind;
}

export interface ChosenOrder {
  readonly candidate: Candidate;
  readonly kind: OrderKind;
  readonly trace?: Trace;
  readonly others: number;
}

/** How a side sees its units and what has been pledged. */
export interface Command {
  readonly temper: Temper;
  task(s: State, unit: UnitId): Task;
  readonly pledged: Pledged;
}

/** 20.1, 20.17 The order to be given in a segment now; null when none fits. */
export function chooseOrder(
  s: State,
  command: Command,
  segment: SegmentId,
  traced: boolean,
): ChosenOrder | null {
  const plain = candidatesIn(s, command, segment, false);
  const charges = hasOption(s, Option.charge) ? candidatesIn(s, command, segment, true) : [];
  const ranked = rankAll(plain, charges, command.pledged, traced);
  if (ranked.length === 0) return null;
  const lowest = ranked.reduce((least, { rank }) => Math.min(least, rank), Number.MAX_SAFE_INTEGER);
  const kind = kindAt(ranked, lowest);
  const candidates = ranked.map((_, index) => index);
  const filters = filtersOf(ranked, lowest, kind);
  const chosen = ranked[narrow(s, [...candidates], filters)] as Ranked;
  const found = { candidate: chosen.candidate, kind, others: ranked.length - 1 };
  if (!traced) return found;
  const trace = narrowWithTrace(s, 'the next order', cite('20.17'), candidates, filters);
  return { ...found, trace: byAction(trace, ranked) };
}

function candidatesIn(
  s: State,
  command: Command,
  segment: SegmentId,
  charging: boolean,
): Candidate[] {
  const found: Candidate[] = [];
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (sideOf(s, unit) !== command.temper.side) continue;
    if (!(charging ? mayCharge(s, unit) : mayActivate(s, unit))) continue;
    if (segmentOfUnit(s, unit) !== segment) continue;
    const here = new Here(s, command.temper, unit, command.task(s, unit));
    for (const end of charging ? chargesOf(s, unit) : endsOf(s, unit))
      found.push(new Candidate(here, end));
  }
  return found;
}

/** 20.17 Each with the first of its kinds in its unit's stance; untraced, only the lowest rank is looked for. */
function rankAll(
  plain: readonly Candidate[],
  charges: readonly Candidate[],
  pledged: Pledged,
  all: boolean,
): Ranked[] {
  const ranked: Ranked[] = [];
  let left = [...plain, ...charges];
  for (let rank = 0; rank < RANKS.attack.length && left.length > 0; rank++) {
    const before = ranked.length;
    left = left.filter((candidate) => {
      const kind = RANKS[candidate.here.task.stance][rank];
      if (kind === undefined || !isOfKind(candidate, kind, pledged)) return true;
      if (candidate.end.charge && hasPlain(ranked, candidate, kind)) return true; // 20.22
      ranked.push({ candidate, rank, kind });
      return false;
    });
    if (!all && ranked.length > before) return ranked;
  }
  return ranked;
}

/** 20.22 Whether the unit has a plain order of that kind. */
const hasPlain = (ranked: readonly Ranked[], { unit }: Candidate, kind: OrderKind): boolean =>
  ranked.some(
    (one) => one.candidate.unit === unit && one.kind === kind && !one.candidate.end.charge,
  );

/** 20.17 filter 1: of different kinds at the lowest place, that of the first unit. */
function kindAt(ranked: readonly Ranked[], rank: number): OrderKind {
  const there = ranked.filter((one) => one.rank === rank);
  return there.reduce((first, one) => (one.candidate.unit < first.candidate.unit ? one : first))
    .kind;
}

type Key = (c: Candidate) => number;
type Measured = readonly [name: string, key: Key, keep: typeof keepLowest<State>];
const most = (name: string, key: Key): Measured => [name, key, keepHighest];
const least = (name: string, key: Key): Measured => [name, key, keepLowest];

const TAKE = least('least take', (c) => c.take);
const GIVE = most('most give', (c) => c.give.give);
const NEAREST = least('nearest its goal', (c) => c.way);
const COVER = most('cover', (c) => (c.covered ? 1 : 0));
const MOVEMENT = least('least movement', (c) => c.end.cost);
const NET = most('most give less take', (c) => c.give.give - c.take);

/** 20.17 filter 2 */
const OWN: Readonly<Record<OrderKind, readonly Measured[]>> = {
  'face about': [GIVE, TAKE, MOVEMENT],
  finish: [MOVEMENT, GIVE],
  stab: [NET],
  storm: [NET],
  seize: [TAKE],
  'draw off': [most('two dice next turn', (c) => (c.standing.dice >= 2 ? 1 : 0)), TAKE, NEAREST],
  'gun line': [GIVE],
  shot: [GIVE],
  'into line': [
    most('most dice from afar', (c) => c.standing.far),
    most('most dice next turn', (c) => c.standing.dice),
    TAKE,
    COVER,
    NEAREST,
  ],
  march: [most('most way gained', (c) => c.wayGained), NEAREST, TAKE, COVER],
  spare: [TAKE, NEAREST],
  front: [],
};

function filtersOf(
  ranked: readonly Ranked[],
  lowest: number,
  kind: OrderKind,
): ReadonlyArray<Filter<State>> {
  const at = (index: number): Ranked => ranked[index] as Ranked;
  const key = (read: Key) => (_: State, index: number) => read(at(index).candidate);
  const isLowest = (one: Ranked): boolean => one.rank === lowest && one.kind === kind;
  return [
    keepLowest('rank', cite('20.19'), (_, index) => (isLowest(at(index)) ? 0 : 1 + at(index).rank)),
    ...OWN[kind].map(([name, read, keep]) => keep(name, cite('20.19'), key(read))),
    keepHighest(
      'front to the enemy',
      cite('20.19'),
      key((c) => c.facingWorth),
    ),
    keepLowest(
      'roll call',
      cite('20.19'),
      key((c) => c.unit),
    ),
    keepLowest(
      'map order',
      cite('20.19'),
      key((c) => c.stand.hex * 6 + c.stand.facing),
    ),
  ];
}

/** The trace with orders for what were places in a list. */
function byAction(trace: Trace, ranked: readonly Ranked[]): Trace {
  const action = (index: number): number => {
    const { unit, end } = (ranked[index] as Ranked).candidate;
    return end.charge ? charge(unit, end.hex, end.facing) : order(unit, end.hex, end.facing);
  };
  return {
    ...trace,
    candidates: trace.candidates.map(({ id }) => ({ id: action(id) })),
    filters: trace.filters.map((step) => ({
      ...step,
      values: step.values.map(({ id, value }) => ({ id: action(id), value })),
      kept: step.kept.map(action),
    })),
    chosen: action(trace.chosen),
  };
}
