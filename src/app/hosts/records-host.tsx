// Wires the records: own raids that are over, battle by battle, with their facts; those that lack them get them here.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { raidOn } from '../../systems/raid/rules/system.ts';
import { raidFace } from '../../systems/raid/screen.ts';
import type { Battle } from '../../ui/screens/records/battle.ts';
import { Records } from '../../ui/screens/records/records.tsx';
import type { CountedGame } from '../../ui/screens/records/stats.ts';
import { dayOf } from '../../ui/screens/seeds.ts';
import { countedRaids, dayOfRaid, dayStreak } from '../../ui/screens/today/day.ts';
import { inWords } from '../../words/card.ts';
import { openScenarios, type Scenario } from '../battles.ts';
import { fillIn } from '../files.ts';
import { Loading } from '../lazy.tsx';
import { type RaidSummary, soundFacts } from '../storage/summary.ts';
import { archive } from '../stores.ts';

export function RecordsHost() {
  const scenarios = useSignal<readonly Scenario[]>([]);
  const raids = useSignal<readonly RaidSummary[] | null>(null);
  const making = useSignal<{ done: number; all: number } | null>(null);
  const practice = useSignal(false);
  const read = async () => {
    raids.value = await archive.list();
  };
  useEffect(() => {
    const make = async () => {
      const opening = openScenarios();
      await archive.refresh();
      scenarios.value = await opening;
      await read();
      const made = await fillIn(archive, (done, all) => {
        making.value = { done, all };
      });
      making.value = null;
      if (made) await read();
    };
    void make();
  }, []);
  const { value: listed } = raids;
  if (listed === null) return <Loading />;
  const battles = scenarios.value.map((scenario) => battleOf(scenario, listed, practice.value));
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

function battleOf(scenario: Scenario, raids: readonly RaidSummary[], practice: boolean): Battle {
  const here = raids.filter((raid) => raid.scenario.id === scenario.id);
  const name = inWords(scenario.card.title);
  return { game: raidOn(scenario), face: raidFace, name, games: counted(here, practice) };
}

/** The oldest first. */
function counted(raids: readonly RaidSummary[], practice: boolean): CountedGame[] {
  const own = raids.filter((raid) => raid.origin === 'played' && (practice || !raid.practice));
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
