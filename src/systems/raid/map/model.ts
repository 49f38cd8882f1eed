// What the map is given to draw, and what it tells back. The map knows no rules: everything that lights up comes
// from the decision, everything that moves comes from an event.

import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import type { RaidState } from '../rules/state.ts';
import type { Unit, Zone } from '../rules/types.ts';

export type TargetKind = 'take' | 'step' | 'land' | 'embark' | 'sail' | 'fire' | 'assault';

/** A zone that lights up because an order leads there. */
export interface MapTarget {
  readonly zone: Zone;
  readonly kind: TargetKind;
  readonly cost?: number; // MP from where the stack stands
  readonly label?: string; // '2 MP', '63 %'
}

/** Red pencil: what a German stack would do to a British one. */
export interface MapThreat {
  readonly from: Zone;
  readonly to: Zone;
  readonly label: string; // chance of a loss
}

export interface MapModel {
  readonly scenario: Scenario;
  readonly state: RaidState;
  readonly lang: 'en' | 'fr';
  readonly selected: readonly Unit[]; // counters of the acting stack
  readonly targets: readonly MapTarget[];
  readonly threats: readonly MapThreat[];
  readonly plan: readonly Zone[]; // blue pencil: the way a far click would walk
  readonly focus: Zone | null; // keyboard focus
  readonly inspected: Zone | null; // zone whose stack is fanned out
  readonly lit?: boolean; // in full light at any hour, for who needs the contrast
}

export interface MapListener {
  zone(zone: Zone): void; // clicked or tapped
  unit(unit: Unit): void; // a fanned-out counter clicked or tapped
  nothing(): void; // clicked or tapped beside everything
  hover(zone: Zone | null): void;
}

/** Steps of an animation: how long one event may take, 0 for none (reduced motion, instant). */
export interface Pace {
  readonly milliseconds: number;
}

export interface MapView {
  show(model: MapModel): void;
  /** Plays one event between the position before and the one that `show` was last given; resolves when done or skipped. */
  animate(event: RaidEvent, before: RaidState, after: RaidState, pace: Pace): Promise<void>;
  skip(): void; // ends an animation under way
  fit(): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void; // screen pixels
  panTo(...zones: readonly Zone[]): void; // brings zones into view if they are not; where not all fit, the first
  destroy(): void;
}
