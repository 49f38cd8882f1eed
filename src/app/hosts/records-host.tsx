// Wires the records: own raids that are over, battle by battle, with their facts; those that lack them get them here.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type HouseGame, openGame } from '../../systems/index.ts';
import { battles } from '../../systems/shelf.ts';
import { Records } from '../../ui/screens/records/records.tsx';
import type { CountedGame } from '../../ui/screens/records/stats.ts';
import { countedRaids, dayOfRaid } from '../../ui/screens/today/day.ts';
import { dayOf } from '../../ui/screens/today/day-seed.ts';
import { dayStreak } from '../../ui/screens/today/day-streak.ts';
import type { LookingFace } from '../../ui/sheet/face.ts';
import { inWords } from '../../words/card.ts';
import { openLooking } from '../faces.ts';
import { fillIn } from '../files.ts';
import { Loading } from '../lazy.tsx';
import type { RaidSummary } from '../storage/summary.ts';
import { archive } from '../stores.ts';

interface Told {
  readonly game: HouseGame;
  readonly face: LookingFace;
  readonly name: () => string;
}

export function RecordsHost() {
  const told = useSignal<readonly Told[]>([]);
  const raids = useSignal<readonly RaidSummary[] | null>(null);
  const making = useSignal<{ done: number; all: number } | null>(null);
  const practice = useSignal(false);
  const read = async () => {
    raids.value = await archive.list();
  };
  useEffect(() => {
    const make = async () => {
      await archive.refresh();
      told.value = await openTold(await archive.list());
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
  const counts = told.value.map(({ name, ...battle }) => ({
    ...{ ...battle, name: name() },
    games: counted(battle.game, listed, practice.value),
  }));
  return (
    <Records
      battles={counts.filter(({ games }) => games.length > 0)}
      practice={practice.value}
      onPractice={(on) => {
        practice.value = on;
      }}
      making={making.value}
      days={daysOf(listed)}
    />
  );
}

/** The battles there are raids of. */
async function openTold(raids: readonly RaidSummary[]): Promise<Told[]> {
  const ids = new Set(raids.map(({ scenario }) => scenario.id));
  const opened = battles()
    .filter(({ id }) => ids.has(id))
    .map(async ({ system, id, card }) => {
      const [game, face] = await Promise.all([openGame(system, id), openLooking(system)]);
      return game === null ? [] : [{ game, face, name: () => inWords(card.title) }];
    });
  return (await Promise.all(opened)).flat();
}

/** Those of a battle, the oldest first. */
function counted(
  { facts, scenario }: HouseGame,
  raids: readonly RaidSummary[],
  practice: boolean,
): CountedGame[] {
  const here = raids.filter((raid) => raid.scenario.id === scenario.id);
  const own = here.filter((raid) => raid.origin === 'played' && (practice || !raid.practice));
  const over = own.flatMap((raid) => {
    const { id, level, result, updated: when } = raid;
    return result === null ? [] : [{ id, level, ...result, when, facts: facts.read(raid.facts) }];
  });
  return over.sort((a, b) => a.when - b.when);
}

function daysOf(raids: readonly RaidSummary[]): { played: number; streak: number } {
  const played = new Set(countedRaids(raids).map(dayOfRaid)).size;
  return { played, streak: dayStreak(raids, dayOf(new Date())) };
}
