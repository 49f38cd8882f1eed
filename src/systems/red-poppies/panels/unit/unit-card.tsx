// What stands where the player looks: each unit with its figures and its marks, and the ground it stands on.

import { lang } from '../../../../words/index.ts';
import type { State } from '../../rules/state.ts';
import type { HexId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { hexText, labelOf } from '../../text/ground.ts';
import { contents } from '../../text/unit.ts';
import { Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/battle-desk.ts';
import './unit-card.css';

export function UnitCard({ desk }: DeskPart<'looks' | 'playback'>) {
  const hex = desk.looks.inspected.value;
  if (hex === null) return null;
  return <Looked s={desk.playback.shown.value} hex={hex} />;
}

function Looked({ s, hex }: { readonly s: State; readonly hex: HexId }) {
  const here = contents(s, hex, lang.value);
  return (
    <section
      class="raid-pad stack-panel rp-card"
      aria-label={labelOf(new Voice(s.scenario, lang.value), hex)}
    >
      {here.length === 0 ? (
        <p>{t('rp.hex.empty')}</p>
      ) : (
        here.map((line) => <p key={line}>{line}</p>)
      )}
      <p class="rp-card__ground">{hexText(s.scenario, hex, lang.value, 'names', s)}</p>
    </section>
  );
}
