// Reads a replay that may come from anywhere: every field is checked, every fault names its place, nothing
// throws and nothing is followed deeper than the format goes.

import type { Branch } from './course.ts';
import {
  FIRST_OUTCOMES,
  Form,
  Limit,
  plain,
  REPLAY_FORMAT,
  type Replay,
  type ReplayExtras,
  type ReplayResult,
  ReplayVersion,
} from './replay-format.ts';
import { scanJson } from './scan-json.ts';

export interface ReplayFault {
  readonly path: string; // a JSON pointer such as /actions/17, '' for the whole replay
  readonly reason: string;
}
export interface Unreadable {
  readonly faults: readonly ReplayFault[];
}

export const replayFaultText = ({ path, reason }: ReplayFault): string =>
  path === '' ? reason : `${path}: ${reason}`;

/** The replay in a text, or in a value read from JSON, or all that is wrong with its shape. */
export function parseReplay(input: unknown): Replay | Unreadable {
  const read = typeof input === 'string' ? readJson(input) : { value: input };
  return 'faults' in read ? read : parseValue(read.value);
}

const unreadable = (path: string, reason: string): Unreadable => ({ faults: [{ path, reason }] });

function readJson(text: string): { readonly value: unknown } | Unreadable {
  if (text.length > Limit.text) {
    return unreadable('', `too long: ${text.length} characters, at most ${Limit.text}`);
  }
  const scan = scanJson(text);
  if (scan.depth > Limit.depth) {
    return unreadable('', `brackets within brackets, more than ${Limit.depth} deep`);
  }
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (failure) {
    if (scan.open) return unreadable('', `cut short: the text ends at character ${text.length}`);
    const message = failure instanceof Error ? plain(failure.message, 120) : '';
    return unreadable('', `not JSON (${message})`);
  }
}

function parseValue(value: unknown): Replay | Unreadable {
  if (!isObject(value)) return unreadable('', `must be an object, is ${show(value)}`);
  if (field(value, 'format') !== REPLAY_FORMAT) {
    const found = show(field(value, 'format'));
    return unreadable('/format', `must be '${REPLAY_FORMAT}', is ${found}`);
  }
  const version = VERSIONS.find((known) => known === field(value, 'version'));
  if (version === undefined) {
    const found = show(field(value, 'version'));
    const reason = `this game reads version ${VERSIONS.join(' and ')}, this is ${found}`;
    return unreadable('/version', reason);
  }
  const check = new Check();
  const replay = readFields(check, value, version);
  return check.count === 0 ? replay : { faults: check.told() };
}

const REQUIRED = [
  ...['format', 'version', 'rules', 'scenario', 'seed', 'level', 'events'],
  ...['actions', 'turns', 'result'],
];
const VERSIONS = Object.values(ReplayVersion);
const OPTIONAL = ['optional', 'branches', 'name', 'note', 'practice'];

function readFields(check: Check, value: Fields, version: Replay['version']): Replay {
  const named = version !== ReplayVersion.first;
  check.fields('', value, named ? [...REQUIRED, 'system'] : REQUIRED, OPTIONAL);
  return {
    format: REPLAY_FORMAT,
    version,
    ...(named ? { system: check.text('/system', field(value, 'system'), Form.slug) } : {}),
    rules: check.text('/rules', field(value, 'rules'), Form.rules),
    scenario: readScenario(check, field(value, 'scenario')),
    seed: check.text('/seed', field(value, 'seed'), Form.seed),
    level: check.text('/level', field(value, 'level'), Form.slug),
    events: check.flag('/events', field(value, 'events')),
    ...readOptional(check, field(value, 'optional')),
    ...readBranches(check, value),
    actions: check.texts('/actions', field(value, 'actions'), Form.action, Limit.actions),
    turns: check.texts('/turns', field(value, 'turns'), Form.hash, Limit.turns),
    result: readResult(check, field(value, 'result'), version),
    ...readExtras(check, value),
  };
}

function readScenario(check: Check, value: unknown): Replay['scenario'] {
  if (!check.object('/scenario', value, ['id', 'hash'])) return { id: '', hash: '' };
  return {
    id: check.text('/scenario/id', field(value, 'id'), Form.slug),
    hash: check.text('/scenario/hash', field(value, 'hash'), Form.hash),
  };
}

function readResult(check: Check, value: unknown, version: Replay['version']): ReplayResult | null {
  if (value === null || !check.object('/result', value, ['outcome', 'vp'])) return null;
  const outcome =
    version === ReplayVersion.first
      ? readFirstOutcome(check, value)
      : check.text('/result/outcome', field(value, 'outcome'), Form.slug);
  const vp = check.whole('/result/vp', field(value, 'vp'), -Limit.vp, Limit.vp);
  return { outcome, vp };
}

function readFirstOutcome(check: Check, value: Fields): string {
  const outcome = FIRST_OUTCOMES.find((known) => known === field(value, 'outcome'));
  if (outcome === undefined && Object.hasOwn(value, 'outcome')) {
    const found = show(field(value, 'outcome'));
    check.add('/result/outcome', `${found} is none of ${FIRST_OUTCOMES.join(', ')}`);
  }
  return outcome ?? '';
}

