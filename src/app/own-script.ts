// Scripts that run beside the page (scripts/vite/policy.ts). Where a browser has trusted types, a plain text is not taken
// for the address of one. Each has a policy of its own that knows one address, and no policy can be made twice.

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(wanted: string): string };
}

declare global {
  var trustedTypes: Policies | undefined; // not in every browser, nor in TypeScript's list
}

/** The address as a browser takes it. */
export const ownScript = (name: 'offline' | 'staff', address: string): string =>
  globalThis.trustedTypes
    ?.createPolicy(name, { createScriptURL: () => address })
    .createScriptURL('') ?? address;
