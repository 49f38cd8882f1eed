// A raid told in the terminal: the words of the raid, asked for as the command line asks.

import type { Rolled } from '../../../engine/luck.ts';
import type { Action } from '../../../engine/system.ts';
import type { ReviewVoice, TerminalVoice } from '../../../engine/terminal.ts';
import type { RollKind } from '../luck/rolled.ts';
import { odds } from '../odds/odds.ts';
import { tellPlan } from '../plan/tell.ts';
import { Do, doing, first, formatAction } from '../rules/actions.ts';
import type { Decision } from '../rules/decision.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import { unitsIn } from '../rules/stacks.ts';
import { Flag, has, type RaidState } from '../rules/state.ts';
import type { Score } from '../rules/victory.ts';
import { describeAction, describeRefusal } from '../text/action.ts';
import { describeZone } from '../text/board.ts';
import type { Lang } from '../text/catalogue.ts';
import { describeDecision } from '../text/decision.ts';
import { describeEvent } from '../text/events.ts';
import { describeBoard } from '../text/full/whole-board.ts';
import { describeHome } from '../text/full/whole-home.ts';
import { describePosition } from '../text/full/whole-position.ts';
import { describeScore, scoreLineText } from '../text/score.ts';
import { describeTrace, traceOf } from '../text/trace.ts';
import { type Names, Voice } from '../text/voice.ts';
import { mapLines } from './map.ts';
import { oddsLines } from './odds-text.ts';
import { raidTerminalWords } from './words.ts';

export function raidVoice(
  scenario: Scenario,
  lang: Lang,
  names: Names,
): TerminalVoice<Scenario, RaidEvent, Decision> {
  const voice = new Voice(scenario, lang, names);
  return {
    title: scenario.title[lang],
    level: (id) => scenario.levels.find((level) => level.id === id)?.[lang] ?? '',
    enemy: raidTerminalWords[lang].enemy,
    event: (event) => describeEvent(scenario, event, lang, names),
    why(event) {
      const trace = traceOf(event);
      return trace === undefined ? null : describeTrace(scenario, trace, lang, names);
    },
    action: (action) => describeAction(scenario, action, lang, names),
    offer: (state, action) => offerText(voice, state, action),
    question: (state, asked) => describeDecision(state, asked, lang, names),
    refusal: (action, rule) => describeRefusal(scenario, action, rule, lang, names),
    odds: (state, action) => oddsLines(voice, oddsNow(state, action)),
    board: () => describeBoard(scenario, lang, names),
    place: (id) => zoneLines(voice, id),
    position: (state, reveal) => [
      ...describePosition(state, lang, names, { reveal }),
      ...describeHome(voice, state),
    ],
    map: mapLines,
    score: (score) => describeScore(scenario, score as Score, lang, names),
    plan: (lines) => tellPlan(scenario, lines, lang, names),
    review: reviewVoice(voice),
  };
}

/** The odds of a legal order. */
export function oddsNow(state: RaidState, action: Action) {
  const found = odds(state, action);
  if (found !== null) return found;
  throw new RangeError(`${formatAction(state.scenario, action)} is not legal`);
}

/** A stack that may be taken up is told with its members. */
function offerText(voice: Voice, s: RaidState, action: Action): string {
  const text = describeAction(s.scenario, action, voice.lang, voice.names);
  if (doing(action) !== Do.take) return text;
  const free = unitsIn(s, first(action)).filter((u) => !has(s, u, Flag.done | Flag.back));
  return voice.say('act.stack', { action: text, units: voice.units(free) });
}

function zoneLines({ scenario, lang, names }: Voice, id: string): string[] | null {
  const zone = scenario.zones.findIndex((z) => z.id === id.toUpperCase());
  return zone < 0 ? null : describeZone(scenario, zone, lang, names);
}

/** Kinds of which one roll may bring several. */
const SEVERAL: readonly string[] = ['marker', 'group-size'];
const PLACING: readonly number[] = [Do.contact, Do.support, Do.fill];

function reviewVoice(voice: Voice): ReviewVoice {
  const { scenario, lang, names } = voice;
  const { kind, assaultAt, playedOut, unfinished } = raidTerminalWords[lang];
  return {
    playedOut,
    unfinished,
    scoreLine: (line) => scoreLineText(voice, line),
    kind: (roll) => kind[roll as RollKind],
    bringsSeveral: (roll) => SEVERAL.includes(roll),
    /** The last commando put in his place starts a round: what is told then is the fight. */
    occasion(action, rolls: ReadonlyArray<Pick<Rolled, 'kind' | 'zone'>>) {
      const line = rolls.find((roll) => roll.kind === 'assault');
      if (line === undefined || !PLACING.includes(doing(action))) {
        return describeAction(scenario, action, lang, names);
      }
      return assaultAt(voice.the(line.zone));
    },
  };
}
