// A plan in the words of the battle: who does what and what for, what the dice may do, and its ways over the map.

import { compare, type Fraction, fraction, percent } from '../../../engine/fraction.ts';
import type { PlanLine, PlanOrder, PlanWay, ToldLine } from '../../../engine/plan.ts';
import type { Action } from '../../../engine/system.ts';
import { look, plainText, type Values } from '../../../words/message.ts';
import type { FallOdds } from '../odds/fall-odds.ts';
import type { FightOdds } from '../odds/fight-odds.ts';
import { odds } from '../odds/odds.ts';
import type { PointOdds } from '../odds/path-odds.ts';
import * as A from '../rules/actions.ts';
import type { Field } from '../rules/field.ts';
import { G, get, hexOf, isOnMap, type State, sideOf } from '../rules/state.ts';
import { NONE } from '../rules/types.ts';
import { offerText } from '../text/actions.ts';
import type { Lang } from '../text/catalogue.ts';
import { capital, type Names, Voice } from '../text/voice.ts';
import { type Purpose, purposeOf } from './purpose.ts';
import { planEn } from './words-en.ts';
import { planFr } from './words-fr.ts';

type PlanKey = keyof typeof planEn;
const WORDS = { en: planEn, fr: planFr };

const say = ({ lang }: Voice, key: PlanKey, values: Values = {}): string =>
  plainText(look(lang, WORDS[lang], key, values));

export function tellPlan(
  field: Field,
  lines: readonly PlanLine[],
  lang: Lang,
  names: Names = 'names',
): ToldLine[] {
  const voice = new Voice(field, lang, names);
  return lines.map(({ orders }) => {
    const steps = orders.map((order) => ({ action: order.action, s: stateOf(field, order) }));
    const texts = steps.map(({ s, action }) => orderText(voice, s, action));
    const risks = steps.flatMap(({ s, action }) => risksOf(voice, s, action));
    return {
      text: `${joined(voice, texts)}.`,
      risk: joined(voice, risks),
      ways: steps.flatMap(({ s, action }) => wayOf(s, action)),
    };
  });
}

const stateOf = (field: Field, { state }: PlanOrder): State => ({
  scenario: field,
  cells: Int16Array.from(state.cells),
});

const joined = (voice: Voice, texts: readonly string[]): string =>
  plainText(capital([texts.join(voice.say('list.clauses'))]));

function orderText(voice: Voice, s: State, action: Action): string {
  const order = offerText(s, action, voice.lang, voice.names);
  const purpose = purposeOf(s, action);
  return purpose === null
    ? order
    : say(voice, 'plan.purpose', { order, why: whyText(voice, purpose) });
}

function whyText(voice: Voice, purpose: Purpose): string {
  switch (purpose.kind) {
    case 'seize':
    case 'hold':
    case 'towards':
    case 'throw':
    case 'blind':
      return say(voice, `plan.${purpose.kind}`, voice.places({ hex: purpose.hex }));
    case 'break':
    case 'shell':
      return say(voice, `plan.${purpose.kind}`, { foes: voice.group(purpose.foes) });
    default:
      return say(voice, `plan.${purpose.kind}`);
  }
}

/** A chance too small to change anybody's mind. */
const SLIGHT = fraction(1, 20);
const matters = (chance: Fraction): boolean => compare(chance, SLIGHT) >= 0;

function risksOf(voice: Voice, s: State, action: Action): string[] {
  const found = odds(s, action);
  if (found?.fight !== undefined) return fightRisks(voice, s, found.fight);
  if (found?.point !== undefined) return pointRisks(voice, found.point);
  return found?.fall === undefined ? [] : fallRisks(voice, found.fall);
}

/** Theirs as a hope, ours as a danger. */
function fightRisks(voice: Voice, s: State, { units }: FightOdds): string[] {
  return units.flatMap(({ unit, broken, destroyed }) => {
    const own = sideOf(s, unit) === s.scenario.human;
    if (own && !matters(broken) && !matters(destroyed)) return [];
    return [
      say(voice, 'plan.risk.fight', {
        unit: voice.shortUnit(unit),
        ...{ broken: percent(broken), destroyed: percent(destroyed) },
      }),
    ];
  });
}

function pointRisks(voice: Voice, { arrivals }: PointOdds): string[] {
  return arrivals.flatMap(({ unit, dispersed, destroyed, goesOn }) => {
    const stopped = goesOn.n < goesOn.d && matters(dispersed);
    if (!stopped && !matters(destroyed)) return [];
    return [
      say(voice, 'plan.risk.point', {
        unit: voice.shortUnit(unit),
        ...{ broken: percent(dispersed), destroyed: percent(destroyed) },
      }),
    ];
  });
}

function fallRisks(voice: Voice, { aim, signal, falls }: FallOdds): string[] {
  const on = falls.find(({ hex }) => hex === aim)?.chance ?? SLIGHT;
  return [say(voice, 'plan.risk.fall', { signal: percent(signal), on: percent(on) })];
}

/** A stroke for a march, another for a shot; none for whoever stays. */
function wayOf(s: State, action: Action): PlanWay[] {
  const from = hexOf(s, A.whoOf(action));
  const to = A.whereOf(action);
  switch (A.verbOf(action)) {
    case 'move':
    case 'move-both':
      return from === NONE ? [] : [{ places: [from, to], aims: false }];
    case 'fire':
      return from === to ? [] : [{ places: [from, to], aims: true }];
    case 'shoot': {
      const lead = get(s, G.lead);
      const hex = hexOf(s, isOnMap(s, lead) ? lead : get(s, G.second));
      return from === hex ? [] : [{ places: [from, hex], aims: true }];
    }
    default:
      return [];
  }
}
