// What happened, in one human sentence each: outcome first, the rule once at the end. Dice and sums are told on request
// (detail.ts).

import { type Piece, plainText, type Sentence } from '../../../words/message.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { NONE, SIDES } from '../rules/types.ts';
import type { Lang } from './catalogue.ts';
import type { EventKind, Told } from './told.ts';
import { capital, type Names, Voice } from './voice.ts';

type Tell<K extends EventKind> = (voice: Voice, event: Told<K>) => string | Sentence;

export function eventSentence(
  field: Field,
  event: BattleEvent,
  lang: Lang,
  names: Names = 'names',
): Piece[] {
  const voice = new Voice(field, lang, names);
  const tell = TELL[event.kind] as Tell<EventKind>;
  const text = tell(voice, event);
  return capital(voice.sentence('with.rule', { text, rule: event.rule }));
}

/** The same as plain text. */
export const describeEvent = (...told: Parameters<typeof eventSentence>): string =>
  plainText(eventSentence(...told));

const TELL: { readonly [K in EventKind]: Tell<K> } = {
  turn: (v, e) => v.say('event.turn', { turn: e.turn, clock: v.hour(e.turn) }),
  arrived: (v, e) =>
    v.say('event.arrived', { ...v.units({ unit: e.unit }), ...v.places({ hex: e.hex }) }),
  'kept-out': (v, e) => v.say('event.kept-out', v.units({ unit: e.unit })),
  character: characterText,
  'character-kept': (v, e) =>
    v.say('event.character-kept', { side: v.side(e.side), character: v.character(e.character) }),
  leads: (v, e) => v.say('event.leads', { side: v.side(e.side), segment: v.segment(e.segment) }),
  points: pointsText,
  initiative: (v, e) =>
    v.say(`event.initiative.${SIDES[e.winner]}.${SIDES[e.first]}`, {
      french: e.french.value,
      german: e.german.value,
    }),
  ordered: orderedText,
  'moves-over': (v, e) =>
    v.say(e.unspent > 0 ? 'event.moves-over.unspent' : 'event.moves-over', {
      side: v.side(e.side),
      n: e.unspent,
    }),
  holds: (v, e) =>
    v.say(`event.holds.${SIDES[e.side]}`, { objective: v.objectiveIn(e.objective).the }),
  attacks: (v, e) => v.say('event.attacks', v.units({ unit: e.unit, target: e.target })),
  volley: volleyText,
  losses: (v, e) =>
    v.say(e.left > 0 ? 'event.losses' : 'event.losses.all', {
      ...v.units({ unit: e.unit }),
      n: e.hits,
      left: e.left,
    }),
  destroyed: (v, e) =>
    v.say('event.destroyed', { ...v.units({ unit: e.unit }), ...v.places({ hex: e.hex }) }),
  'one-void': (v, e) => v.say('event.one-void', v.units({ unit: e.unit, by: e.by })),
  converted: (v, e) =>
    v.say(e.kept ? 'event.converted' : 'event.not-converted', v.units({ unit: e.unit })),
  'fell-back': (v, e) =>
    v.say('event.fell-back', {
      ...v.units({ unit: e.unit, by: e.by }),
      ...v.places({ from: e.from, hex: e.hex }),
    }),
  'stood-at-bay': (v, e) => v.say('event.stood-at-bay', v.units({ unit: e.unit, by: e.by })),
  'followed-up': (v, e) =>
    v.say('event.followed-up', { ...v.units({ unit: e.unit }), ...v.places({ hex: e.hex }) }),
  stayed: (v, e) =>
    v.say('event.stayed', { ...v.units({ unit: e.unit }), ...v.places({ from: e.from }) }),
  over: (v, e) => v.say(`event.over.${e.reason}`),
};

/** 4.4 What the test came to. */
function characterText(voice: Voice, { side, before, character }: Told<'character'>): string {
  const values = { side: voice.side(side), character: voice.character(character) };
  if (before === NONE) return voice.say('event.character.first', values);
  if (before === character) return voice.say('event.character.same', values);
  return voice.say('event.character.changed', { ...values, before: voice.character(before) });
}

/** 6.3, 6.4 The segments that have points. */
function pointsText(voice: Voice, { side, points }: Told<'points'>): string {
  const told = pointsBySegment(voice, points);
  if (told === '') return voice.say('event.points.none', { side: voice.side(side) });
  return voice.say('event.points', { side: voice.side(side), points: told });
}

/** '3 for Forbach and 2 for Stiring'; nothing without points. */
export const pointsBySegment = (voice: Voice, points: readonly number[]): string =>
  voice.list(
    points.flatMap((n, segment) =>
      n === 0 ? [] : [voice.say('points.segment', { n, segment: voice.segment(segment) })],
    ),
  );

/** 8.10 Where to, what for if it is the enemy's, and whether the fight is given up for it. */
function orderedText(voice: Voice, event: Told<'ordered'>): string {
  const { unit, from, hex, facing, facingFrom, mayFight, why } = event;
  const values = {
    ...voice.units({ unit }),
    ...voice.places({ from, hex }),
    facing: voice.facing(facing),
  };
  const order = voice.say(
    event.charge
      ? 'event.ordered.charges'
      : from !== hex
        ? 'event.ordered.goes'
        : facing !== facingFrom
          ? 'event.ordered.turns'
          : why === undefined
            ? 'event.ordered.stays'
            : 'event.ordered.stands',
    values,
  );
  if (why !== undefined)
    return voice.say('ordered.purpose', { order, purpose: purposeText(voice, why) });
  return mayFight ? order : voice.say('ordered.no-fight', { order });
}

/** 20.18 What an order of the Germans is for. */
export function purposeText(voice: Voice, why: NonNullable<Told<'ordered'>['why']>): string {
  const key = `purpose.${why.kind}` as 'purpose.march';
  return voice.say(key, {
    ...voice.units({ target: why.target }),
    goal: why.goal === NONE ? '' : voice.hexIn(why.goal).the,
  });
}

/** 12.4 What the dice of an attack brought. */
function volleyText(voice: Voice, { unit, target, parts, ones, hits }: Told<'volley'>): string {
  const brought = [
    ...(hits > 0 ? [voice.say('volley.hits', { n: hits })] : []),
    ...(ones > 0 ? [voice.say('volley.ones', { n: ones })] : []),
  ];
  const effect = brought.length === 0 ? voice.say('volley.nothing') : voice.list(brought);
  return voice.say('event.volley', {
    ...voice.units({ unit, target }),
    n: parts.total,
    effect,
  });
}
