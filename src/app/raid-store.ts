// The raid in hand, with the engine: opening a kept raid, saving it after every action, handing it to the raid screen.
//
//   openRaid(id, options)   plays a kept raid up to where it was left and claims it for this tab:
//                           'open' with a HeldRaid (a RaidPort for the screen), 'none', 'damaged' with what is wrong,
//                           or 'moved' when somebody else's raid is played on as a copy of its own
//   HeldRaid.saving         how saving stands; 'elsewhere' when another tab plays the raid
//   HeldRaid.own            the raid that keeps this tab's orders when another tab has gone on without them
//   HeldRaid.finish()       opens the report; a raid that is over is in the archive already
//   HeldRaid.close()        lets go of the raid
//
// Starting and listing raids needs no engine: see raids.ts.

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { replayText } from '../engine/replay-format.ts';
import type { Session } from '../engine/session.ts';
import type { HouseGame } from '../systems/index.ts';
import { withoutHelp } from '../ui/kit/prefs/helps.ts';
import type { RaidPort, SaveStatus } from '../ui/play/raid-port.ts';
import type { WishNote } from '../ui/sheet/wishes.ts';
import { go, goInstead } from '../ui/shell/routes.ts';
import { download } from './download.ts';
import { openEditions, pastIn } from './editions.ts';
import { isReceived, raidToOffer } from './in-hand.ts';
import { newId } from './new-id.ts';
import { notes } from './raid-list.ts';
import { isMismatch, type Played, type RebuildFault, rebuild, recordOf } from './rebuild.ts';
import { RaidStaff } from './staff/raid-staff.ts';
import type { Saved } from './storage/archive.ts';
import { type Claim, claim } from './storage/claim.ts';
import { ownRaid } from './storage/meeting.ts';
import { type DamagedRaid, isDamaged, type SavedRaid } from './storage/records.ts';
import { archive } from './stores.ts';
import { wishNote } from './wish-notes.ts';

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

/** Opens a raid, or the one played last when there is no id. It is claimed before it is read: whoever has it before
 * may still be writing. */
export async function openRaid(id: string | null, options: OpenOptions): Promise<Opening> {
  const reading = archive.refresh();
  const wanted = id ?? (await reading.then(lastPlayed));
  if (wanted === null) return { kind: 'none' };
  const elsewhere = signal(false);
  const lost = () => {
    elsewhere.value = true;
  };
  const asked = () => archive.settled();
  const claimed = await claim(wanted, { takeOver: options.takeOver, asked, lost });
  await reading;
  const opened = await openClaimed(wanted, claimed, options, elsewhere);
  if (opened.kind !== 'open') claimed.release();
  return opened;
}

async function openClaimed(
  id: string,
  claimed: Claim,
  { asFarAsItGoes }: OpenOptions,
  elsewhere: Signal<boolean>,
): Promise<Opening> {
  const stamp = claimed.robbed ? newId() : null;
  const kept = claimed.held ? await archive.hold(id, stamp) : await archive.find(id);
  if (kept === undefined) return { kind: 'none' };
  if (isDamaged(kept)) {
    return { kind: 'damaged', raid: kept, fault: { kind: 'record', text: kept.fault } };
  }
  const past = pastIn(await openEditions(), kept);
  if (past !== null) return { kind: 'damaged', raid: kept, fault: past };
  if (isReceived(kept) && kept.status === 'playing') return playOnCopy(kept);
  const { game, session, fault } = await rebuild(kept);
  if (game === null || session === null || (fault !== null && !asFarAsItGoes)) {
    return { kind: 'damaged', raid: kept, fault: fault ?? { kind: 'scenario' } };
  }
  const raid = new HeldRaid(kept, { game, session }, elsewhere);
  raid.hold(claimed);
  if (fault !== null && isMismatch(fault)) raid.mend();
  return { kind: 'open', raid };
}

/** What was received stays as it came; going on with it makes a raid of one's own. */
function playOnCopy(kept: SavedRaid): Opening {
  const own = ownRaid(kept);
  void archive.save(own);
  goInstead({ page: 'raid', battle: own.scenario.id, id: own.id });
  return { kind: 'moved' };
}

async function lastPlayed(): Promise<string | null> {
  const [raids, editions] = await Promise.all([archive.list(), openEditions()]);
  return raidToOffer(raids, editions)?.id ?? null;
}

interface OwnRaid {
  readonly battle: string;
  readonly id: string;
}

export class HeldRaid implements RaidPort {
  readonly session: Session;
  readonly saving: ReadonlySignal<SaveStatus>;
  readonly staff: RaidStaff;
  readonly wishes: WishNote;
  readonly #game: HouseGame;
  #kept: SavedRaid;
  #claim: Claim | null = null;
  readonly #elsewhere: Signal<boolean>;
  readonly #own = signal<OwnRaid | null>(null);
  #unsubscribe = (): void => {};

  constructor(kept: SavedRaid, { game, session }: Played, elsewhere: Signal<boolean>) {
    this.#kept = kept;
    this.#game = game;
    this.session = session;
    this.staff = new RaidStaff(game);
    this.wishes = wishNote(notes, kept.id);
    this.#elsewhere = elsewhere;
    this.saving = computed(() => {
      if (this.#elsewhere.value) return 'elsewhere';
      if (archive.refused.value) return 'unsaved';
      return archive.saving.value ? 'saving' : 'saved';
    });
  }

  get id(): string {
    return this.#kept.id;
  }

  /** The raid that holds the orders of this tab, when another has gone on without them. */
  get own(): ReadonlySignal<OwnRaid | null> {
    return this.#own;
  }

  /** Writes down what the orders lead to, in the place of what was written. */
  mend(): void {
    const { facts: _, ...kept } = this.#kept;
    this.#kept = kept;
    this.#save();
  }

  /** With the raid claimed for this tab, or another's: saves it from then on if it is this one's. */
  hold(claimed: Claim): void {
    this.#claim = claimed;
    if (!claimed.held) this.#elsewhere.value = true;
    const stops = [this.session.subscribe(() => this.#save()), effect(() => this.#noteHelp())];
    this.#unsubscribe = () => {
      for (const stop of stops) stop();
    };
    if (claimed.held) void archive.tryAgain(); // a note that the shelf has not
    if (this.#kept.rules === '') this.#save(); // its first opening names the rules and the data
  }

  /** The report calls the raid over: it waits until the shelf knows, but not for one that does not answer. */
  finish(): void {
    const patience = new Promise((resolve) => setTimeout(resolve, 2000));
    void Promise.race([archive.settled(), patience]).then(() =>
      goInstead({ page: 'report', id: this.id }),
    );
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
    void archive.save(this.#kept).then((saved) => this.#answered(saved));
  }

  /** Other tabs may have written about the raid, or gone on with it. */
  #answered(saved: Saved): void {
    if (saved.kind === 'kept') {
      const revision = Math.max(this.#kept.revision, saved.revision);
      this.#kept = { ...this.#kept, revision };
    } else if (saved.kind === 'parted') {
      const { own: id } = saved;
      this.#own.value = id === null ? null : { battle: this.#kept.scenario.id, id };
      this.#elsewhere.value = true;
    }
  }
}
