// The page names its first script with the hash of all of it: one that came damaged does not run, and the service worker
// shows the kept game instead. The hash is taken when nothing changes the script any more. Here the page is done, and
// what only its authors read is taken out: every visit fetches it.

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const FIRST = /(<script type="module"[^>]*) src="\.\/([^"]+)"/;

export function whole(): Plugin {
  return {
    name: 'whole',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return; // a thread has none
        const slim = String(page.source).replaceAll(/\n\s*/g, ' ');
        page.source = slim.replace(FIRST, (found, before: string, name: string) => {
          const script = bundle[name];
          if (script?.type !== 'chunk') throw new Error(`the page begins with ${found}`);
          const hash = createHash('sha256').update(script.code).digest('base64');
          return `${before} integrity="sha256-${hash}" src="./${name}"`;
        });
      },
    },
  };
}
