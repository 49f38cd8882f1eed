// The battles on the shelf with all that their systems bring for the terminal, and the options that name a battle, its
// level and its words.

import type { Battle } from '../engine/battle.ts';
import type { GameData } from '../engine/position.ts';
import type { Lang, Names, TerminalVoice } from '../engine/terminal.ts';
import { openGame, systemNamed } from '../systems/index.ts';
import { battleNamed, battles, firstBattle } from '../systems/shelf.ts';
import { LANGS } from '../words/message.ts';
import { oneOf } from './args.ts';
import { type Args, Failure, Misuse, type Option } from './command.ts';
import type { OpenGame } from './open-game.ts';
import { plainCounting } from './simulate/plain-counting.ts';

const ids = (): string[] => battles().map(({ id }) => id);

export const RAID: Option = {
  name: 'raid',
  value: 'ID',
  text: `which raid: ${ids().join(', ')} (standard ${ids()[0]})`,
};
export const BATTLE: Option = { name: 'battle', value: 'ID', text: 'the same as --raid' };
export const LANG: Option = { name: 'lang', value: 'en|fr', text: 'language (standard en)' };
export const NAMES: Option = {
  name: 'names',
  value: 'ids|names',
  text: 'units and zones by their ids or by their names',
};

async function open({ system, id }: Pick<Battle, 'system' | 'id'>): Promise<OpenGame | null> {
  const house = await openGame(system, id);
  if (house === null) return null;
  const game = { system: house.system, scenario: house.scenario };
  const [staff, terminal] = await Promise.all([house.staff(), house.terminal()]);
  return { game, staff, terminal, counting: (await house.counting?.()) ?? plainCounting(game) };
}

/** Every battle that can be played here, opened. */
export async function openAll(): Promise<OpenGame[]> {
  const opened = await Promise.all(battles().map(open));
  return opened.filter((game) => game !== null);
}

/** The battle that --raid or --battle names, else the first on the shelf. */
export async function chosenGame(args: Args): Promise<OpenGame> {
  const { values } = args;
  if (values.has('raid') && values.has('battle')) throw new Misuse('--raid and --battle: give one');
  const id = oneOf(args, values.has('battle') ? 'battle' : 'raid', ids(), firstBattle().id);
  return openNamed(battleNamed(id)?.system ?? '', id);
}

/** The battle a replay or a link names; what is not here is told. */
export async function openNamed(system: string, id: string, told = ''): Promise<OpenGame> {
  if (systemNamed(system) === undefined) {
    throw new Failure(`${told}played by the rules of '${system}', not known here`);
  }
  const game = await open({ system, id });
  if (game === null) throw new Failure(`${told}played on the raid '${id}', not known here`);
  return game;
}

export const chosenLang = (args: Args): Lang => oneOf(args, 'lang', LANGS, 'en');

export function chosenNames(args: Args, standard: Names): Names {
  return oneOf(args, 'names', ['ids', 'names'], standard);
}

/** How the battle is told, in the language and by the names of the options. */
export const chosenVoice = (
  args: Args,
  { terminal, game }: OpenGame,
  standard: Names,
): TerminalVoice => terminal.voice(game.scenario, chosenLang(args), chosenNames(args, standard));

const levelsOf = ({ levels }: GameData): string[] => levels.map(({ id }) => id);

/** Where `more` is offered beside the levels, such as 'all', it may be chosen too. */
export function chosenLevel(args: Args, scenario: GameData, ...more: readonly string[]): string {
  const levels = levelsOf(scenario);
  return oneOf(args, 'level', [...levels, ...more], levels[0] ?? '');
}

export const levelOption = (...more: readonly string[]): Option => ({
  name: 'level',
  value: 'ID',
  text: 'how hard it is',
  of({ game }) {
    const levels = levelsOf(game.scenario);
    return `${[...levels, ...more].join(', ')} (standard ${levels[0]})`;
  },
});
