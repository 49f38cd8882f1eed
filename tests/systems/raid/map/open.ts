// Opens the harness page in a browser that is on the machine, and collects what it complains of.

import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

export class Bench {
  readonly complaints: string[] = [];
  readonly #server: ViteDevServer;
  readonly #browser: Browser;

  private constructor(server: ViteDevServer, browser: Browser) {
    this.#server = server;
    this.#browser = browser;
  }

  static async open(): Promise<Bench> {
    const server = await createServer({
      root,
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1', hmr: false },
    });
    await server.listen();
    const args = [...FLAGS, '--disable-gpu'];
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
    return new Bench(server, browser);
  }

  /** The harness with a position on it, once it has been drawn. */
  async page(words: string, size: Size): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: { width: size.width, height: size.height },
      deviceScaleFactor: size.density,
      hasTouch: true,
    });
    const page = await context.newPage();
    page.on('console', (message) => {
      const bad = ['error', 'warning'].includes(message.type());
      if (bad) this.complaints.push(`${words}: ${message.text()}`);
    });
    page.on('pageerror', (error) =>
      this.complaints.push(`${words}: ${error.stack ?? error.message}`),
    );
    await page.goto(
      `${this.#server.resolvedUrls?.local[0]}tests/systems/raid/map/harness.html?${words}`,
    );
    await page.waitForFunction(
      () => window.harness !== undefined && window.harness.view.frames > 0,
    );
    return page;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
  }
}

/** Says what went wrong, if anything, and sets the exit code. */
export function conclude(complaints: readonly string[]): void {
  if (complaints.length === 0) return;
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}
