// While the map shows a past moment, a note says so and leads back.

import '../../../words/shell/diary.ts';
import { eventSentence } from '../../../systems/raid/text/events.ts';
import { lang, t } from '../../../words/index.ts';
import { Button } from '../../kit/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import type { RaidController } from '../controller.ts';
import './log.css';

export function GlanceNote({ raid }: { readonly raid: RaidController }) {
  const frame = raid.glance.value;
  if (frame === null) return null;
  return (
    <div class="glance" role="status">
      <p>
        <b>{t('diary.glance')}</b>{' '}
        <Ruled sentence={eventSentence(raid.session.scenario, frame.event, lang.value)} />
      </p>
      <Button
        look="primary"
        onClick={() => {
          raid.glance.value = null;
        }}
      >
        {t('diary.now')}
      </Button>
    </div>
  );
}
