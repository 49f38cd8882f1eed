// What the raid cost either side, counted from where the counters are at its end.

import { Off, placeOf, type RaidState, stepsOf } from '../../rules/state.ts';
import { ABOARD, type KindName, type Unit } from '../../rules/types.ts';

export interface LossLine {
  readonly kind: KindName;
  readonly lost: number;
  readonly reduced: number; // on their weaker side (2.2a)
  readonly ashore: number; // British left behind
  readonly captured: number; // Germans taken prisoner
}
export interface Losses {
  readonly british: readonly LossLine[];
  readonly german: readonly LossLine[];
}

export function lossesOf(state: RaidState): Losses {
  const { units, britishCount } = state.scenario;
  const all = units.map((_, unit) => unit);
  return {
    british: count(state, all.slice(0, britishCount)),
    german: count(state, all.slice(britishCount)),
  };
}

/** One line for every kind that lost anything, in the order of the counters. */
function count(state: RaidState, units: readonly Unit[]): LossLine[] {
  const lines = new Map<KindName, LossLine>();
  for (const unit of units) {
    const info = state.scenario.units[unit];
    if (info === undefined) continue;
    const kind = info.kind as KindName;
    lines.set(kind, add(lines.get(kind) ?? blank(kind), state, unit));
  }
  return [...lines.values()].filter((l) => l.lost + l.reduced + l.ashore + l.captured > 0);
}

const blank = (kind: KindName): LossLine => ({
  kind,
  lost: 0,
  reduced: 0,
  ashore: 0,
  captured: 0,
});

function add(line: LossLine, state: RaidState, unit: Unit): LossLine {
  const { scenario } = state;
  const place = placeOf(state, unit);
  const british = unit < scenario.britishCount;
  const onMap = place >= 0;
  const steps = stepsOf(state, unit);
  const isCraft = line.kind === 'craft';
  return {
    kind: line.kind,
    lost: line.lost + (place === Off.lost ? 1 : 0),
    reduced: line.reduced + (onMap && steps < (scenario.fullSteps[unit] ?? 1) ? 1 : 0),
    ashore: line.ashore + (british && !isCraft && onMap && place < ABOARD ? 1 : 0),
    captured: line.captured + (place === Off.prisoner ? 1 : 0),
  };
}
