// Wires the new-raid screen to the archive.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { NewRaid } from '../../ui/screens/new-raid.tsx';
import { goInstead } from '../../ui/shell/routes.ts';
import { isInHand, startRaid } from '../raids.ts';
import type { RaidSummary } from '../storage/summary.ts';
import { archive } from '../stores.ts';
import { todayOf } from '../today.ts';

export function NewRaidHost({ today }: { readonly today: boolean }) {
  const raids = useSignal<readonly RaidSummary[]>([]);
  useEffect(() => {
    archive.list().then((found) => {
      raids.value = found;
    });
  }, []);
  return (
    <NewRaid
      underWay={raids.value.some(isInHand)}
      today={todayOf(raids.value, new Date())}
      ofDay={today}
      onOfDay={(wanted) => goInstead(wanted ? { page: 'new', today: true } : { page: 'new' })}
      onStart={startRaid}
    />
  );
}
