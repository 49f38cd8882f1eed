// Wires the new-raid screen to the archive.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { NewRaid } from '../../ui/screens/new-raid.tsx';
import { raidUnderWay, startRaid } from '../raids.ts';

export function NewRaidHost() {
  const underWay = useSignal(false);
  useEffect(() => {
    raidUnderWay().then((raid) => {
      underWay.value = raid !== null;
    });
  }, []);
  return <NewRaid underWay={underWay.value} onStart={startRaid} />;
}
