// Dice on the table: the last roll of what is being shown, tumbling, then its sums and its result in words.

import { signal } from '@preact/signals';
import type { Frame } from '../../../engine/frames.ts';
import { t } from '../../../words/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import { isRolled } from '../../sheet/look.ts';
import type { Table } from '../table.ts';
import { liesHigh } from './out-of-the-way.ts';
import './roll-card.css';

/** Whether the sums of the enemy's dice lie open: asked for once, they stay so until his part is told. */
export const sumsOpen = signal(false);

export function RollCard({ face, desk }: Table) {
  const frame = lastRoll({ face, desk });
  if (frame === null) return null;
  const { Roll } = face.slots;
  const { playback, session } = desk;
  const rolling = playback.rolling.value && frame === playback.current.value;
  return (
    <section
      class={`roll-card${liesHigh({ face, desk }, frame) ? ' roll-card--low' : ''}`}
      aria-label={t('play.roll')}
    >
      {Roll ? (
        <Roll scenario={session.scenario} event={frame.event} rolling={rolling} sums={sumsOpen} />
      ) : (
        <p class={`roll-card__result${rolling ? ' is-open' : ''}`}>
          <Ruled sentence={face.words.event(session.scenario, frame.event, frame.before)} />
        </p>
      )}
    </section>
  );
}

/** The roll being shown, or the last one of the same order while its consequences are. */
function lastRoll({ face: { look }, desk }: Table): Frame | null {
  const { current, told } = desk.playback;
  const now = current.value;
  if (now === null || isRolled(look, now.event)) return now;
  const before = desk.session.frames[told.value - 1];
  if (before === undefined || before.action !== now.action) return null;
  return isRolled(look, before.event) ? before : null;
}
