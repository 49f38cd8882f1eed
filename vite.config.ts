import { configDefaults, defineConfig } from 'vitest/config';
import { licences } from './scripts/vite/licences.ts';
import { partsOfPhaser } from './scripts/vite/phaser.ts';
import { policy } from './scripts/vite/policy.ts';
import { raidPreload } from './scripts/vite/raid-preload.ts';
import { served } from './scripts/vite/served.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';
import { shelf } from './scripts/vite/shelf.ts';
import { headlessOnly } from './scripts/vite/thread.ts';
import { whole } from './scripts/vite/whole.ts';
import { wordsApart } from './scripts/vite/words-apart.ts';

/** Controls that the title does without. */
const CONTROLS =
  'src/ui/kit/(?:after-picture|badge|bottom-sheet|button|dialog|figures|icon-paths-more|icons|index|keeps-focus|panel|paragraph|pop|progress|radio-group|roving|rule-ref|ruled|scatter|select|table-box|tabs|text-field|toast|toggle|tooltip|use-media|words)\\.|src/ui/kit/(?:dice/|keys/(?:groups|shortcut)|prefs/helps|sound/hear|charts/use-width)';
/** Whatever a raid is played with and told in. */
const ENGINE =
  'src/(?:engine|words/(?:message|aloud)|staff/outcome-counts|systems/raid/(?:rules|german|data|text))\\b|seedrandom|systems/raid/(?:index|luck/(?:read-facts|dice-luck|raid-facts))\\.|src/app/(?:rebuild|replay-of|handed|outsides|today|looked-at|lesson-notes|looks|take-command|raids|download|new-id|stores|storage/(?:archive|facts|meeting|new-record|writer))\\.|rolldown/runtime';
/** What the odds and threats of a position are worked out with. */
const ODDS = 'src/systems/raid/odds/';
/** What the raid screen shares with the other screens that show a raid. */
const SCREENS =
  'src/systems/raid/(?:screen\\.|panels/(?!course/|records/|replay/|report/|back-face)|map/|sound/(?:cues|ear)|screen-words/)|src/ui/(?:sheet/|play/|staff/|shell/(?:battle-name|best\\.|optional-badges|page|outsides|sound-control)|screens/(?:raid-notices/(?:damaged|none|elsewhere)|review/mark|today/)|theatre/refusal-words)|src/words/shell/(?:play|staff|screens|diary|dice|day|lesson-offer)\\b|src/app/(?:staff/(?:raid-staff|thread|desk-worker)|fault-words|faces|hosts/cannot-open)\\b';
/** Every screen but the title wants most of it: one file is asked for sooner than five. */
const TABLE = new RegExp([CONTROLS, ENGINE, ODDS, SCREENS].join('|'));

/** A system has a file of its own, which only its games ask for. */
const tableOf = (file: string): string => {
  const [, system] = /src\/systems\/([\w-]+)\//.exec(file) ?? [];
  return system === undefined ? 'table' : `table-${system}`;
};

/** What looking back on games and handing them on takes, and playing one does not. Nothing of the table imports it. */
const PAST =
  /src\/engine\/(?:link|link-header|link-branches|bytes|mixed-radix|base64url|replay|replay-parse|replay-check|replay-head|scan-json|parting|played|moments)\.|src\/app\/(?:replay-of|take-command|handed|looks|storage\/facts)\.|src\/ui\/(?:theatre\/refusal-words|sheet\/course|staff\/reason-lines|kit\/(?:table-box|charts\/use-width)|screens\/today\/(?:copy-line|day-note))\./;

/** Whose scripts the title names one by one, so that they come side by side; other screens ask for their own. */
const AT_HAND = /(?:raid|theatre|shared)-host/;

/** Files in the build: pages and scripts name many, and a hash is what no compression makes smaller. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  base: './', // the build runs from any folder
  publicDir: 'assets', // copied as they are
  plugins: [
    shelf(),
    wordsApart(),
    licences(),
    partsOfPhaser(),
    raidPreload(),
    policy(),
    whole(),
    serviceWorker(),
    served(),
  ],
  worker: {
    format: 'es', // a system is fetched when a thread is briefed
    plugins: () => [headlessOnly(), shelf(), licences()],
    rolldownOptions: { output: NAMES },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: {
      polyfill: false, // every browser that runs this knows it
      resolveDependencies: (file, files) =>
        AT_HAND.test(file) ? files : files.filter((one) => one.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        ...NAMES,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'title', tags: ['$initial'] },
            { name: 'past', test: PAST, minShareCount: 2, priority: 1 },
            { name: tableOf, test: TABLE, minShareCount: 2 },
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
