// What can happen in a battle, with the rule that made it happen.

import type { Rule } from '../../../engine/rule.ts';
import type { Die, Sum, Trace } from '../../../engine/told.ts';
import type { BatteryId, CauseName, FATES, HexId, LOADS, SideId, UnitId, WireId } from './types.ts';

/** Parts of the sum of a check (11.1, 5.455). */
export type PartName =
  | 'die'
  | 'fire power'
  | 'formed'
  | 'moving'
  | 'range'
  | 'concealment'
  | 'cover'
  | 'trench'
  | 'scrape'
  | 'hallowed ground'
  | 'melee value';

/** 2.21 One check, with all that went into it. */
export interface Checked {
  readonly unit: UnitId;
  readonly cause: CauseName;
  readonly dice: readonly [Die, Die];
  readonly sum: Sum<PartName>;
  readonly cohesion: number;
  readonly fate: (typeof FATES)[number];
}

/** Why the automaton decided as it did: the heading that decided, the lists it went through, and one line to be told. */
export interface Why {
  readonly heading: string; // 'R3', 'O7'
  readonly traces: readonly Trace[];
  readonly figures?: Readonly<Record<string, number>>; // that its sentence names
}

type Load = (typeof LOADS)[number];

export type BattleEvent = { readonly rule: Rule; readonly why?: Why } & (
  | { readonly kind: 'registered'; readonly side: SideId; readonly battery: BatteryId }
  | { readonly kind: 'mined'; readonly side: SideId }
  | {
      readonly kind: 'set-up';
      readonly unit: UnitId;
      readonly hex: HexId;
      readonly dispersed: boolean;
    }
  | {
      readonly kind: 'bombardment';
      readonly side: SideId;
      readonly pulverising: boolean;
      readonly hexes: readonly HexId[];
    }
  | {
      readonly kind: 'bombarded'; // one unit
      readonly unit: UnitId;
      readonly hex: HexId;
      readonly barrage: boolean;
      readonly die: Die | null; // null: destroyed in the open
      readonly came: 'destroyed' | 'dispersed' | 'spent';
    }
  | { readonly kind: 'gap'; readonly side: SideId; readonly wire: WireId }
  | { readonly kind: 'mine'; readonly hex: HexId; readonly units: readonly UnitId[] }
  | { readonly kind: 'stunned'; readonly units: readonly UnitId[] }
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'ready'; readonly battery: BatteryId }
  | { readonly kind: 'due'; readonly side: SideId; readonly units: readonly UnitId[] }
  | {
      readonly kind: 'initiative';
      readonly dice: readonly [Die, Die]; // by side
      readonly side: SideId;
      readonly given: boolean; // by the level
      readonly dark: number; // 4.12 what darkness takes, 0 or 1
      readonly infiltration: number;
      readonly couplets: number;
    }
  | { readonly kind: 'reinforced'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly kind: 'barrage'; readonly side: SideId; readonly hexes: readonly HexId[] }
  | {
      readonly kind: 'ordered';
      readonly side: SideId;
      readonly order: 'hex' | 'mass' | 'entry';
      readonly units: readonly UnitId[];
    }
  | { readonly kind: 'passed'; readonly side: SideId; readonly nothing: boolean } // it could order nothing
  | {
      readonly kind: 'aimed';
      readonly battery: BatteryId;
      readonly hex: HexId;
      readonly load: Load;
      readonly due: number; // turn
      readonly registered: boolean; // 7.31a it is seen now
    }
  | {
      readonly kind: 'signal';
      readonly battery: BatteryId;
      readonly dice: readonly [Die, Die];
      readonly number: number;
      readonly through: boolean;
    }
  | {
      readonly kind: 'cancelled';
      readonly battery: BatteryId;
      readonly dice: readonly [Die, Die];
      readonly number: number;
      readonly came: 'cancelled' | 'nothing' | 'fires';
    }
  | { readonly kind: 'messenger'; readonly battery: BatteryId; readonly due: number }
  | {
      readonly kind: 'fell'; // fire for effect
      readonly battery: BatteryId;
      readonly load: Load;
      readonly aim: HexId;
      readonly hex: HexId; // NONE off the map
      readonly die: Die;
      readonly sum: Sum<'die' | 'summit' | 'registered' | 'struck before'>;
      readonly scatter: Die | null;
    }
  | {
      readonly kind: 'shelled';
      readonly battery: BatteryId;
      readonly hex: HexId;
      readonly checks: readonly Checked[];
    }
  | { readonly kind: 'deployed'; readonly unit: UnitId; readonly dispersed: boolean }
  | { readonly kind: 'dug'; readonly unit: UnitId; readonly hex: HexId }
  | {
      readonly kind: 'stepped';
      readonly units: readonly UnitId[];
      readonly from: HexId; // NONE from off the map
      readonly hex: HexId;
      readonly inTrench: boolean;
    }
  | { readonly kind: 'climbed'; readonly units: readonly UnitId[]; readonly hex: HexId }
  | { readonly kind: 'left-map'; readonly units: readonly UnitId[]; readonly hex: HexId }
  | {
      readonly kind: 'hindered';
      readonly unit: UnitId;
      readonly by: 'stream' | 'wire';
    }
  | { readonly kind: 'flattened'; readonly unit: UnitId; readonly wire: WireId }
  | { readonly kind: 'strayed'; readonly check: Checked } // 5.441 lost, 8.75 bogged
  | { readonly kind: 'holds'; readonly hex: HexId; readonly side: SideId }
  | {
      readonly kind: 'shot';
      readonly side: SideId; // that fires; `why` may be of the other, which returns the fire or does not
      readonly unit: UnitId;
      readonly hex: HexId;
      readonly target: UnitId; // of anti-tank fire, NONE
      readonly how: 'fire' | 'react';
      readonly checks: readonly Checked[];
      readonly returns: ReadonlyArray<{
        readonly unit: UnitId;
        readonly checks: readonly Checked[];
      }>;
      readonly spent: boolean; // the firer is
    }
  | {
      readonly kind: 'held'; // of the automaton: nobody who could fire at them did
      readonly side: SideId;
      readonly hex: HexId;
      readonly units: readonly UnitId[]; // that moved
    }
  | {
      readonly kind: 'melee';
      readonly side: SideId; // the active one
      readonly hex: HexId;
      readonly active: readonly UnitId[];
      readonly passive: readonly UnitId[];
      readonly targets: ReadonlyArray<readonly [unit: UnitId, target: UnitId]>;
      readonly checks: readonly Checked[];
    }
  | { readonly kind: 'hallowed'; readonly hex: HexId; readonly side: SideId }
  | { readonly kind: 'turn-over'; readonly turn: number; readonly scrapes: readonly HexId[] }
  | {
      readonly kind: 'plan'; // 12.10 how the automaton had set up, and which hexes its guns had registered
      readonly side: SideId;
      readonly plan: 'forward' | 'depth' | 'mixed';
      readonly die: Die;
      readonly posts: ReadonlyArray<{
        readonly unit: UnitId;
        readonly hex: HexId;
        readonly why: Why;
      }>;
      readonly registered: ReadonlyArray<{
        readonly battery: BatteryId;
        readonly hex: HexId;
        readonly why: Why;
      }>;
    }
  | { readonly kind: 'over'; readonly reason: 'turns' | 'no-infantry' }
);
