// The changes that trial values are made of, each to the files of a battle as tune.ts hands them over.

const found = (thing, what) => {
  if (thing === undefined) throw new RangeError(`nothing to change: ${what}`);
  return thing;
};

export const factors = (files, type, full) =>
  Object.assign(
    found(
      files.counters.types.find(({ id }) => id === type),
      type,
    ).full,
    full,
  );

export function link(files, a, b, type) {
  const edges = files.map.edges;
  const at = edges.findIndex((e) => (e.a === a && e.b === b) || (e.a === b && e.b === a));
  const edge = found(edges[at], `${a}–${b}`);
  if (type === null) edges.splice(at, 1);
  else edge.type = type;
}

export const zone = (files, id) =>
  found(
    files.map.zones.find((one) => one.id === id),
    id,
  );

/** R0 to R9 in these zones, in this order, and nowhere else. */
export function entryZones(files, ids) {
  for (const one of files.map.zones) one.marks = one.marks.filter((mark) => !/^R\d$/.test(mark));
  for (const [i, id] of ids.entries()) zone(files, id).marks.push(`R${i}`);
}

/** How many markers of each id there are; 0 takes a kind away. */
export function markers(files, counts) {
  const bag = files.markers.markers;
  for (const [id, count] of Object.entries(counts)) {
    found(
      bag.find((row) => row.id === id),
      id,
    ).count = count;
  }
  files.markers.markers = bag.filter(({ count }) => count > 0);
}

/** A kind of B marker there is not yet. */
export const germansUnder = (files, id, { infantry = 0, machineGuns = 0, officers = 0 }) =>
  files.markers.markers.push({
    ...{ id, letter: 'B', rule: '10.4', basis: 'reconstructed', obstacle: 'none' },
    ...{ infantry, machineGuns, officers, count: 1 },
  });

/** 12g */
export function priceOfMen(files, value, free) {
  files.victory.commandoLost.value = value;
  files.victory.commandosFree.value = free;
}
