// A raid that comes from outside, as a link, as the bare text of one, or as the text of a replay: measured before it is
// read, read before it is run, and run before it is believed. Nothing is stored here and nothing throws.

import { type LinkFault, type LinkHeader, readLink, splitMoment } from '../engine/link.ts';
import { openLink, openReplay } from '../engine/played.ts';
import { parseReplay, type Replay, type ReplayRefusal, replayFaultText } from '../engine/replay.ts';
import { isForeign } from '../engine/replay-check.ts';
import { Limit } from '../engine/replay-format.ts';
import { type ReplayHead, readHead } from '../engine/replay-head.ts';
import { systemNamed } from '../systems/index.ts';
import {
  type Why,
  whyNoLink,
  whyNoReplay,
  whyNot,
  whyNowhere,
} from '../ui/theatre/refusal-words.ts';
import { gameOf, type Played } from './rebuild.ts';
import { whereOf } from './storage/records.ts';

export type Received = ReceivedReplay | Refused;

export interface ReceivedReplay extends Played {
  readonly kind: 'replay';
  readonly replay: Replay;
  readonly from: 'link' | 'file';
  readonly link: string; // '' for a file
  readonly moment?: number; // the event it was shared from
}

export interface Refused {
  readonly kind: 'refused';
  readonly why: Why;
  readonly exactly: string; // what the reader found, for a report of it
  readonly header: ReplayHead | null; // what can still be shown
  readonly replay: Replay | null; // one that comes out up to some order
}

/** Reads a raid from a text that anybody may have written. */
export async function receiveText(given: string): Promise<Received> {
  if (given.length > Limit.text) return tooLong(given.length);
  const text = given.trim();
  if (text === '') return refuse({ key: 'refused.empty', params: {} }, '');
  if (text.startsWith('{') || text.startsWith('[')) return receiveReplay(text);
  return receiveLink(ADDRESS.exec(text)?.[1] ?? text.replace(/\s+/g, ''));
}

/** A link inside a web address, wherever that stands in a text; a full stop after it is none of it. */
const ADDRESS = /#r=([\w@-]*)/;

/** A text or file that is not even looked into. */
export function tooLong(length: number): Refused {
  return refuse({ key: 'refused.long', params: {} }, `${length}, at most ${Limit.text}`);
}

function refuse(
  why: Why,
  exactly: string,
  header: ReplayHead | null = null,
  replay: Replay | null = null,
): Refused {
  return { kind: 'refused', why, exactly, header, replay };
}

async function receiveReplay(text: string): Promise<Received> {
  const replay = parseReplay(text);
  if ('faults' in replay) {
    const { faults } = replay;
    return refuse(whyNoReplay(faults), faults.map(replayFaultText).join('\n'), readHead(text));
  }
  const game = await gameOf(replay);
  if (game === null) return refuseNowhere(replay, headOf(replay));
  const { session, verdict } = openReplay(game, replay);
  if (verdict.ok && session !== null) {
    return { kind: 'replay', replay, game, session, from: 'file', link: '' };
  }
  if (verdict.ok) throw new RangeError('a replay that comes out has been set up');
  return refuse(
    whyNot(verdict, replay, game.system.version),
    exactly(verdict),
    headOf(replay),
    asFarAsItGoes(replay, verdict),
  );
}

/** Its battle is not here, or not even its rules. */
function refuseNowhere(
  told: Pick<Replay, 'system' | 'scenario'>,
  header: ReplayHead | null,
): Refused {
  const { system, battle } = whereOf(told);
  const unknown = systemNamed(system) === undefined ? system : null;
  return refuse(whyNowhere(unknown, battle), `${system}: ${battle}`, header);
}

const exactly = ({ path, reason }: ReplayRefusal): string => `${path}: ${reason}`;

/** What came out as it was played can be looked at; other rules or another map play something else. */
function asFarAsItGoes(replay: Replay, verdict: ReplayRefusal): Replay | null {
  return isForeign(verdict) ? null : replay;
}

function headOf(replay: Replay): ReplayHead {
  const { seed, level, rules, name, actions, scenario } = replay;
  const named = name === undefined ? {} : { name };
  return { seed, level, rules, scenario: scenario.id, actions: actions.length, ...named };
}

/** A raid from the bare text of a link, perhaps with the moment it opens at. It is played once. */
export async function receiveLink(text: string): Promise<Received> {
  const { text: link, ...rest } = splitMoment(text);
  const header = readLink(link);
  if ('fault' in header) return refuse(whyNoLink(header, ''), header.fault, linkHead(header));
  const game = await gameOf(header);
  if (game === null) return refuseNowhere(header, headOfLink(header));
  const opened = openLink(game, link);
  if ('fault' in opened) {
    return refuse(whyNoLink(opened, game.system.version), opened.fault, linkHead(opened));
  }
  return { kind: 'replay', game, ...opened, from: 'link', link, ...rest };
}

const linkHead = ({ header }: LinkFault): ReplayHead | null =>
  header === null ? null : headOfLink(header);

function headOfLink({ seed, level, rules, count, scenario }: LinkHeader): ReplayHead {
  return { seed, level, rules, scenario: scenario.id, actions: count };
}
