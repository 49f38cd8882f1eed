// A line of a plan in one sentence: who, what they do one thing after the other, and what for.

import type { Action } from '../../../engine/system.ts';
import { look, plainText, type Values } from '../../../words/message.ts';
import { Do, doing, first, second } from '../rules/actions.ts';
import { germansIn } from '../rules/stacks.ts';
import { G, get, kindOf, placeOf } from '../rules/state.ts';
import { ABOARD, Kind, NONE, type Unit } from '../rules/types.ts';
import { people, verbCount } from '../text/prose/grouped.ts';
import { capital } from '../text/prose/told-in-prose.ts';
import type { Voice } from '../text/voice.ts';
import { goalOf, isAboard, isUnknown, type Line, type Step, zoneOf } from './line.ts';
import { type Purpose, purposeOf } from './purpose.ts';
import { planEn } from './words-en.ts';
import { planFr } from './words-fr.ts';

export type PlanKey = keyof typeof planEn;
const WORDS = { en: planEn, fr: planFr };

export const sayPlan = ({ lang }: Voice, key: PlanKey, values: Values = {}): string =>
  plainText(look(lang, WORDS[lang], key, values));

/** The n-th line of a plan: it begins with a capital and lacks its full stop. */
export function lineText(voice: Voice, lines: readonly Line[], n: number): string {
  const line = lines[n] as Line;
  const later = lines.slice(n + 1);
  const { who, count } = subject(voice, line);
  const isAll = lines.length === 1 && kindOfFirst(line) === Do.end;
  const what = isAll ? sayPlan(voice, 'plan.do.end-only') : deeds(voice, line, count);
  const bare = BARE.includes(kindOfFirst(line));
  const text = bare ? what : sayPlan(voice, 'plan.line', { who, what });
  const told = withPurpose(voice, line, later, text);
  const hangs = hangsOn(line);
  return plainText(capital([hangs === null ? told : sayPlan(voice, hangs, { line: told })]));
}

/** What the rest hangs on: the marker that is entered, or those that may wake beside an order after which nothing is told. */
function hangsOn({ steps }: Line): PlanKey | null {
  if (steps.some(isUnknown)) return 'plan.open';
  return steps.at(-1)?.open === true ? 'plan.woken' : null;
}

function withPurpose(voice: Voice, line: Line, later: readonly Line[], text: string): string {
  const purpose = purposeOf(line, later);
  if (purpose === null) return text;
  return sayPlan(voice, 'plan.purpose', { line: text, why: why(voice, purpose) });
}

const BARE: readonly number[] = [Do.end, Do.loadStandard, Do.load];
const kindOfFirst = ({ steps: [begun] }: Line): number =>
  begun === undefined ? NONE : doing(begun.action);

/** Who goes: by their officer, as the men of a craft, or one by one. */
function subject(voice: Voice, line: Line): { readonly who: string; readonly count: number } {
  const { units, left, from, steps } = line;
  const state = steps[0]?.before;
  const officer = units.find((u) => state !== undefined && kindOf(state, u) === Kind.officer);
  const without = (who: string): string =>
    left.length === 0 ? who : sayPlan(voice, 'plan.without', { who, left: people(voice, left) });
  if (officer !== undefined && units.length > 1) {
    return { who: without(stackOf(voice, officer)), count: 1 };
  }
  if (from >= ABOARD && left.length === 0 && units.length > 1) {
    return { who: sayPlan(voice, 'plan.men', { craft: voice.unit(from - ABOARD) }), count: 2 };
  }
  return { who: people(voice, units), count: verbCount(voice, units) };
}

/** 'Lovat’s stack': by his name without his rank. */
function stackOf(voice: Voice, officer: Unit): string {
  const name = voice.unit(officer).split(' ').at(-1) ?? '';
  return sayPlan(voice, 'plan.stack', { name, of: /^[AEIOUYÉ]/.test(name) ? 'd’' : 'de ' });
}

function deeds(voice: Voice, line: Line, count: number): string {
  const { steps } = line;
  const told = steps.flatMap((step, i) =>
    isPassed(step, steps[i + 1]) ? [] : [deed(voice, line, step, count)],
  );
  const parts = told.filter((text, i) => text !== '' && !told.slice(0, i).includes(text));
  if (parts.length === 0) return deedOf(voice, 'plan.do.done', count, goalOf(line));
  return voice.list(parts);
}

/** On a march only its end is told, and a fire before the assault on the same zone with it. */
function isPassed({ action }: Step, next: Step | undefined): boolean {
  if (next === undefined) return false;
  if (isStormed(action, next.action)) return true;
  return MARCHES_ON.includes(doing(action)) && doing(next.action) === doing(action);
}
const MARCHES_ON: readonly number[] = [Do.step, Do.sail];

const isStormed = (fire: Action, assault: Action): boolean =>
  doing(fire) === Do.fire && doing(assault) === Do.assault && first(fire) === first(assault);

