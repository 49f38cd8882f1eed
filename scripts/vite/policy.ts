// What a page of the build may run and fetch, written into the page itself so that it holds on any host. Nothing comes
// from elsewhere, no text becomes a program: the one script within the page is named by its hash, and where a browser
// has trusted types only the scripts of src/app/own-script.ts run beside it. While the game is worked on (`npm run dev`)
// there is no policy: vite puts scripts and styles of its own into the page.

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const CHARSET = '<meta charset="utf-8" />';

export function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (/<style|\sstyle=|\son\w+=/.test(html))
          throw new Error('the page has styles or handlers within it');
        const rules = policyOf([...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script));
        const meta = `<meta http-equiv="Content-Security-Policy" content="${rules}">`;
        // After the charset, which a browser looks for first; before whatever it holds for.
        return html.replace(CHARSET, () => `${CHARSET}\n    ${meta}`);
      },
    },
  };
}

export function policyOf(scripts: readonly string[]): string {
  const hashes = scripts.map((script) => ` 'sha256-${sha256(script)}'`);
  return [
    "default-src 'self'",
    `script-src 'self'${hashes.join('')}`,
    "img-src 'self' data:", // three pictures within Phaser
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types offline staff',
  ].join(';');
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
