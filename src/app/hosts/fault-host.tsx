// What is shown when the program itself has failed.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../../words/shell/screens.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { t } from '../../words/index.ts';
import { downloadReplay, raidUnderWay } from '../raids.ts';

export function FaultHost({ text }: { readonly text: string }) {
  const raid = useSignal<string | null>(null);
  useEffect(() => {
    raidUnderWay().then((found) => {
      raid.value = found?.id ?? null;
    });
  }, []);
  const kept = raid.value;
  return (
    <Page title={t('error.title')}>
      <div class="stack">
        <p>{t('error.text')}</p>
        {kept !== null && <p>{t('error.kept')}</p>}
        <div class="row">
          {kept !== null && (
            <Button look="primary" icon="download" onClick={() => downloadReplay(kept)}>
              {t('error.save')}
            </Button>
          )}
          <Button icon="again" onClick={() => window.location.reload()}>
            {t('error.reload')}
          </Button>
        </div>
        <details>
          <summary>{t('error.detail')}</summary>
          <pre class="fault">{text}</pre>
        </details>
      </div>
    </Page>
  );
}
