// While the map shows a past moment, a note says so and leads back.

import '../../../words/shell/diary.ts';
import { useEffect } from 'preact/hooks';
import { aloud } from '../../../words/aloud.ts';
import { t } from '../../../words/index.ts';
import { announce, Button } from '../../kit/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import type { Table } from '../table.ts';
import { fitted } from '../voice/fit.ts';
import './log.css';

export function GlanceNote({ face, desk: { looks, session } }: Table) {
  const frame = looks.glance.value;
  const told = frame && face.words.event(session.scenario, frame.event, frame.before);
  useEffect(() => {
    if (told !== null) announce(fitted([t('diary.glance'), aloud(told)]));
  }, [frame]);
  if (told === null) return null;
  return (
    <div class="glance">
      <p>
        <b>{t('diary.glance')}</b> <Ruled sentence={told} />
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
