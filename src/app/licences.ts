// The licences of all that a build ships. They are written in the place of this file (scripts/vite/licences.ts).

export interface Licence {
  readonly name: string; // of the package
  readonly version: string;
  readonly licence: string; // by its short name
  readonly text: string;
}

export const LICENCES: readonly Licence[] = [];
