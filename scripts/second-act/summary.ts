// What the raids of a level say of its second act.

import { type Counts, median, type Share, share } from '../../src/engine/statistics.ts';
import type { GermanLosses, SecondAct } from '../../src/systems/raid/counting/second-act.ts';
import { type LevelSummary, summarise } from '../../src/systems/raid/counting/summary.ts';
import { blankTally, count } from '../../src/systems/raid/counting/tally.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import type { RaidRecord } from './raid.ts';

export interface SecondActSummary {
  readonly level: string;
  readonly raids: number;
  readonly fallen: Share; // raids in which the last gun falls; all that follows is of these, except where it says not
  readonly open: Share | null; // null where none was played on
  readonly distribution: readonly number[] | null; // shares by outcome, best first, on the mean of the raids played on
  readonly phases: number;
  readonly idle: Share; // of the phases
  readonly losses: Readonly<GermanLosses>; // of all raids, summed
  readonly ownFire: Share; // of these
  readonly lossesAfter: Readonly<GermanLosses>;
  readonly ownFireAfter: Share; // of those
  readonly means: {
    readonly commandosLost: number; // after the last gun
    readonly commandosAshore: number; // left behind
    readonly craftLost: number; // after it
  };
  readonly lastEmbarked: number | null; // turn, the median of the raids in which anybody embarked
  readonly early: Share; // 4a
  readonly speed: { readonly raid: number; readonly again: number }; // seconds of a core for one of each
}

/** The usual counts of the raids of one level, as `simulate` has them. */
export function countedLevel(scenario: Scenario, records: readonly RaidRecord[]): LevelSummary {
  const tally = blankTally(scenario);
  for (const { result } of records) count(tally, result, scenario.alarmAttack);
  return summarise(records[0]?.level ?? '', tally);
}

export function summariseAct(level: string, all: readonly RaidRecord[]): SecondActSummary {
  const records = all.filter(({ result }) => result.secondGun > 0);
  const acts = records.map(({ act }) => act);
  const total = (of: (act: SecondAct) => number): number => sum(acts.map(of));
  const average = (of: (act: SecondAct) => number): number => total(of) / Math.max(1, acts.length);
  const losses = addUp(all.map(({ act }) => act.losses));
  const lossesAfter = addUp(acts.map((act) => act.lossesAfter));
  return {
    level,
    raids: all.length,
    fallen: share(records.length, all.length),
    ...openness(records),
    phases: total((act) => act.phases),
    idle: share(
      total((act) => act.idle),
      total((act) => act.phases),
    ),
    losses,
    ownFire: share(losses.ownFire, ofAll(losses)),
    lossesAfter,
    ownFireAfter: share(lossesAfter.ownFire, ofAll(lossesAfter)),
    means: {
      commandosLost: average((act) => act.commandosLost),
      commandosAshore: average((act) => act.commandosAshore),
      craftLost: average((act) => act.craftLost),
    },
    lastEmbarked: median(counted(acts.map((act) => act.lastEmbarked).filter((turn) => turn > 0))),
    early: share(
      total((act) => (act.early ? 1 : 0)),
      acts.length,
    ),
    speed: speedOf(all),
  };
}

function openness(records: readonly RaidRecord[]): Pick<SecondActSummary, 'open' | 'distribution'> {
  const played = records.flatMap(({ on }) => (on === null ? [] : [on]));
  if (played.length === 0) return { open: null, distribution: null };
  const first = played.map((on) => on.first);
  const distribution = (first[0] ?? []).map((_, outcome) => {
    const shares = first.map((counts) => (counts[outcome] ?? 0) / sum(counts));
    return sum(shares) / shares.length;
  });
  return { open: share(played.filter(({ open }) => open).length, played.length), distribution };
}

function speedOf(all: readonly RaidRecord[]): SecondActSummary['speed'] {
  const again = sum(all.map(({ on }) => on?.played ?? 0));
  return {
    raid: sum(all.map(({ seconds }) => seconds)) / Math.max(1, all.length),
    again: sum(all.map(({ secondsOn }) => secondsOn)) / Math.max(1, again),
  };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const ofAll = ({ ownFire, britishFire, assault }: GermanLosses): number =>
  ownFire + britishFire + assault;

function addUp(all: readonly GermanLosses[]): GermanLosses {
  return {
    ownFire: sum(all.map(({ ownFire }) => ownFire)),
    britishFire: sum(all.map(({ britishFire }) => britishFire)),
    assault: sum(all.map(({ assault }) => assault)),
  };
}

/** Each value once, in order. */
function counted(values: readonly number[]): Counts {
  return [...values].sort((a, b) => a - b).map((value) => [value, 1] as const);
}
