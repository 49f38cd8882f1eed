// The assault as its own view: two columns, odds per line, round by round.

import type { RaidController } from '../controller.ts';

export function AssaultView({ raid }: { readonly raid: RaidController }) {
  return <section aria-label="Assault">{raid.decision.value.kind}</section>;
}
