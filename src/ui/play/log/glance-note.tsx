// While the map shows a past moment, a note says so and leads back.

import '../../../words/shell/diary.ts';
import { t } from '../../../words/index.ts';
import { Button } from '../../kit/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import type { Table } from '../table.ts';
import './log.css';

export function GlanceNote({ face, desk: { looks, session } }: Table) {
  const frame = looks.glance.value;
  if (frame === null) return null;
  return (
    <div class="glance" role="status">
      <p>
        <b>{t('diary.glance')}</b>{' '}
        <Ruled sentence={face.words.event(session.scenario, frame.event)} />
      </p>
      <Button
        look="primary"
        onClick={() => {
          looks.glance.value = null;
        }}
      >
        {t('diary.now')}
      </Button>
    </div>
  );
}
