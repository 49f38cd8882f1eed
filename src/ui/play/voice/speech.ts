// What a screen reader is told without asking: what an order came to, what the enemy did, what is asked and what to beware
// of, each in few words. What follows quickly is gathered; whatever was still to be said when the player goes on is dropped.

import { effect, untracked } from '@preact/signals';
import type { Frame } from '../../../engine/frames.ts';
import { aloud, LONGEST } from '../../../words/aloud.ts';
import { t } from '../../../words/index.ts';
import { announce } from '../../kit/index.ts';
import { isFocusKept } from '../../kit/keeps-focus.ts';
import type { Heard } from '../../sheet/face-speech.ts';
import { isEnemyPhase } from '../enemy/enemy-phase.ts';
import { refusedWords } from '../orders/refusal-words.ts';
import type { Table } from '../table.ts';
import { ARMED_WORDS, armedWords } from './armed-words.ts';
import { fitted, packed } from './fit.ts';
import { tellings } from './tellings.ts';

const PAUSE = 120; // ms in which what follows quickly is gathered
const SHOWING = 2500; // ms at most, while an order is still being shown
const GAP = 400; // ms between two announcements

/** Says what happens until it is stopped. */
export function speakOf(table: Table): () => void {
  const speech = new Speech(table);
  const stops = [
    effect(() => speech.hearEvents()),
    effect(() => speech.hearHold()),
    effect(() => speech.hearQuestion()),
    effect(() => speech.hearWarnings()),
    effect(() => speech.hearRefusal()),
    effect(() => speech.hearArmed()),
  ];
  return () => {
    speech.finish();
    for (const stop of stops) stop();
  };
}

class Speech {
  readonly #table: Table;
  #told: number;
  #fresh: Frame[] = []; // shown and not yet spoken of
  #held: Frame | null = null; // spoken of while it is being shown
  #back = false; // something was taken back
  #question = false; // is still to be said
  #asked: unknown = null; // the last question there was
  #heard: Heard | null = null; // the last that was said
  #warnings: string[] = []; // still to be said
  readonly #warned = new Map<string, number>(); // said in which turn
  #arming: ReturnType<typeof setTimeout> | undefined;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #saying: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.#table = table;
    this.#told = table.desk.playback.told.peek();
  }

  /** The last thing that happened is still said. */
  finish(): void {
    if (this.#fresh.length > 0) this.#tell();
    for (const timer of [this.#arming, this.#gathering, this.#saying]) clearTimeout(timer);
  }

  hearEvents(): void {
    const { session, playback } = this.#table.desk;
    const now = playback.told.value;
    const busy = playback.busy.value;
    const since = this.#told;
    this.#told = now;
    if (now < since) {
      this.#fresh = [];
      this.#back = true;
    } else if (now > since) {
      const frames = session.frames.slice(since, now).filter((frame) => frame !== this.#held);
      this.#fresh.push(...frames);
      this.#back = false;
    } else if (busy || this.#fresh.length === 0) return;
    const shows = busy && !untracked(() => isEnemyPhase(this.#table.face, this.#table.desk));
    this.#gather(shows ? SHOWING : PAUSE);
  }

  /** What stays until the player goes on is said while it stays. */
  hearHold(): void {
    const { playback } = this.#table.desk;
    const frame = playback.current.value;
    if (playback.stage?.holding?.value !== true || frame === null) return;
    this.#held = frame;
    this.#fresh.push(frame);
    this.#gather(PAUSE);
  }

  hearQuestion(): void {
    const { orders } = this.#table.desk;
    const asked = orders.asked.value;
    if (!orders.ready.value || asked === this.#asked) return;
    this.#asked = asked;
    this.#question = true;
    this.#gather(PAUSE);
  }

  hearWarnings(): void {
    const { face, desk } = this.#table;
    if (!desk.orders.ready.value) return;
    const turn = desk.session.turn;
    const fresh = (face.speech?.warnings?.(desk) ?? []).filter((w) => this.#warned.get(w) !== turn);
    if (fresh.length === 0) return;
    for (const warning of fresh) this.#warned.set(warning, turn);
    this.#warnings.push(...fresh);
    this.#gather(PAUSE);
  }

  hearRefusal(): void {
    const refused = this.#table.desk.orders.refused.value;
    if (refused === null) return;
    untracked(() => this.#say([fitted(refusedWords(this.#table, refused).map(aloud))]));
  }

  /** The button that gives an armed order says its odds when it gets the focus; where it does not, they are said here. */
  hearArmed(): void {
    const armed = this.#table.desk.orders.armed.value;
    clearTimeout(this.#arming);
    if (armed === null) return;
    this.#arming = setTimeout(() => {
      const at = document.activeElement?.getAttribute('aria-describedby');
      if (at === ARMED_WORDS) return;
      const yes = isFocusKept() ? [t('play.sayYes')] : [];
      this.#say(packed([armedWords(this.#table, armed), ...yes]));
    }, PAUSE);
  }

  #gather(milliseconds: number): void {
    clearTimeout(this.#gathering);
    this.#gathering = setTimeout(() => this.#tell(), milliseconds);
  }

  #tell(): void {
    const back = this.#back ? [t('play.takenBack')] : [];
    const question = this.#questionText();
    const told = tellings(this.#table, this.#fresh, LONGEST - question.length - 1);
    const waits = this.#table.desk.playback.stage?.holding?.peek() === true;
    const goOn = waits ? [t(isFocusKept() ? 'play.typeNext' : 'play.pressNext')] : [];
    const texts = [...back, ...told, ...goOn, question, ...this.#warnings];
    this.#fresh = [];
    this.#back = false;
    this.#warnings = [];
    this.#say(packed(texts));
  }

  #questionText(): string {
    const { face, desk } = this.#table;
    if (!this.#question || !desk.orders.ready.value) return '';
    this.#question = false;
    const now: Heard = { position: desk.orders.position, asked: desk.orders.asked.value };
    const text =
      face.speech?.asked?.(now.position, now.asked, this.#heard) ??
      aloud(face.words.asked(now.position, now.asked));
    this.#heard = now;
    return text;
  }

  /** One after the other; what was still to be said before is no longer news. */
  #say([first, ...rest]: readonly string[]): void {
    clearTimeout(this.#saying);
    if (first === undefined || first === '') return;
    announce(first);
    if (rest.length > 0) this.#saying = setTimeout(() => this.#say(rest), GAP);
  }
}
