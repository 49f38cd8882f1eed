// The fingerprint of a golden raid: hashes and counts of all that is told of it, whatever the shape of the code behind.
// Everything from src that it needs is imported here and nowhere else.

import { readdirSync, readFileSync } from 'node:fs';
import { hashText } from '../../../../src/engine/hash.ts';
import { encodeLink } from '../../../../src/engine/link.ts';
import {
  makeReplay,
  parseReplay,
  type Replay,
  type ReplayStep,
  runReplay,
} from '../../../../src/engine/replay.ts';
import { Rerun } from '../../../../src/engine/rerun.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { chance } from '../../../../src/staff/chance/estimate.ts';
import type { ReviewBudget } from '../../../../src/staff/review/budget.ts';
import { examinerHere, reviewReplay } from '../../../../src/staff/review/run.ts';
import { STAFF_QUICK } from '../../../../src/staff/strength.ts';
import { loadBattle } from '../../../../src/systems/raid/data/battles.ts';
import { odds } from '../../../../src/systems/raid/odds/odds.ts';
import { threats } from '../../../../src/systems/raid/odds/threats.ts';
import { staffedRaid } from '../../../../src/systems/raid/players/staff.ts';
import { formatAction, parseAction } from '../../../../src/systems/raid/rules/actions.ts';
import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../../../src/systems/raid/rules/system.ts';
import type { Lang } from '../../../../src/systems/raid/text/catalogue.ts';
import { describeEvent } from '../../../../src/systems/raid/text/events.ts';
import { describeTrace, traceOf } from '../../../../src/systems/raid/text/trace.ts';

const POINTS = 20; // of a raid, evenly spaced, at which its positions are asked about
const REACH = 10; // from a point whose win chance is reckoned to the next
const PLAYOUTS = 20; // of each win chance
const REVIEW: ReviewBudget = { name: 'fingerprint', playouts: 3, strength: STAFF_QUICK };
const REVIEWED = /-steady-\w+-events-1\.json$/; // one raid a level of each battle: a review is slow
const MORE = 10; // actions after a branch

const folder = new URL('./', import.meta.url);

/** A golden raid that has been run. */
export interface GoldenRaid {
  readonly scenario: Scenario;
  readonly replay: Replay;
  readonly steps: readonly RaidStep[];
  readonly points: readonly RaidState[];
}

type Print = string | readonly (readonly number[])[];
export type Fingerprints = Readonly<Record<string, Readonly<Record<string, Print>>>>;

/** Every part of a fingerprint by its name. */
const PARTS: Readonly<Record<string, (raid: GoldenRaid) => Print | Promise<Print>>> = {
  events: ({ steps }) => hashOf(steps.map(({ events }) => events)),
  odds: ({ points }) => hashOf(points.map(oddsAt)),
  threats: ({ points }) => hashOf(points.map((state) => threats(state))),
  chance: ({ points }) => points.filter((_, i) => i % REACH === REACH / 2).map(countsAt),
  review: reviewOf,
  link: ({ scenario, replay }) => hashText(encodeLink(raidOn(scenario), replay)),
  'branched link': (raid) => hashText(encodeLink(raidOn(raid.scenario), branched(raid))),
  'log en': (raid) => hashText(logOf(raid, 'en')),
  'log fr': (raid) => hashText(logOf(raid, 'fr')),
};

/** Of all battles, or of one: a file's name begins with that of its battle. */
export const goldenFiles = (battle = ''): string[] =>
  readdirSync(folder).filter((file) => file.startsWith(battle) && /-\d\.json$/.test(file));

export const partsOf = (file: string): string[] =>
  Object.keys(PARTS).filter((part) => part !== 'review' || REVIEWED.test(file));

export async function printOf(raid: GoldenRaid, part: string): Promise<Print> {
  const print = PARTS[part];
  if (print === undefined) throw new Error(`no part '${part}'`);
  return print(raid);
}

