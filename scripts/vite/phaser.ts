// Puts only the parts of Phaser into a build that the map uses: its package hands out all or nothing, which is twice
// as much. The parts are named in phaser-parts.js; what they would pull in for nothing is in phaser-less.ts.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LESS } from './phaser-less.ts';

const parts = fileURLToPath(new URL('phaser-parts.js', import.meta.url));
const phaser = dirname(createRequire(import.meta.url).resolve('phaser/package.json'));
const SOURCE = 'phaser-source/';

/** The words that Phaser's own build replaces in its sources. */
const WORDS: Readonly<Record<string, boolean>> = {
  CANVAS_RENDERER: true,
  WEBGL_RENDERER: false,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};

/** Phaser tries WebGL out on every start, though the map is painted on a plain canvas (src/ui/sheet/boot.ts). */
const TRIES_WEBGL = 'Features.webGL = testWebGL();';
const LEAVES_WEBGL = 'Features.webGL = !(isUint8 = true);';

export function partsOfPhaser(): Plugin {
  return {
    name: 'parts-of-phaser',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'phaser') return parts;
      return id.startsWith(SOURCE) ? join(phaser, 'src', id.slice(SOURCE.length)) : null;
    },
    load: {
      filter: { id: LESS.map(([file]) => file) },
      handler: (id) => LESS.find(([file]) => file.test(id))?.[1],
    },
    transform: {
      filter: { id: /node_modules\/phaser\/src\/.*\.js$/ },
      handler: (code) =>
        code
          .replace(TRIES_WEBGL, LEAVES_WEBGL)
          .replaceAll(/\btypeof ([A-Z][A-Z0-9_]+)\b/g, (found, word: string) =>
            word in WORDS ? String(WORDS[word]) : found,
          ),
    },
  };
}
