import { configDefaults, defineConfig } from 'vitest/config';
import { partsOfPhaser } from './scripts/vite/phaser.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';

export default defineConfig({
  base: './', // the build runs from any folder
  publicDir: 'assets', // copied as they are
  plugins: [partsOfPhaser(), serviceWorker()],
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true, // scripts/measure-size.ts reads it
    assetsInlineLimit: 0, // a font inside a style sheet would be loaded whether it is used or not
  },
  preview: { host: '127.0.0.1' },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/browser/**'], // these have a step of their own
    environment: 'node',
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
