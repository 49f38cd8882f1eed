// The data raids are played on: a battle of the shelf as it is, or with a patch that is tried out and never written
// down. It is named by plain words, so that every process can make it for itself.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { learnOutlook, outlookFile } from '../../src/engine/outlooks.ts';
import {
  type BattleFolder,
  battleFolders,
  compileFolder,
  readFile,
  readFiles,
} from '../../src/systems/battle-folders.ts';
import { readBattle } from '../../src/systems/raid/data/read.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { fitWeights, rowsOf, rowTexts } from '../fit/fit-weights.ts';

export interface Ground {
  readonly battle: string; // its id
  readonly patches: readonly string[]; // paths of files, applied one after the other
  readonly weights: readonly string[] | null; // of the outlook; without it planners play every raid to its end: slow
}

type Json = Record<string, unknown>;
/** What a patch module exports by default: it changes the files in place, which are named without '.json'. */
export type Patch = (files: Json) => void;

/** As outlook.json has it. */
interface Outlook {
  readonly scenario: string; // hash of the data it was fitted to
  readonly weights: readonly string[];
  readonly doctrine?: unknown; // of the standing player: like data are played alike
}

/** Raids a level: quick, and good enough to compare by. Less will do where there are weights of like data. */
const FITTED = { anew: 3000, further: 1000 };

/**
 * A battle with patches and an outlook: the one that lies in its folder where it was fitted to these data, else one that
 * is fitted now, from there on. `fit` says otherwise: to so many raids a level, or 0 for the one in the folder whatever
 * its data were.
 */
export async function groundOf(
  battle: string,
  patches: readonly string[],
  fit: number | null,
  jobs: number,
): Promise<Ground & { readonly told: string }> {
  const bare = { battle, patches, weights: null };
  const scenario = await scenarioOn(bare);
  const kept = readFile(folderOf(battle), 'outlook') as Outlook | null;
  const enough = kept === null ? FITTED.anew : FITTED.further;
  const raids = fit ?? (kept?.scenario === scenario.hash ? 0 : enough);
  if (raids === 0) {
    const weights = kept?.weights ?? null;
    return { ...bare, weights, told: weights === null ? 'no outlook' : 'outlook as kept' };
  }
  const { weights } = await fitWeights({
    ...{ scenario, words: [JSON.stringify(bare)], raids, jobs },
    ...(kept === null ? {} : { prior: rowsOf(kept.weights) }),
  });
  return { ...bare, weights: rowTexts(weights), told: `outlook fitted to ${raids} raids a level` };
}

/** As players have it: the outlook of the folder where it is of these data, else none. */
export function groundAsKept({ id, hash }: Pick<Scenario, 'id' | 'hash'>): Ground {
  const kept = readFile(folderOf(id), 'outlook') as Outlook | null;
  return { battle: id, patches: [], weights: kept?.scenario === hash ? kept.weights : null };
}

export async function scenarioOn({ battle, patches, weights }: Ground): Promise<Scenario> {
  const folder = folderOf(battle);
  const files = readFiles(folder) as Json;
  for (const path of patches) (await patchAt(path))(files);
  const scenario = compileFolder(folder, () => readBattle(files));
  // Without weights nothing that was learnt before is forgotten.
  if (weights !== null || outlookFile(scenario.hash) === undefined) {
    const { doctrine } = (readFile(folder, 'outlook') ?? {}) as Partial<Outlook>;
    learnOutlook({
      scenario: scenario.hash,
      ...(doctrine === undefined ? {} : { doctrine }),
      ...(weights === null ? {} : { weights }),
    });
  }
  return scenario;
}

function folderOf(battle: string): BattleFolder {
  const folder = battleFolders().find(({ id }) => id === battle);
  if (folder === undefined) throw new RangeError(`no battle '${battle}' on the shelf`);
  return folder;
}

async function patchAt(path: string): Promise<Patch> {
  if (path.endsWith('.json')) {
    const patch = JSON.parse(readFileSync(path, 'utf8')) as Json;
    return (files) => mergeInto(files, patch);
  }
  const module = (await import(pathToFileURL(resolve(path)).href)) as { readonly default: Patch };
  return module.default;
}

/** Objects are merged, anything else is put in its place; null takes away. */
export function mergeInto(target: Json, patch: Json): void {
  for (const [key, value] of Object.entries(patch)) {
    const old = target[key];
    if (value === null) delete target[key];
    else if (isObject(value) && isObject(old)) mergeInto(old, value);
    else target[key] = value;
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
