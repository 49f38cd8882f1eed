// Wires the records: own raids that are over, battle by battle, with their facts; those that lack them get them here.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { raidOn } from '../../systems/raid/rules/system.ts';
import { Records } from '../../ui/screens/records/records.tsx';
import type { CountedGame } from '../../ui/screens/records/stats.ts';
import { dayOf } from '../../ui/screens/seeds.ts';
import { countedRaids, dayOfRaid, dayStreak } from '../../ui/screens/today/day.ts';
import type { LookingFace } from '../../ui/sheet/face.ts';
import { inWords } from '../../words/card.ts';
import { openScenarios, type Scenario } from '../battles.ts';
import { openLooking } from '../faces.ts';
import { fillIn } from '../files.ts';
import { Loading } from '../lazy.tsx';
import { type RaidSummary, soundFacts } from '../storage/summary.ts';
import { archive } from '../stores.ts';

export function RecordsHost() {
  const scenarios = useSignal<readonly Scenario[]>([]);
  const face = useSignal<LookingFace | null>(null);
  const raids = useSignal<readonly RaidSummary[] | null>(null);
  const making = useSignal<{ done: number; all: number } | null>(null);
  const practice = useSignal(false);
  const read = async () => {
    raids.value = await archive.list();
  };
  useEffect(() => {
    const make = async () => {
      const opening = Promise.all([openScenarios(), openLooking()]);
      await archive.refresh();
      [scenarios.value, face.value] = await opening;
      await read();
      const made = await fillIn(archive, (done, all) => {
        making.value = { done, all };
      });
      making.value = null;
      if (made) await read();
    };
    void make();
  }, []);
  const [listed, looking] = [raids.value, face.value];
  if (listed === null || looking === null) return <Loading />;
  const battles = scenarios.value.map((scenario) => ({
    ...{ game: raidOn(scenario), face: looking, name: inWords(scenario.card.title) },
    games: counted(listed, scenario, practice.value),
  }));
  return (
    <Records
      battles={battles.filter(({ games }) => games.length > 0)}
      practice={practice.value}
      onPractice={(on) => {
        practice.value = on;
      }}
      making={making.value}
      days={daysOf(listed)}
    />
  );
}

/** Those of a battle, the oldest first. */
function counted(
  raids: readonly RaidSummary[],
  battle: Scenario,
  practice: boolean,
): CountedGame[] {
  const here = raids.filter(({ scenario }) => scenario.id === battle.id);
  const own = here.filter((raid) => raid.origin === 'played' && (practice || !raid.practice));
  const over = own.flatMap((raid) => {
    const { id, level, result, updated: when } = raid;
    return result === null ? [] : [{ id, level, ...result, when, facts: soundFacts(raid) }];
  });
  return over.sort((a, b) => a.when - b.when);
}

function daysOf(raids: readonly RaidSummary[]): { played: number; streak: number } {
  const played = new Set(countedRaids(raids).map(dayOfRaid)).size;
  return { played, streak: dayStreak(raids, dayOf(new Date())) };
}
