// What happened, in one human sentence each: outcome first, the rule once at the end. Dice and sums are told on request
// (detail.ts).

import { type Piece, plainText, type Sentence, type Values } from '../../../words/message.ts';
import type { BattleEvent, Checked } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { FATES, NONE, SIDES } from '../rules/types.ts';
import type { Key, Lang } from './catalogue.ts';
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
  registered: (v, e) => v.say('event.registered', v.batteries({ battery: e.battery })),
  mined: (v, e) => v.say('event.mined', v.sides(e.side)),
  'set-up': (v, e) =>
    v.say(e.dispersed ? 'event.set-up.dispersed' : 'event.set-up', {
      ...v.units({ unit: e.unit }),
      ...v.places({ hex: e.hex }),
    }),
  bombardment: (v, e) =>
    v.say(e.pulverising ? 'event.bombardment.pulverising' : 'event.bombardment.paralysing', {
      ...v.sides(e.side),
      n: e.hexes.length,
    }),
  bombarded: bombardedText,
  gap: (v, e) => v.say('event.gap', { wire: v.wire(e.wire) }),
  mine: (v, e) =>
    v.say(e.units.length === 0 ? 'event.mine' : 'event.mine.units', {
      ...v.places({ hex: e.hex }),
      ...groupOf(v, e.units),
    }),
  stunned: (v, e) => v.say('event.stunned', groupOf(v, e.units)),
  turn: (v, e) => v.say('event.turn', { turn: e.turn, clock: v.hour(e.turn) }),
  ready: (v, e) => v.say('event.ready', v.batteries({ battery: e.battery })),
  due: (v, e) => v.say(`event.due.${SIDES[e.side]}`, groupOf(v, e.units)),
  initiative: initiativeText,
  reinforced: (v, e) =>
    v.say('event.reinforced', { ...v.units({ unit: e.unit }), ...v.places({ hex: e.hex }) }),
  barrage: (v, e) => v.say('event.barrage', { ...v.sides(e.side), n: e.hexes.length }),
  ordered: orderedText,
  passed: (v, e) => v.say(e.nothing ? 'event.passed.nothing' : 'event.passed', v.sides(e.side)),
  aimed: aimedText,
  signal: (v, e) =>
    v.say(e.through ? 'event.signal.through' : 'event.signal.lost', {
      ...v.batteries({ battery: e.battery }),
    }),
  cancelled: (v, e) => v.say(`event.cancelled.${e.came}`, v.batteries({ battery: e.battery })),
  messenger: (v, e) =>
    v.say('event.messenger', { ...v.batteries({ battery: e.battery }), turn: e.due }),
  fell: fellText,
  shelled: (v, e) =>
    v.say('event.shelled', { ...v.places({ hex: e.hex }), fates: fatesText(v, e.checks) }),
  deployed: (v, e) =>
    v.say(e.dispersed ? 'event.deployed.dispersed' : 'event.deployed.formed', {
      ...v.units({ unit: e.unit }),
    }),
  dug: (v, e) => v.say('event.dug', { ...v.units({ unit: e.unit }), ...v.places({ hex: e.hex }) }),
  stepped: steppedText,
  climbed: (v, e) =>
    v.say('event.climbed', { ...groupOf(v, e.units), ...v.places({ hex: e.hex }) }),
  'left-map': (v, e) =>
    v.say('event.left-map', { ...groupOf(v, e.units), ...v.places({ hex: e.hex }) }),
  hindered: (v, e) => v.say(`event.hindered.${e.by}`, v.units({ unit: e.unit })),
  flattened: (v, e) =>
    v.say('event.flattened', { ...v.units({ unit: e.unit }), wire: v.wire(e.wire) }),
  strayed: (v, { check }) => {
    const cause = check.cause === 'bog' ? 'bog' : 'lost';
    const key = check.fate === 'holds' ? 'event.strayed.holds' : 'event.strayed';
    return v.say(`${key}.${cause}`, v.units({ unit: check.unit }));
  },
  holds: (v, e) => v.say(`event.holds.${SIDES[e.side]}`, v.places({ hex: e.hex })),
  shot: shotText,
  held: (v, e) =>
    v.say('event.held', {
      ...v.sides(e.side),
      ...groupOf(v, e.units),
      ...v.places({ hex: e.hex }),
    }),
  melee: (v, e) =>
    v.say('event.melee', {
      ...v.places({ hex: e.hex }),
      ...{ active: v.group(e.active), passive: v.group(e.passive), fates: fatesText(v, e.checks) },
    }),
  hallowed: (v, e) => v.say('event.hallowed', { ...v.places({ hex: e.hex }), ...v.sides(e.side) }),
  'turn-over': (v, e) =>
    v.say(e.scrapes.length === 0 ? 'event.turn-over' : 'event.turn-over.scrapes', {
      turn: e.turn,
      where: v.list(e.scrapes.map((hex) => v.atSpot(hex))),
    }),
  plan: (v, e) => v.say('event.plan', { ...v.sides(e.side), plan: v.say(`plan.${e.plan}`) }),
  over: (v, e) => v.say(`event.over.${e.reason}`),
};

