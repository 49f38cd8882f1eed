// The German phase, one action at a time: what, why, and the full trace on demand.

import type { RaidController } from '../controller.ts';

export function GermanBar({ raid }: { readonly raid: RaidController }) {
  return <section aria-label="German phase">{raid.decision.value.kind}</section>;
}
