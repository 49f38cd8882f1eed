import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  base: './', // the build runs from any folder
  build: { target: 'es2022', sourcemap: false },
  preview: { host: '127.0.0.1' },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/browser/**'], // these have a step of their own
    environment: 'node',
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
