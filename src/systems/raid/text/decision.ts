// What is asked of the player now, in words.

import { type Piece, plainText } from '../../../words/message.ts';
import type { Decision } from '../rules/decision.ts';
import { cite } from '../rules/rule.ts';
import { germansIn, unitsIn } from '../rules/stacks.ts';
import { Act, facing, G, get, type RaidState } from '../rules/state.ts';
import { NONE } from '../rules/types.ts';
import type { Lang } from './catalogue.ts';
import { type Names, Voice } from './voice.ts';

type Asked<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

export function decisionSentence(
  state: RaidState,
  decision: Decision,
  lang: Lang,
  names: Names = 'names',
): Piece[] {
  const voice = new Voice(state.scenario, lang, names);
  switch (decision.kind) {
    case 'load':
      return voice.sentence('ask.load', { unit: voice.unit(decision.unit), rule: cite('3d') });
    case 'choose':
      return askChoose(voice, state);
    case 'act':
      return askAct(voice, decision);
    case 'wire':
      return voice.sentence('ask.wire', {
        ...voice.places({ zone: decision.zone }),
        rule: cite('10.6'),
      });
    case 'send-back':
      return voice.sentence('ask.send-back', {
        ...voice.places({ zone: decision.zone }),
        rule: cite('2.2h'),
      });
    case 'columns':
      return askColumns(voice, state, decision);
    case 'round':
      return askRound(voice, state, decision);
    case 'over':
      return voice.sentence('ask.over');
  }
}

/** The same as plain text. */
export const describeDecision = (...asked: Parameters<typeof decisionSentence>): string =>
  plainText(decisionSentence(...asked));

function askChoose(voice: Voice, state: RaidState): Piece[] {
  const turn = get(state, G.turn);
  const clock = voice.hour(state.scenario.clock[turn] ?? '');
  return voice.sentence('ask.choose', {
    turn,
    clock,
    alarm: get(state, G.alarm),
    rule: cite('6.2'),
  });
}

function askAct(voice: Voice, { group, units }: Asked<'act'>): Piece[] {
  return voice.sentence('ask.act', {
    rule: cite('6.1'),
    units: voice.units(units),
    at: voice.at(group.place),
    pace: group.pace,
    done: doneText(voice, group.done),
  });
}

function doneText(voice: Voice, done: number): string {
  const names = (Object.keys(Act) as (keyof typeof Act)[]).filter((name) => done & Act[name]);
  if (names.length === 0) return voice.say('did.nothing');
  return voice.list(names.map((name) => voice.say(`did.${name}`)));
}

function askColumns(voice: Voice, state: RaidState, decision: Asked<'columns'>): Piece[] {
  const { openLine, round } = decision;
  const zone = voice.places({ zone: decision.zone });
  if (openLine === NONE) {
    return voice.sentence('ask.support', {
      round,
      ...zone,
      unit: voice.unit(decision.supporter),
      rule: cite('11.2b'),
    });
  }
  const german = voice.unit(facing(state, openLine));
  return voice.sentence('ask.contact', {
    round,
    ...zone,
    line: openLine + 1,
    german,
    rule: cite('11.2b'),
  });
}

function askRound(voice: Voice, state: RaidState, { zone, round }: Asked<'round'>): Piece[] {
  return voice.sentence('ask.round', {
    rule: cite('11.2f'),
    round,
    ...voice.places({ zone }),
    british: voice.units(unitsIn(state, zone)),
    germans: voice.units(germansIn(state, zone)),
  });
}
