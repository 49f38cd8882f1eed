// What can be typed in a raid beside the number of an order.

import { writeFileSync } from 'node:fs';
import { replayText } from '../../engine/replay.ts';
import type { Action } from '../../engine/system.ts';
import { parseAction } from '../../systems/raid/rules/actions.ts';
import type { RaidEvent } from '../../systems/raid/rules/events.ts';
import type { RaidSession } from '../../systems/raid/rules/session.ts';
import { score } from '../../systems/raid/rules/victory.ts';
import { describeAction, describeRefusal } from '../../systems/raid/text/action.ts';
import { describeZone } from '../../systems/raid/text/board.ts';
import { describeEvent } from '../../systems/raid/text/events.ts';
import { describePosition } from '../../systems/raid/text/position.ts';
import { describeScore } from '../../systems/raid/text/score.ts';
import { describeTrace, traceOf } from '../../systems/raid/text/trace.ts';
import type { Voice } from '../../systems/raid/text/voice.ts';
import { tellOdds } from '../commands/odds.ts';
import { print } from '../terminal.ts';
import { mapLines } from './map.ts';

export interface Table {
  readonly session: RaidSession;
  readonly voice: Voice;
  readonly actions: readonly Action[]; // the orders on offer, as they are numbered
}

export const HELP_LINES: readonly string[] = [
  'NUMBER or words    give that order: 3, or take OR1',
  'odds NUMBER        the exact odds of an order',
  'why                what the Germans last chose, and why',
  'undo               take the last order back, up to the last die or revelation',
  'map                the map in letters',
  'zones              every zone with somebody or something in it',
  'zone ID            one zone and what joins it to others',
  'score              the points as they stand',
  'save FILE          write the replay so far',
  'quit               leave',
];

export function tellHelp(): void {
  for (const line of HELP_LINES) print(line);
}

/** The order that was typed, by its number or in its words; undefined when it is none. */
export function orderIn({ session, voice, actions }: Table, typed: string): Action | undefined {
  if (/^\d+$/.test(typed)) {
    const action = actions[Number(typed) - 1];
    if (action === undefined) print(voice.say('play.no-number', { typed, count: actions.length }));
    return action;
  }
  const action = parseAction(session.scenario, typed);
  if (typeof action === 'number') return action;
  print(voice.say('play.unknown', { typed: `${typed} (${action.fault})` }));
  return undefined;
}

export function giveOrder({ session, voice }: Table, action: Action): void {
  const { scenario, lang, names } = voice;
  const done = session.do(action);
  if ('rule' in done) {
    print(describeRefusal(scenario, action, done.rule, lang, names));
    return;
  }
  for (const { event } of done) print(`  ${describeEvent(scenario, event, lang, names)}`);
}

export function undo({ session, voice }: Table): void {
  const taken = session.last;
  if (taken === undefined) return print(voice.say('play.nothing'));
  if (!session.undo()) return print(voice.say('play.no-undo'));
  const action = describeAction(voice.scenario, taken, voice.lang, voice.names);
  print(voice.say('play.undone', { action }));
}

/** What the Germans did when they last chose anything. */
function lastChoices({ frames }: RaidSession): RaidEvent[] {
  const chosen = frames.filter(({ event }) => traceOf(event) !== undefined);
  const last = chosen.at(-1)?.action;
  return chosen.filter(({ action }) => action === last).map(({ event }) => event);
}

export function why({ session, voice }: Table): void {
  const { scenario, lang, names } = voice;
  const events = lastChoices(session);
  if (events.length === 0) print(voice.say('play.no-why'));
  for (const event of events) {
    print(describeEvent(scenario, event, lang, names));
    const trace = traceOf(event);
    if (trace === undefined) continue;
    for (const line of describeTrace(scenario, trace, lang, names)) print(`  ${line}`);
  }
}

export function tellOddsOf(table: Table, typed: string): void {
  const action = orderIn(table, typed);
  if (action === undefined) return;
  const { session, voice, actions } = table;
  if (actions.includes(action)) tellOdds(voice, session.position, action);
  else print(voice.say('play.unknown', { typed }));
}

export function zones({ session, voice }: Table): void {
  for (const line of describePosition(session.position, voice.lang, voice.names)) print(line);
}

export function zone({ session, voice }: Table, typed: string): void {
  const { scenario } = session;
  const index = scenario.zones.findIndex((z) => z.id === typed.toUpperCase());
  if (index < 0) return print(voice.say('play.unknown', { typed }));
  for (const line of describeZone(scenario, index, voice.lang, voice.names)) print(line);
}

export function map({ session }: Table): void {
  for (const line of mapLines(session.position)) print(line);
}

export function tellScore({ session, voice }: Table): void {
  const { scenario, lang, names } = voice;
  for (const line of describeScore(scenario, score(session.position), lang, names)) print(line);
}

export function save({ session, voice }: Table, file: string): void {
  try {
    writeFileSync(file, replayText(session.replay()));
    print(voice.say('play.saved', { file }));
  } catch (fault) {
    print(fault instanceof Error ? fault.message : String(fault));
  }
}
