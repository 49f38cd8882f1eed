// How each kind of event of a battle is shown.

import type { LookTable, Whose } from '../../../ui/sheet/look.ts';
import type { BattleEvent } from '../rules/events.ts';
import { Side } from '../rules/types.ts';

const NOBODY = { whose: (): Whose => 'nobody' };

/** What the automaton decides carries its reasons; what the player decides does not. */
const isGermans = (event: BattleEvent): boolean => event.why !== undefined;
const byWhy = { whose: (event: BattleEvent): Whose => (isGermans(event) ? 'enemy' : 'own') };

/** Whose doing it is, by the side that the event names. */
const bySide = {
  whose: (event: BattleEvent): Whose =>
    'side' in event && event.side === Side.german ? 'enemy' : 'own',
};

export const BATTLE_LOOK: LookTable<BattleEvent> = {
  registered: { ...bySide, weight: 'still', recap: 'long' },
  mined: { ...bySide, weight: 'still', recap: 'long' },
  'set-up': { ...byWhy, weight: 'line', recap: 'long', filter: 'orders' },
  bombardment: { ...NOBODY, weight: 'line', filter: 'shells' },
  bombarded: { ...NOBODY, weight: 'line', filter: 'shells' },
  gap: { ...byWhy, weight: 'line' },
  mine: { ...NOBODY, weight: 'grave', filter: 'shells' },
  stunned: { ...NOBODY, weight: 'still' },
  turn: {
    ...NOBODY,
    weight: 'line',
    untold: true,
    recap: 'plain',
    turnsPage: true,
    begins: (event) =>
      event.kind === 'turn' ? { turn: event.turn, clock: '' } : { turn: 0, clock: '' },
  },
  ready: { ...NOBODY, weight: 'still', filter: 'shells' },
  due: { ...bySide, weight: 'still' },
  initiative: { ...NOBODY, weight: 'still', rolls: true },
  reinforced: { ...byWhy, weight: 'line' },
  barrage: { ...bySide, weight: 'line', filter: 'shells' },
  ordered: {
    ...bySide,
    weight: 'read',
    filter: 'orders',
    handsOver: (event) => event.kind === 'ordered' && event.side === Side.german,
  },
  passed: {
    ...bySide,
    weight: 'read',
    filter: 'orders',
    handsOver: (event) => event.kind === 'passed' && event.side === Side.german,
  },
  aimed: { ...byWhy, weight: 'read', filter: 'shells' },
  signal: { ...NOBODY, weight: 'still', rolls: true, filter: 'shells' },
  cancelled: { ...NOBODY, weight: 'still', rolls: true, filter: 'shells' },
  messenger: { ...byWhy, weight: 'still', filter: 'shells' },
  fell: { ...NOBODY, weight: 'line', rolls: true, filter: 'shells', stops: true },
  shelled: { ...NOBODY, weight: 'line', rolls: true, filter: 'shells', stops: true },
  deployed: { ...byWhy, weight: 'line', filter: 'orders' },
  dug: { ...byWhy, weight: 'line', filter: 'orders' },
  stepped: { ...byWhy, weight: 'line', filter: 'orders' },
  climbed: { ...byWhy, weight: 'line', filter: 'orders' },
  'left-map': { ...byWhy, weight: 'line', filter: 'orders' },
  hindered: { ...NOBODY, weight: 'line', stops: true },
  flattened: { ...NOBODY, weight: 'line' },
  strayed: { ...NOBODY, weight: 'line', rolls: true, stops: true },
  holds: { ...bySide, weight: 'read' },
  shot: { ...bySide, weight: 'read', rolls: true, filter: 'fights', stops: true },
  held: { ...byWhy, weight: 'still', filter: 'fights', recap: 'long' },
  melee: { ...bySide, weight: 'grave', rolls: true, filter: 'fights', stops: true },
  hallowed: { ...NOBODY, weight: 'read' },
  'turn-over': { ...NOBODY, weight: 'still', recap: 'long' },
  plan: { ...NOBODY, weight: 'still' },
  over: { ...NOBODY, weight: 'still', stops: true },
};
