// The yardstick: a page with Phaser and nothing else, built as the game is.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../tests/browser/harness/built.ts';

const PAGE = `<!doctype html><meta charset="utf-8" /><link rel="icon" href="data:," />
<body style="margin:0"><script type="module" src="./main.js"></script></body>`;
const MAIN = `import * as Phaser from 'phaser';
window.frames_drawn = 0;
const game = new Phaser.Game({
  type: Phaser.CANVAS, width: innerWidth, height: innerHeight, banner: false, audio: { noAudio: true }, scene: {},
});
game.events.on('postrender', () => window.frames_drawn++);
`;

/** Where the page was built, and how to be rid of it. */
export async function buildEmptyPhaser(): Promise<{ folder: string; remove: () => void }> {
  const source = mkdtempSync(join(tmpdir(), 'cauldron-phaser-'));
  const folder = join(source, 'dist');
  mkdirSync(folder);
  writeFileSync(join(source, 'index.html'), PAGE);
  writeFileSync(join(source, 'main.js'), MAIN);
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { phaser: join(root, 'node_modules/phaser') } },
    build: { outDir: folder, target: 'es2022' },
  });
  return { folder, remove: () => rmSync(source, { recursive: true, force: true }) };
}
