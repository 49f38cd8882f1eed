// Links written by hand, field by field as docs/replay-format.md lays them out, so that tests can put
// anything into them and still give them checks that hold.

import { hashText } from '../../src/engine/hash.ts';
import { RULES_VERSION } from '../../src/systems/raid/rules/version.ts';
import { scenario } from './raids.ts';

export interface Forged {
  readonly mark?: number;
  readonly version?: number;
  readonly length?: number; // added to the true one
  readonly rules?: string;
  readonly id?: string;
  readonly hash?: string;
  readonly level?: string;
  readonly seed?: string | readonly number[];
  readonly flags?: number;
  readonly optional?: readonly number[]; // bytes behind the flags
  readonly count?: number | readonly number[];
  readonly hashes?: readonly string[];
  readonly hashCount?: number;
  readonly coded?: readonly number[];
  readonly headCheck?: string;
  readonly check?: string;
}

/** The text of a link that holds what it is told and, unless told, nothing played. */
export function forge(told: Forged): string {
  const { hashes = [], coded = [], count = 0, length = 0 } = told;
  const middle = [
    ...text(told.rules ?? RULES_VERSION),
    ...text(told.id ?? scenario.id),
    ...hex((told.hash ?? scenario.hash).slice(0, 8)),
    ...text(told.level ?? 'basic'),
    ...text(told.seed ?? 'forged'),
    told.flags ?? 0,
    ...(told.optional ?? []),
    ...(typeof count === 'number' ? whole(count) : count),
  ];
  const body = [told.hashCount ?? hashes.length, ...hashes.flatMap(hex), ...coded];
  const size = 2 + middle.length + 2 + body.length + 4;
  const total = whole(size + 1).length === 1 ? size + 1 : size + 2;
  const head = [told.mark ?? 0xca, told.version ?? 1, ...whole(total + length), ...middle];
  head.push(...hex(told.headCheck ?? check(head).slice(0, 4)));
  const all = [...head, ...body];
  return base64url([...all, ...hex(told.check ?? check(all).slice(0, 8))]);
}

export const base64url = (bytes: readonly number[]): string =>
  Buffer.from(bytes).toString('base64url');
export const bytesOf = (link: string): number[] => [...Buffer.from(link, 'base64url')];

const check = (bytes: readonly number[]): string => hashText(Buffer.from(bytes).toString('latin1'));
const hex = (digits: string): number[] => [...Buffer.from(digits, 'hex')];

function text(value: string | readonly number[]): number[] {
  const bytes = typeof value === 'string' ? [...Buffer.from(value, 'utf8')] : [...value];
  return [...whole(bytes.length), ...bytes];
}

function whole(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...whole(Math.floor(value / 128))];
}
