// Counts which decisions, actions and events a run has reached, so that a branch nobody visits is noticed.

import type { Action } from '../../../../src/engine/system.ts';
import { Do, doing } from '../../../../src/systems/raid/rules/actions.ts';
import type { Decision } from '../../../../src/systems/raid/rules/decision.ts';
import type { EventKind, RaidEvent } from '../../../../src/systems/raid/rules/events.ts';

/** Every kind there is; the compiler asks for a new one here. */
const DECISIONS: Record<Exclude<Decision['kind'], 'over'>, true> = {
  load: true,
  choose: true,
  act: true,
  wire: true,
  'send-back': true,
  columns: true,
  round: true,
};
const EVENTS: Record<EventKind, true> = {
  loaded: true,
  turn: true,
  phase: true,
  'random-event': true,
  'landing-delayed': true,
  'landing-moved': true,
  'near-miss': true,
  alarm: true,
  taken: true,
  left: true,
  front: true,
  'job-done': true,
  moved: true,
  landed: true,
  embarked: true,
  sailed: true,
  'fell-back': true,
  'sent-back': true,
  'wake-test': true,
  'marker-turned': true,
  mines: true,
  stopped: true,
  bangalore: true,
  fire: true,
  loss: true,
  'lost-aboard': true,
  assault: true,
  columns: true,
  'assault-line': true,
  'assault-over': true,
  prisoner: true,
  'prisoner-lost': true,
  'line-cut': true,
  harassed: true,
  objective: true,
  'german-order': true,
  'german-holds': true,
  'german-skipped': true,
  'german-stays': true,
  'german-move': true,
  reinforcements: true,
  'raid-over': true,
};

/** Finer than kinds: the rare turns of each event that deserve a visit of their own. */
const TURNS: ReadonlyArray<readonly [name: string, is: (e: RaidEvent) => boolean]> = [
  ['assault held', (e) => e.kind === 'assault-over' && e.result === 'held'],
  ['assault broken off', (e) => e.kind === 'assault-over' && e.result === 'broken-off'],
  ['assault without commando', (e) => e.kind === 'assault-over' && e.result === 'no-commando'],
  ['assault wiped out', (e) => e.kind === 'assault-over' && e.result === 'wiped-out'],
  ['more Germans than commandos', (e) => e.kind === 'columns' && e.case === 2],
  ['marker doubled', (e) => e.kind === 'marker-turned' && e.doubled],
  ['last gun destroyed', (e) => e.kind === 'objective' && e.rule.id === '12a' && e.count === 2],
  ['mines explode', (e) => e.kind === 'mines' && e.explodes],
  ['mines keep quiet', (e) => e.kind === 'mines' && !e.explodes],
  ['prisoner passed on', (e) => e.kind === 'prisoner' && e.rule.id === '11.2h'],
  ['fire at range 2', (e) => e.kind === 'fire' && e.range === 2],
  ['second loss of a mortar', (e) => e.kind === 'loss' && e.rule.id === '11.1e'],
  ['Germans close up', (e) => e.kind === 'german-move' && e.rule.id === '9.3a'],
  ['Germans come', (e) => e.kind === 'german-move' && e.rule.id === '9.3b'],
  [
    'German without room',
    (e) => e.kind === 'german-move' && e.units.some((u) => u.halt.rule.id === '9.3d'),
  ],
  ['Germans without a step', (e) => e.kind === 'german-stays' && e.trace !== undefined],
  [
    'reinforcement without room',
    (e) => e.kind === 'reinforcements' && e.drawn.some(({ room }) => !room),
  ],
  ['reinforcements elsewhere', (e) => e.kind === 'reinforcements' && e.zone !== e.named],
  ['engine trouble', (e) => e.kind === 'random-event' && e.rule.id === '5d'],
  ['raid over early', (e) => e.kind === 'raid-over' && e.reason === 'nobody-left'],
  ['raid over in time', (e) => e.kind === 'raid-over' && e.reason === 'turns'],
];

export class Coverage {
  readonly counts = new Map<string, number>();

  decision(kind: Decision['kind']): void {
    this.#add(`decision ${kind}`);
  }

  action(action: Action): void {
    this.#add(`action ${doing(action)}`);
  }

  events(list: readonly RaidEvent[]): void {
    for (const event of list) {
      this.#add(`event ${event.kind}`);
      for (const [name, is] of TURNS) if (is(event)) this.#add(`turn ${name}`);
    }
  }

  merge(counts: ReadonlyArray<readonly [string, number]>): void {
    for (const [key, count] of counts) this.#add(key, count);
  }

  /** Everything there is, with how often it was reached. */
  list(): ReadonlyArray<readonly [name: string, count: number]> {
    return KEYS.map(([key, name]) => [name, this.counts.get(key) ?? 0] as const);
  }

  missed(): string[] {
    return this.list().flatMap(([name, count]) => (count === 0 ? [name] : []));
  }

  #add(key: string, count = 1): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }
}

const KEYS: ReadonlyArray<readonly [key: string, name: string]> = [
  ...Object.keys(DECISIONS).map((kind) => [`decision ${kind}`, `decision ${kind}`] as const),
  ...Object.entries(Do).map(([verb, code]) => [`action ${code}`, `action ${verb}`] as const),
  ...Object.keys(EVENTS).map((kind) => [`event ${kind}`, `event ${kind}`] as const),
  ...TURNS.map(([name]) => [`turn ${name}`, name] as const),
];
