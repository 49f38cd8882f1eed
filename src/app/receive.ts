// A raid that comes from outside, as a link, as the bare text of one, or as the text of a replay: measured before it is
// read, read before it is run, and run before it is believed. Nothing is stored here and nothing throws.

import { decodeLink, type LinkFault, readLink, splitMoment } from '../engine/link.ts';
import {
  parseReplay,
  type Replay,
  type ReplayRefusal,
  replayFaultText,
  type Verified,
  verifyReplay,
} from '../engine/replay.ts';
import { Limit } from '../engine/replay-format.ts';
import { type ReplayHead, readHead } from '../engine/replay-head.ts';
import { raidOn, raid as rules } from '../systems/raid/rules/system.ts';
import { firstBattle } from '../systems/shelf.ts';
import { type Why, whyNoLink, whyNoReplay, whyNot } from '../ui/theatre/refusal-words.ts';
import { openScenario, type Scenario } from './battles.ts';

export type Received = ReceivedReplay | Refused;

export interface ReceivedReplay {
  readonly kind: 'replay';
  readonly replay: Replay;
  readonly verdict: Verified;
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
  const verdict = verifyReplay(raidOn(await scenarioFor(replay.scenario.id)), replay);
  if (verdict.ok) return { kind: 'replay', replay, verdict, from: 'file', link: '' };
  return refuse(
    whyNot(verdict, replay, rules.version),
    exactly(verdict),
    headOf(replay),
    asFarAsItGoes(replay, verdict),
  );
}

const exactly = ({ path, reason }: ReplayRefusal): string => `${path}: ${reason}`;

/** What came out as it was played can be looked at; other rules or another map play something else. */
function asFarAsItGoes(replay: Replay, { kind }: ReplayRefusal): Replay | null {
  return kind === 'rules' || kind === 'scenario' || kind === 'level' ? null : replay;
}

function headOf(replay: Replay): ReplayHead {
  const { seed, level, rules, name, actions, scenario } = replay;
  const named = name === undefined ? {} : { name };
  return { seed, level, rules, scenario: scenario.id, actions: actions.length, ...named };
}

/** The battle that is named; where none is on the shelf, the first one, which then refuses what was played elsewhere. */
async function scenarioFor(id: string | null): Promise<Scenario> {
  const named = id === null ? null : await openScenario(id);
  return named ?? ((await firstBattle().scenario()) as Scenario);
}

/** A raid from the bare text of a link, perhaps with the moment it opens at. */
export async function receiveLink(text: string): Promise<Received> {
  const { text: link, ...rest } = splitMoment(text);
  const header = readLink(link);
  const scenario = await scenarioFor('fault' in header ? null : header.scenario.id);
  const replay = decodeLink(raidOn(scenario), link);
  if ('fault' in replay)
    return refuse(whyNoLink(replay, rules.version), replay.fault, linkHead(replay));
  const verdict = verifyReplay(raidOn(scenario), replay);
  if (!verdict.ok)
    return refuse(whyNot(verdict, replay, rules.version), exactly(verdict), headOf(replay));
  return { kind: 'replay', replay, verdict, from: 'link', link, ...rest };
}

function linkHead({ header }: LinkFault): ReplayHead | null {
  if (header === null) return null;
  const { seed, level, rules, count, scenario } = header;
  return { seed, level, rules, scenario: scenario.id, actions: count };
}
