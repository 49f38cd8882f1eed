// The raids on the shelf, and the options that name one, its level and its words.

import { battleIds, loadBattle } from '../systems/raid/data/battles.ts';
import type { Scenario } from '../systems/raid/rules/scenario.ts';
import { type Lang, languages } from '../systems/raid/text/catalogue.ts';
import type { Names } from '../systems/raid/text/voice.ts';
import { oneOf } from './args.ts';
import { type Args, Misuse, type Option } from './command.ts';

const ids: readonly string[] = battleIds();

export const RAID: Option = {
  name: 'raid',
  value: 'ID',
  text: `which raid: ${ids.join(', ')} (standard ${ids[0]})`,
};
export const LANG: Option = { name: 'lang', value: 'en|fr', text: 'language (standard en)' };
export const NAMES: Option = {
  name: 'names',
  value: 'ids|names',
  text: 'units and zones by their ids or by their names',
};

/** The raid with an id, or undefined. */
export function raidWithId(id: string): Scenario | undefined {
  return ids.includes(id) ? loadBattle(id) : undefined;
}

export function chosenRaid(args: Args): Scenario {
  const raid = raidWithId(oneOf(args, 'raid', ids, ids[0] ?? ''));
  if (raid === undefined) throw new Misuse('there is no raid');
  return raid;
}

export const chosenLang = (args: Args): Lang => oneOf(args, 'lang', languages, 'en');

export function chosenNames(args: Args, standard: Names): Names {
  return oneOf(args, 'names', ['ids', 'names'], standard);
}

export function chosenLevel(args: Args, scenario: Scenario): string {
  const levels = scenario.levels.map((level) => level.id);
  return oneOf(args, 'level', levels, levels[0] ?? '');
}

export function levelOption(more = ''): Option {
  const levels = loadBattle().levels.map((level) => level.id);
  return {
    name: 'level',
    value: 'ID',
    text: `${levels.join(', ')}${more} (standard ${levels[0]})`,
  };
}
