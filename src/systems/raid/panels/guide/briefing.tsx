// The briefing: what the raid is about and how to read the map, once before the first raid and from the menu.

import '../../screen-words/guide.ts';
import { Button, Dialog } from '../../../../ui/kit/index.ts';
import { settings } from '../../../../ui/kit/prefs/settings.ts';
import { LessonLink, lessonOffer } from '../../../../ui/sheet/lesson-offer.tsx';
import { cardNames } from '../../../../words/card-names.ts';
import { lang } from '../../../../words/index.ts';
import { kindOf, placeOf, type RaidState } from '../../rules/state.ts';
import { Kind } from '../../rules/types.ts';
import { type MessageKey, t } from '../../screen-words/t.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import './guide.css';
import { MapKey } from './map-key.tsx';

export function Briefing({ desk }: { readonly desk: RaidDesk }) {
  const close = () => {
    settings.briefing.value = 'read';
    desk.looks.briefing.value = false;
  };
  const { scenario } = desk.session;
  const begun = desk.session.frames[0]?.before ?? desk.orders.position;
  const points: ReadonlyArray<readonly [MessageKey, MessageKey]> = [
    ['guide.aim', 'guide.aimText'],
    ['guide.turn', 'guide.turnText'],
    ['guide.quiet', 'guide.quietText'],
    ['guide.home', 'guide.homeText'],
  ];
  const facts = {
    ...cardNames(scenario.card.names),
    place: gunPlaces(begun).join(', '),
    total: scenario.victory.totalSuccess,
    half: scenario.victory.halfSuccess,
    attack: scenario.alarmAttack,
    turns: scenario.clock.length - 1,
  };
  return (
    <Dialog
      open={settings.briefing.value === 'unread' || desk.looks.briefing.value}
      onClose={close}
      title={t('guide.briefing')}
      wide
      footer={
        <>
          {lessonOffer.value !== null && <LessonLink offer={lessonOffer.value} />}
          <Button look="primary" icon="forward" onClick={close}>
            {t('guide.begin')}
          </Button>
        </>
      }
    >
      <div class="briefing">
        <p class="briefing__lead">{t('guide.lead', cardNames(scenario.card.names))}</p>
        <ol class="briefing__points">
          {points.map(([title, text]) => (
            <li key={title}>
              <h3>{t(title)}</h3>
              <p>{t(text, facts)}</p>
            </li>
          ))}
        </ol>
        <h3>{t('guide.key')}</h3>
        <MapKey />
        <p class="briefing__keys">{t('guide.keys')}</p>
      </div>
    </Dialog>
  );
}

/** Where the heavy guns stand. */
function gunPlaces(state: RaidState): string[] {
  const { scenario } = state;
  const names = scenario.units.flatMap((_, unit) =>
    kindOf(state, unit) === Kind.gun
      ? (scenario.zones[placeOf(state, unit)]?.[lang.value] ?? [])
      : [],
  );
  return [...new Set(names)];
}
