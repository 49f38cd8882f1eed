// Before all browser tests: the browser is there, the game is built and served.

import type { TestProject } from 'vitest/node';
import { buildApp } from './built.ts';
import { findBrowser } from './chromium.ts';
import { serve } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string;
    origin: string;
  }
}

export default async function prepare(project: TestProject): Promise<() => void> {
  project.provide('browserPath', findBrowser());
  const built = await buildApp();
  const served = await serve(built.folder);
  project.provide('origin', served.origin);
  return () => {
    served.stop();
    built.remove();
  };
}
