// A line of advice under the question, for as long as the player wants any.

import { settings } from '../../../../ui/kit/prefs/settings.ts';
import { HintNote } from '../../../../ui/sheet/guide.tsx';
import { NONE } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { unitInHand } from '../desk/in-hand.ts';
import { hintFor } from './hints.ts';

export function HintLine({ desk }: { readonly desk: BattleDesk }) {
  const { orders, looks } = desk;
  if (settings.hints.value === 'off' || !orders.ready.value || orders.armed.value !== null)
    return null;
  const inHand = unitInHand(orders.position, looks.inspected.value) !== NONE;
  const hint = hintFor(orders.asked.value.kind, inHand, looks.pointed.value !== null);
  if (hint === null) return null;
  return (
    <HintNote
      label={t('fp.hint')}
      text={t(hint)}
      noMore={t('fp.hint.noMore')}
      off={t('fp.hint.off')}
    />
  );
}
