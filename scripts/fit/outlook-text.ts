// outlook.json as it is written: what was fitted to a battle's data, a row of figures a line.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BattleFolder } from '../../src/systems/battle-folders.ts';

export interface OutlookText {
  readonly scenario: string; // hash of the data
  readonly weights?: readonly string[];
  readonly doctrine?: unknown; // of `sound`
  readonly chance?: unknown; // how playouts are read
}

const pathOf = (folder: BattleFolder): string => join(folder.path, 'outlook.json');

export function readOutlook(folder: BattleFolder): OutlookText | null {
  const path = pathOf(folder);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as OutlookText) : null;
}

export function writeOutlook(folder: BattleFolder, outlook: OutlookText): void {
  const { scenario, doctrine, chance, weights = [] } = outlook;
  const parts = [`  "scenario": "${scenario}"`];
  if (doctrine !== undefined) parts.push(`  "doctrine": ${JSON.stringify(doctrine)}`);
  if (chance !== undefined) parts.push(`  "chance": ${JSON.stringify(chance)}`);
  parts.push(`  "weights": [\n${weights.map((row) => `    "${row}"`).join(',\n')}\n  ]`);
  writeFileSync(pathOf(folder), `{\n${parts.join(',\n')}\n}\n`);
}
