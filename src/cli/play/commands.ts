// What can be typed in a game beside the number of an order.

import { writeFileSync } from 'node:fs';
import { replayText } from '../../engine/replay.ts';
import type { Action } from '../../engine/system.ts';
import type { Told } from '../../engine/told.ts';
import type { Values } from '../../words/message.ts';
import { sayInTerminal, type TerminalKey } from '../../words/shell/terminal.ts';
import { tellOdds } from '../commands/odds.ts';
import { saidBy } from '../files.ts';
import type { OpenGame } from '../open-game.ts';
import { print } from '../terminal.ts';
import { tellPlan } from './plan.ts';
import type { Seat } from './seat.ts';

type Run = (seat: Seat, typed: string) => void;

/** By name: what it does, and whether it needs a word behind it. Places are asked for by what the system calls them. */
export const namedIn = ({
  terminal,
}: OpenGame): Readonly<Record<string, { readonly run: Run; readonly word?: boolean }>> => ({
  help: { run: tellHelp },
  odds: { run: tellOddsOf, word: true },
  why: { run: why },
  plan: { run: tellPlan },
  undo: { run: undo },
  map: { run: map },
  [terminal.words.places]: { run: places },
  [terminal.words.place]: { run: place, word: true },
  score: { run: tellScore },
  save: { run: save, word: true },
});

export function helpLines({ terminal }: OpenGame): string[] {
  const { enemy, place: one, places: all, order } = terminal.words;
  const told: ReadonlyArray<readonly [typed: string, what: string]> = [
    ['NUMBER or words', `give that order: 3, or ${order}`],
    ['odds NUMBER', 'the exact odds of an order'],
    ['why', `what ${enemy} last chose, and why`],
    ['plan', 'what the staff officer would do with the rest of the phase'],
    ['undo', 'take the last order back, up to the last die or revelation'],
    ['map', 'the map in letters'],
    [all, `every ${one} with somebody or something in it`],
    [`${one} ID`, `one ${one} and what joins it to others`],
    ['score', 'the points as they stand'],
    ['save FILE', 'write the replay so far'],
    ['quit', 'leave'],
  ];
  return told.map(([typed, what]) => `${typed.padEnd(17)}  ${what}`);
}

function tellHelp({ opened }: Seat): void {
  for (const line of helpLines(opened)) print(line);
}

const say = ({ lang }: Seat, key: TerminalKey, values?: Values): void =>
  print(sayInTerminal(lang, key, values));

/** The order that was typed, by its number or in its words; undefined when it is none. */
export function orderIn(seat: Seat, typed: string): Action | undefined {
  const { session } = seat;
  const { actions } = session.asked;
  if (/^\d+$/.test(typed)) {
    const action = actions[Number(typed) - 1];
    if (action === undefined) say(seat, 'play.no-number', { typed, count: actions.length });
    return action;
  }
  const action = session.game.system.parse(session.scenario, typed);
  if (typeof action === 'number') return action;
  say(seat, 'play.unknown', { typed: `${typed} (${action.fault})` });
  return undefined;
}

export function giveOrder({ session, voice }: Seat, action: Action): void {
  const done = session.do(action);
  if ('rule' in done) {
    print(voice.refusal(action, done.rule));
    return;
  }
  for (const { event } of done) print(`  ${voice.event(event)}`);
}

function undo(seat: Seat): void {
  const { session, voice } = seat;
  const taken = session.last;
  if (taken === undefined) return say(seat, 'play.nothing');
  if (!session.undo()) return say(seat, 'play.no-undo');
  say(seat, 'play.undone', { action: voice.action(taken) });
}

/** What the enemy did when he last chose anything. */
function lastChoices({ session, voice }: Seat): Told[] {
  const chosen = session.frames.filter(({ event }) => voice.why(event) !== null);
  const last = chosen.at(-1)?.action;
  return chosen.filter(({ action }) => action === last).map(({ event }) => event);
}

function why(seat: Seat): void {
  const { voice } = seat;
  const events = lastChoices(seat);
  if (events.length === 0) say(seat, 'play.no-why', { enemy: voice.enemy });
  for (const event of events) {
    print(voice.event(event));
    for (const line of voice.why(event) ?? []) print(`  ${line}`);
  }
}

function tellOddsOf(seat: Seat, typed: string): void {
  const action = orderIn(seat, typed);
  if (action === undefined) return;
  const { session, voice } = seat;
  if (session.asked.actions.includes(action)) {
    tellOdds(session.game, voice, session.position, action);
  } else say(seat, 'play.unknown', { typed });
}

function places({ session, voice }: Seat): void {
  for (const line of voice.position(session.position, false)) print(line);
}

function place(seat: Seat, typed: string): void {
  const lines = seat.voice.place(typed);
  if (lines === null) say(seat, 'play.unknown', { typed });
  for (const line of lines ?? []) print(line);
}

function map(seat: Seat): void {
  const { session, voice } = seat;
  if (voice.map === undefined) return say(seat, 'play.no-map');
  for (const line of voice.map(session.position)) print(line);
}

export function tellScore({ session, voice }: Seat): void {
  for (const line of voice.score(session.game.system.score(session.position))) print(line);
}

function save(seat: Seat, file: string): void {
  try {
    writeFileSync(file, replayText(seat.session.replay()));
    say(seat, 'play.saved', { file });
  } catch (fault) {
    print(saidBy(fault));
  }
}
