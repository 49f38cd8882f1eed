// Replays as commands name them: a file with a replay or a link in it, the text of a link, or - for stdin.

import { existsSync } from 'node:fs';
import { systemOf } from '../engine/first-system.ts';
import { decodeLink, readLink, splitMoment } from '../engine/link.ts';
import type { Position } from '../engine/position.ts';
import {
  parseReplay,
  type Replay,
  type ReplayRefusal,
  replayAt,
  replayFaultText,
} from '../engine/replay.ts';
import { plain } from '../engine/replay-format.ts';
import { wholeNumber } from './args.ts';
import { type Args, Failure, Misuse, type Option } from './command.ts';
import { readText } from './files.ts';
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

const LINK = /^[A-Za-z0-9_-]{12,}$/;

/** Reads a replay from a file, stdin or a link; what is wrong with it is a failure that says so. */
export async function openReplay(name: string): Promise<OpenReplay> {
  const text = textOf(name).trim();
  return text.startsWith('{') ? openJson(name, text) : openLink(name, text);
}

function textOf(name: string): string {
  if (name === '-' || existsSync(name)) return readText(name);
  if (LINK.test(linkIn(name))) return name;
  throw new Misuse(`there is no file '${name}', and it is no link either`);
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
  if ('fault' in replay) {
    const { kind, fault, header: told } = replay;
    throw new Failure(`${short(name)}: ${fault}${told === null ? '' : whatToDo(kind, told)}`);
  }
  return { ...opened, replay };
}

/** The link itself, when a whole web address is given; the moment it opens at ('…@12') is of no concern here. */
function linkIn(text: string): string {
  const behind = text.slice(text.lastIndexOf('#') + 1);
  return splitMoment(behind.slice(behind.lastIndexOf('=') + 1)).text;
}

/** A name for messages: a link is cut. */
export const short = (name: string): string =>
  name.length > 60 && !existsSync(name) ? `${name.slice(0, 24)}…` : name;

/** Other rules or other data are nobody's fault: where it can be opened, and what can be played here. */
function whatToDo(kind: string, { rules, seed, level, events, scenario }: Described): string {
  if (kind !== 'rules' && kind !== 'scenario') return '';
  const where =
    kind === 'rules' ? `with rules version ${rules}` : `with that data of ${scenario.id}`;
  const anew = `--battle ${scenario.id} --level ${level}${events ? ' --events' : ''} --seed '${plain(seed)}'`;
  return `\nKeep it: a game ${where} opens it. To play its seed anew: raid play ${anew}`;
}

type Described = Pick<Replay, 'rules' | 'seed' | 'level' | 'events' | 'scenario'>;

/** How many actions --at asks for. */
export function chosenAt(args: Args, replay: Replay): number {
  const all = replay.actions.length;
  return wholeNumber(args, 'at', all, 0, all);
}

/** The position after the first actions of a replay. */
export function positionAt({ game, replay }: OpenReplay, count: number): Position {
  const run = replayAt(game, replay, count);
  if (!run.ok) throw new Failure(refusalText(run, replay));
  return run.position;
}

/** Where a replay goes wrong: 'action 17 (turn 3) 'step VAS': …'. Actions count from 1, as in log and show. */
export function refusalText(refusal: ReplayRefusal, replay: Replay): string {
  const { kind, index, turn, text, reason, path } = refusal;
  if (index === undefined) return `${path}: ${reason}${whatToDo(kind, replay)}`;
  return `action ${index + 1} (turn ${turn}) '${text}': ${reason}`;
}
