// How `npm start` serves a build: a file that is not there is not there (404, where a host of pages would send the first
// page under its name), and no answer may be guessed at, framed by another site or told where a player came from. What
// a page may run is in the page itself (policy.ts), so that any other host has it too.

import type { Plugin } from 'vite';

export const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'", // a page cannot say this of itself
};

export function served(): Plugin {
  return {
    name: 'served',
    config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
    configurePreviewServer({ middlewares }) {
      middlewares.use((_, answer, next) => {
        for (const [name, value] of Object.entries(HEADERS)) answer.setHeader(name, value);
        next();
      });
    },
  };
}
