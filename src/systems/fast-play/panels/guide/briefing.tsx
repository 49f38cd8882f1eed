// The briefing: what the battle is about and how to read the map, once before the first battle and from the menu.

import '../../screen-words/guide.ts';
import { Button, Dialog } from '../../../../ui/kit/index.ts';
import { settings } from '../../../../ui/kit/prefs/settings.ts';
import { LessonLink, lessonOffer } from '../../../../ui/sheet/lesson-offer.tsx';
import { lang } from '../../../../words/index.ts';
import { type MessageKey, t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import './guide.css';
import { MapKey } from './map-key.tsx';

const POINTS: ReadonlyArray<readonly [MessageKey, MessageKey]> = [
  ['fp.guide.aim', 'fp.guide.aimText'],
  ['fp.guide.points', 'fp.guide.pointsText'],
  ['fp.guide.order', 'fp.guide.orderText'],
  ['fp.guide.fight', 'fp.guide.fightText'],
];

export function Briefing({ desk }: { readonly desk: BattleDesk }) {
  const close = () => {
    settings.battleBriefing.value = 'read';
    desk.looks.briefing.value = false;
  };
  const { scenario } = desk.session;
  const voice = new Voice(scenario, lang.value);
  const { success, half } = scenario.scoring.bands;
  const yourArmy = scenario.card.names.yourArmy?.[lang.value] ?? '';
  const facts = {
    turns: scenario.turns,
    success,
    half,
    objectives: voice.list(
      scenario.objectives.map(({ vp }, objective) => `${voice.objective(objective)} ${vp}`),
    ),
  };
  return (
    <Dialog
      open={settings.battleBriefing.value === 'unread' || desk.looks.briefing.value}
      onClose={close}
      title={t('fp.guide.briefing')}
      wide
      footer={
        <>
          {lessonOffer.value !== null && <LessonLink offer={lessonOffer.value} />}
          <Button look="primary" icon="forward" onClick={close}>
            {t('fp.guide.begin')}
          </Button>
        </>
      }
    >
      <div class="fp-briefing">
        <p class="fp-briefing__lead">{t('fp.guide.lead', { yourArmy })}</p>
        <ol class="fp-briefing__points">
          {POINTS.map(([title, text]) => (
            <li key={title}>
              <h3>{t(title)}</h3>
              <p>{t(text, facts)}</p>
            </li>
          ))}
        </ol>
        <h3>{t('fp.guide.key')}</h3>
        <MapKey />
        <p class="fp-briefing__keys">{t('fp.guide.keys')}</p>
      </div>
    </Dialog>
  );
}
