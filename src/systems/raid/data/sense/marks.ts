// 3 Do the letters on the map make sense: each as often as counters, markers and tables ask for it,
// on the kind of zone it belongs to, and none that nothing asks for?

import { didYouMean, type Fault, Faults } from '../../../../engine/shape/fault.ts';
import type { RaidFiles, ZoneKindName, ZoneRow } from '../../rules/raid-files.ts';

/** What the files ask of a letter. */
interface Asked {
  readonly zones: number; // on so many zones
  readonly by: string; // the file that asks
  readonly on: readonly ZoneKindName[];
}

const ASHORE: readonly ZoneKindName[] = ['land', 'beach'];
const WAITING: readonly ZoneKindName[] = ['waiting'];
const BEACH: readonly ZoneKindName[] = ['beach'];

export function senseOfMarks(files: RaidFiles): Fault[] {
  const faults = new Faults('map');
  const asked = lettersAsked(faults, files);
  const { zones } = files.map;
  if (faults.any) return faults.list;
  const short = [...asked].filter(([mark, ask]) => count(zones, mark) < ask.zones);
  const missing = short.map(([mark]) => mark);
  zones.forEach((zone, i) => {
    checkLetters(faults, zone, i, asked, missing);
  });
  // A misspelt letter is missing elsewhere: the same fault again.
  if (!faults.any) checkCounts(faults, zones, asked);
  if (!faults.any) checkLandings(faults, files);
  return faults.list;
}

/** What each file asks, in the order of the files. */
function allAsked({ counters, markers, tables, events }: RaidFiles): Array<[string, Asked]> {
  const ask = (mark: string, zones: number, by: string, on = ASHORE): [string, Asked] => {
    return [mark, { zones, by: `${by}.json`, on }];
  };
  const letter = (name: string) => markers.markers.filter((row) => row.letter === name);
  const sum = (rows: ReadonlyArray<{ readonly count: number }>) =>
    rows.reduce((total, row) => total + row.count, 0);
  return [
    ask('A', sum(letter('A')), 'markers'),
    ask('B', sum(letter('B')), 'markers'),
    ask(markers.telephones.mark, markers.telephones.value, 'markers'),
    ...counters.types.flatMap(({ placed, number }) =>
      placed === undefined ? [] : [ask(placed.mark, number.value / placed.perZone, 'counters')],
    ),
    ...counters.groups.map(({ mark }) => ask(mark, 1, 'counters', WAITING)),
    ...tables.entryZones.map(({ mark }) => ask(mark, 1, 'tables')),
    ...events.rows.flatMap(({ beach }) => beach.map(({ mark }) => ask(mark, 1, 'events', BEACH))),
  ];
}

/** One meaning a letter: a second that differs is a fault. */
function lettersAsked(faults: Faults, files: RaidFiles): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  for (const [mark, ask] of allAsked(files)) {
    const first = asked.get(mark);
    if (first === undefined) asked.set(mark, ask);
    else if (first.by !== ask.by || first.zones !== ask.zones || first.on !== ask.on) {
      faults.add('/zones', `letter '${mark}' has two meanings, in ${first.by} and ${ask.by}`);
    }
  }
  return asked;
}

function checkLetters(
  faults: Faults,
  zone: ZoneRow,
  i: number,
  asked: ReadonlyMap<string, Asked>,
  missing: readonly string[],
): void {
  zone.marks.forEach((mark, j) => {
    const path = `/zones/${i}/marks/${j}`;
    const on = asked.get(mark)?.on;
    if (on === undefined) {
      faults.add(path, `nothing asks for the letter '${mark}'${didYouMean(mark, missing)}`);
    } else if (!on.includes(zone.kind)) {
      faults.add(path, `'${mark}' lies on a ${on.join(' or ')} zone; '${zone.id}' is ${zone.kind}`);
    }
  });
  if (zone.marks.includes('A') && zone.marks.includes('B')) {
    faults.add(`/zones/${i}/marks`, `'${zone.id}' holds one face-down marker, A or B`);
  }
}

function checkCounts(
  faults: Faults,
  zones: readonly ZoneRow[],
  asked: ReadonlyMap<string, Asked>,
): void {
  for (const [mark, ask] of asked) {
    const found = count(zones, mark);
    if (found === ask.zones) continue;
    const where = `${found} ${found === 1 ? 'zone' : 'zones'}`;
    faults.add('/zones', `letter '${mark}' is on ${where}, ${ask.by} asks for ${ask.zones}`);
  }
}

function count(zones: readonly ZoneRow[], mark: string): number {
  return zones.filter((zone) => zone.marks.includes(mark)).length;
}

/** 9.2a A group can land from where it waits. */
function checkLandings(faults: Faults, { map, counters }: RaidFiles): void {
  const landings = map.links.filter((row) => row.link === 'landing').map((row) => row.type);
  for (const { group, mark } of counters.groups) {
    const zone = map.zones.find((one) => one.marks.includes(mark));
    const lands = map.edges.some(
      (edge) => landings.includes(edge.type) && (edge.a === zone?.id || edge.b === zone?.id),
    );
    if (!lands) faults.add('/edges', `group ${group} has no landing from '${zone?.id ?? mark}'`);
  }
}
