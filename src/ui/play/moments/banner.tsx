// What must not be missed, in large letters across the map for a moment: a new turn, a loss, an
// alarm. It is in nobody's way, and the log and the speech say it as well.

import { effect, type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { moves } from '../../kit/prefs/settings.ts';
import type { Moment } from '../../sheet/face.ts';
import type { Table } from '../table.ts';
import './banner.css';
import { liesHigh } from './out-of-the-way.ts';

const STAYS = 1800; // ms

interface Shown extends Moment {
  readonly low: boolean; // at the foot of the map
  readonly key: number; // a banner that follows another starts anew
}

export function Banner({ face, desk }: Table) {
  const shown = useSignal<Shown | null>(null);
  // At once: an effect that waits for the picture would miss what passes between two of them.
  useEffect(() => effect(() => announceMoments({ face, desk }, shown)), [face, desk]);
  const now = shown.value;
  useEffect(() => {
    const timer = setTimeout(() => {
      shown.value = null;
    }, STAYS);
    return () => clearTimeout(timer);
  }, [now]);
  if (now === null) return null;
  return (
    <div
      class={`banner banner--${now.look}${now.low ? ' banner--low' : ''}${moves.value ? ' banner--moves' : ''}`}
      key={now.key}
      aria-hidden="true"
    >
      <b>{now.head}</b>
      {now.text !== '' && <span>{now.text}</span>}
    </div>
  );
}

function announceMoments({ face, desk }: Table, shown: Signal<Shown | null>): void {
  const frame = desk.playback.current.value;
  const moment = frame === null ? null : face.words.moment?.(desk.session.scenario, frame.event);
  const low = liesHigh({ face, desk }, frame);
  if (moment) shown.value = { ...moment, low, key: (shown.peek()?.key ?? 0) + 1 };
}
