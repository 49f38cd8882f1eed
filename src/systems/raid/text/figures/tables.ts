// Tables of the rulebook that are a battle's data from end to end.

import type { Figures } from '../../../../rulebook/figures.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { Letter } from '../../rules/types.ts';
import type { Lang } from '../catalogue.ts';
import { showsText } from '../marker.ts';
import { Voice } from '../voice.ts';
import { FIGURE_WORDS, run, table } from './words.ts';

export const tableFigures = (scenario: Scenario, lang: Lang): Figures => ({
  clock: clockTable(scenario, lang),
  'markers.A': markerTable(scenario, lang, 'A'),
  'markers.B': markerTable(scenario, lang, 'B'),
  reinforcements: reinforcementTable(scenario, lang),
});

/** 1.4 */
function clockTable({ clock, turns }: Scenario, lang: Lang): string {
  const { turn, time } = FIGURE_WORDS[lang];
  const numbers = Array.from({ length: turns }, (_, i) => i + 1);
  const hours = numbers.map((n) => clock[n] ?? '');
  return table([turn, ...numbers.map(String)], [[time, ...hours]]);
}

/** 3a */
function markerTable(scenario: Scenario, lang: Lang, letter: keyof typeof Letter): string {
  const voice = new Voice(scenario, lang);
  const { marker, number } = FIGURE_WORDS[lang];
  const markers = scenario.markers.filter((info) => info.letter === Letter[letter]);
  const all = markers.reduce((sum, { count }) => sum + count, 0);
  const rows = markers.map((info) => [showsText(voice, info), `${info.count}`]);
  return table([marker(letter, all), number], rows);
}

/** 8 How many come, by the D6. */
function reinforcementTable({ reinforcementSize }: Scenario, lang: Lang): string {
  const faces = new Map<number, number[]>();
  for (const [face, size] of reinforcementSize.entries()) {
    if (face > 0) faces.set(size, [...(faces.get(size) ?? []), face]);
  }
  const rows = [...faces].map(([size, on]) => [run(lang, on), `${size}`]);
  return table(['D6', FIGURE_WORDS[lang].units], rows);
}
