// A whole game as a short text for a web address. Every action is its place in the list of legal ones, so a
// link is read by playing it; hashes tell whether it comes out as it was played (docs/replay-format.md).

import { fromBase64url, type NoBytes, toBase64url } from './base64url.ts';
import { ByteReader, ByteWriter, hashBytes } from './bytes.ts';
import type { Branch, Course } from './course.ts';
import { readBranches, writeBranches } from './link-branches.ts';
import {
  type LinkHeader,
  LinkVersion,
  type NoHeader,
  readHeader,
  writeHeader,
} from './link-header.ts';
import { type Choice, ChoiceReader, packChoices } from './mixed-radix.ts';
import { namesOf, optionalPart } from './optional-rules.ts';
import { type GameData, hasLevel } from './position.ts';
import { verifyReplay } from './replay.ts';
import { Limit, plain, type Replay } from './replay-format.ts';
import { Rerun, type Running } from './rerun.ts';
import type { Action, Game } from './system.ts';
import type { Told } from './told.ts';
import { writeDown } from './write-down.ts';

export type { LinkHeader } from './link-header.ts';

/** The moment a link opens at follows it: '…@120' is the 120th event, counted from 0. */
export function splitMoment(text: string): { readonly text: string; readonly moment?: number } {
  const [, link = text, moment] = /^([^@]*)@(\d{1,5})$/.exec(text) ?? [];
  return moment === undefined ? { text: link } : { text: link, moment: Number(moment) };
}

/** The longest text that is looked at. */
export const LINK_LIMIT = 16_384;
const HASH_DIGITS = 8; // of a state's sixteen
const CHECK_BYTES = 4;

export interface LinkFault {
  readonly kind: LinkFaultKind;
  readonly fault: string;
  readonly header: LinkHeader | null; // what can still be shown
}
export type LinkFaultKind =
  | 'text' // not the text of a link
  | 'version' // of the layout
  | 'short'
  | 'damaged'
  | 'system'
  | 'rules'
  | 'scenario'
  | 'level'
  | 'optional' // a rule that the system does not have
  | 'turn'; // does not come out as it was played

/** The link of a replay that verifies; any other throws. Its name and note stay in the file. */
export function encodeLink<S extends GameData, E extends Told>(
  game: Game<S, E>,
  replay: Replay,
): string {
  const verdict = verifyReplay(game, replay);
  if (!verdict.ok) throw new RangeError(`no link for this replay: ${verdict.reason}`);
  const { choices, hashes } = readChoices(game, replay);
  const body = new ByteWriter();
  writeBranches(body, replay);
  body.byte(hashes.length);
  for (const hash of hashes) body.hex(hash, HASH_DIGITS);
  body.all(packChoices(choices));
  const link = new ByteWriter();
  link.all(writeHeader(game.system, replay, body.bytes.length + CHECK_BYTES));
  link.all(body.bytes);
  link.hex(hashBytes(link.bytes, link.bytes.length), CHECK_BYTES * 2);
  return toBase64url(link.bytes);
}

/** Each action as its place in the legal ones, and the hashes to be written. */
function readChoices<S extends GameData, E extends Told>(
  game: Game<S, E>,
  replay: Replay,
): { readonly choices: readonly Choice[]; readonly hashes: readonly string[] } {
  const { system, scenario } = game;
  const rerun = new Rerun(game, replay);
  const choices: Choice[] = [];
  const legal: Action[] = [];
  for (const text of replay.actions) {
    const action = system.parse(scenario, text) as Action; // it has been verified
    system.legal(rerun.position, legal);
    const index = legal.indexOf(action);
    if (index < 0) throw new RangeError(`no link for this replay: '${text}' is not on the list`);
    choices.push({ index, of: legal.length });
    rerun.run(action, null);
  }
  return { choices, hashes: hashesOf(rerun) };
}

