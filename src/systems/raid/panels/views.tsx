// What lies over the map for a while: loading, an assault.

import { AssaultView } from './assault/assault-view.tsx';
import type { RaidDesk } from './desk/raid-desk.ts';
import { LoadingView } from './loading/loading-view.tsx';

export function Views({ desk }: { readonly desk: RaidDesk }) {
  return (
    <>
      {desk.orders.asked.value.kind === 'load' && <LoadingView desk={desk} />}
      <AssaultView desk={desk} />
    </>
  );
}
