// Asks the staff officer why the staff parted from the player: he is shown the position they shared, as the player knew
// it, and weighs the orders in a thread of his own.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { partingOf } from '../../engine/parting.ts';
import { PartingWhy, type Weighed } from '../../ui/screens/compare/parting-why.tsx';
import { positionBefore, type Side } from '../../ui/screens/compare/side.ts';
import type { LookingFace } from '../../ui/sheet/face.ts';
import { RaidStaff } from './raid-staff.ts';

export interface PartingHostProps {
  readonly face: LookingFace;
  readonly a: Side;
  readonly b: Side;
}

/** Nothing unless one of the two is the staff's. */
export function PartingHost({ face, a, b }: PartingHostProps) {
  const [staff, own] = a.raid.staff === undefined ? [b, a] : [a, b];
  const parting = partingOf(a, b);
  if (staff.raid.staff === undefined || parting.kind !== 'orders') return null;
  const order = staff.actions[parting.at];
  const other = own.actions[parting.at];
  if (order === undefined || other === undefined) return null;
  return <Asked face={face} side={staff} at={parting.at} order={order} other={other} />;
}

interface AskedProps {
  readonly face: LookingFace;
  readonly side: Side;
  readonly at: number; // index of the orders
  readonly order: number;
  readonly other: number;
}

function Asked({ face, side, at, order, other }: AskedProps) {
  const weighed = useSignal<Weighed>({ kind: 'weighing' });
  useEffect(() => {
    const officer = new RaidStaff(side.session.game);
    officer.advise(positionBefore(side, at)).then(
      (advice) => {
        weighed.value = { kind: 'weighed', options: advice?.options ?? [] };
      },
      () => {
        weighed.value = { kind: 'weighed', options: [] };
      },
    );
    return () => officer.close();
  }, [side, at]);
  const { scenario } = side.session;
  return (
    <PartingWhy
      weighed={weighed.value}
      order={order}
      other={other}
      say={(action) => face.words.action(scenario, action)}
    />
  );
}
