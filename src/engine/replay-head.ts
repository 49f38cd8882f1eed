// What can still be shown of a replay that cannot be read as a whole: each field that is as it should be.

import { Form, Limit } from './replay-format.ts';
import { scanJson } from './scan-json.ts';

export interface ReplayHead {
  readonly system?: string;
  readonly seed?: string;
  readonly level?: string;
  readonly rules?: string;
  readonly scenario?: string; // id
  readonly name?: string;
  readonly actions?: number; // how many
}

/** The head of a replay's text, whatever else is wrong with it; null when there is none. */
export function readHead(text: string): ReplayHead | null {
  if (text.length > Limit.text || scanJson(text).depth > Limit.depth) return null;
  try {
    return headOf(JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

function headOf(value: unknown): ReplayHead | null {
  if (!isObject(value)) return null;
  const { actions, scenario } = own(value);
  const head: ReplayHead = {
    ...texts(value),
    ...(isObject(scenario) ? idOf(scenario) : {}),
    ...(Array.isArray(actions) && actions.length <= Limit.actions
      ? { actions: actions.length }
      : {}),
  };
  return Object.keys(head).length === 0 ? null : head;
}

const FORMS = {
  system: Form.slug,
  seed: Form.seed,
  level: Form.slug,
  rules: Form.rules,
  name: Form.name,
} as const;

function texts(value: object): Partial<Record<keyof typeof FORMS, string>> {
  const found: Partial<Record<keyof typeof FORMS, string>> = {};
  const fields = own(value);
  for (const name of ['system', 'seed', 'level', 'rules', 'name'] as const) {
    const text = fields[name];
    if (typeof text === 'string' && FORMS[name].test(text)) found[name] = text;
  }
  return found;
}

function idOf(scenario: object): Pick<ReplayHead, 'scenario'> {
  const { id } = own(scenario);
  return typeof id === 'string' && Form.slug.test(id) ? { scenario: id } : {};
}

/** The fields of the object itself: nothing inherited is taken for one. */
const own = (value: object): Readonly<Record<string, unknown>> =>
  Object.assign(Object.create(null) as Record<string, unknown>, value);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
