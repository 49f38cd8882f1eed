// What the battle says without being asked: in few words, what matters most first.

import '../../screen-words/speech.ts';
import { percent, sum } from '../../../../engine/fraction.ts';
import type { Frame } from '../../../../engine/frames.ts';
import type { FaceSpeech, Heard } from '../../../../ui/sheet/face-speech.ts';
import { aloud } from '../../../../words/aloud.ts';
import { lang } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { facingOf, G, get, type State, strengthOf, unitIn } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import { NONE, Side } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { askedSentence } from '../../text/asked.ts';
import { eventSentence } from '../../text/events.ts';
import { capital, Voice } from '../../text/voice.ts';
import { orderable } from '../desk/in-hand.ts';
import { fightOf, hitChance } from '../orders/attack-odds.ts';
import { unspentOf } from '../orders/unspent.ts';

type Frames = ReadonlyArray<Frame<Field, BattleEvent>>;

export const battleSpeech: FaceSpeech<Field, BattleEvent, BattleAsked> = {
  order: (frames) => clauses(frames),
  phase: (frames) => {
    const count = (kind: string): number =>
      frames.filter(({ event }) => event.kind === kind && 'trace' in event).length;
    const [first] = clauses(frames);
    const acts = t('fp.say.germans', { moves: count('ordered'), aims: count('attacks') });
    return first === undefined ? acts : `${first} ${acts}`;
  },
  asked: spokenQuestion,
  place: (s, hex) => {
    const unit = unitIn(s, hex);
    if (unit === NONE) return [];
    const voice = new Voice(s.scenario, lang.value);
    return [
      t('fp.say.unit', {
        unit: voice.unit(unit),
        left: strengthOf(s, unit),
        full: s.scenario.units[unit]?.strength ?? 0,
        facing: voice.facing(facingOf(s, unit)),
      }),
    ];
  },
  odds: (s, action) => {
    if (A.kindOf(action) !== A.Do.attack) return [];
    const fight = fightOf(s, action);
    if (fight === null) return [];
    return [
      `${t('fp.dice', { n: fight.dice })}.`,
      `${t('fp.odds.hit')} ${hitChance(s, action)}.`,
      `${t('fp.odds.destroyed')} ${percent(fight.destroyed)} %.`,
      `${t('fp.odds.back')} ${percent(sum(fight.back.slice(1)))} %.`,
    ];
  },
};

/** What it came to, a clause each: who was destroyed, what changed hands, losses, who fell back. */
function clauses(frames: Frames): string[] {
  const [frame] = frames;
  if (frame === undefined) return [];
  const voice = new Voice(frame.before.scenario, lang.value);
  const events = frames.map(({ event }) => event);
  const told = (kind: BattleEvent['kind']): string[] =>
    events.filter((event) => event.kind === kind).flatMap((event) => clauseOf(voice, event));
  return [
    ...told('over'),
    ...told('destroyed'),
    ...told('holds'),
    ...told('arrived'),
    ...told('losses'),
    ...told('fell-back'),
    ...told('initiative'),
    ...told('points'),
    ...told('character'),
  ];
}

function clauseOf(voice: Voice, event: BattleEvent): string[] {
  switch (event.kind) {
    case 'destroyed':
      return [t('fp.say.lost', { unit: voice.unit(event.unit) })];
    case 'losses':
      return event.left === 0
        ? []
        : [
            t('fp.say.losses', {
              unit: voice.unit(event.unit),
              n: event.hits,
              left: event.left,
            }),
          ];
    case 'fell-back':
      return [t('fp.say.back', { unit: voice.unit(event.unit) })];
    case 'holds':
      return [
        t('fp.say.holds', {
          name: voice.objective(event.objective),
          holder: t(event.side === Side.french ? 'fp.held.french' : 'fp.held.german'),
        }),
      ];
    default:
      return [aloud(capital(eventSentence(voice.field, event, lang.value)))];
  }
}

function spokenQuestion(
  s: State,
  asked: BattleAsked,
  before: Heard<Field, BattleAsked> | null,
): string {
  const voice = new Voice(s.scenario, lang.value);
  if (asked.kind === 'attack') {
    const n = asked.actions.filter((action) => A.kindOf(action) === A.Do.attack).length;
    return t('fp.say.attack', { unit: voice.unit(asked.unit), n });
  }
  if (asked.kind !== 'move') return aloud(askedSentence(s, asked, lang.value));
  const values = { n: orderable(s).length, points: unspentOf(s) };
  const turn = get(s, G.turn);
  const heard =
    before !== null && before.asked.kind === 'move' && get(before.position, G.turn) === turn;
  return heard
    ? t('fp.say.moveOn', values)
    : t('fp.say.move', { ...values, turn, clock: voice.hour(turn) });
}
