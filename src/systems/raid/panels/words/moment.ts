// What must not be missed, in large letters: a new turn, a gun that is gone, the alarm, a marker that turns over.

import type { Moment } from '../../../../ui/sheet/face.ts';
import { lang } from '../../../../words/index.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { Kind } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { showsText } from '../../text/marker.ts';
import { Voice } from '../../text/voice.ts';

/** The words of an event that deserves them, or null. */
export function momentOf(scenario: Scenario, event: RaidEvent): Moment | null {
  const voice = new Voice(scenario, lang.value);
  switch (event.kind) {
    case 'turn':
      return {
        look: 'plain',
        head: voice.hour(event.clock),
        text: t('banner.turn', { n: event.turn }),
      };
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
