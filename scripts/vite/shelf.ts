// The shelf of a page: writes a file in the place of src/systems/found-battles.ts that has the card of every battle in
// it and opens each battle's data, par and outlook as files of their own. For a build every battle is checked and
// compiled ahead, by the reader of its system; a faulty one stops the build and is told in words. While the game is
// worked on (`npm run dev`) the page reads and checks the battle itself. Systems that are guests are written
// down likewise, in the place of src/systems/system-folders.ts.

import { basename, join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import {
  type BattleFolder,
  battleFolders,
  compileFolder,
  frontOf,
  levelNames,
  picturePath,
  type Reader,
  readFile,
  readFiles,
} from '../../src/systems/battle-folders.ts';
import { ENTRIES, guestFolders, systemFolder } from '../../src/systems/system-folders.ts';

const FOUND = /src\/systems\/found-battles\.ts$/;
const GUESTS = /src\/systems\/system-folders\.ts$/;
/** 'battle:<system>/<battle>/par', and so on. */
export const DOOR = /^battle:([\w-]+)\/([\w-]+)\/(scenario|par|outlook)$/;
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
      filter: { id: [FOUND, GUESTS, DOOR] },
      handler(id) {
        if (GUESTS.test(id)) return guestsText(guestFolders());
        const [, , battle, what] = DOOR.exec(id) ?? [];
        if (battle === undefined) return shelfText(battleFolders());
        const folder = battleFolders().find((one) => one.id === battle);
        if (folder === undefined) throw new Error(`no battle '${battle}'`);
        if (what !== 'scenario') return asDefault(readFile(folder, what as 'par' | 'outlook'));
        return isBuild ? compiledText(folder) : readingText(folder);
      },
    },
  };
}

const asDefault = (value: unknown): string => `export default ${written(value)};`;

/** The cards, and a door for everything else. */
function shelfText(folders: readonly BattleFolder[]): string {
  const door = ({ system, id }: BattleFolder, what: string): string =>
    `${what}: () => import(${JSON.stringify(`battle:${system}/${id}/${what}`)}).then((file) => file.default)`;
  const pictures = folders.map(picturePath);
  const imports = pictures.flatMap((path, i) =>
    path === null ? [] : [`import picture${i} from ${JSON.stringify(`${path}?url`)};\n`],
  );
  const rows = folders.map((folder, i) => {
    const { system, id } = folder;
    const levels = levelNames(folder);
    const picture = pictures[i] === null ? 'null' : `picture${i}`;
    const doors = ['scenario', 'par', 'outlook'].map((what) => door(folder, what));
    const told = written({ system, id, card: frontOf(folder), levels });
    return `{ ...${told}, picture: ${picture}, ${doors.join(', ')} }`;
  });
  return `${imports.join('')}const found = [${rows.join(',\n')}];\nexport const foundBattles = () => found;`;
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

async function compiledText(folder: BattleFolder): Promise<string> {
  const { module } = await runnerImport<{ readBattle: Reader<{ readonly id: string }> }>(
    readerOf(folder.system),
  );
  return asDefault(compileFolder(folder, module.readBattle));
}

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
