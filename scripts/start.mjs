// Builds the game, serves it and prints its address, which is the last line. Of the build only errors are told. What
// follows `npm start --` says where: --port 8080, --host 0.0.0.0, --out FOLDER (for the build).

import { parseArgs } from 'node:util';
import { build, preview } from 'vite';

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  out: { type: 'string' },
};

try {
  const { port, host, out } = parseArgs({ options }).values;
  const at = {
    ...(port === undefined ? {} : { port: portOf(port), strictPort: true }), // else the first that is free
    ...(host === undefined ? {} : { host }),
  };
  const into = out === undefined ? {} : { outDir: out, emptyOutDir: true };
  console.log('Building the game …');
  await build({ logLevel: 'error', build: into });
  const { resolvedUrls } = await preview({ logLevel: 'error', preview: at, build: into });
  console.log('The game is served here; Ctrl+C ends it.');
  for (const address of [...resolvedUrls.network, ...resolvedUrls.local]) console.log(address);
} catch (fault) {
  console.error(fault.message);
  process.exit(1);
}

function portOf(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new RangeError(`--port must be a number from 0 to 65535, not ${text}`);
}
