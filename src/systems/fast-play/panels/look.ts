// How each kind of event of a battle is shown.

import type { EventLook, LookTable, Whose } from '../../../ui/sheet/look.ts';
import type { BattleEvent } from '../rules/events.ts';
import { Side } from '../rules/types.ts';

type Look = EventLook<BattleEvent>;

const NOBODY = { whose: (): Whose => 'nobody' };

/** Whose doing it is, by the side that the event names. */
const bySide = {
  whose: (event: BattleEvent): Whose =>
    'side' in event && event.side === Side.german ? 'enemy' : 'own',
};

/** What the German command decides carries its trace; what the player decides does not. */
const isGermans = (event: BattleEvent): boolean => 'trace' in event && event.trace !== undefined;
const byTrace = { whose: (event: BattleEvent): Whose => (isGermans(event) ? 'enemy' : 'own') };

const FIGHT: Look = { ...NOBODY, weight: 'line', filter: 'fights' };

export const BATTLE_LOOK: LookTable<BattleEvent> = {
  turn: {
    ...NOBODY,
    weight: 'line',
    untold: true,
    recap: 'plain',
    turnsPage: true,
    begins: (event) =>
      event.kind === 'turn' ? { turn: event.turn, clock: '' } : { turn: 0, clock: '' },
  },
  arrived: { ...NOBODY, weight: 'line' },
  'kept-out': { ...NOBODY, weight: 'still' },
  character: { ...bySide, weight: 'still', rolls: true },
  'character-kept': { ...bySide, weight: 'still', recap: 'long' },
  leads: { ...bySide, weight: 'still' },
  points: { ...bySide, weight: 'still', rolls: true },
  initiative: {
    ...NOBODY,
    weight: 'still',
    rolls: true,
    handsOver: (event) => event.kind === 'initiative' && event.first === Side.german,
  },
  ordered: { ...byTrace, weight: 'read', filter: 'orders' },
  'moves-over': {
    ...bySide,
    weight: 'silent',
    recap: 'plain',
    untold: true,
    handsOver: (event) => event.kind === 'moves-over' && event.side === Side.french,
  },
  holds: { ...bySide, weight: 'read' },
  attacks: { ...byTrace, weight: 'read', filter: 'fights', handsOver: isGermans },
  volley: { ...FIGHT, rolls: true },
  losses: FIGHT,
  destroyed: { ...NOBODY, weight: 'grave', filter: 'fights' },
  'one-void': { ...FIGHT, weight: 'still' },
  converted: { ...byTrace, weight: 'still', filter: 'fights' },
  'fell-back': FIGHT,
  'stood-at-bay': FIGHT,
  'followed-up': { ...byTrace, weight: 'read', filter: 'fights' },
  stayed: { ...byTrace, weight: 'still', filter: 'fights', recap: 'long' },
  over: { ...NOBODY, weight: 'still', stops: true },
};
