// The shelf of a page: writes a file in the place of src/systems/found-battles.ts that has the card of every battle in
// it and opens each battle's data, par and outlook as files of their own. For a build every battle is checked and
// compiled ahead, by the reader of its system, and its edition is written beside its card; a faulty one stops the build
// and is told in words. While the game is worked on (`npm run dev`) the page reads and checks the battle itself. Systems that are guests are written
// down likewise, in the place of src/systems/system-folders.ts, lessons in the place of src/systems/found-lessons.ts, and
// what cards say beside their titles in the place of src/systems/found-cards.ts.

import { basename, join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Edition } from '../../src/engine/edition.ts';
import type { Headless } from '../../src/engine/headless.ts';
import type { GameData } from '../../src/engine/position.ts';
import type { Replay } from '../../src/engine/replay-format.ts';
import {
  type BattleFolder,
  backOf,
  compileFolder,
  frontOf,
  lessonName,
  levelNames,
  picturePath,
  type Reader,
  readFile,
  readFiles,
  shelvedFolders,
} from '../../src/systems/battle-folders.ts';
import { ENTRIES, guestFolders, systemFolder } from '../../src/systems/system-folders.ts';

const FOUND = /src\/systems\/found-battles\.ts$/;
const GUESTS = /src\/systems\/system-folders\.ts$/;
const LESSONS = /src\/systems\/found-lessons\.ts$/;
const CARDS = /src\/systems\/found-cards\.ts$/;
/** 'battle:<system>/<battle>/par', and so on. */
export const DOOR = /^battle:([\w-]+)\/([\w-]+)\/(scenario|par|outlook|lesson)$/;
const readerOf = (system: string): string => join(systemFolder(system), 'data/read.ts');

export function shelf(): Plugin {
  let isBuild = true;
  return {
    name: 'shelf',
    enforce: 'pre',
    apply: (_, { command }) => command === 'build' || process.env.VITEST === undefined,
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: { filter: { id: DOOR }, handler: (id) => id },
    load: {
      filter: { id: [FOUND, GUESTS, LESSONS, CARDS, DOOR] },
      handler(id) {
        if (GUESTS.test(id)) return guestsText(guestFolders());
        if (LESSONS.test(id)) return lessonsText(shelvedFolders());
        if (CARDS.test(id)) return cardsText(shelvedFolders());
        const [, , battle, what] = DOOR.exec(id) ?? [];
        if (battle === undefined) return shelfText(shelvedFolders(), isBuild);
        const folder = shelvedFolders().find((one) => one.id === battle);
        if (folder === undefined) throw new Error(`no battle '${battle}'`);
        if (what !== 'scenario') return asDefault(readFile(folder, what ?? ''));
        return isBuild ? compiledText(folder) : readingText(folder);
      },
    },
  };
}

const asDefault = (value: unknown): string => `export default ${written(value)};`;

/** The cards, and a door for everything else. */
async function shelfText(folders: readonly BattleFolder[], isBuild: boolean): Promise<string> {
  const door = ({ system, id }: BattleFolder, what: string): string =>
    `${what}: () => import(${JSON.stringify(`battle:${system}/${id}/${what}`)}).then((file) => file.default)`;
  const pictures = folders.map(picturePath);
  const imports = pictures.flatMap((path, i) =>
    path === null ? [] : [`import picture${i} from ${JSON.stringify(`${path}?url`)};\n`],
  );
  const made = isBuild ? await Promise.all(folders.map(editionOf)) : [];
  const opened = isBuild ? [] : await Promise.all(folders.map(openingText));
  const rows = folders.map((folder, i) => {
    const { system, id } = folder;
    const levels = levelNames(folder);
    const picture = pictures[i] === null ? 'null' : `picture${i}`;
    const doors = ['scenario', 'par', 'outlook'].map((what) => door(folder, what));
    const edition = isBuild ? `(${written(made[i])})` : opened[i];
    const told = written({
      system,
      id,
      card: frontOf(folder, folders.length === 1),
      levels,
      ...lessonOf(folder, made[i]),
    });
    return `{ ...${told}, picture: ${picture}, edition: async () => ${edition}, ${doors.join(', ')} }`;
  });
  return `${imports.join('')}const found = [${rows.join(',\n')}];\nexport const foundBattles = () => found;`;
}

