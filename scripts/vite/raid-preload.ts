// Fetches everything for an address that shows the map at once: the page itself names the files, so that they come
// side by side with its first script instead of one after another. A battle and its system are among them when the address
// names it between two slashes, or when there is no other battle (battleAhead in src/app/battles.ts).

import { type IndexHtmlTransformContext, minifySync, type Plugin, type Rollup } from 'vite';
import { DOOR } from './shelf.ts';

/** Beginnings of addresses, and the modules their screens begin with. */
const WANTED: ReadonlyArray<readonly [address: string, modules: readonly RegExp[]]> = [
  ['#/raid', [/src\/app\/hosts\/raid-host\.tsx$/]],
  ['#/play', [/src\/app\/hosts\/raid-host\.tsx$/]],
  ['#/theatre', [/src\/app\/hosts\/theatre-host\.tsx$/]],
];
/** What the game of a system begins with: the map first, which takes longest. */
const ofSystem = (system: string): readonly RegExp[] => [
  /src\/systems\/index\.ts$/,
  new RegExp(`/${system}/map/view\\.ts$`),
  new RegExp(`/${system}/(?:index|screen)\\.ts$`),
];
/** The letters of the map (src/systems/raid/map/raid-board.ts); the page itself names the one that all screens use. */
const LETTERS =
  /(?:alegreya-700|alegreya-400-italic|barlow-semi-condensed-600|landing-stencil-700)-(?!more-)\S*\.woff2$/;

export function raidPreload(): Plugin {
  return {
    name: 'raid-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // After the charset, which a browser looks for at the very beginning; before the styles, which a script waits for.
      handler: (html, { bundle }: IndexHtmlTransformContext) =>
        bundle === undefined
          ? html
          : html.replace('<title>', () => `<script>${preloader(bundle)}</script>\n    <title>`),
    },
  };
}

function preloader(bundle: Rollup.OutputBundle): string {
  const letters = Object.keys(bundle).filter((name) => LETTERS.test(name));
  const wanted = WANTED.map(
    ([address, modules]) => [address, [...filesOf(bundle, modules), ...letters]] as const,
  );
  const battles = battleFiles(bundle);
  const named = [...Object.values(battles), ...wanted.map(([, names]) => names)];
  const files = [...new Set(named.flat())];
  const numbers = (names: readonly string[]): number[] => names.map((name) => files.indexOf(name));
  const ofBattles = Object.entries(battles).map(([id, names]) => [id, numbers(names)]);
  const ofScreens = wanted.map(([address, names]) => [address, numbers(names)]);
  const program = `{
      const files = ${JSON.stringify(files)};
      const battles = ${JSON.stringify(ofBattles)};
      const parts = location.hash.split('/');
      const battle = battles.find(([id]) => parts.includes(id)) ?? battles[battles.length - 1 ? -1 : 0];
      for (const [address, wanted] of ${JSON.stringify(ofScreens)})
        if (location.hash.startsWith(address))
          for (const i of new Set([...(battle?.[1] ?? []), ...wanted])) {
            const file = files[i];
            const link = document.createElement('link');
            link.rel = file.endsWith('js') ? 'modulepreload' : 'preload';
            if (file.endsWith('css')) link.as = 'style';
            if (file.endsWith('woff2')) link.as = 'font';
            link.crossOrigin = '';
            link.href = './' + file;
            document.head.append(link);
          }
    }`; // across origins, as the files are asked for later
  return minifySync('preload.js', program).code; // every page has it
}

/** By the battle's id: the files of its system and of its data. */
function battleFiles(bundle: Rollup.OutputBundle): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, made] of Object.entries(bundle)) {
    if (made.type !== 'chunk') continue;
    const [, system = '', battle, what] = DOOR.exec(made.facadeModuleId ?? '') ?? [];
    if (battle !== undefined && what === 'scenario')
      found[battle] = [...filesOf(bundle, ofSystem(system)), name];
  }
  return found;
}

/** The files of these modules' chunks and of all that they import, with their styles. */
function filesOf(bundle: Rollup.OutputBundle, modules: readonly RegExp[]): string[] {
  const files = new Set<string>();
  const follow = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || chunk.isEntry || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of chunk.imports) follow(next);
  };
  for (const module of modules) {
    for (const [name, made] of Object.entries(bundle)) {
      if (made.type === 'chunk' && module.test(made.facadeModuleId ?? '')) follow(name);
    }
  }
  return [...files];
}
