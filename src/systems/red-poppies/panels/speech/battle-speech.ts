// What the battle says without being asked: in few words, what matters most first.

import '../../screen-words/speech.ts';
import { percent, toNumber } from '../../../../engine/fraction.ts';
import type { Frame } from '../../../../engine/frames.ts';
import type { Action } from '../../../../engine/system.ts';
import type { FaceSpeech, Heard } from '../../../../ui/sheet/face-speech.ts';
import { isEnemy } from '../../../../ui/sheet/look.ts';
import { aloud } from '../../../../words/aloud.ts';
import { lang } from '../../../../words/index.ts';
import { moversOf } from '../../odds/planned.ts';
import * as A from '../../rules/actions.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { G, get, isOnMap, isUnspent, type State, sideOf, turnOf } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import { SIDES, Side } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { askedSentence } from '../../text/asked.ts';
import { checksOf } from '../../text/detail.ts';
import { eventSentence } from '../../text/events.ts';
import { labelOf } from '../../text/ground.ts';
import { contents } from '../../text/unit.ts';
import { capital, Voice } from '../../text/voice.ts';
import { readyUnits, unitsInHand } from '../desk/in-hand.ts';
import { BATTLE_LOOK } from '../look.ts';
import { moveOddsOf } from '../orders/known-odds.ts';
import { chanceOf } from '../orders/shot-chance.ts';
import { WORKING, workedOut } from '../orders/worked-out.ts';

type Frames = ReadonlyArray<Frame<Field, BattleEvent>>;

export const battleSpeech: FaceSpeech<Field, BattleEvent, BattleAsked> = {
  order: (frames) => clauses(frames),
  phase: (frames) => {
    const german = (kind: BattleEvent['kind']): number =>
      frames.filter(({ event }) => event.kind === kind && isEnemy(BATTLE_LOOK, event)).length;
    const [first] = clauses(frames);
    const acts = t('rp.say.germans', { orders: german('ordered'), shots: german('shot') });
    return first === undefined ? acts : `${first} ${acts}`;
  },
  asked: spokenQuestion,
  place: (s, hex) => contents(s, hex, lang.value),
  odds: (s, action) => {
    const chance = chanceOf(s, action);
    return chance === null ? marchOdds(s, action) : [`${chance} ${t('rp.chance.break')}.`];
  },
};

/** 5.41 How whoever marches would come to the end of the way: the worst off of a stack. */
function marchOdds(s: State, action: Action): string[] {
  const verb = A.verbOf(action);
  if (verb !== 'move' && verb !== 'move-both') return [];
  const found = moveOddsOf(s, moversOf(s, action), A.whereOf(action));
  if (found === WORKING) {
    workedOut.value; // whoever reads it out hears of it then
    return [t('rp.say.working')];
  }
  const end = found?.odds.points.at(-1);
  const [worst] = [...(end?.arrivals ?? [])].sort(
    (a, b) => toNumber(a.formed) - toNumber(b.formed),
  );
  if (worst === undefined) return [];
  const values = { formed: percent(worst.formed), dispersed: percent(worst.dispersed) };
  return [t('rp.say.march', values), t('rp.say.marchLost', { lost: percent(worst.destroyed) })];
}

/** What it came to, a clause each: the end, losses, who was broken, what changed hands. */
function clauses(frames: Frames): string[] {
  const [frame] = frames;
  if (frame === undefined) return [];
  const voice = new Voice(frame.before.scenario, lang.value);
  const events = frames.map(({ event }) => event);
  return [
    ...told(voice, events, 'over'),
    ...fates(voice, events, 'destroyed'),
    ...told(voice, events, 'mine'),
    ...fates(voice, events, 'broken'),
    ...held(voice, events),
    ...told(voice, events, 'fell'),
    ...told(voice, events, 'signal'),
    ...told(voice, events, 'initiative'),
  ];
}

const told = (voice: Voice, events: readonly BattleEvent[], kind: BattleEvent['kind']): string[] =>
  events
    .filter((event) => event.kind === kind)
    .map((event) => aloud(capital(eventSentence(voice.field, event, lang.value))));

function fates(
  voice: Voice,
  events: readonly BattleEvent[],
  fate: 'destroyed' | 'broken',
): string[] {
  const units = events
    .flatMap((event) => checksOf(event))
    .flatMap((check) => (check.fate === fate ? [voice.shortUnit(check.unit)] : []));
  if (units.length === 0) return [];
  const values = { units: voice.list([...new Set(units)]) };
  return [t(fate === 'destroyed' ? 'rp.say.lost' : 'rp.say.broken', values)];
}

const held = (voice: Voice, events: readonly BattleEvent[]): string[] =>
  events.flatMap((event) =>
    event.kind === 'holds' && voice.field.objectives.some(({ hex }) => hex === event.hex)
      ? [
          t('rp.say.holds', {
            name: labelOf(voice, event.hex),
            holder: t(`rp.held.${SIDES[event.side]}`),
          }),
        ]
      : [],
  );

function spokenQuestion(
  s: State,
  asked: BattleAsked,
  before: Heard<Field, BattleAsked> | null,
): string {
  if (asked.kind === 'act') return actQuestion(s);
  if (asked.kind !== 'half') return aloud(askedSentence(s, asked, lang.value));
  const values = { n: get(s, G.couplets), units: orderable(s) };
  const turn = turnOf(s);
  const heard = before !== null && before.asked.kind === 'half' && turnOf(before.position) === turn;
  const clock = new Voice(s.scenario, lang.value).hour(turn);
  return heard ? t('rp.say.halfOn', values) : t('rp.say.half', { ...values, turn, clock });
}

/** 5.03a Who is next, and how many are still to act. */
function actQuestion(s: State): string {
  const voice = new Voice(s.scenario, lang.value);
  const units = voice.list(unitsInHand(s, null).map((unit) => voice.shortUnit(unit)));
  return t('rp.say.act', { units, n: readyUnits(s).length });
}

const orderable = (s: State): number =>
  s.scenario.units.filter(
    (_, unit) => sideOf(s, unit) === Side.british && isOnMap(s, unit) && isUnspent(s, unit),
  ).length;