/** What cards say beside their titles. */
function cardsText(folders: readonly BattleFolder[]): string {
  const cards = Object.fromEntries(folders.map((folder) => [folder.id, backOf(folder)]));
  return `const found = ${written(cards)};\nexport const foundCards = () => found;`;
}

/** The doors of the lessons. */
function lessonsText(folders: readonly BattleFolder[]): string {
  const rows = folders
    .filter((folder) => lessonName(folder).lesson !== undefined)
    .map(({ system, id }) => {
      const door = JSON.stringify(`battle:${system}/${id}/lesson`);
      return `${JSON.stringify(id)}: () => import(${door}).then((file) => file.default)`;
    });
  return `const found = {${rows.join(', ')}};\nexport const foundLessons = () => found;`;
}

/** The name of a lesson; one made with other rules or data than those of the build is not offered. */
function lessonOf(
  folder: BattleFolder,
  edition: Edition | undefined,
): { readonly lesson?: string } {
  const named = lessonName(folder);
  if (named.lesson === undefined || edition === undefined) return named;
  const { rules, scenario } = readFile(folder, named.lesson) as Partial<Replay>;
  return rules === edition.rules && scenario?.hash === edition.hash ? named : {};
}

/** The doors of guests. */
function guestsText(folders: readonly string[]): string {
  const open = (path: string, file: string, name: string): string =>
    `import(${JSON.stringify(join(path, file))})${name === '' ? '' : `.then((entry) => entry.${name})`}`;
  const rows = folders.map((path) => {
    const doors = Object.entries(ENTRIES).map(
      ([door, [file, name]]) => `${door}: () => ${open(path, file, name)}`,
    );
    const [en, fr] = ['rules.md?raw', 'rules.fr.md?raw'].map((file) => open(path, file, 'default'));
    const id = JSON.stringify(basename(path));
    return `{ id: ${id}, ${doors.join(', ')}, rules: (lang) => (lang === 'fr' ? ${fr} : ${en}) }`;
  });
  return `const found = [${rows.join(',\n')}];\nexport const guests = () => found;`;
}

const compiledText = async (folder: BattleFolder): Promise<string> =>
  asDefault(await compiled(folder));

async function compiled(folder: BattleFolder): Promise<GameData> {
  const { module } = await runnerImport<{ readBattle: Reader<GameData> }>(readerOf(folder.system));
  return compileFolder(folder, module.readBattle);
}

/** The edition of a battle as it is when the game is built. */
async function editionOf(folder: BattleFolder): Promise<Edition> {
  const [{ module }, { hash }] = await Promise.all([
    runnerImport<{ headless: Headless }>(headlessOf(folder)),
    compiled(folder),
  ]);
  return { rules: module.headless.system.version, hash };
}

/** The edition of a battle that is being worked on: the page opens it to tell. */
async function openingText(folder: BattleFolder): Promise<string> {
  const rules = `(await import(${JSON.stringify(headlessOf(folder))})).headless.system.version`;
  const door = JSON.stringify(`battle:${folder.system}/${folder.id}/scenario`);
  return `({ rules: ${rules}, hash: (await import(${door})).default.hash })`;
}

const headlessOf = ({ system }: BattleFolder): string =>
  join(systemFolder(system), ENTRIES.headless[0]);

/** A program that reads and checks the battle in the page. */
function readingText(folder: BattleFolder): string {
  const throwing = 'throw new Error(JSON.stringify(made.faults, null, 1))';
  return `import { readBattle } from ${JSON.stringify(readerOf(folder.system))};
const made = readBattle(${JSON.stringify(readFiles(folder))});
if ('faults' in made) ${throwing};
export default made.scenario;`;
}

/** Plain data and typed arrays as the words of a program that makes them. */
export function written(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (ArrayBuffer.isView(value) && Symbol.iterator in value) {
    const cells = [...(value as unknown as Iterable<number>)];
    return `new ${value.constructor.name}([${cells.join()}])`;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    throw new Error(`a scenario has no plain data: ${value.constructor.name}`);
  }
  const fields = Object.entries(value).map(
    ([name, field]) => `${JSON.stringify(name)}:${written(field)}`,
  );
  return `{${fields.join()}}`;
}