/** One for every turn ended, and one for where an unfinished game stands. */
const hashesOf = (running: Pick<Running, 'over' | 'turns' | 'hash'>): readonly string[] =>
  running.over ? running.turns : [...running.turns, running.hash()];

/** The replay in a link, or why not, with as much of the header as can be trusted. */
export function decodeLink<S extends GameData, E extends Told>(
  game: Game<S, E>,
  text: string,
): Replay | LinkFault {
  const played = playLink(game, text, (course) => new Rerun(game, course));
  return 'fault' in played ? played : played.replay;
}

/** Begins the game of a link, once that has been found sound. */
type Begin<R> = (course: Course & { readonly practice: boolean }) => R;

export interface PlayedLink<R> {
  readonly replay: Replay;
  readonly played: R;
}

/** Reads a link by playing it. */
export function playLink<S extends GameData, E extends Told, R extends Running<S, E>>(
  game: Game<S, E>,
  text: string,
  begin: Begin<R>,
): PlayedLink<R> | LinkFault {
  const unpacked = unpack(text);
  if ('fault' in unpacked) return unpacked;
  const foreign = refuseForeign(game, unpacked.header);
  return foreign ?? playActions(game, unpacked, begin);
}

/** What a link says of itself, without playing it: enough to find the battle it belongs to. */
export function readLink(text: string): LinkHeader | LinkFault {
  const unpacked = unpack(text);
  return 'fault' in unpacked ? unpacked : unpacked.header;
}

interface Unpacked {
  readonly header: LinkHeader;
  readonly branches: readonly Branch[];
  readonly hashes: readonly string[];
  readonly coded: readonly number[];
}

const broken = (kind: LinkFaultKind, fault: string, header: LinkHeader | null): LinkFault => ({
  kind,
  fault,
  header,
});

function unpack(text: string): Unpacked | LinkFault {
  if (text.length > LINK_LIMIT) {
    return broken('text', `too long: ${text.length} characters, at most ${LINK_LIMIT}`, null);
  }
  const bytes = fromBase64url(text);
  if ('fault' in bytes) return refuseText(bytes);
  const reader = new ByteReader(bytes);
  const header = readHeader(bytes, reader);
  if (typeof header === 'string') return broken(...NO_HEADER[header], null);
  return refuseDamage(bytes, header) ?? openBody(bytes, reader, header);
}

/** A link cut in the middle of a byte is still known by its beginning. */
function refuseText({ fault, begun }: NoBytes): LinkFault {
  const header = readHeader(begun, new ByteReader(begun));
  if (header === 'short' && begun.length > 0) return broken(...NO_HEADER.short, null);
  const cut = typeof header === 'string' ? null : refuseDamage(begun, header);
  return cut?.kind === 'short' ? cut : broken('text', `not a link: ${fault}`, null);
}

const NO_HEADER: Readonly<Record<NoHeader, readonly [LinkFaultKind, string]>> = {
  foreign: ['text', 'not a link of this game'],
  short: ['short', 'cut short: it ends before the seed and level can be read'],
  damaged: ['damaged', 'damaged at its beginning'],
};

function refuseDamage(bytes: readonly number[], header: LinkHeader): LinkFault | null {
  const { version, length, count } = header;
  if (version < LinkVersion.plain || version > LinkVersion.named) {
    const fault = `a link of version ${version}; this game reads versions 1 to 3`;
    return broken('version', fault, header);
  }
  if (bytes.length < length) {
    return broken('short', `cut short: ${bytes.length} of ${length} bytes are here`, header);
  }
  if (bytes.length > length) return broken('damaged', 'something follows its end', header);
  if (count > Limit.actions) {
    return broken('damaged', `${count} actions, at most ${Limit.actions}`, header);
  }
  const check = hashBytes(bytes, length - CHECK_BYTES).slice(0, CHECK_BYTES * 2);
  const written = new ByteReader(bytes.slice(-CHECK_BYTES)).hex(CHECK_BYTES * 2);
  return check === written ? null : broken('damaged', 'damaged: its check does not hold', header);
}

