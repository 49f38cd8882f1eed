import { configDefaults, defineConfig } from 'vitest/config';
import { partsOfPhaser } from './scripts/vite/phaser.ts';
import { raidPreload } from './scripts/vite/raid-preload.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';
import { shelf } from './scripts/vite/shelf.ts';
import { headlessOnly } from './scripts/vite/thread.ts';

/** Controls that the title does without. */
const CONTROLS =
  'src/ui/kit/(?:after-picture|badge|bottom-sheet|button|dialog|figures|icon-paths-more|icons|index|panel|paragraph|progress|roving|rule-ref|ruled|scatter|select|table-box|tabs|text-field|toast|toggle|tooltip|use-media|words)\\.|src/ui/kit/(?:dice/|sound/hear|charts/use-width)';
/** Whatever a raid is played with and told in. */
const ENGINE =
  'src/(?:engine|words/message|systems/raid/(?:rules|german|data|text))\\b|seedrandom|systems/raid/(?:index|luck/(?:read-facts|dice-luck|raid-facts))\\.|src/app/(?:rebuild|replay-of|handed|outsides|today|looks|take-command|raids|download|new-id|storage/facts)\\.|rolldown/runtime';
/** What the odds and threats of a position are worked out with. */
const ODDS = 'src/systems/raid/odds/';
/** What the raid screen shares with the other screens that show a raid. */
const SCREENS =
  'src/systems/raid/(?:screen\\.|panels/(?!course/|records/|replay/|report/|back-face)|map/|sound/(?:cues|ear)|screen-words/)|src/ui/(?:sheet/|play/|staff/|shell/(?:page|outsides|sound-control)|screens/(?:raid-notices/(?:damaged|none|elsewhere)|review/mark|today/)|theatre/refusal-words)|src/words/shell/(?:play|staff|screens|diary|dice)\\b|src/app/(?:staff/(?:raid-staff|thread)|fault-words)\\b';
/** Every screen but the title wants most of it: one file is asked for sooner than five. */
const TABLE = new RegExp([CONTROLS, ENGINE, ODDS, SCREENS].join('|'));

export default defineConfig({
  base: './', // the build runs from any folder
  publicDir: 'assets', // copied as they are
  plugins: [shelf(), partsOfPhaser(), raidPreload(), serviceWorker()],
  worker: { format: 'es', plugins: () => [headlessOnly(), shelf()] }, // a system is fetched when a thread is briefed
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false }, // every browser that runs this knows it
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'title', tags: ['$initial'] },
            { name: 'table', test: TABLE, minShareCount: 2 },
          ],
        },
      },
    },
    assetsInlineLimit: 0, // a font inside a style sheet would be loaded whether it is used or not
  },
  preview: { host: '127.0.0.1' },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/browser/**'], // these have a step of their own
    setupFiles: ['tests/support/rules-by-id.ts'],
    environment: 'node',
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
