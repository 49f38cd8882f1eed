// The briefing: what the battle is about and how to read the map, once before the first battle and from the menu.

import '../../screen-words/guide.ts';
import { BriefingSheet } from '../../../../ui/sheet/guide.tsx';
import { lang } from '../../../../words/index.ts';
import { type MessageKey, t } from '../../screen-words/t.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { MapKey } from './map-key.tsx';

const POINTS: ReadonlyArray<readonly [MessageKey, MessageKey]> = [
  ['rp.guide.aim', 'rp.guide.aimText'],
  ['rp.guide.order', 'rp.guide.orderText'],
  ['rp.guide.fire', 'rp.guide.fireText'],
  ['rp.guide.check', 'rp.guide.checkText'],
];

export function Briefing({ desk }: { readonly desk: BattleDesk }) {
  const { turns, heldTurns, loss, outcomes, card } = desk.session.scenario;
  const yourArmy = card.names.yourArmy?.[lang.value] ?? '';
  const facts = {
    ...{ turns, held: heldTurns, free: loss.free },
    ...{ victory: outcomes.victory, foothold: outcomes.foothold },
  };
  return (
    <BriefingSheet
      asked={desk.looks.briefing}
      title={t('rp.guide.briefing')}
      begin={t('rp.guide.begin')}
      lead={t('rp.guide.lead', { yourArmy })}
      points={POINTS.map(([title, text]) => [t(title), t(text, facts)])}
      keyTitle={t('rp.guide.key')}
      keys={t('rp.guide.keys')}
    >
      <MapKey />
    </BriefingSheet>
  );
}
