// 3d Loading the craft by hand.

import type { RaidController } from '../controller.ts';

export function LoadingView({ raid }: { readonly raid: RaidController }) {
  return <section aria-label="Loading">{raid.decision.value.kind}</section>;
}
