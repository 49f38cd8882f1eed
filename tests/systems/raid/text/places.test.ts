// Zones inside sentences: every name of the shelf with its article and its preposition, in both languages.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../src/systems/raid/text/places/english.ts';
import { inFrench } from '../../../../src/systems/raid/text/places/french.ts';
import { hoursIn } from '../../../../src/words/hour.ts';

const BATTLES = ['data/raid/dieppe-1942', 'data/raid/berneval-1942', 'tests/shelf/raid/drill'];
const zonesOf = (battle: string): ReadonlyArray<{ readonly en: string; readonly fr: string }> =>
  JSON.parse(readFileSync(`${battle}/map.json`, 'utf8')).zones;

test.each([
  ['Plage Orange I', 'la plage Orange I', 'sur la plage Orange I', 'de la plage Orange I'],
  [
    'Bois de Vasterival',
    'le bois de Vasterival',
    'dans le bois de Vasterival',
    'du bois de Vasterival',
  ],
  [
    'Villas de Vasterival',
    'les villas de Vasterival',
    'aux villas de Vasterival',
    'des villas de Vasterival',
  ],
  [
    'Église de Berneval',
    'l’église de Berneval',
    'à l’église de Berneval',
    'de l’église de Berneval',
  ],
  ['Quiberville', 'Quiberville', 'à Quiberville', 'de Quiberville'],
  ['Ouville', 'Ouville', 'à Ouville', 'd’Ouville'],
  ['Le Grand-Berneval', 'le Grand-Berneval', 'au Grand-Berneval', 'du Grand-Berneval'],
  ['Les Quarante-Acres', 'les Quarante-Acres', 'aux Quarante-Acres', 'des Quarante-Acres'],
  [
    'Mer – large des Moutiers',
    'le large des Moutiers',
    'au large des Moutiers',
    'du large des Moutiers',
  ],
  [
    'Route de Dieppe – ouest',
    'la route de Dieppe (ouest)',
    'sur la route de Dieppe (ouest)',
    'de la route de Dieppe (ouest)',
  ],
  ['Sous la falaise', 'le pied de la falaise', 'au pied de la falaise', 'du pied de la falaise'],
  ['Hauteurs de Puys', 'les hauteurs de Puys', 'sur les hauteurs de Puys', 'des hauteurs de Puys'],
  [
    'Saillant du bois et grange',
    'le saillant du bois et la grange',
    'au saillant du bois et à la grange',
    'du saillant du bois et de la grange',
  ],
])('%s in a French sentence', (label, the, at, of) => {
  expect(inFrench(label)).toEqual({ the, at, of });
});

test.each([
  ['East gully', 'the east gully', 'in the east gully'],
  ['East perimeter', 'the east perimeter', 'at the east perimeter'],
  ['Vasterival wood', 'Vasterival wood', 'in Vasterival wood'],
  ['Orange One beach', 'Orange One beach', 'on Orange One beach'],
  ['Dieppe road, west', 'the Dieppe road (west)', 'on the Dieppe road (west)'],
  ['Sea off Puys', 'the sea off Puys', 'at sea off Puys'],
  ['Under the cliff', 'the foot of the cliff', 'under the cliff'],
  ['The cornfield', 'the cornfield', 'in the cornfield'],
  ['Varengeville', 'Varengeville', 'at Varengeville'],
])('%s in an English sentence', (label, the, at) => {
  expect(inEnglish(label)).toMatchObject({ the, at });
});

describe.each(BATTLES)('the zones of %s', (battle) => {
  const zones = zonesOf(battle);

  test('are as many in sentences as on the map', () => {
    const told = (forms: readonly string[]) => new Set(forms).size;
    const labels = (lang: 'en' | 'fr') => told(zones.map((zone) => zone[lang]));
    expect(told(zones.map(({ en }) => inEnglish(en).the))).toBe(labels('en'));
    expect(told(zones.map(({ fr }) => inFrench(fr).the))).toBe(labels('fr'));
  });

  /** A noun that the list does not know would stand in a sentence without its article. */
  test('have their article in French unless they are proper names', () => {
    const bare = zones.map(({ fr }) => inFrench(fr).the).filter((the) => /^[A-ZÉÀ]/.test(the));
    expect(bare.filter((name) => !PROPER.test(name))).toEqual([]);
  });
});

const PROPER =
  /^(Belleville|Berneval|Blanc-Mesnil|Bracquemont|Petit Ailly|Quiberville|Saint-|Sainte-|Varengeville)/;

test('French writes the hour its own way', () => {
  expect(hoursIn('fr', 'Varengeville, 19 août 1942, 04:45')).toBe(
    'Varengeville, 19 août 1942, 4\u00a0h\u00a045',
  );
  expect(hoursIn('fr', '10:05')).toBe('10\u00a0h\u00a005');
  expect(hoursIn('en', '04:45')).toBe('04:45');
});
