// What is asked of the player now, in words.

import type { Decision } from '../rules/decision.ts';
import { germansIn, unitsIn } from '../rules/stacks.ts';
import { Act, facing, G, get, type RaidState } from '../rules/state.ts';
import { NONE } from '../rules/types.ts';
import type { Lang } from './catalogue.ts';
import { type Names, Voice } from './voice.ts';

type Asked<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

export function describeDecision(
  state: RaidState,
  decision: Decision,
  lang: Lang,
  names: Names = 'names',
): string {
  const voice = new Voice(state.scenario, lang, names);
  switch (decision.kind) {
    case 'load':
      return voice.say('ask.load', { unit: voice.unit(decision.unit) });
    case 'choose':
      return askChoose(voice, state);
    case 'act':
      return askAct(voice, decision);
    case 'wire':
      return voice.say('ask.wire', { zone: voice.zone(decision.zone) });
    case 'send-back':
      return voice.say('ask.send-back', { zone: voice.zone(decision.zone) });
    case 'columns':
      return askColumns(voice, state, decision);
    case 'round':
      return askRound(voice, state, decision);
    case 'over':
      return voice.say('ask.over');
  }
}

function askChoose(voice: Voice, state: RaidState): string {
  const turn = get(state, G.turn);
  const clock = state.scenario.clock[turn] ?? '';
  return voice.say('ask.choose', { turn, clock, alarm: get(state, G.alarm) });
}

function askAct(voice: Voice, { group, units }: Asked<'act'>): string {
  return voice.say('ask.act', {
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

function askColumns(voice: Voice, state: RaidState, decision: Asked<'columns'>): string {
  const { openLine, round } = decision;
  const zone = voice.zone(decision.zone);
  if (openLine === NONE) {
    return voice.say('ask.support', { round, zone, unit: voice.unit(decision.supporter) });
  }
  const german = voice.unit(facing(state, openLine));
  return voice.say('ask.contact', { round, zone, line: openLine + 1, german });
}

function askRound(voice: Voice, state: RaidState, { zone, round }: Asked<'round'>): string {
  return voice.say('ask.round', {
    round,
    zone: voice.zone(zone),
    british: voice.units(unitsIn(state, zone)),
    germans: voice.units(germansIn(state, zone)),
  });
}
