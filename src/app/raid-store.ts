// The raid in hand, with the engine: opening a kept raid, saving it after every action, handing it to the raid screen.
//
//   openRaid(id, options)   plays a kept raid up to where it was left and claims it for this tab:
//                           'open' with a HeldRaid (a RaidPort for the screen), 'none', 'damaged' with what is wrong,
//                           or 'moved' when somebody else's raid is played on as a copy of its own
//   HeldRaid.saving         how saving stands; 'elsewhere' when another tab plays the raid
//   HeldRaid.finish()       opens the report; a raid that is over is in the archive already
//   HeldRaid.close()        lets go of the raid
//
// Starting and listing raids needs no engine: see raids.ts.

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { replayText } from '../engine/replay.ts';
import type { Session } from '../engine/session.ts';
import type { HouseGame } from '../systems/index.ts';
import { withoutHelp } from '../ui/kit/prefs/settings.ts';
import type { RaidPort, SaveStatus } from '../ui/play/raid-port.ts';
import { go, goInstead } from '../ui/shell/routes.ts';
import { download } from './download.ts';
import { isInHand, isReceived } from './in-hand.ts';
import { newId } from './new-id.ts';
import { type Played, type RebuildFault, rebuild, recordOf } from './rebuild.ts';
import { RaidStaff } from './staff/raid-staff.ts';
import { type Claim, claim } from './storage/claim.ts';
import { type DamagedRaid, isDamaged, type SavedRaid } from './storage/records.ts';
import { archive } from './stores.ts';

export type Opening =
  | { readonly kind: 'none' }
  | { readonly kind: 'moved' } // another address is on its way
  | { readonly kind: 'open'; readonly raid: HeldRaid }
  | { readonly kind: 'damaged'; readonly raid: SavedRaid | DamagedRaid; readonly fault: Fault };
export type Fault = RebuildFault | { readonly kind: 'record'; readonly text: string };

export interface OpenOptions {
  readonly takeOver: boolean; // from another tab
  readonly asFarAsItGoes: boolean; // go on from the last order that fits
}

/** Opens a raid, or the one played last when there is no id. */
export async function openRaid(id: string | null, options: OpenOptions): Promise<Opening> {
  await archive.refresh();
  const kept = id === null ? await lastPlayed() : await archive.find(id);
  if (kept === undefined) return { kind: 'none' };
  if (isDamaged(kept)) {
    return { kind: 'damaged', raid: kept, fault: { kind: 'record', text: kept.fault } };
  }
  if (isReceived(kept) && kept.status === 'playing') return playOnCopy(kept);
  const elsewhere = signal(false);
  const lost = () => {
    elsewhere.value = true;
  };
  const claiming = claim(kept.id, { takeOver: options.takeOver, lost }); // answered while the raid is rebuilt
  const { game, session, fault } = await rebuild(kept);
  if (game === null || session === null || (fault !== null && !options.asFarAsItGoes)) {
    claiming.then((found) => found.release());
    return { kind: 'damaged', raid: kept, fault: fault ?? { kind: 'scenario' } };
  }
  const raid = new HeldRaid(kept, { game, session }, elsewhere);
  raid.hold(await claiming);
  return { kind: 'open', raid };
}

/** What was received stays as it came; going on with it makes a raid of one's own. */
function playOnCopy(kept: SavedRaid): Opening {
  const { name: _, note: __, starred: ___, ...raid } = kept;
  const own: SavedRaid = {
    ...raid,
    id: newId(),
    origin: 'taken',
    updated: Date.now(),
    revision: 1,
  };
  void archive.save(own);
  goInstead({ page: 'raid', battle: own.scenario.id, id: own.id });
  return { kind: 'moved' };
}

async function lastPlayed(): Promise<SavedRaid | DamagedRaid | undefined> {
  const raids = await archive.list();
  const last = raids.find(isInHand);
  return last === undefined ? undefined : archive.find(last.id);
}

export class HeldRaid implements RaidPort {
  readonly session: Session;
  readonly saving: ReadonlySignal<SaveStatus>;
  readonly staff: RaidStaff;
  readonly #game: HouseGame;
  #kept: SavedRaid;
  #claim: Claim | null = null;
  readonly #elsewhere: Signal<boolean>;
  readonly #pending = signal(0);
  #unsubscribe = (): void => {};

  constructor(kept: SavedRaid, { game, session }: Played, elsewhere: Signal<boolean>) {
    this.#kept = kept;
    this.#game = game;
    this.session = session;
    this.staff = new RaidStaff(game);
    this.#elsewhere = elsewhere;
    this.saving = computed(() => {
      if (this.#elsewhere.value) return 'elsewhere';
      if (archive.refused.value) return 'unsaved';
      return this.#pending.value > 0 ? 'saving' : 'saved';
    });
  }

  get id(): string {
    return this.#kept.id;
  }

  /** With the raid claimed for this tab, or another's: saves it from then on if it is this one's. */
  hold(claimed: Claim): void {
    this.#claim = claimed;
    if (!claimed.held) this.#elsewhere.value = true;
    const stops = [this.session.subscribe(() => this.#save()), effect(() => this.#noteHelp())];
    this.#unsubscribe = () => {
      for (const stop of stops) stop();
    };
    if (this.#kept.rules === '') this.#save(); // its first opening names the rules and the data
  }

  finish(): void {
    goInstead({ page: 'report', id: this.id });
  }

  leave(): void {
    go({ page: 'title' });
  }

  download(): void {
    download(`cauldron-${this.id}.json`, replayText(this.session.replay()));
  }

  close(): void {
    this.#unsubscribe();
    this.staff.close();
    this.#claim?.release();
  }

  /** A raid without help has none from its first order to its last: any turned on takes the mark away for good. */
  #noteHelp(): void {
    if (withoutHelp.value || this.#kept.help === undefined) return;
    if (this.session.over) return;
    const { help: _, ...kept } = this.#kept;
    this.#kept = kept;
    this.#save();
  }

  #save(): void {
    if (this.#elsewhere.peek()) return;
    this.#kept = recordOf(this.#kept, { game: this.#game, session: this.session }, Date.now());
    this.#pending.value = this.#pending.peek() + 1;
    archive.save(this.#kept).finally(() => {
      this.#pending.value--;
    });
  }
}
