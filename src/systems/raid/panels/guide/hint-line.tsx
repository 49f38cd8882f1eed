// A line of advice under the question, for as long as the player wants any.

import { Button, Icon, toast } from '../../../../ui/kit/index.ts';
import { settings } from '../../../../ui/kit/prefs/settings.ts';
import type { RaidController } from '../../../../ui/play/controller.ts';
import { t } from '../../../../words/index.ts';
import './guide.css';
import { hintFor } from './hints.ts';

export function HintLine({ raid }: { readonly raid: RaidController }) {
  if (settings.hints.value === 'off' || !raid.ready.value || raid.armed.value !== null) return null;
  const hint = hintFor(raid.state, raid.decision.value);
  if (hint === null) return null;
  const noMore = () => {
    settings.hints.value = 'off';
    toast({ text: t('guide.off') });
  };
  return (
    <aside class="hint" aria-label={t('guide.hint')}>
      <Icon name="info" />
      <p>{t(hint)}</p>
      <Button look="quiet" onClick={noMore}>
        {t('guide.noMore')}
      </Button>
    </aside>
  );
}
