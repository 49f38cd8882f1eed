// Values for the second raid that come near the bands in trials (docs/raid/balance.md); not in its data yet.
//   npx tsx scripts/tune.ts --battle raid/berneval-1942 --patch scripts/tune/trials/berneval.mjs --seeds 801..1040

import { factors, link, markers, priceOfMen } from './change.mjs';

export default function berneval(files) {
  factors(files, 'flak', { assault: 1, moves: 1 });
  priceOfMen(files, -6, 4);
  link(files, 'YE1', 'UCF', 'rough2');
  link(files, 'VER', 'HS', 'rough2');
  markers(files, { 'B-wire': 2, 'B-mg2': 1 });
  for (const row of files.tables.reinforcementSize) row.size += 1;
}
