// What the app hands to the theatre: a raid that has been run, what the check of it found, and what the screen may ask
// for.

import type { ReplayRefusal, Verified } from '../../engine/replay.ts';
import type { Session } from '../../engine/session.ts';
import type { LookingFace } from '../sheet/face.ts';

export interface StaffRaid {
  readonly player: string;
  readonly of: string; // id of the player's raid on the same seed
}

export interface TheatrePort {
  readonly id: string;
  readonly session: Session; // as far as it comes out
  readonly face: LookingFace;
  readonly verdict: Verified | ReplayRefusal;
  readonly rules: string; // it was played under
  /** look: not in the archive; staff: of the strongest player, on the seed of another raid. */
  readonly origin: 'played' | 'link' | 'file' | 'taken' | 'look' | 'staff';
  readonly staff?: StaffRaid; // whose raid it is, when it is the staff's
  readonly name: string; // '' without
  readonly note: string;
  /** The moment the theatre stands at, for the address. */
  remember(moment: number | null): void;
  /** Begins a practice raid after so many orders of this one. */
  takeCommand(orders: number, dice: 'same' | 'fresh'): void;
  /** The address of this raid as a link that opens at a moment. */
  link(moment: number | null): string;
  /** The replay as the text of its file. */
  text(): string;
  download(): void;
}
