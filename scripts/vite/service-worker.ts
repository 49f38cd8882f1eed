// Puts the service worker into a build, with the files it is to keep: those of the title at once, the rest when asked.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const TITLE_FONTS = /stardos-stencil-latin-700|barlow-semi-condensed-500/;

const KEPT = /\.(js|css|woff2|svg|png|webp)$/;
const OF_TERMINAL = /\/(?:terminal|counting)-[\w-]+\.js$/; // doors of a system that no page opens

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const title = titleFiles(bundle);
      const kept = Object.keys(bundle).filter((name) => KEPT.test(name) && !OF_TERMINAL.test(name));
      const rest = kept.filter((name) => !title.includes(name));
      const source = readFileSync(`${root}src/app/service-worker.js`, 'utf8')
        .replace('__VERSION__', version(bundle))
        .replace('__TITLE__', list([...title, ...readdirSync(`${root}assets`)]))
        .replace('__REST__', list(rest));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
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
  for (const [name, made] of Object.entries(bundle)) {
    if (made.type === 'chunk' && made.isEntry) follow(name);
    else if (TITLE_FONTS.test(name)) files.add(name);
  }
  return [...files];
}

/** A name for this build: of all its names, which hold the hashes of their content. */
function version(bundle: Rollup.OutputBundle): string {
  const names = Object.keys(bundle).sort().join('\n');
  return `cauldron-${createHash('sha256').update(names).digest('hex').slice(0, 12)}`;
}

const list = (names: readonly string[]): string => JSON.stringify(names.map((name) => `./${name}`));
