// Puts the service worker into a build, with the files it is to keep: those of the title at once, the rest after it.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const TITLE_FONTS = /(?:landing-stencil-700|barlow-semi-condensed-500)-(?!more-)/;

const KEPT = /\.(js|css|woff2|svg|png|webp)$/;
const OF_TERMINAL = /\/(?:terminal|counting)-[\w-]+\.js$/; // doors of a system that no page opens
const ICON = /\.png$/; // asked for by whoever installs the game

const isKept = (name: string): boolean => KEPT.test(name) && !OF_TERMINAL.test(name);

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post', // when the page is as it will be
      handler(_, bundle) {
        const title = titleFiles(bundle);
        const copied = readdirSync(`${root}assets`);
        const early = [...title, ...copied.filter((name) => !ICON.test(name))];
        const kept = [...Object.keys(bundle).filter(isKept), ...copied];
        const rest = kept.filter((name) => !early.includes(name));
        const program = readFileSync(`${root}src/app/service-worker.js`, 'utf8');
        const source = program
          .replace('__VERSION__', version(bundle, program))
          .replace('__TITLE__', list(early))
          .replace('__REST__', list(rest));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** The entry, what it imports before anything is shown, its styles and the fonts of the title. */
export function titleFiles(bundle: Rollup.OutputBundle): string[] {
  const files = new Set<string>();
  const follow = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of chunk.imports) follow(next);
  };
  const names = Object.keys(bundle);
  for (const name of names) if (isEntry(bundle[name])) follow(name);
  return [...files, ...names.filter((name) => TITLE_FONTS.test(name))];
}

const isEntry = (made: Rollup.OutputAsset | Rollup.OutputChunk | undefined): boolean =>
  made?.type === 'chunk' && made.isEntry;

/** A name for this build: of the page, of its worker and of all names, which hold the hashes of their content. */
function version(bundle: Rollup.OutputBundle, worker: string): string {
  const page = bundle['index.html'];
  const all = [...Object.keys(bundle).sort(), page?.type === 'asset' ? page.source : '', worker];
  const hash = createHash('sha256').update(all.join('\n'));
  return `cauldron-${hash.digest('hex').slice(0, 12)}`;
}

const list = (names: readonly string[]): string => JSON.stringify(names.map((name) => `./${name}`));
