// What a line of the log unfolds to: its sums part by part with their rules, its dice, costs and marches.

import type { Rule } from '../../../../engine/rule.ts';
import type { Sentence } from '../../../../words/message.ts';
import type { Part, RaidEvent, Sum } from '../../rules/events.ts';
import { cite } from '../../rules/rule.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { Unit } from '../../rules/types.ts';
import type { Lang } from '../catalogue.ts';
import { columnLines } from '../columns.ts';
import { drawText, inOrder, pathText } from '../german-parts.ts';
import { letterOf, showsText } from '../marker.ts';
import { diceText, isDie, signed } from '../sums.ts';
import type { Told } from '../told.ts';
import { Voice } from '../voice.ts';
import { staysTold } from './germans-told.ts';

export interface ToldPart {
  readonly what: string;
  readonly value: string;
  readonly rule: Rule;
}
export interface ToldSum {
  readonly title: string; // whose it is
  readonly parts: readonly ToldPart[];
  readonly total: string;
}
export interface Detail {
  readonly sums: readonly ToldSum[];
  readonly lines: readonly Sentence[];
}

/** Null where the sentence in prose says it all. */
export function detailOf(scenario: Scenario, event: RaidEvent, lang: Lang): Detail | null {
  const voice = new Voice(scenario, lang);
  switch (event.kind) {
    case 'fire':
    case 'german-holds':
      return fought(voice, event, event.shooter, event.target);
    case 'assault-line':
      return fought(voice, event, event.british, event.german);
    case 'mines':
      return { sums: [sumOf(voice, event.sum, voice.word('mines'), 'D10')], lines: [] };
    case 'german-move':
      return { sums: [], lines: marchLines(voice, event) };
    case 'moved':
    case 'landed':
    case 'embarked':
    case 'sailed':
      return lines(costLine(voice, event));
    case 'random-event':
    case 'wake-test':
    case 'bangalore':
    case 'reinforcements':
      return { sums: [], lines: rolledLines(voice, event) };
    case 'marker-turned':
      return { sums: [], lines: markerLines(voice, event) };
    case 'columns':
      return lines(...columnLines(voice, event).map((line) => [line]));
    case 'german-order':
      return lines(...inOrder(voice, event).map((line) => [line]));
    case 'german-stays':
      return lines([staysTold(voice, event)]);
    default:
      return null;
  }
}

type Moved = Told<'moved' | 'landed' | 'embarked' | 'sailed' | 'fell-back' | 'sent-back'>;
type Rolled = Told<'random-event' | 'wake-test' | 'bangalore' | 'reinforcements'>;
type Fought = Told<'fire' | 'german-holds' | 'assault-line'>;

function fought(voice: Voice, event: Fought, attacker: Unit, defender: Unit): Detail {
  const [own, other] = attacker < voice.scenario.britishCount ? ['D6', 'D10'] : ['D10', 'D6'];
  const { attack, defence } = event;
  const sums = [
    sumOf(voice, attack, voice.unit(attacker), own),
    sumOf(voice, defence, voice.unit(defender), other),
  ];
  return { sums, lines: event.kind === 'german-holds' ? [chancesLine(voice, event)] : [] };
}

const lines = (...told: readonly Sentence[]): Detail => ({ sums: [], lines: told });

const costLine = (voice: Voice, { cost, left, rule }: Moved): Sentence =>
  voice.sentence('detail.cost', { cost, left, rule });

/** 13.5 Of the pairs of dice, those that hit and those that cost the shooter. */
const chancesLine = (voice: Voice, { hits, losses, rule }: Told<'german-holds'>): Sentence =>
  voice.sentence('detail.chances', { hits, losses, pairs: hits + losses, rule });

/** Dice that make no sum, against the alarm where it counts, then who was drawn. */
function rolledLines(voice: Voice, event: Rolled): Sentence[] {
  const dice = diceText(voice, 'dice' in event ? event.dice : [event.die]);
  if (!('alarm' in event)) return [voice.sentence('detail.dice', { dice, rule: event.rule })];
  const rolled = voice.sentence('detail.alarm', { dice, alarm: event.alarm, rule: event.rule });
  const drawn = event.kind === 'reinforcements' ? event.drawn : [];
  return [rolled, ...drawn.map((draw) => drawText(voice, draw))];
}

/** 10.2, 13.1 What the marker shows, and who found no room. */
function markerLines(voice: Voice, event: Told<'marker-turned'>): Sentence[] {
  const info = voice.scenario.markers[event.marker];
  if (info === undefined) return [];
  const values = { marker: letterOf(info), shows: showsText(voice, info), rule: event.rule };
  const told: Sentence[] = [voice.sentence('detail.marker', values)];
  if (event.doubled) told.push(voice.sentence('marker.doubled', { rule: cite('13.1') }));
  if (event.short > 0) told.push([voice.say('marker.short', { count: event.short })]);
  return told;
}

function sumOf(voice: Voice, sum: Sum, title: string, die = ''): ToldSum {
  const what = (part: Part): string => (isDie(part) ? die : voice.word(part.name));
  const parts = sum.parts.map((part) => ({
    what: what(part),
    value: signed(part.value),
    rule: part.rule,
  }));
  return { title, parts, total: signed(sum.total) };
}

/** 9.3 The way they take, then each man's march. */
function marchLines(voice: Voice, event: Told<'german-move'>): Sentence[] {
  const route = event.route.map((zone) => voice.the(zone)).join(', ');
  const values = { distance: event.distance, route, towards: voice.the(event.towards) };
  return [
    voice.sentence('tell.route', values),
    ...event.units.map((path) => pathText(voice, path)),
  ];
}
