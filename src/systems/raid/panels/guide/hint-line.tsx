// A line of advice under the question, for as long as the player wants any.

import { Button, Icon, toast } from '../../../../ui/kit/index.ts';
import { settings } from '../../../../ui/kit/prefs/settings.ts';
import { t } from '../../screen-words/t.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import './guide.css';
import { hintFor } from './hints.ts';

export function HintLine({ desk }: { readonly desk: RaidDesk }) {
  if (
    settings.hints.value === 'off' ||
    !desk.orders.ready.value ||
    desk.orders.armed.value !== null
  )
    return null;
  const hint = hintFor(desk.orders.position, desk.orders.asked.value);
  if (hint === null) return null;
  const { craftCapacity, stackLimit } = desk.session.scenario;
  const noMore = () => {
    settings.hints.value = 'off';
    toast({ text: t('guide.off') });
  };
  return (
    <aside class="hint" aria-label={t('guide.hint')}>
      <Icon name="info" />
      <p>{t(hint, { capacity: craftCapacity, levels: stackLimit })}</p>
      <Button look="quiet" onClick={noMore}>
        {t('guide.noMore')}
      </Button>
    </aside>
  );
}
