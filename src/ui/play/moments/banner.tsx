// What must not be missed, in large letters across the map for a moment: a new turn, a gun that is gone, the alarm, a
// marker that turns over. It is in nobody's way, and the log and the speech say it as well.

import { effect, type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RaidEvent } from '../../../systems/raid/rules/events.ts';
import type { Scenario } from '../../../systems/raid/rules/scenario.ts';
import { Kind } from '../../../systems/raid/rules/types.ts';
import { showsText } from '../../../systems/raid/text/marker.ts';
import { Voice } from '../../../systems/raid/text/voice.ts';
import { lang, t } from '../../../words/index.ts';
import { moves } from '../../kit/prefs/settings.ts';
import type { RaidController } from '../controller.ts';
import './banner.css';

const STAYS = 1800; // ms

interface Shown {
  readonly key: number; // a banner that follows another starts anew
  readonly look: 'plain' | 'good' | 'bad';
  readonly head: string;
  readonly text: string;
}

export function Banner({ raid }: { readonly raid: RaidController }) {
  const shown = useSignal<Shown | null>(null);
  // At once: an effect that waits for the picture would miss what passes between two of them.
  useEffect(() => effect(() => announceMoments(raid, shown)), [raid]);
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
      class={`banner banner--${now.look}${moves.value ? ' banner--moves' : ''}`}
      key={now.key}
      aria-hidden="true"
    >
      <b>{now.head}</b>
      {now.text !== '' && <span>{now.text}</span>}
    </div>
  );
}

function announceMoments(raid: RaidController, shown: Signal<Shown | null>): void {
  const frame = raid.playback.current.value;
  const moment = frame === null ? null : momentOf(raid.session.scenario, frame.event);
  if (moment !== null) shown.value = { ...moment, key: (shown.peek()?.key ?? 0) + 1 };
}

/** The words of an event that deserves them, or null. */
export function momentOf(scenario: Scenario, event: RaidEvent): Omit<Shown, 'key'> | null {
  const voice = new Voice(scenario, lang.value);
  switch (event.kind) {
    case 'turn':
      return { look: 'plain', head: event.clock, text: t('banner.turn', { n: event.turn }) };
    case 'objective': {
      if (scenario.kind[event.unit] !== Kind.gun) return null;
      return { look: 'good', head: t('banner.gun'), text: voice.unit(event.unit) };
    }
    case 'line-cut':
      return { look: 'good', head: t('banner.line'), text: voice.zone(event.zone) };
    case 'alarm': {
      const stirs = event.from < scenario.alarmAttack && event.to >= scenario.alarmAttack;
      const cause = voice.cause(event.cause);
      return {
        look: 'bad',
        head: t('banner.alarm', { n: event.to }),
        text: stirs ? `${cause}. ${t('banner.attack')}` : cause,
      };
    }
    case 'marker-turned': {
      const marker = scenario.markers[event.marker];
      if (marker === undefined) return null;
      const infantry = marker.infantry * (event.doubled ? 2 : 1); // 13.1
      const text = showsText(voice, { ...marker, infantry });
      return {
        look: event.placed.length > 0 ? 'bad' : 'plain',
        head: voice.zone(event.zone),
        text,
      };
    }
    default:
      return null;
  }
}
