// What the app hands to the raid screen: the raid in hand and what the screen may ask for. Saving goes on by itself
// after every action; the screen only shows how it stands.

import type { ReadonlySignal } from '@preact/signals';
import type { Session } from '../../engine/session.ts';
import type { WishNote } from '../sheet/wishes.ts';
import type { StaffPort } from '../staff/port.ts';
import type { Pacing } from './playback.ts';

export type SaveStatus =
  | 'saved'
  | 'saving'
  | 'unsaved' // storage is full or forbidden: play goes on, nothing is kept
  | 'never' // it is no game of the player's own
  | 'elsewhere'; // another tab has taken the raid over: this one may only look

export interface RaidPort {
  readonly id: string;
  readonly session: Session;
  readonly saving: ReadonlySignal<SaveStatus>;
  readonly staff: StaffPort;
  readonly wishes?: WishNote; // without: nothing of them is kept
  readonly pacing?: Pacing; // how what happens is shown, if not as the player has set
  /** Puts a raid that is over into the archive and opens its report. */
  finish(): void;
  /** Back to the title; the raid stays as it is and can be continued. */
  leave(): void;
  /** The replay as a file, for the player to keep. */
  download(): void;
}
