// What must never happen in a page: an error or a warning on its console, a request that fails, a request to any
// other host, anything that the policy of the page forbids.

import type { BrowserContext, ConsoleMessage, Request } from 'playwright-core';

const LOUD: ReadonlySet<string> = new Set(['error', 'warning', 'assert']);

/** The page was left, or a thread ended, while something was on its way. */
const GIVEN_UP = 'net::ERR_ABORTED';

export class Guard {
  readonly problems: string[] = [];
  #watching = true;

  constructor(context: BrowserContext, origin: string) {
    context.addInitScript(tellViolations).catch(() => undefined); // the window was closed before it came to that
    context.on('console', (message) => this.#heard(message));
    context.on('weberror', (error) => this.#note(`error: ${error.error().stack}`));
    context.on('request', (request) => this.#asked(request, origin));
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      if (why !== GIVEN_UP) this.#note(`failed: ${request.url()} ${why}`);
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
    if (LOUD.has(message.type())) this.#note(`console ${message.type()}: ${message.text()}`);
  }

  #asked(request: Request, origin: string): void {
    const { protocol, origin: from } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:' || from === origin) return;
    this.#note(`another host: ${request.url()}`);
  }
}

/** In the page: what its policy forbade, on the console. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(
      `policy: ${event.effectiveDirective} forbids ${event.blockedURI} ${event.sample}`,
    );
  });
}
