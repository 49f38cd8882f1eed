// A plan in the words of the battle: who goes where and what for, what the dice may do, and its ways over the map.

import { compare, type Fraction, fraction, percent, rest, ZERO } from '../../../engine/fraction.ts';
import type { PlanLine, PlanOrder, PlanWay, ToldLine } from '../../../engine/plan.ts';
import type { Action } from '../../../engine/system.ts';
import { look, plainText, type Values } from '../../../words/message.ts';
import type { FightOdds } from '../odds/fight-odds.ts';
import { odds } from '../odds/odds.ts';
import * as A from '../rules/actions.ts';
import type { Field } from '../rules/field.ts';
import { fromOf, hexOf, type State, targetOf } from '../rules/state.ts';
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
  if (purpose === null) return order;
  return say(voice, 'plan.purpose', { order, why: whyText(voice, purpose) });
}

function whyText(voice: Voice, purpose: Purpose): string {
  switch (purpose.kind) {
    case 'seize':
    case 'hold':
    case 'towards':
    case 'drive':
      return say(voice, `plan.${purpose.kind}`, {
        objective: voice.objectiveIn(purpose.objective).the,
      });
    case 'fire':
      return say(voice, 'plan.fire', {
        ...voice.units({ target: purpose.target }),
        n: purpose.dice,
      });
    case 'away':
    case 'front':
      return say(voice, `plan.${purpose.kind}`, voice.units({ foe: purpose.foe }));
    default:
      return say(voice, `plan.${purpose.kind}`);
  }
}

/** A chance too small to change anybody's mind. */
const SLIGHT = fraction(1, 20);
const matters = (chance: Fraction): boolean => compare(chance, SLIGHT) >= 0;

function risksOf(voice: Voice, s: State, action: Action): string[] {
  const told = odds(s, action);
  const fight = told?.together ?? told?.fight;
  if (fight !== undefined) return fightRisks(voice, fight);
  const threat = told?.threat;
  if (threat?.odds === undefined || threat.odds === null) return [];
  const { lost, destroyed } = threat.odds;
  const foes = voice.list(threat.shots.map(({ unit }) => voice.unitIn(unit).the));
  const hit = rest(lost[0] ?? ZERO);
  return [
    say(voice, 'plan.risk.threat', { foes, chance: percent(hit) }),
    ...(matters(destroyed) ? [say(voice, 'plan.risk.lost', { chance: percent(destroyed) })] : []),
  ];
}

function fightRisks(voice: Voice, { lost, back, destroyed }: FightOdds): string[] {
  const driven = rest(back[0] ?? ZERO);
  return [
    say(voice, 'plan.risk.hit', { chance: percent(rest(lost[0] ?? ZERO)) }),
    ...(matters(driven) ? [say(voice, 'plan.risk.back', { chance: percent(driven) })] : []),
    ...(matters(destroyed)
      ? [say(voice, 'plan.risk.destroyed', { chance: percent(destroyed) })]
      : []),
  ];
}

/** A stroke for a march, another for an attack; none for whoever stays. */
function wayOf(s: State, action: Action): PlanWay[] {
  const unit = A.unitOf(action);
  switch (A.kindOf(action)) {
    case A.Do.order:
    case A.Do.charge: {
      const places = [hexOf(s, unit), A.hexOfOrder(action)];
      return places[0] === places[1] ? [] : [{ places, aims: false }];
    }
    case A.Do.attack:
      return [{ places: [hexOf(s, unit), hexOf(s, A.targetOfAttack(action))], aims: true }];
    case A.Do.follow:
      return [{ places: [hexOf(s, unit), fromOf(s, targetOf(s, unit))], aims: false }];
    default:
      return [];
  }
}
