// What a thread of the staff leaves out: it opens systems by their rules and their staff alone, so that their screens,
// maps, books and terminals are empty there. Else every one of them would lie in the build twice.

import type { Plugin } from 'vite';

/** Behind doors of the register, and behind those of a system's headless entry. */
const LEFT_OUT = [
  [/src\/systems\/(?:index|system-folders)\.ts$/, /\/(?:screen|outside|map\/view)\.ts$|\.md\?raw$/],
  [/\/index\.ts$/, /^\.\/(?:terminal|counting|text\/figures)\/|^\.\/data\/par\.ts$/],
] as const;
const NOTHING = '\0not-in-a-thread';

export function headlessOnly(): Plugin {
  return {
    name: 'headless-only',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const left = LEFT_OUT.some(([from, door]) => from.test(importer) && door.test(id));
      return left ? NOTHING : null;
    },
    load: (id) => (id === NOTHING ? 'export default null;' : null),
  };
}
