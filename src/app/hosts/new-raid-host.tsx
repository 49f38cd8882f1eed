// Wires the form of a new game: opens its battle, and starts it.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameData } from '../../engine/position.ts';
import { systemNamed } from '../../systems/index.ts';
import { battleNamed, battles, firstBattle } from '../../systems/shelf.ts';
import { NewRaid } from '../../ui/screens/new-raid.tsx';
import { dayOf, seedOfDay } from '../../ui/screens/today/day-seed.ts';
import type { Outside } from '../../ui/sheet/outside.ts';
import { nameInSeed } from '../../ui/shell/battles.ts';
import { learnOutside } from '../../ui/shell/outsides.ts';
import { goInstead } from '../../ui/shell/routes.ts';
import { isInHand } from '../in-hand.ts';
import { Loading, lazyOverlay } from '../lazy.tsx';
import { offerOf } from '../lesson-notes.ts';
import { startRaid } from '../raids.ts';
import type { RaidSummary } from '../storage/summary.ts';
import { archive } from '../stores.ts';
import { todayOf } from '../today.ts';
import { CardsHost } from './cards-host.tsx';

/** It plays the raid again, for which it needs the rules. */
const DayCard = lazyOverlay(async () => (await import('./day-card-host.tsx')).DayCardHost);

export interface NewRaidHostProps {
  readonly battle: string | null; // of the address; the first of the shelf without
  readonly today: boolean;
}

interface Opened {
  readonly scenario: GameData;
  readonly outside: Outside;
  readonly raids: readonly RaidSummary[];
}

export function NewRaidHost({ battle: wanted, today: ofDay }: NewRaidHostProps) {
  const battle = (wanted === null ? undefined : battleNamed(wanted)) ?? firstBattle();
  const { system, id } = battle;
  const opened = useSignal<Opened | null>(null);
  useEffect(() => {
    opened.value = null;
    open(system, id).then((found) => {
      opened.value = found;
    });
  }, [id]);
  if (opened.value === null) return <Loading />;
  const { scenario, outside, raids } = opened.value;
  const today = todayOf(raids, new Date(), id);
  const named = wanted === null ? {} : { battle: id };
  return (
    <NewRaid
      key={id}
      scenario={scenario}
      outside={outside}
      which={battles().length > 1 && <CardsHost chosen={id} />}
      lesson={offerOf(scenario)}
      seedOfDay={(level) => seedOfDay(dayOf(new Date()), level, nameInSeed(id))}
      underWay={raids.some(isInHand)}
      today={today}
      dayCard={(result) => <DayCard key={result.id} id={result.id} result={result} />}
      ofDay={ofDay}
      onOfDay={(on) => goInstead({ page: 'new', ...named, ...(on ? { today: true } : {}) })}
      onStart={(choice) => startRaid({ system, battle: id }, choice)}
    />
  );
}

async function open(system: string, battle: string): Promise<Opened> {
  const doors = systemNamed(system);
  if (doors === undefined) throw new RangeError(`no system '${system}'`);
  const [outside, scenario, raids] = await Promise.all([
    doors.outside(),
    battleNamed(battle)?.scenario(),
    archive.list(),
  ]);
  learnOutside(system, outside);
  return { scenario: scenario as GameData, outside, raids };
}
