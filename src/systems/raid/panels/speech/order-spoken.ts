// What an order came to, in few words, what matters most first: fights, losses, what appeared, the alarm, then where the
// stack is. Who was taken up and who has finished goes without saying: the next question tells it.

import { aloud } from '../../../../words/aloud.ts';
import { lang } from '../../../../words/index.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Frame } from '../../rules/session.ts';
import { t } from '../../screen-words/t.ts';
import { people, verbCount } from '../../text/prose/grouped.ts';
import { capital, proseSentence } from '../../text/prose/told-in-prose.ts';
import type { Told } from '../../text/told.ts';
import { Voice } from '../../text/voice.ts';
import { isLoss, spokenLosses } from './losses-spoken.ts';

export function spokenOrder(frames: readonly Frame[]): string[] {
  const [frame] = frames;
  if (frame === undefined) return [];
  const voice = new Voice(frame.before.scenario, lang.value);
  const events = frames.map(({ event }) => event);
  const told = [
    ...plainly(voice, events, FIRST),
    ...fights(voice, events),
    ...plainly(voice, events, THEN),
    ...alarms(voice, events),
    ...moves(voice, events),
    ...left(voice, events),
    ...events.flatMap((event) => briefly(voice, event)),
    ...plainly(voice, events, LAST),
  ];
  return told.map((text) => aloud(capital([text])));
}

type Kinds = ReadonlySet<RaidEvent['kind']>;
const FIRST: Kinds = new Set(['raid-over', 'objective', 'line-cut', 'assault-over', 'lost-aboard']);
const THEN: Kinds = new Set([
  ...(['mines', 'marker-turned', 'bangalore', 'prisoner', 'prisoner-lost'] as const),
  ...(['random-event', 'landing-delayed', 'landing-moved', 'near-miss'] as const),
]);
const LAST: Kinds = new Set(['harassed']);

/** In the words of the log, without their rules. */
const plainly = ({ scenario }: Voice, events: readonly RaidEvent[], kinds: Kinds): string[] =>
  events
    .filter(({ kind }) => kinds.has(kind))
    .map((event) => aloud(proseSentence(scenario, event, lang.value)));

/** What the log tells at greater length. */
function briefly(voice: Voice, event: RaidEvent): string[] {
  switch (event.kind) {
    case 'front':
      return [t('say.toFront', { unit: voice.unit(event.unit) })];
    case 'stopped':
      return [t('say.stopped')];
    case 'assault': {
      const [british, germans] = [event.british.length, event.germans.length];
      return [t('say.assault', { zone: voice.the(event.zone), british, germans })];
    }
    default:
      return [];
  }
}

/** 6.2a All who are left behind, in one sentence. */
function left(voice: Voice, events: readonly RaidEvent[]): string[] {
  const units = events.flatMap((event) => (event.kind === 'left' ? [event.unit] : []));
  if (units.length === 0) return [];
  return [t('say.stays', { units: people(voice, units), count: verbCount(voice, units) })];
}

function fights(voice: Voice, events: readonly RaidEvent[]): string[] {
  const destroyed = events.flatMap((event) => (event.kind === 'objective' ? [event.unit] : [])); // told before
  const losses = spokenLosses(
    voice,
    events.filter(isLoss).filter(({ unit }) => !destroyed.includes(unit)),
  );
  const fire = events.find((event) => event.kind === 'fire');
  const lines = events.filter((event) => event.kind === 'assault-line');
  if (fire?.kind === 'fire' && losses !== '') {
    return [t(fire.hit ? 'say.hit' : 'say.missed', { losses })];
  }
  const stop = losses === '' ? [] : [`${losses}.`];
  const over = events.some(({ kind }) => kind === 'assault-over');
  if (lines.length === 0 || over) return stop;
  const won = lines.filter(({ hit }) => hit).length;
  return [t('say.lines', { won, n: lines.length }), ...stop];
}

/** 7.1 How far it has risen, and what that means. */
function alarms({ scenario }: Voice, events: readonly RaidEvent[]): string[] {
  const raised = events.filter((event) => event.kind === 'alarm');
  const [first] = raised;
  const last = raised.at(-1);
  if (first === undefined || last === undefined) return [];
  const stirs = first.from < scenario.alarmAttack && last.to >= scenario.alarmAttack;
  return [t(stirs ? 'say.alarm.attack' : 'say.alarm', { n: last.to })];
}

type Move = Told<'moved' | 'landed' | 'embarked' | 'sailed' | 'fell-back' | 'sent-back'>;
const MOVES: Kinds = new Set([
  ...(['moved', 'landed', 'embarked', 'sailed', 'fell-back', 'sent-back'] as const),
]);
const isMove = (event: RaidEvent): event is Move => MOVES.has(event.kind);

/** Where a walk has come to; of an embarkation, all who are aboard. */
function moves(voice: Voice, events: readonly RaidEvent[]): string[] {
  const made = events.filter(isMove);
  const last = made.at(-1);
  const assaults = events.some(({ kind }) => kind === 'assault'); // that says where
  if (last === undefined || assaults) return [];
  if (last.kind === 'moved' || last.kind === 'sailed') return [`${voice.at(last.to)}.`];
  if (last.kind === 'landed') return [t('say.landed', { at: voice.at(last.to) })];
  const alike = made.filter(({ kind }) => kind === last.kind);
  const units = people(voice, [...new Set(alike.flatMap((move) => move.units))]);
  if (last.kind !== 'embarked') return [t('say.back', { units, at: voice.at(last.to) })];
  const craft = new Set(alike.map(({ to }) => to));
  const at = craft.size === 1 ? voice.at(last.to) : t('say.aboardAll');
  return [t('say.embarked', { units, at })];
}
