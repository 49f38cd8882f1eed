// The log, by turn, filterable; every line leads to its zone, its rule and its moment.

import type { RaidController } from '../controller.ts';

export function LogPanel({ raid }: { readonly raid: RaidController }) {
  return <section aria-label="Log">{raid.decision.value.kind}</section>;
}