const groupOf = (voice: Voice, units: readonly number[]): Values => ({
  units: voice.group(units),
  n: voice.countOf(units),
});

/** 7.62, 7.72 */
function bombardedText(voice: Voice, { unit, hex, barrage, die, came }: Told<'bombarded'>): string {
  const key = `event.${barrage ? 'barraged' : 'bombarded'}.${came}` as const;
  const swept = came === 'destroyed' && die !== null;
  return voice.say(swept ? (`${key}.die` as Key) : key, {
    ...voice.units({ unit }),
    ...voice.places({ hex }),
  });
}

/** 4.11 Whose it is, and how many couplets. */
function initiativeText(voice: Voice, event: Told<'initiative'>): string {
  const { dice, side, given, couplets } = event;
  if (couplets === 0) return voice.say('event.initiative.none');
  return voice.say(given ? 'event.initiative.given' : 'event.initiative', {
    ...voice.sides(side),
    ...{ british: dice[0].value, german: dice[1].value, n: couplets },
  });
}

/** 5.01 To whom. */
function orderedText(voice: Voice, { side, order, units }: Told<'ordered'>): string {
  return voice.say(`event.ordered.${order}`, {
    ...voice.sides(side),
    ...groupOf(voice, units),
    count: units.length,
  });
}

/** 7.11 What is laid on what, from when it may fire, and a registered square that is seen now (7.31a). */
function aimedText(voice: Voice, event: Told<'aimed'>): string {
  const { battery, hex, load, due, registered } = event;
  const values = { ...voice.batteries({ battery }), ...voice.places({ hex }) };
  const laid = voice.say(`event.aimed.${load}`, values);
  const text = voice.say('aimed.due', { ...values, text: laid, turn: due });
  return registered ? voice.say('aimed.registered', { text }) : text;
}

/** 7.17 Where it came down. */
function fellText(voice: Voice, { battery, load, aim, hex }: Told<'fell'>): string {
  const values = voice.batteries({ battery });
  if (hex === NONE) return voice.say('event.fell.nowhere', { ...values, ...voice.places({ aim }) });
  return voice.say(`event.fell.${hex === aim ? 'on' : 'off'}.${load}`, {
    ...values,
    ...voice.places({ aim, hex }),
  });
}

/** 5.41 From where to where. */
function steppedText(voice: Voice, { units, from, hex, inTrench }: Told<'stepped'>): string {
  const key =
    from === NONE ? 'event.stepped.in' : inTrench ? 'event.stepped.trench' : 'event.stepped';
  return voice.say(key, { ...groupOf(voice, units), ...voice.places({ from, hex }) });
}

/** 6.11, 6.36 A shot with what came of it, and what was fired back. */
function shotText(voice: Voice, event: Told<'shot'>): string {
  const { unit, hex, target, how, checks, returns, spent } = event;
  const at = target === NONE ? '' : '.at';
  const first = voice.say(`event.${how === 'fire' ? 'shot' : 'react'}${at}`, {
    ...voice.units({ unit, ...(target === NONE ? {} : { target }) }),
    ...voice.places({ hex }),
    fates: fatesText(voice, checks),
  });
  const answered = returns.reduce(
    (text, one) =>
      voice.say('shot.returned', {
        ...{ text, fates: fatesText(voice, one.checks) },
        ...voice.units({ unit: one.unit }),
      }),
    first,
  );
  return spent ? answered : voice.say('shot.ready', { text: answered });
}

/** 2.21 The worst first. */
export function fatesText(voice: Voice, checks: readonly Checked[]): string {
  if (checks.length === 0) return voice.say('fates.nobody');
  const told = [...FATES].reverse().flatMap((fate) => {
    const units = checks.filter((check) => check.fate === fate).map(({ unit }) => unit);
    return units.length === 0 ? [] : [voice.say(`fates.${fate}`, groupOf(voice, units))];
  });
  return voice.list(told);
}
