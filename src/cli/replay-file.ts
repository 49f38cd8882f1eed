// Replays as commands name them: a file with a replay or a link in it, the text of a link, or - for stdin.

import { existsSync, readFileSync } from 'node:fs';
import { systemOf } from '../engine/first-system.ts';
import { decodeLink, readLink } from '../engine/link.ts';
import type { Position } from '../engine/position.ts';
import {
  parseReplay,
  type Replay,
  type ReplayRefusal,
  replayAt,
  replayFaultText,
} from '../engine/replay.ts';
import { wholeNumber } from './args.ts';
import { type Args, Failure, Misuse, type Option } from './command.ts';
import { openNamed } from './games.ts';
import type { OpenGame } from './open-game.ts';

export interface OpenReplay extends OpenGame {
  readonly replay: Replay;
}

export const AT: Option = {
  name: 'at',
  value: 'N',
  text: 'after action N, 0 for the set-up (standard: after the last)',
};

const STDIN = 0;
const LINK = /^[A-Za-z0-9_-]{12,}$/;

/** Reads a replay from a file, stdin or a link; what is wrong with it is a failure that says so. */
export async function openReplay(name: string): Promise<OpenReplay> {
  const text = readText(name).trim();
  return text.startsWith('{') ? openJson(name, text) : openLink(name, text);
}

function readText(name: string): string {
  if (name !== '-' && !existsSync(name)) {
    if (LINK.test(linkIn(name))) return name;
    throw new Misuse(`there is no file '${name}', and it is no link either`);
  }
  try {
    return readFileSync(name === '-' ? STDIN : name, 'utf8');
  } catch (fault) {
    throw new Misuse(`'${name}' cannot be read: ${fault instanceof Error ? fault.message : fault}`);
  }
}

async function openJson(name: string, text: string): Promise<OpenReplay> {
  const replay = parseReplay(text);
  if ('faults' in replay) {
    throw new Failure(
      `${name}: not a replay\n  ${replay.faults.map(replayFaultText).join('\n  ')}`,
    );
  }
  return { ...(await openNamed(systemOf(replay), replay.scenario.id, `${name}: `)), replay };
}

async function openLink(name: string, text: string): Promise<OpenReplay> {
  const link = linkIn(text);
  const header = readLink(link);
  if ('fault' in header) throw new Failure(`${short(name)}: ${header.fault}`);
  const opened = await openNamed(header.system, header.scenario.id, `${short(name)}: `);
  const replay = decodeLink(opened.game, link);
  if ('fault' in replay) throw new Failure(`${short(name)}: ${replay.fault}`);
  return { ...opened, replay };
}

/** The link itself, when a whole web address is given. */
function linkIn(text: string): string {
  const behind = text.slice(text.lastIndexOf('#') + 1);
  return behind.slice(behind.lastIndexOf('=') + 1);
}

/** A name for messages: a link is cut. */
export const short = (name: string): string =>
  name.length > 60 && !existsSync(name) ? `${name.slice(0, 24)}…` : name;

/** How many actions --at asks for. */
export function chosenAt(args: Args, replay: Replay): number {
  const all = replay.actions.length;
  return wholeNumber(args, 'at', all, 0, all);
}

/** The position after the first actions of a replay. */
export function positionAt({ game, replay }: OpenReplay, count: number): Position {
  const run = replayAt(game, replay, count);
  if (!run.ok) throw new Failure(refusalText(run));
  return run.position;
}

/** Where a replay goes wrong: 'action 17 (turn 3) 'step VAS': …'. Actions count from 1, as in log and show. */
export function refusalText(refusal: ReplayRefusal): string {
  const { index, turn, text, reason, path } = refusal;
  if (index === undefined) return `${path}: ${reason}`;
  return `action ${index + 1} (turn ${turn}) '${text}': ${reason}`;
}
