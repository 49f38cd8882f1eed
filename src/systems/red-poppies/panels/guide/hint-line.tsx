// A line of advice under the question, for as long as the player wants any.

import '../../screen-words/guide.ts';
import { settings } from '../../../../ui/kit/prefs/settings.ts';
import { HintNote } from '../../../../ui/sheet/guide.tsx';
import { t } from '../../screen-words/t.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { unitsInHand } from '../desk/in-hand.ts';
import { hasPointer } from '../orders/second-word.ts';
import { hintFor } from './hints.ts';

export function HintLine({ desk }: { readonly desk: BattleDesk }) {
  const { orders, looks } = desk;
  if (settings.hints.value === 'off' || !orders.ready.value || orders.armed.value !== null)
    return null;
  const inHand = unitsInHand(orders.position, looks.inspected.value).length > 0;
  const hint = hintFor(orders.asked.value.kind, inHand, hasPointer());
  if (hint === null) return null;
  return (
    <HintNote
      label={t('rp.hint')}
      text={t(hint)}
      noMore={t('rp.hint.noMore')}
      off={t('rp.hint.off')}
    />
  );
}
