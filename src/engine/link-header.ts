// The head of a link: which game it is and how it was set up. It has a check of its own and keeps its layout
// in every version, so it can be shown even when the rest cannot be read or run.

import { type ByteReader, ByteWriter, hashBytes } from './bytes.ts';
import type { Options } from './course.ts';
import { FIRST_SYSTEM, systemOf } from './first-system.ts';
import { bitsOf } from './optional-rules.ts';
import { Form, type Replay } from './replay-format.ts';
import type { System } from './system.ts';

/** 1: a game of the first system as it was begun; 2: one that was taken up with fresh dice; 3: a game of any other
 * system, which it names. */
export const LinkVersion = { plain: 1, branched: 2, named: 3 } as const;
const MARK = 0xca;
const HASH_DIGITS = 8; // of the scenario's sixteen
const CHECK_DIGITS = 4;
const Bit = { events: 1, practice: 2, finished: 4, optional: 8 } as const;
const ALL_BITS = 15;

export interface LinkHeader extends Omit<Options, 'optional'> {
  readonly version: number; // of the link's layout
  readonly system: string;
  readonly length: number; // of the whole link, in bytes
  readonly rules: string;
  readonly scenario: { readonly id: string; readonly hash: string }; // half of the hash
  readonly optional: number; // a bit for each optional rule, in the order of the system
  readonly practice: boolean;
  readonly finished: boolean;
  readonly count: number; // of actions
}

/** The header of a link whose other parts take `rest` bytes. */
export function writeHeader(system: System, replay: Replay, rest: number): number[] {
  const version = versionFor(replay);
  const head = new ByteWriter();
  if (version === LinkVersion.named) head.text(systemOf(replay));
  head.text(replay.rules);
  head.text(replay.scenario.id);
  head.hex(replay.scenario.hash, HASH_DIGITS);
  head.text(replay.level);
  head.text(replay.seed);
  const optional = bitsOf(system, replay.optional ?? []);
  head.byte(flagsOf(replay) | (optional === 0 ? 0 : Bit.optional));
  if (optional !== 0) head.whole(optional);
  head.whole(replay.actions.length);
  const whole = new ByteWriter();
  whole.byte(MARK);
  whole.byte(version);
  whole.whole(totalLength(2 + head.bytes.length + CHECK_DIGITS / 2 + rest));
  whole.all(head.bytes);
  whole.hex(hashBytes(whole.bytes, whole.bytes.length), CHECK_DIGITS);
  return whole.bytes;
}

function versionFor(replay: Replay): number {
  if (systemOf(replay) !== FIRST_SYSTEM) return LinkVersion.named;
  return replay.branches?.length ? LinkVersion.branched : LinkVersion.plain;
}

/** The length is part of what it counts: one, two or three bytes of it. */
function totalLength(others: number): number {
  if (others + 1 < 128) return others + 1;
  return others + 2 < 128 * 128 ? others + 2 : others + 3;
}

function flagsOf(replay: Replay): number {
  const practice = replay.practice === true ? Bit.practice : 0;
  return (replay.events ? Bit.events : 0) | practice | (replay.result === null ? 0 : Bit.finished);
}

export type NoHeader = 'foreign' | 'short' | 'damaged';

/** Leaves the reader at the first byte after the header. */
export function readHeader(bytes: readonly number[], reader: ByteReader): LinkHeader | NoHeader {
  if (reader.byte() !== MARK) return bytes.length === 0 ? 'short' : 'foreign';
  const header = readFields(reader);
  const check = hashBytes(bytes, reader.at).slice(0, CHECK_DIGITS);
  const written = reader.hex(CHECK_DIGITS);
  if (reader.odd) return 'damaged';
  if (reader.short) return 'short';
  return check === written && isWellFormed(header) ? header : 'damaged';
}

function readFields(reader: ByteReader): LinkHeader {
  const version = reader.byte();
  const length = reader.whole();
  const system = version === LinkVersion.named ? reader.text(40) : FIRST_SYSTEM;
  const rules = reader.text(20);
  const scenario = { id: reader.text(40), hash: reader.hex(HASH_DIGITS) };
  const level = reader.text(40);
  const seed = reader.text(800);
  const flags = reader.byte();
  const events = (flags & Bit.events) !== 0;
  const practice = (flags & Bit.practice) !== 0;
  const finished = (flags & Bit.finished) !== 0;
  const chosen = (flags & Bit.optional) !== 0;
  const optional = chosen ? reader.whole() : 0;
  const count = reader.whole();
  if (flags > ALL_BITS || (chosen && optional === 0)) reader.odd = true;
  return {
    version,
    length,
    system,
    rules,
    scenario,
    level,
    seed,
    events,
    optional,
    practice,
    finished,
    count,
  };
}

const isWellFormed = ({ system, rules, scenario, level, seed }: LinkHeader): boolean =>
  Form.slug.test(system) &&
  Form.rules.test(rules) &&
  Form.slug.test(scenario.id) &&
  Form.slug.test(level) &&
  Form.seed.test(seed);
