// 11.2e One round of an assault before it is fought: every line's chance, and every way the whole round may end.

import {
  compare,
  type Fraction,
  ONE,
  plus,
  reduced,
  times,
  ZERO,
} from '../../../engine/fraction.ts';
import { hashPosition } from '../../../engine/hash.ts';
import { copy } from '../../../engine/position.ts';
import { into } from '../../../engine/told.ts';
import { endRound, fightLine } from '../rules/assault.ts';
import { tellColumns } from '../rules/columns.ts';
import type { ColumnLine, Part, RaidEvent } from '../rules/events.ts';
import { G, germanTop, get, Off, placeOf, type RaidState, Stage, stepsOf } from '../rules/state.ts';
import { NONE, type Zone } from '../rules/types.ts';
import { contest, type Told } from './contest.ts';
import { modifiers } from './fire-odds.ts';
import type { Loss } from './outcomes.ts';
import { NO_DICE } from './seen.ts';

export interface RoundOdds {
  readonly zone: Zone;
  readonly round: number;
  readonly filled: boolean; // the game has formed the lines, or the rest of them
  readonly lines: readonly LineOdds[];
  readonly ends: readonly RoundEnd[]; // likeliest first
}

export interface LineOdds extends ColumnLine {
  readonly attack: readonly Part[]; // without the die
  readonly defence: readonly Part[]; // without the die
  readonly hit: Fraction; // a loss for the German; if not, one for the commando
}

export interface RoundEnd {
  readonly hash: string; // of what the player would see
  readonly result: 'held' | 'beaten' | 'undecided';
  readonly losses: readonly Loss[];
  readonly chance: Fraction;
}

/** A state and how likely it is; the chance is not in lowest terms. */
export interface Weighted {
  readonly state: RaidState;
  readonly chance: Fraction;
}

interface Fought {
  readonly ends: readonly Weighted[];
  readonly lines: ReadonlyArray<{ readonly told: Told | null; readonly hit: Fraction }>;
  readonly contests: number;
}

/** Fights the lines of formed columns one by one, each split into its two results. The round is not yet ended. */
export function fightLines(start: Weighted): Fought {
  const count = get(start.state, G.lines);
  const lines: Array<{ told: Told | null; hit: Fraction }> = [];
  let ends: Weighted[] = [start];
  let contests = 0;
  for (let line = 0; line < count; line++) {
    const next: Weighted[] = [];
    let hits = ZERO;
    let told: Told | null = null;
    for (const { state, chance } of ends) {
      const fought = contest(state, (play) => fightLine(play, line));
      told ??= fought.told;
      contests++;
      for (const branch of fought.branches) {
        const weight = times(chance, branch.chance);
        if (branch.hit) hits = plus(hits, weight);
        next.push({ state: branch.state, chance: weight });
      }
    }
    lines.push({ told, hit: hits });
    ends = next;
  }
  return { ends, lines, contests };
}

/** Ends a round whose lines have been fought. */
export function dissolve(state: RaidState): void {
  endRound({ s: state, rolls: NO_DICE, tell: null });
}

/** The odds of the round that formed columns are about to fight. */
export function roundOdds(formed: RaidState, filled: boolean): RoundOdds {
  const zone = get(formed, G.battle);
  const fought = fightLines({ state: formed, chance: ONE });
  const columns = columnsTold(formed);
  const lines = fought.lines.flatMap(({ told, hit }, i) => {
    const column = columns[i];
    if (told === null || column === undefined) return [];
    const parts = { attack: modifiers(told.attack), defence: modifiers(told.defence) };
    return [{ ...column, ...parts, hit: reduced(hit) }];
  });
  const ends = mergeEnds(formed, zone, fought.ends);
  return { zone, round: get(formed, G.round), filled, lines, ends };
}

function columnsTold(formed: RaidState): readonly ColumnLine[] {
  const log: RaidEvent[] = [];
  tellColumns({ s: copy(formed), rolls: NO_DICE, tell: into(log) });
  const [told] = log;
  return told?.kind === 'columns' ? told.lines : [];
}

function mergeEnds(formed: RaidState, zone: Zone, ends: readonly Weighted[]): RoundEnd[] {
  const merged = new Map<string, RoundEnd>();
  for (const { state, chance } of ends) {
    dissolve(state);
    const hash = hashPosition(state);
    const before = merged.get(hash);
    merged.set(hash, {
      hash,
      result: resultOf(state, zone),
      losses: lossesBetween(formed, state),
      chance: before === undefined ? chance : plus(before.chance, chance),
    });
  }
  return [...merged.values()]
    .map((end) => ({ ...end, chance: reduced(end.chance) }))
    .sort((a, b) => compare(b.chance, a.chance));
}

/** 11.2f How things stand after a round. */
export function resultOf(state: RaidState, zone: Zone): RoundEnd['result'] {
  if (get(state, G.stage) === Stage.round) return 'undecided';
  return germanTop(state, zone) === NONE ? 'held' : 'beaten';
}

function lossesBetween(before: RaidState, after: RaidState): Loss[] {
  const losses: Loss[] = [];
  for (let unit = 0; unit < before.scenario.units.length; unit++) {
    // 11.2g A prisoner who goes with his guard is lost to us, not in the fight.
    if (placeOf(before, unit) === Off.prisoner) continue;
    const steps = stepsOf(after, unit);
    if (steps < stepsOf(before, unit)) losses.push({ unit, steps });
  }
  return losses;
}