/** The fingerprints of golden raids, worked out anew. */
export async function fingerprints(files: readonly string[]): Promise<Fingerprints> {
  const all: Record<string, Record<string, Print>> = {};
  for (const file of files) {
    const raid = runGolden(file);
    const prints: Record<string, Print> = {};
    for (const part of partsOf(file)) prints[part] = await printOf(raid, part);
    all[file] = prints;
  }
  return all;
}

type RaidStep = ReplayStep<Scenario, RaidEvent>;

export function runGolden(file: string): GoldenRaid {
  const replay = parseReplay(readFileSync(new URL(file, folder), 'utf8'));
  if ('faults' in replay) throw new Error(JSON.stringify(replay.faults));
  const scenario = loadBattle(replay.scenario.id);
  const steps: RaidStep[] = [];
  const run = runReplay(raidOn(scenario), replay, (step) => steps.push(step));
  if (!run.ok) throw new Error(run.reason);
  const points = Array.from({ length: POINTS }, (_, i) => {
    const step = steps[Math.floor((steps.length * (i + 1)) / (POINTS + 1))];
    if (step === undefined) throw new Error(`${file} has no actions`);
    return step.position;
  });
  return { scenario, replay, steps, points };
}

const hashOf = (value: unknown): string => hashText(JSON.stringify(value, project));

/** A JSON replacer under which a reference to a rule is its id, and neither kinds of arrays nor orders of keys matter. */
export function project(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint' || Number.isNaN(value)) return String(value);
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) return `${value}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (ArrayBuffer.isView(value)) return Array.from(value as Uint8Array);
  if (value instanceof Map || value instanceof Set) throw new Error('JSON would leave it empty');
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length === 2 && entries[0]?.[0] === 'book' && entries[1]?.[0] === 'id') {
    return entries[1][1];
  }
  return Object.fromEntries(entries);
}

/** The exact odds of everything legal, in the order in which it is offered. */
const oddsAt = (state: RaidState) =>
  legalActions(state, []).map((action) => [
    formatAction(state.scenario, action),
    odds(state, action),
  ]);

function countsAt(state: RaidState): number[] {
  const { n, total, half, fail, points } = chance(staffedRaid(state.scenario), state, PLAYOUTS);
  return [n, total, half, fail, points];
}

async function reviewOf({ scenario, replay }: GoldenRaid): Promise<string> {
  const staffed = staffedRaid(scenario);
  const review = await reviewReplay(staffed, replay, REVIEW, examinerHere(staffed));
  if (review === null || !('moves' in review)) throw new Error('not reviewed');
  return hashOf(review);
}

/** The first half of a raid, then fresh dice and always the first action on the list. */
function branched({ scenario, replay }: GoldenRaid): Replay {
  const at = Math.floor(replay.actions.length / 2);
  const { seed, level, events } = replay;
  const course = { seed, level, events, branches: [{ at, seed: 'fingerprint' }] };
  const rerun = new Rerun(raidOn(scenario), course);
  const actions: Action[] = [];
  for (let i = 0; i < at + MORE && !rerun.over; i++) {
    const action =
      i < at ? parseAction(scenario, replay.actions[i] ?? '') : legalActions(rerun.position, [])[0];
    if (typeof action !== 'number') throw new Error(`no action ${i}`);
    rerun.run(action, null);
    actions.push(action);
  }
  return makeReplay(raidOn(scenario), course, actions);
}

/** Every event and German reason as `raid log` tells them, by ids and by names. */
function logOf({ scenario, steps }: GoldenRaid, lang: Lang): string {
  const lines: string[] = [];
  for (const event of steps.flatMap(({ events }) => events)) {
    const trace = traceOf(event);
    for (const names of ['ids', 'names'] as const) {
      lines.push(describeEvent(scenario, event, lang, names));
      if (trace !== undefined) lines.push(...describeTrace(scenario, trace, lang, names));
    }
  }
  return lines.join('\n');
}
