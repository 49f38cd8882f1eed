// What a tally says: outcomes with intervals, points, the second gun, losses, the alarm. This is what `simulate --json`
// prints of a level (data/schema/output/simulate.schema.json).

import {
  byIndex,
  inOrder,
  marginOfMean,
  mean,
  median,
  type Share,
  share,
} from '../../../engine/statistics.ts';
import type { Outcome } from '../rules/victory.ts';
import type { Tally } from './tally.ts';

export const OUTCOMES: readonly Outcome[] = ['total-success', 'half-success', 'failure'];

export interface LevelSummary {
  readonly level: string;
  readonly raids: number;
  readonly outcomes: Readonly<Record<Outcome, Share>>;
  readonly points: {
    readonly mean: number;
    readonly margin: number; // 95 %, of the mean
    readonly median: number | null;
    readonly least: number;
    readonly most: number;
  };
  readonly secondGun: Share & {
    readonly medianTurn: number | null;
    readonly byTurn: readonly number[]; // raids, turn 1 first
    readonly medianTurnWon: number | null; // of the total successes
  };
  readonly guns: readonly number[]; // raids with 0, 1, 2 … destroyed
  readonly means: {
    readonly commandosLost: number;
    readonly commandosAshore: number;
    readonly officersLost: number;
    readonly craftLost: number;
    readonly strongpoints: number;
    readonly decisions: number;
  };
  readonly telephone: Share;
  readonly alarmByTurn: ReadonlyArray<number | null>; // mean at the end of the turn, null when no raid got there
  readonly quietByTurn: readonly Share[]; // of all raids: the Germans have not come out by its end (7.3)
  readonly zones: readonly number[]; // by zone: raids in which it mattered
}

export function summarise(level: string, tally: Tally): LevelSummary {
  const { raids, counts } = tally;
  const points = inOrder(tally.vp);
  const turns = tally.alarmSum.length;
  const gunTurns = Array.from({ length: turns }, (_, turn) => counts.secondGun[turn] ?? 0);
  const fallen = gunTurns.map((n, turn) => [turn, turn === 0 ? 0 : n] as const);
  const average = (name: keyof Tally['counts']): number => mean(byIndex(counts[name]));
  return {
    level,
    raids,
    outcomes: {
      'total-success': share(tally.outcomes['total-success'] ?? 0, raids),
      'half-success': share(tally.outcomes['half-success'] ?? 0, raids),
      failure: share(tally.outcomes.failure ?? 0, raids),
    },
    points: {
      mean: mean(points),
      margin: marginOfMean(points),
      median: median(points),
      least: points[0]?.[0] ?? 0,
      most: points.at(-1)?.[0] ?? 0,
    },
    secondGun: {
      ...share(raids - (gunTurns[0] ?? 0), raids),
      medianTurn: median(fallen),
      byTurn: gunTurns.slice(1),
      medianTurnWon: median(byIndex(tally.wonByGunTurn)),
    },
    guns: counts.guns,
    means: {
      commandosLost: average('commandosLost'),
      commandosAshore: average('commandosAshore'),
      officersLost: average('officersLost'),
      craftLost: average('craftLost'),
      strongpoints: average('strongpoints'),
      decisions: tally.decisions / raids,
    },
    telephone: share(counts.telephone[1] ?? 0, raids),
    alarmByTurn: tally.alarmSum.slice(1).map((sum, i) => {
      const played = tally.alarmCount[i + 1] ?? 0;
      return played === 0 ? null : sum / played;
    }),
    quietByTurn: tally.quiet.slice(1).map((n) => share(n, raids)),
    zones: tally.zones,
  };
}