function openBody(
  bytes: readonly number[],
  reader: ByteReader,
  header: LinkHeader,
): Unpacked | LinkFault {
  const branches = header.version === LinkVersion.plain ? [] : readBranches(reader, header.version);
  if (branches === null) return broken('damaged', 'damaged: its branches do not hold', header);
  const hashes = Array.from({ length: reader.byte() }, () => reader.hex(HASH_DIGITS));
  const end = bytes.length - CHECK_BYTES;
  if (reader.at > end) return broken('damaged', 'damaged: no room for its hashes', header);
  return { header, branches, hashes, coded: bytes.slice(reader.at, end) };
}

/** Other rules or other data: the places in the list of legal actions mean something else there. */
function refuseForeign<S extends GameData, E extends Told>(
  { system, scenario }: Game<S, E>,
  header: LinkHeader,
): LinkFault | null {
  const { rules, level } = header;
  const { id, hash } = header.scenario;
  if (header.system !== system.id) {
    const fault = `played by the rules of '${header.system}'; these are those of '${system.id}'`;
    return broken('system', fault, header);
  }
  if (rules !== system.version) {
    const fault = `played under rules version ${rules}; here it is ${system.version}`;
    return broken('rules', fault, header);
  }
  if (id !== scenario.id) {
    const fault = `played on the raid '${id}'; this one is '${scenario.id}'`;
    return broken('scenario', fault, header);
  }
  if (!scenario.hash.startsWith(hash)) {
    const fault = `played on other data of '${scenario.id}' (${hash}; here ${scenario.hash})`;
    return broken('scenario', fault, header);
  }
  if (!hasLevel(scenario, level)) {
    return broken('level', `this raid has no level '${plain(level)}'`, header);
  }
  if (namesOf(system, header.optional) !== null) return null;
  const known = (system.optional ?? []).join(', ') || 'none';
  return broken(
    'optional',
    `played with an optional rule unknown here; there are ${known}`,
    header,
  );
}

function playActions<S extends GameData, E extends Told, R extends Running<S, E>>(
  { system, scenario }: Game<S, E>,
  { header, branches, hashes, coded }: Unpacked,
  begin: Begin<R>,
): PlayedLink<R> | LinkFault {
  const { seed, level, events, practice, count } = header;
  const optional = namesOf(system, header.optional) ?? []; // they have been looked at
  const course = { seed, level, events, ...optionalPart({ optional }), practice, branches };
  const running = begin(course);
  const reader = new ChoiceReader(coded);
  const actions: string[] = [];
  const legal: Action[] = [];
  while (actions.length < count) {
    system.legal(running.position, legal);
    if (legal.length === 0) return broken('damaged', 'damaged: actions follow its end', header);
    const action = legal[reader.take(legal.length)] as Action;
    running.run(action, null);
    actions.push(system.format(scenario, action));
    const { turns } = running;
    if (turns.length > 0 && !agrees(hashes, turns, turns.length - 1)) {
      return wrongTurn(turns.length, header);
    }
  }
  const real = hashesOf(running);
  if (!agrees(hashes, real, real.length - 1)) return wrongTurn(running.turn, header);
  if (running.over && branches.some(({ at }) => at >= count)) {
    return broken('damaged', 'damaged: a branch comes after its end', header);
  }
  const whole = reader.empty && coded.at(-1) !== 0 && hashes.length === real.length;
  if (!whole || header.finished !== running.over) {
    return broken('damaged', 'damaged: it holds more than its actions', header);
  }
  const replay = writeDown(running, course, actions, practice ? { practice } : {});
  return { replay, played: running };
}

const agrees = (written: readonly string[], real: readonly string[], i: number): boolean =>
  written[i] === real[i]?.slice(0, HASH_DIGITS);

const wrongTurn = (turn: number, header: LinkHeader): LinkFault =>
  broken('turn', `turn ${turn} does not come out as it was played`, header);