/** Names of optional rules, each once; a game without any has no such field. */
function readOptional(check: Check, value: unknown): Pick<Replay, 'optional'> {
  if (value === undefined) return {};
  const optional = check.texts('/optional', value, Form.slug, Limit.optional);
  const twice = optional.findIndex((name, i) => name !== '' && optional.indexOf(name) < i);
  if (twice >= 0) check.add(`/optional/${twice}`, 'is there twice');
  if (Array.isArray(value) && value.length === 0) check.add('/optional', 'must not be empty');
  return { optional };
}

function readBranches(check: Check, replay: Fields): Pick<Replay, 'branches'> {
  const value = field(replay, 'branches');
  if (value === undefined) return {};
  const list = check.list('/branches', value, Limit.branches);
  const branches = list.map((item, i) => readBranch(check, `/branches/${i}`, item));
  const back = branches.findIndex(({ at }, i) => at <= (branches[i - 1]?.at ?? -1));
  if (back >= 0) check.add(`/branches/${back}/at`, 'must come after the one before');
  const late = branches.findIndex(({ at }) => at >= lengthOf(replay));
  if (late >= 0) check.add(`/branches/${late}/at`, 'must come before the end');
  return { branches };
}

/** A game that goes on may branch where it has not come to yet. */
function lengthOf(replay: Fields): number {
  const actions = field(replay, 'actions');
  const isOver = (field(replay, 'result') ?? null) !== null;
  return isOver && Array.isArray(actions) ? actions.length : Number.POSITIVE_INFINITY;
}

function readBranch(check: Check, path: string, item: unknown): Branch {
  const value = item ?? null;
  if (!check.object(path, value, ['at', 'seed'])) return { at: 0, seed: '' };
  return {
    at: check.whole(`${path}/at`, field(value, 'at'), 0, Limit.actions),
    seed: check.text(`${path}/seed`, field(value, 'seed'), Form.seed),
  };
}

function readExtras(check: Check, value: Fields): ReplayExtras {
  const extras: { name?: string; note?: string; practice?: boolean } = {};
  const name = field(value, 'name');
  const note = field(value, 'note');
  const practice = field(value, 'practice');
  if (name !== undefined) extras.name = check.text('/name', name, Form.name);
  if (note !== undefined) extras.note = check.text('/note', note, Form.note);
  if (practice !== undefined) extras.practice = check.flag('/practice', practice);
  return extras;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of the object itself, never one it inherits. */
const field = (value: Fields, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

/** Collects faults; a missing field has been told of once and is not told of again. */
class Check {
  readonly #faults: ReplayFault[] = [];
  count = 0;

  add(path: string, reason: string): void {
    if (this.count++ < Limit.faults) this.#faults.push({ path, reason });
  }

  told(): readonly ReplayFault[] {
    const more = this.count - this.#faults.length;
    if (more === 0) return this.#faults;
    return [...this.#faults, { path: '', reason: `and ${more} faults more` }];
  }

  fields(path: string, value: Fields, required: readonly string[], optional: readonly string[]) {
    for (const name of Object.keys(value)) {
      if (required.includes(name) || optional.includes(name)) continue;
      this.add(path, `no field ${show(name)} here`);
    }
    for (const name of required) {
      if (field(value, name) === undefined) this.add(path, `field '${name}' is missing`);
    }
  }

  object(path: string, value: unknown, names: readonly string[]): value is Fields {
    if (value === undefined) return false;
    if (isObject(value)) {
      this.fields(path, value, names, []);
      return true;
    }
    this.add(path, `must be an object, is ${show(value)}`);
    return false;
  }

  text(path: string, value: unknown, form: RegExp): string {
    if (value === undefined) return '';
    if (typeof value !== 'string') this.add(path, `must be a text, is ${show(value)}`);
    else if (form.test(value)) return value;
    else this.add(path, `${show(value)} is not of the form ${form.source}`);
    return '';
  }

  list(path: string, value: unknown, most: number): readonly unknown[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) this.add(path, `must be a list, is ${show(value)}`);
    else if (value.length > most) this.add(path, `holds ${value.length}, at most ${most}`);
    else return value;
    return [];
  }

  texts(path: string, value: unknown, form: RegExp, most: number): readonly string[] {
    const items = Array.from(this.list(path, value, most)); // holes become items
    return items.map((item, i) => this.text(`${path}/${i}`, item ?? null, form));
  }

  flag(path: string, value: unknown): boolean {
    if (value === undefined || typeof value === 'boolean') return value === true;
    this.add(path, `must be true or false, is ${show(value)}`);
    return false;
  }

  whole(path: string, value: unknown, low: number, high: number): number {
    if (value === undefined) return 0;
    if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high) {
      return value;
    }
    this.add(path, `must be a whole number from ${low} to ${high}, is ${show(value)}`);
    return 0;
  }
}

function show(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string') return `'${plain(value)}'`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return value === null ? 'null' : 'an object';
  return typeof value === 'function' ? 'a function' : plain(String(value));
}
