// The rolls told by the events of a raid, each with all it could have come to.

import { type Spread, spreadOf, yesNo } from '../../../engine/luck.ts';
import type { Die as AnyDie } from '../../../engine/told.ts';
import type { Die, RaidEvent, Sum } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import type { RuleId } from '../rules/types.ts';
import { NONE, type Zone } from '../rules/types.ts';
import type { MarkerCup } from './marker-cup.ts';
import type { Rolled, RolledDie, RollKind } from './rolled.ts';

const NOTHING: Spread = new Map([[0, 1]]);
const D10 = 10;
const D6 = 6;

/** All rolls of one event, in the order of their dice. */
export function rollsOf(sc: Scenario, cup: MarkerCup, event: RaidEvent): Rolled[] {
  switch (event.kind) {
    case 'fire':
      return [fireRoll(event)];
    case 'assault-line':
      return [assaultRoll(event)];
    case 'wake-test':
      return [wakeRoll(event)];
    case 'mines':
      return [minesRoll(sc, event)];
    case 'bangalore':
      return [bangaloreRoll(event)];
    case 'reinforcements':
      return reinforcementRolls(sc, event);
    case 'random-event':
      return event.dice.map((die) => eventRoll(sc, event.rule.id, die));
    case 'marker-turned':
      return [cup.turn(event.zone, event.marker, event.rule.id)];
    default:
      return [];
  }
}

type Told<K extends RaidEvent['kind']> = Extract<RaidEvent, { readonly kind: K }>;

function fireRoll(e: Told<'fire'>): Rolled {
  const british = e.side === 'british';
  const foe = british ? 'german' : 'british';
  const dice = [
    contestDie(e.attack, e.side, 'fire attack'),
    contestDie(e.defence, foe, 'fire defence'),
  ];
  const kind = british ? 'british-fire' : 'german-fire';
  const good = british ? 1 : -1;
  return { ...contest(kind, e.rule.id, e.to, e.attack, e.defence, dice, e.hit), good };
}

function assaultRoll(e: Told<'assault-line'>): Rolled {
  const dice = [
    contestDie(e.attack, 'british', 'assault attack'),
    contestDie(e.defence, 'german', 'assault defence'),
  ];
  return { ...contest('assault', e.rule.id, e.zone, e.attack, e.defence, dice, e.hit), good: 1 };
}

/** 1.1 The British throw a D6 of 1–6, the Germans a D10 of 0–9. */
function contestDie(sum: Sum, side: 'british' | 'german', name: string): RolledDie {
  return { name, side, sides: side === 'british' ? D6 : D10, value: dieIn(sum) };
}

const dieIn = (sum: Sum): number => sum.parts.find((part) => part.rule.id === '1.1')?.value ?? 0;

/** 11.1d, 11.2e Attack reaches defence. */
function contest(
  kind: RollKind,
  rule: RuleId,
  zone: Zone,
  attack: Sum,
  defence: Sum,
  dice: readonly RolledDie[],
  hit: boolean,
): Omit<Rolled, 'good'> {
  const margin = attack.total - dieIn(attack) - (defence.total - dieIn(defence));
  const [ours, theirs] = dice;
  let hits = 0;
  for (const a of facesOf(ours?.sides)) {
    for (const b of facesOf(theirs?.sides)) if (a + margin >= b) hits++;
  }
  return { kind, rule, zone, dice, count: hit ? 1 : 0, spread: yesNo(hits, D6 * D10) };
}

const facesOf = (sides: number | undefined): readonly number[] =>
  sides === D6 ? [1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const plainDie = (die: Pick<AnyDie, 'name' | 'value'>, sides: 6 | 10): RolledDie => ({
  name: die.name,
  side: 'nobody',
  sides,
  value: die.value,
});

function wakeRoll(e: Told<'wake-test'>): Rolled {
  const dice = [plainDie(e.die, D10)];
  const spread = yesNo(Math.min(D10, e.alarm + 1), D10);
  const count = e.wakes ? 1 : 0;
  return { kind: 'wake', rule: e.rule.id, zone: e.zone, dice, count, spread, good: -1 };
}

function minesRoll(sc: Scenario, e: Told<'mines'>): Rolled {
  const value = e.sum.parts.find((part) => part.name === 'mines')?.value ?? 0;
  const safe = Math.max(0, Math.min(D10, sc.mineStrength - (e.sum.total - value)));
  const dice = [plainDie({ name: 'mines', value }, D10)];
  const count = e.explodes ? 1 : 0;
  const spread = yesNo(D10 - safe, D10);
  return { kind: 'mines', rule: e.rule.id, zone: e.zone, dice, count, spread, good: -1 };
}

function bangaloreRoll(e: Told<'bangalore'>): Rolled {
  const dice = [plainDie(e.die, D10)];
  const count = e.gone ? 1 : 0;
  const spread = yesNo(D10 / 2, D10);
  return { kind: 'bangalore', rule: e.rule.id, zone: e.zone, dice, count, spread, good: 1 };
}

/** 8 Whether a group comes, how many are drawn, and where. */
function reinforcementRolls(sc: Scenario, e: Told<'reinforcements'>): Rolled[] {
  const { zone } = e;
  const rule = e.rule.id;
  return e.dice.map((die): Rolled => {
    if (die.name === 'group size') {
      const sizes = Array.from({ length: D6 }, (_, i) => sc.reinforcementSize[i + 1] ?? 0);
      const count = sizes[die.value - 1] ?? 0;
      const dice = [plainDie(die, D6)];
      return { kind: 'group-size', rule, zone, dice, count, spread: spreadOf(sizes), good: -1 };
    }
    const dice = [plainDie(die, D10)];
    if (die.name === 'entry zone') {
      return { kind: 'entry-zone', rule, zone, dice, count: 0, spread: NOTHING, good: 0 };
    }
    const spread = yesNo(Math.min(D10, e.alarm), D10);
    const count = die.value < e.alarm ? 1 : 0;
    return { kind: 'reinforcements', rule, zone, dice, count, spread, good: -1 };
  });
}

/** 5 The D6 brings engine trouble or not; the D10 of 5a and 5b sinks a craft or not. */
function eventRoll(sc: Scenario, rule: RuleId, die: Die): Rolled {
  const zone = NONE;
  if (die.name === 'random event') {
    const { faces } = sc.engineTrouble;
    const count = faces.includes(die.value) ? 1 : 0;
    const spread = yesNo(faces.length, D6);
    return { kind: 'event', rule, zone, dice: [plainDie(die, D6)], count, spread, good: -1 };
  }
  const dice = [plainDie(die, D10)];
  if (die.name !== 'event effect') {
    return { kind: 'engine-trouble', rule, zone, dice, count: 0, spread: NOTHING, good: 0 };
  }
  const fates = sc.events.find((row) => row.rule === rule)?.craft ?? [];
  const sinks = fates.map((fate) => (fate.kind === 'lost' ? 1 : 0));
  const spread = spreadOf(sinks);
  return { kind: 'event-effect', rule, zone, dice, count: sinks[die.value] ?? 0, spread, good: -1 };
}
