// The folders of data, read from disk: data/<system>/<battle>/*.json, and beside them whatever folder CAULDRON_SHELF
// names (with <system>/<battle> in it, several parted as in PATH), which is how tests put battles of their own on the
// shelf, and the battles that systems bring as guests (<system>/battles/<battle>). No page carries this file:
// scripts/vite/shelf.ts writes down what it finds.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BattleCard, CardBack, CardFront, LevelName, RawFiles } from '../engine/battle.ts';
import { guestFolders, hasEveryDoor } from './system-folders.ts';

export interface BattleFolder {
  readonly system: string;
  readonly id: string;
  readonly path: string;
  readonly card: BattleCard; // not checked yet
}

const DATA = fileURLToPath(new URL('../../data', import.meta.url));
const NO_SYSTEM = 'schema';
const BATTLES = 'battles';

/** Every battle, in the order of the shelf: those of data first, then by their cards. */
export function battleFolders(): BattleFolder[] {
  const more = (process.env.CAULDRON_SHELF ?? '').split(delimiter).filter((path) => path !== '');
  const own = [DATA, ...more].flatMap((root) => foldersIn(root).sort(byCard));
  const found = [...own, ...guestFolders().flatMap((path) => battlesOf(path).sort(byCard))];
  const twice = found.find(({ id }, i) => found.findIndex((other) => other.id === id) !== i);
  if (twice !== undefined) throw new Error(`two battles are called '${twice.id}'`);
  return found;
}

const byCard = (a: BattleFolder, b: BattleFolder): number =>
  a.card.order - b.card.order || (a.id < b.id ? -1 : 1);

function foldersIn(root: string): BattleFolder[] {
  return foldersOf(root)
    .filter((system) => system !== NO_SYSTEM)
    .flatMap((system) => foldersOf(join(root, system)).map((id) => folderAt(root, system, id)));
}

/** The battles of a guest. */
const battlesOf = (path: string): BattleFolder[] =>
  (existsSync(join(path, BATTLES)) ? foldersOf(join(path, BATTLES)) : []).map((id) => ({
    ...folderAt(path, BATTLES, id),
    system: basename(path),
  }));

const foldersOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** The battles that the shelf lists: those of systems that can be shown. A system without a screen is played by tests
 * and scripts alone; its battles lie in data all the same. */
export const shelvedFolders = (): BattleFolder[] =>
  battleFolders().filter(({ system }) => hasEveryDoor(system));

function folderAt(root: string, system: string, id: string): BattleFolder {
  const path = join(root, system, id);
  if (!existsSync(join(path, 'card.json'))) throw new Error(`${system}/${id} has no card.json`);
  return { system, id, path, card: readJson(path, 'card.json') as BattleCard };
}

/** What the shelf shows of a card. */
export function frontOf({ card }: Pick<BattleFolder, 'card'>, isOnly: boolean): CardFront {
  const { title, dateline, line } = card;
  return { title, dateline, ...(isOnly ? { line } : {}) };
}

export function backOf({ card }: Pick<BattleFolder, 'card'>): CardBack {
  const { place, date, line, minutes, lesson } = card;
  return { place, date, line, minutes, ...(lesson === undefined ? {} : { lesson }) };
}

/** The names of a battle's levels; every system keeps them in the same form. */
export function levelNames(folder: Pick<BattleFolder, 'path'>): LevelName[] {
  const file = readFile(folder, 'levels') as { readonly levels?: readonly LevelName[] } | null;
  return (file?.levels ?? []).map(({ id, en, fr }) => ({ id, en, fr }));
}

const PICTURE = 'card.webp';

/** Where the picture of a battle's card lies; null without one. */
export function picturePath({ path }: Pick<BattleFolder, 'path'>): string | null {
  return existsSync(join(path, PICTURE)) ? join(path, PICTURE) : null;
}

/** Every file of a battle. */
export function readFiles({ path }: Pick<BattleFolder, 'path'>): RawFiles {
  const names = readdirSync(path).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(names.map((file) => [file.slice(0, -5), readJson(path, file)]));
}

/** One file of a battle that may be missing. */
export function readFile({ path }: Pick<BattleFolder, 'path'>, name: string): unknown {
  const file = `${name}.json`;
  return existsSync(join(path, file)) ? readJson(path, file) : null;
}

function readJson(path: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(path, file), 'utf8')) as unknown;
  } catch (fault) {
    throw new Error(`${join(path, file)}: ${fault instanceof Error ? fault.message : fault}`);
  }
}

const LESSON = 'lesson';

/** The lesson that lies in the folder of a battle, by the name that its address has; nothing without one. */
export const lessonName = (folder: Pick<BattleFolder, 'path'>): { readonly lesson?: string } =>
  readFile(folder, LESSON) === null ? {} : { lesson: LESSON };

/** What a system makes of the files of a battle. */
export type Reader<S> = (
  files: RawFiles,
) => { readonly scenario: S } | { readonly faults: readonly FileFault[] };

interface FileFault {
  readonly file: string;
  readonly path: string;
  readonly reason: string;
}

/** A battle checked and compiled by its system; a faulty one throws, in words that name battle, file and place. */
export function compileFolder<S extends { readonly id: string }>(
  folder: BattleFolder,
  read: Reader<S>,
): S {
  const made = read(readFiles(folder));
  const faults = 'faults' in made ? made.faults : idFaults(folder, made.scenario.id);
  if ('scenario' in made && faults.length === 0) return made.scenario;
  const lines = faults.map(({ file, path, reason }) => `  ${`${file} ${path}`.trim()}: ${reason}`);
  throw new Error(`the battle ${folder.system}/${folder.id} is faulty:\n${lines.join('\n')}`);
}

/** Links, records and folders all name a battle by the same id. */
function idFaults(folder: BattleFolder, named: string): FileFault[] {
  if (folder.id === named) return [];
  const files = Object.entries(readFiles(folder)) as [string, { readonly id?: unknown } | null][];
  const [file = folder.system] = files.find(([, content]) => content?.id === named) ?? [];
  const reason = `must be the folder's, '${folder.id}', is '${named}'`;
  return [{ file: `${file}.json`, path: '/id', reason }];
}
