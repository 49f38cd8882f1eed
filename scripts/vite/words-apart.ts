// Words of one language alone come with a raid. In a build the catalogues named here have only their keys; what they say
// lies apart, a file for every room and language, and is filled in when that comes. The apart.ts of a room fetches it, and
// whoever opens the room waits for it (wordsOf in src/words/spoken.ts). All other catalogues come in both languages with
// the screen that wants them, as they all do where nothing is built.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Lang = 'en' | 'fr';

interface Room {
  readonly name: string;
  readonly folder: string; // of its apart.ts
  readonly areas: readonly string[]; // paths of catalogues, up to the language
}

const ROOMS: readonly Room[] = [
  {
    name: 'shell',
    folder: 'src/words/shell',
    areas: ['screens-', 'play-', 'staff-', 'diary-', 'dice-', 'day-', 'lesson-offer-'],
  },
  {
    name: 'raid',
    folder: 'src/systems/raid',
    areas: [
      ...['text/', 'text/prose/prose-'],
      ...['raid-', 'staff-', 'assault-', 'guide-', 'speech-', 'germans-'].map(
        (of) => `screen-words/${of}`,
      ),
    ],
  },
];

const WORDS = /^words-(\w+)-(en|fr)$/;
const BETWEEN = '|'; // no key has it

interface Catalogue {
  readonly name: string; // by which it is exported
  readonly words: Readonly<Record<string, string>>;
}

export function wordsApart(): Plugin {
  return {
    name: 'words-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: WORDS }, handler: (id) => id },
    load: {
      filter: { id: [WORDS, /(?:^|[/-])(?:en|fr|apart)\.ts$/] },
      handler(id) {
        const [, name, lang] = WORDS.exec(id) ?? [];
        const room = ROOMS.find((one) => one.name === name || id === fetcherOf(one));
        if (lang !== undefined && room !== undefined) return wordsText(room, lang as Lang);
        if (room !== undefined) return fetcherText(room);
        return CATALOGUES.includes(id) ? silentText(id) : null;
      },
    },
  };
}

const fetcherOf = ({ folder }: Room): string => join(root, folder, 'apart.ts');
const pathsOf = ({ folder, areas }: Room, lang: Lang): string[] =>
  areas.map((area) => join(root, folder, `${area}${lang}.ts`));
const CATALOGUES = ROOMS.flatMap((room) => [...pathsOf(room, 'en'), ...pathsOf(room, 'fr')]);

const fetcherText = ({ name }: Room): string =>
  `export const apart = (lang) => lang === 'fr' ? import('words-${name}-fr') : import('words-${name}-en');`;

/** A catalogue that says nothing yet. The English one has the keys of both, beside the code that asks by them. */
async function silentText(path: string): Promise<string> {
  const { name, words } = await read(path);
  const empty = `export const ${name} = {};`;
  if (path.endsWith('fr.ts')) return empty;
  const keys = JSON.stringify(Object.keys(words).join(BETWEEN));
  return `export const keys = ${keys}.split('${BETWEEN}');\n${empty}`;
}

/** Fills in what the catalogues of a room say, in the order of their keys. */
async function wordsText(room: Room, lang: Lang): Promise<string> {
  const english = pathsOf(room, 'en');
  const parts = await Promise.all(
    pathsOf(room, lang).map(async (path, i) => {
      const { name, words } = await read(path);
      const keys = Object.keys((await read(english[i] ?? path)).words);
      return `import { ${name} as words${i} } from ${JSON.stringify(path)};
import { keys as keys${i} } from ${JSON.stringify(english[i])};
fill(words${i}, keys${i}, ${JSON.stringify(keys.map((key) => said(words, key, path)))});`;
    }),
  );
  return `const fill = (words, keys, said) => keys.forEach((key, i) => { words[key] = said[i]; });
${parts.join('\n')}`;
}

function said(words: Catalogue['words'], key: string, path: string): string {
  const message = words[key];
  if (message === undefined) throw new Error(`'${key}' has no words in ${path}`);
  return message;
}

/** A catalogue is plain: it imports nothing but types, and exports itself alone. */
async function read(path: string): Promise<Catalogue> {
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path);
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const [[name, words] = [], ...more] = Object.entries(module);
  if (name === undefined || more.length > 0) throw new Error(`${path} is not one catalogue`);
  return { name, words: words as Catalogue['words'] };
}
