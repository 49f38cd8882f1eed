// What is asked, in few words: what has been heard before and still holds is not said again.

import type { Heard } from '../../../../ui/sheet/face-speech.ts';
import { aloud, LONGEST } from '../../../../words/aloud.ts';
import { lang } from '../../../../words/index.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import type { Decision } from '../../rules/decision.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { germansIn, unitsIn } from '../../rules/stacks.ts';
import { G, get, type RaidState } from '../../rules/state.ts';
import { ABOARD, type Place, ZoneKind } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { decisionSentence } from '../../text/decision.ts';
import { capital } from '../../text/prose/told-in-prose.ts';
import { Voice } from '../../text/voice.ts';
import { missedBy } from '../orders/tried.ts';
import { spokenStack } from './stack-spoken.ts';

type Before = Heard<Scenario, Decision> | null;

export function spokenQuestion(s: RaidState, asked: Decision, before: Before): string {
  const voice = new Voice(s.scenario, lang.value);
  switch (asked.kind) {
    case 'choose':
      return choose(voice, s, asked, before);
    case 'act':
      return act(voice, s, asked, before);
    case 'columns':
      return t('say.columns', { n: asked.round });
    case 'round':
      return t('say.round', {
        n: asked.round,
        british: unitsIn(s, asked.zone).length,
        germans: germansIn(s, asked.zone).length,
      });
    case 'load':
      return t('say.load');
    default:
      return aloud(decisionSentence(s, asked, lang.value));
  }
}

function choose(voice: Voice, s: RaidState, asked: Decision, before: Before): string {
  const takes = asked.actions.filter((action) => doing(action) === Do.take);
  const afloat = takes.filter((action) => isAfloat(s, first(action))).length;
  const left = leftText(takes.length - afloat, afloat);
  const turn = get(s, G.turn);
  if (before !== null && before.asked.kind !== 'load' && get(before.position, G.turn) === turn) {
    return left;
  }
  const clock = voice.hour(s.scenario.clock[turn] ?? '');
  return t('say.turn', { turn, clock, alarm: get(s, G.alarm), left });
}

/** Aboard a craft, or a craft. */
function isAfloat(s: RaidState, place: Place): boolean {
  return place >= ABOARD || (s.scenario.zoneKind[place] ?? 0) >= ZoneKind.sea;
}

function leftText(ashore: number, afloat: number): string {
  if (ashore + afloat === 0) return t('say.choose.none');
  if (ashore === 0) return t('say.choose.afloat', { n: afloat });
  return afloat === 0 ? t('say.choose', { n: ashore }) : t('say.choose.both', { ashore, afloat });
}

type Acting = Extract<Decision, { kind: 'act' }>;

/** Who acts and where, once; then what he has left. */
function act(voice: Voice, s: RaidState, asked: Acting, before: Before): string {
  const { group, units } = asked;
  if (missedBy(s, asked).length > 0) return t('raid.stuck');
  if (before?.asked.kind === 'act' && group.done > 0) return t('say.left', { n: group.pace });
  const at = voice.at(group.place);
  const told = (who: string): string => aloud(capital([t('say.act', { who, at, n: group.pace })]));
  const full = told(spokenStack(s, units));
  return full.length <= LONGEST ? full : told(t('say.counters', { n: units.length }));
}
