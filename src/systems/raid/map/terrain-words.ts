// What to draw around a zone, read from the words of its terrain: a raid's data says 'orchard, wire' and the map
// has an orchard and wire. English words only; the French ones say the same.

export type Feature =
  | 'wood'
  | 'orchard'
  | 'village'
  | 'houses'
  | 'farm'
  | 'church'
  | 'lighthouse'
  | 'guns'
  | 'flak'
  | 'bunker'
  | 'wire'
  | 'mineBoards'
  | 'flood'
  | 'willows'
  | 'scrub'
  | 'gully'
  | 'slope'
  | 'fields'
  | 'bridge'
  | 'shingle'
  | 'road';

const WORDS: ReadonlyArray<readonly [RegExp, Feature]> = [
  [/\b(wood|woods|forest|copse)\b/, 'wood'],
  [/\borchards?\b/, 'orchard'],
  [/\b(village|town)\b/, 'village'],
  [/\b(cottages?|hamlet|villas?|houses?|sea front|buildings)\b/, 'houses'],
  [/\b(farm|manor|barn)\b(?! lane)/, 'farm'],
  [/\b(church|churchyard|chapel)\b/, 'church'],
  [/\blighthouse\b/, 'lighthouse'],
  [/\bgun pits?\b/, 'guns'],
  [/\bflak\b/, 'flak'],
  [/\b(bunker|post|pillbox)\b/, 'bunker'],
  [/\bwire\b/, 'wire'],
  [/\bmine boards?\b/, 'mineBoards'],
  [/\b(flooded|marsh|swamp)\b/, 'flood'],
  [/\b(willows?|long grass|reeds?)\b/, 'willows'],
  [/\b(scrub|gardens?|heath)\b/, 'scrub'],
  [/\b(gully|ravine|chalk falls?)\b/, 'gully'],
  [/\bslope\b/, 'slope'],
  [/\b(fields?|open)\b/, 'fields'],
  [/\b(bridge|dam)\b/, 'bridge'],
  [/\b(shingle|beach|sand)\b/, 'shingle'],
  [/\b(road|lane|crossroads|path)\b/, 'road'],
];

/** The features of a zone, in the order above, each once. */
export function featuresOf(terrain: string): Feature[] {
  const words = terrain.toLowerCase();
  return WORDS.filter(([word]) => word.test(words)).map(([, feature]) => feature);
}

/** Somewhere a road would lead to: connections of 1 MP between two such zones are roads. */
const ON_ROADS: ReadonlySet<Feature> = new Set<Feature>([
  'road',
  'village',
  'houses',
  'farm',
  'church',
  'bridge',
]);

export const isOnRoad = (terrain: string): boolean =>
  featuresOf(terrain).some((feature) => ON_ROADS.has(feature));
