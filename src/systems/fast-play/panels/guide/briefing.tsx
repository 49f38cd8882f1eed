// The briefing: what the battle is about and how to read the map, once before the first battle and from the menu.

import '../../screen-words/guide.ts';
import { BriefingSheet } from '../../../../ui/sheet/guide.tsx';
import { lang } from '../../../../words/index.ts';
import { type MessageKey, t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { MapKey } from './map-key.tsx';

const POINTS: ReadonlyArray<readonly [MessageKey, MessageKey]> = [
  ['fp.guide.aim', 'fp.guide.aimText'],
  ['fp.guide.points', 'fp.guide.pointsText'],
  ['fp.guide.order', 'fp.guide.orderText'],
  ['fp.guide.fight', 'fp.guide.fightText'],
];

export function Briefing({ desk }: { readonly desk: BattleDesk }) {
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
    <BriefingSheet
      asked={desk.looks.briefing}
      title={t('fp.guide.briefing')}
      begin={t('fp.guide.begin')}
      lead={t('fp.guide.lead', { yourArmy })}
      points={POINTS.map(([title, text]) => [t(title), t(text, facts)])}
      keyTitle={t('fp.guide.key')}
      keys={t('fp.guide.keys')}
    >
      <MapKey />
    </BriefingSheet>
  );
}
