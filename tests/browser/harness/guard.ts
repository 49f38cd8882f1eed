// What must never happen in a page: an error or a warning on its console, a request that fails, a request to any
// other host.

import type { BrowserContext, ConsoleMessage, Request } from 'playwright-core';

/** The browser on itself, when it paints WebGL without a graphics card. */
const DRIVER = /GL Driver Message \(OpenGL, Performance/;
const LOUD: ReadonlySet<string> = new Set(['error', 'warning', 'assert']);

export class Guard {
  readonly problems: string[] = [];
  #watching = true;

  constructor(context: BrowserContext, origin: string) {
    context.on('console', (message) => this.#heard(message));
    context.on('weberror', (error) => this.#note(`error: ${error.error().stack}`));
    context.on('request', (request) => this.#asked(request, origin));
    context.on('requestfailed', (request) => {
      this.#note(`failed: ${request.url()} ${request.failure()?.errorText}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#note(`${response.status()}: ${response.url()}`);
    });
  }

  /** From now on nothing counts: a page that is closed gives up its requests. */
  stop(): void {
    this.#watching = false;
  }

  #note(problem: string): void {
    if (this.#watching) this.problems.push(problem);
  }

  #heard(message: ConsoleMessage): void {
    if (DRIVER.test(message.text())) return;
    if (LOUD.has(message.type())) this.#note(`console ${message.type()}: ${message.text()}`);
  }

  #asked(request: Request, origin: string): void {
    const { protocol, origin: from } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:' || from === origin) return;
    this.#note(`another host: ${request.url()}`);
  }
}
