// 20.17 to 20.19 Why the next order went to that unit, and why that order: what kind of thing it was, what the general
// accepts for it, what decided between like orders, and what would have stopped it.

import type { FilterStep, Trace } from '../../../../engine/told.ts';
import type { Piece, Values } from '../../../../words/message.ts';
import * as A from '../../rules/actions.ts';
import type { OrderReason } from '../../rules/events.ts';
import { cite } from '../../rules/rule.ts';
import { NONE } from '../../rules/types.ts';
import type { Key } from '../catalogue.ts';
import { hitsText } from '../sums.ts';
import type { Told } from '../told.ts';
import type { Voice } from '../voice.ts';
import { compared, deciding } from './compared.ts';

/** Kinds for which the general asks what they may cost (20.18). */
const RISKED: readonly string[] = ['seize', 'storm', 'into line', 'march', 'stab'];
/** Filters that are told in hits. */
const IN_HITS: readonly string[] = ['most give', 'least take'];

export function orderReasons(
  voice: Voice,
  event: Told<'ordered'>,
  trace: Trace,
  why: OrderReason,
): Piece[][] {
  const values = valuesOf(voice, event, why);
  return [
    sawText(voice, event, trace),
    missionText(voice, event, why),
    voice.sentence(`why.kind.${why.kind}` as Key, { ...values, rule: cite('20.18') }),
    ...(RISKED.includes(why.kind)
      ? [voice.sentence('why.nerve', { nerve: exactly(voice, why.nerve), rule: cite('20.4') })]
      : []),
    ...decidedTexts(voice, event, trace),
    voice.sentence(`why.else.order.${why.kind}` as Key, values),
  ];
}

const valuesOf = (voice: Voice, event: Told<'ordered'>, why: OrderReason): Values => ({
  ...voice.units({ unit: event.unit, target: why.target }),
  ...voice.places({ hex: event.hex }),
  ...{ dice: why.dice, give: hits(voice, why.give), take: hits(voice, why.take) },
  nerve: exactly(voice, why.nerve),
  goal: why.goal === NONE ? voice.hexIn(event.hex).the : voice.hexIn(why.goal).the,
});

/** 'about 1.3 hits', from sixths. */
function hits(voice: Voice, sixths: number): string {
  if (sixths === 0) return voice.say('why.hits.none');
  return voice.say('why.hits', { hits: hitsText(voice, sixths), n: sixths / 6 });
}

const exactly = (voice: Voice, sixths: number): string =>
  voice.say('why.hits.exactly', { hits: hitsText(voice, sixths), n: sixths / 6 });

const unitsIn = (ids: readonly number[]): number[] => [...new Set(ids.map(A.unitOf))];

const named = (voice: Voice, units: readonly number[]): string =>
  voice.list(units.map((unit) => voice.unitIn(unit).the));

function sawText(voice: Voice, event: Told<'ordered'>, { candidates, rule }: Trace): Piece[] {
  const segment = voice.field.segment[event.from] as number;
  return voice.sentence('why.saw.order', {
    ...{ n: candidates.length, segment: voice.segment(segment), rule },
    units: named(voice, unitsIn(candidates.map(({ id }) => id))),
  });
}

/** 20.10 */
function missionText(voice: Voice, event: Told<'ordered'>, why: OrderReason): Piece[] {
  const values = { ...voice.units({ unit: event.unit }), rule: cite('20.10') };
  const mission = voice.mission(event.unit);
  if (mission === '' || why.goal === NONE) return voice.sentence('why.no-mission', values);
  return voice.sentence('why.mission', { ...values, mission, goal: voice.hexIn(why.goal).the });
}

/** What decided between the candidates, filter by filter; the runners-up of the last. */
function decidedTexts(voice: Voice, event: Told<'ordered'>, trace: Trace): Piece[][] {
  const steps = deciding(trace);
  if (steps.length === 0) {
    return trace.candidates.length > 1 ? [] : [voice.sentence('why.only', { rule: trace.rule })];
  }
  const last = steps.at(-1) as FilterStep;
  return [
    ...steps.flatMap((step) =>
      step.name === 'rank' ? rankTexts(voice, event, step) : [stepText(voice, step, trace.chosen)],
    ),
    nextText(voice, last, trace.chosen),
  ];
}

/** 20.19 How many orders were of the most pressing kind, and which units had none. */
function rankTexts(
  voice: Voice,
  event: Told<'ordered'>,
  { values, kept, rule }: FilterStep,
): Piece[][] {
  const pressed = unitsIn(kept);
  const idle = unitsIn(values.map(({ id }) => id)).filter(
    (unit) => unit !== event.unit && !pressed.includes(unit),
  );
  const told = [voice.sentence('why.rank', { n: kept.length, rule })];
  if (idle.length > 0)
    told.push(voice.sentence('why.rank.units', { others: named(voice, idle), rule }));
  return told;
}

function stepText(voice: Voice, step: FilterStep, chosen: number): Piece[] {
  const { best, next } = compared(step, chosen);
  const figure = (value: number): string | number =>
    IN_HITS.includes(step.name) ? hitsText(voice, value) : value;
  return voice.sentence(`why.step.${step.name}` as Key, {
    ...{ best: figure(best), next: figure(next), rule: step.rule },
  });
}

const MOST_NEXT = 2; // orders that are named as next best

function nextText(voice: Voice, step: FilterStep, chosen: number): Piece[] {
  const { runnersUp } = compared(step, chosen);
  const named = runnersUp.slice(0, MOST_NEXT).map((action) => orderText(voice, action));
  const more = runnersUp.length - named.length;
  return voice.sentence('why.order.next', {
    others: voice.clauses(more > 0 ? [...named, voice.say('trace.more', { n: more })] : named),
  });
}

/** An order of either side, by where it ends. */
export const orderText = (voice: Voice, action: number): string =>
  voice.say(A.kindOf(action) === A.Do.charge ? 'act.charge' : 'act.order', {
    ...voice.units({ unit: A.unitOf(action) }),
    spot: voice.spot(A.hexOfOrder(action)),
    facing: voice.facing(A.facingOfOrder(action)),
  });