const deedOf = (voice: Voice, key: PlanKey, count: number, zone: number): string =>
  sayPlan(voice, key, { count, ...(zone < 0 ? { zone: '', atZone: '' } : voice.places({ zone })) });

/** By kind of order; what is not here goes without saying. */
const DEEDS: Readonly<Record<number, PlanKey>> = {
  [Do.step]: 'plan.do.step',
  [Do.land]: 'plan.do.land',
  [Do.sail]: 'plan.do.sail',
  [Do.blow]: 'plan.do.blow',
  [Do.stop]: 'plan.do.stop',
  [Do.goOn]: 'plan.do.go-on',
  [Do.prisoner]: 'plan.do.prisoner',
  [Do.fill]: 'plan.do.columns',
  [Do.contact]: 'plan.do.columns',
  [Do.support]: 'plan.do.columns',
  [Do.end]: 'plan.do.end',
  [Do.loadStandard]: 'plan.do.load-standard',
};
const MARCHES: readonly number[] = [Do.step, Do.land, Do.sail];
const ROUNDS: readonly number[] = [Do.goOn, Do.fill, Do.contact, Do.support];

function deed(voice: Voice, line: Line, step: Step, count: number): string {
  const { action, before } = step;
  const kind = doing(action);
  const [a, b] = [first(action), second(action)];
  if (ROUNDS.includes(kind) && line.steps.some((s) => doing(s.action) === Do.assault)) return '';
  switch (kind) {
    case Do.fire:
    case Do.assault:
      return fight(voice, line, step, count);
    case Do.snipe:
      return sayPlan(voice, 'plan.do.fire', {
        ...{ count, germans: people(voice, [a]) },
        ...voice.places({ zone: placeOf(before, a) }),
      });
    case Do.embark:
    case Do.embarkOne: {
      const boarded = craftOf(line);
      const craft = { craft: people(voice, boarded), crafts: boarded.length };
      if (isAboard(line)) return sayPlan(voice, 'plan.do.embark', { count, ...craft });
      return sayPlan(voice, 'plan.do.embark-some', {
        ...{ count, units: boarding(voice, line) },
        ...craft,
      });
    }
    case Do.front:
      if (line.steps.length > 1) return ''; // who leads goes without saying
      return deedOf(voice, 'plan.do.first', count, zoneOf(before, line.from));
    case Do.breakOff: {
      const stormed = line.steps.some((s) => doing(s.action) === Do.assault);
      const key = stormed ? 'plan.do.then-off' : 'plan.do.break-off';
      return deedOf(voice, key, count, zoneFor(step, kind, a));
    }
    case Do.sendBack:
      return sayPlan(voice, 'plan.do.send-back', { count, unit: voice.unit(a) });
    case Do.load:
      return sayPlan(voice, 'plan.do.load', { unit: voice.unit(a), craft: voice.unit(b) });
    default: {
      const key = DEEDS[kind];
      return key === undefined ? '' : deedOf(voice, key, count, zoneFor(step, kind, a));
    }
  }
}

/** Those who go aboard one by one. */
const boarding = (voice: Voice, { steps }: Line): string =>
  people(
    voice,
    steps.flatMap(({ action }) => (doing(action) === Do.embarkOne ? [first(action)] : [])),
  );

/** Every craft somebody goes aboard. */
function craftOf({ steps }: Line): Unit[] {
  const craft = steps.flatMap(({ action }) => {
    if (doing(action) === Do.embark) return [first(action)];
    return doing(action) === Do.embarkOne ? [second(action)] : [];
  });
  return [...new Set(craft)];
}

const zoneFor = ({ before }: Step, kind: number, operand: number): number => {
  if (MARCHES.includes(kind)) return operand;
  const place = get(before, G.battle) >= 0 ? get(before, G.battle) : get(before, G.place);
  return place < 0 ? place : zoneOf(before, place);
};

function fight(voice: Voice, { steps }: Line, { action, before }: Step, count: number): string {
  const zone = first(action);
  const prepared = steps.find((step) => isStormed(step.action, action));
  const germans = germansIn(prepared?.before ?? before, zone);
  if (germans.length === 0) {
    const blind = doing(action) === Do.fire ? 'plan.do.fire.blind' : 'plan.do.assault.open';
    return deedOf(voice, blind, count, zone);
  }
  const stormed = prepared === undefined ? 'plan.do.assault' : 'plan.do.storm';
  const key = doing(action) === Do.fire ? 'plan.do.fire' : stormed;
  return sayPlan(voice, key, { count, germans: people(voice, germans), ...voice.places({ zone }) });
}

function why(voice: Voice, purpose: Purpose): string {
  const zone = 'zone' in purpose ? voice.places({ zone: purpose.zone }) : {};
  const unit = 'unit' in purpose ? { unit: people(voice, [purpose.unit]) } : {};
  return sayPlan(voice, `plan.why.${purpose.kind}`, { ...zone, ...unit });
}
