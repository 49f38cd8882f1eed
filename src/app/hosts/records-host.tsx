// Wires the records: own raids that are over, with their facts; those that lack them get them here.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type HouseGame, openGame } from '../../systems/index.ts';
import type { RaidFacts } from '../../systems/raid/luck/raid-facts.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { firstBattle } from '../../systems/shelf.ts';
import { Records } from '../../ui/screens/records/records.tsx';
import type { CountedRaid } from '../../ui/screens/records/stats.ts';
import { countedRaids, dayOfRaid } from '../../ui/screens/today/day.ts';
import { dayOf } from '../../ui/screens/today/day-seed.ts';
import { dayStreak } from '../../ui/screens/today/day-streak.ts';
import { fillIn } from '../files.ts';
import { Loading } from '../lazy.tsx';
import type { RaidSummary } from '../storage/summary.ts';
import { archive } from '../stores.ts';

export function RecordsHost() {
  const game = useSignal<HouseGame | null>(null);
  const raids = useSignal<readonly RaidSummary[] | null>(null);
  const making = useSignal<{ done: number; all: number } | null>(null);
  const practice = useSignal(false);
  const read = async () => {
    raids.value = await archive.list();
  };
  useEffect(() => {
    const make = async () => {
      const { system, id } = firstBattle();
      const opening = openGame(system, id);
      await archive.refresh();
      await read();
      game.value = await opening;
      const made = await fillIn(archive, (done, all) => {
        making.value = { done, all };
      });
      making.value = null;
      if (made) await read();
    };
    void make();
  }, []);
  if (raids.value === null || game.value === null) return <Loading />;
  return (
    <Records
      scenario={game.value.scenario as Scenario}
      raids={counted(game.value, raids.value, practice.value)}
      practice={practice.value}
      onPractice={(on) => {
        practice.value = on;
      }}
      making={making.value}
      days={daysOf(raids.value)}
    />
  );
}

/** The oldest first. */
function counted(
  { facts, scenario }: HouseGame,
  raids: readonly RaidSummary[],
  practice: boolean,
): CountedRaid[] {
  const here = raids.filter((raid) => raid.scenario.id === scenario.id);
  const own = here.filter((raid) => raid.origin === 'played' && (practice || !raid.practice));
  const over = own.flatMap((raid) => {
    const { id, level, result, updated: when } = raid;
    return result === null
      ? []
      : [{ id, level, ...result, when, facts: facts.read(raid.facts) as RaidFacts | null }];
  });
  return over.sort((a, b) => a.when - b.when);
}

function daysOf(raids: readonly RaidSummary[]): { played: number; streak: number } {
  const played = new Set(countedRaids(raids).map(dayOfRaid)).size;
  return { played, streak: dayStreak(raids, dayOf(new Date())) };
}
