// How each kind of event of a raid is shown.

import type { EventLook, LookTable, Whose } from '../../../ui/sheet/look.ts';
import { inHours } from '../../../words/card.ts';
import type { RaidEvent } from '../rules/events.ts';
import { groupOf, joinOf } from '../text/prose/together.ts';

type Look = EventLook<RaidEvent>;

const by = (whose: Whose) => ({ whose: () => whose });
const OWN = by('own');
const GERMAN = by('enemy');
const NOBODY = by('nobody');

/** 6.2 Stacks in hand: nothing that the map and the prompt do not show. */
const HANDLING: Look = { ...OWN, weight: 'silent', untold: true, recap: 'plain' };
const ARRANGING: Look = { ...HANDLING, arranges: true }; // 2.2d, 6.2a the stack stays fanned out
const GOING: Look = { ...OWN, weight: 'line', recap: 'plain' };
const GRAVE: Look = { ...NOBODY, weight: 'grave', filter: 'fights', joins: joinOf };
const FIGHT: Look = { ...OWN, weight: 'line', filter: 'fights' };
const PLAIN: Look = { ...NOBODY, weight: 'line' };

const newTurn = (event: RaidEvent) =>
  event.kind === 'turn'
    ? { turn: event.turn, clock: inHours(event.clock) }
    : { turn: 0, clock: '' };

export const RAID_LOOK: LookTable<RaidEvent> = {
  loaded: HANDLING,
  turn: { ...PLAIN, untold: true, recap: 'plain', turnsPage: true, begins: newTurn },
  phase: {
    ...NOBODY,
    weight: 'silent',
    untold: true,
    recap: 'plain',
    turnsPage: true,
    handsOver: (event) => event.kind === 'phase' && event.phase === 'D',
  },
  'random-event': { ...PLAIN, rolls: true },
  'landing-delayed': PLAIN,
  'landing-moved': PLAIN,
  'near-miss': PLAIN,
  alarm: { ...PLAIN, stops: true, filter: 'alarm' },
  taken: HANDLING,
  left: ARRANGING,
  front: ARRANGING,
  'job-done': HANDLING,
  moved: { ...GOING, joins: joinOf },
  landed: GOING,
  embarked: GOING,
  sailed: GOING,
  'fell-back': { ...OWN, weight: 'line' },
  'sent-back': { ...OWN, weight: 'line' },
  'wake-test': { ...PLAIN, filter: 'alarm', recap: 'long', group: groupOf },
  'marker-turned': { ...PLAIN, stops: true, filter: 'alarm' },
  mines: { ...PLAIN, rolls: true, stops: true, filter: 'fights' },
  stopped: PLAIN,
  bangalore: { ...OWN, weight: 'line', rolls: true, filter: 'alarm' },
  fire: {
    weight: 'read',
    rolls: true,
    filter: 'fights',
    whose: (event) => (event.kind === 'fire' && event.side === 'german' ? 'enemy' : 'own'),
  },
  loss: GRAVE,
  'lost-aboard': GRAVE,
  assault: { ...FIGHT, stops: true },
  columns: { ...FIGHT, recap: 'plain' },
  'assault-line': FIGHT, // its dice roll in the view of the assault
  'assault-over': FIGHT,
  prisoner: FIGHT,
  'prisoner-lost': FIGHT,
  'line-cut': { ...OWN, weight: 'line', stops: true },
  harassed: { ...OWN, weight: 'line', filter: 'fights' },
  objective: FIGHT,
  'german-order': { ...GERMAN, weight: 'silent', recap: 'plain' },
  'german-holds': { ...GERMAN, weight: 'line', filter: 'fights' },
  'german-skipped': { ...GERMAN, weight: 'still', recap: 'plain', group: groupOf },
  'german-stays': { ...GERMAN, weight: 'still', recap: 'plain', group: groupOf },
  'german-move': { ...GERMAN, weight: 'read', recap: 'long' },
  reinforcements: { ...GERMAN, weight: 'read', rolls: true },
  'raid-over': { ...PLAIN, stops: true },
};
