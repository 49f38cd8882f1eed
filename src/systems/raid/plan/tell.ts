// A plan in the words of the raid, with the ways it takes over the map and what the dice may do to it.

import { compare, type Fraction, fraction, percent } from '../../../engine/fraction.ts';
import type { PlanLine, PlanWay, ToldLine } from '../../../engine/plan.ts';
import { plainText } from '../../../words/message.ts';
import { Do, doing, first, second } from '../rules/actions.ts';
import type { Scenario } from '../rules/scenario.ts';
import { placeOf } from '../rules/state.ts';
import type { Zone } from '../rules/types.ts';
import { ABOARD, NONE } from '../rules/types.ts';
import type { Lang } from '../text/catalogue.ts';
import { capital } from '../text/prose/told-in-prose.ts';
import { type Names, Voice } from '../text/voice.ts';
import { type Line, lineOf, zoneOf } from './line.ts';
import { risksOf } from './risk.ts';
import { lineText, type PlanKey, sayPlan } from './say-line.ts';

export function tellPlan(
  scenario: Scenario,
  lines: readonly PlanLine[],
  lang: Lang,
  names: Names = 'names',
): ToldLine[] {
  const voice = new Voice(scenario, lang, names);
  const all = lines.map((planned) => lineOf(scenario, planned));
  return all.map((line, i) => {
    return {
      text: `${lineText(voice, all, i)}.`,
      risk: riskText(voice, line),
      ways: waysOf(line),
    };
  });
}

/** A chance too small to change anybody's mind. */
const SLIGHT = fraction(1, 20);
const matters = (chance: Fraction): boolean => compare(chance, SLIGHT) >= 0;

function riskText(voice: Voice, line: Line): string {
  const { fights, mines, wakes, unknown } = risksOf(line);
  const say = (key: PlanKey, chance: Fraction): string =>
    sayPlan(voice, key, { chance: percent(chance) });
  const told = fights.flatMap(({ kind, chance, loss }) => [
    say(`plan.risk.${kind}`, chance),
    ...(matters(loss)
      ? [say(kind === 'held' ? 'plan.risk.commando' : 'plan.risk.loss', loss)]
      : []),
  ]);
  if (mines.n > 0n) told.push(say('plan.risk.mines', mines));
  if (matters(wakes)) told.push(say('plan.risk.wakes', wakes));
  if (unknown) told.push(sayPlan(voice, 'plan.risk.unknown'));
  return plainText(capital([told.join(voice.say('list.clauses'))]));
}

const MARCHES: readonly number[] = [Do.step, Do.land, Do.sail, Do.assault];

/** The march in one stroke, and a stroke for each shot from where it is fired. */
function waysOf({ steps, from }: Line): PlanWay[] {
  const [begun] = steps;
  if (begun === undefined || from < 0) return [];
  const march: Zone[] = [zoneOf(begun.before, from)];
  const shots: PlanWay[] = [];
  let embarks: Zone = NONE;
  for (const { action, before } of steps) {
    const kind = doing(action);
    const here = march.at(-1) as Zone;
    if (MARCHES.includes(kind)) march.push(first(action));
    else if (kind === Do.embark) march.push(zoneOf(before, ABOARD + first(action)));
    else if (kind === Do.embarkOne) embarks = zoneOf(before, ABOARD + second(action));
    else if (kind === Do.fire) shots.push({ places: [here, first(action)], aims: true });
    else if (kind === Do.snipe) {
      shots.push({ places: [here, placeOf(before, first(action))], aims: true });
    }
  }
  if (embarks !== NONE && march.length === 1) march.push(embarks);
  return march.length > 1 ? [{ places: march, aims: false }, ...shots] : shots;
}
