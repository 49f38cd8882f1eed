// The enemy's part of the turn, one action at a time: what, why in one line, and the full trace on demand.

import '../../../words/shell/diary.ts';
import { useSignalEffect } from '@preact/signals';
import type { Frame } from '../../../engine/frames.ts';
import { joined, type Sentence, t } from '../../../words/index.ts';
import { Button } from '../../kit/index.ts';
import { openedRule } from '../../kit/open-rule.ts';
import { Ruled } from '../../kit/ruled.tsx';
import { isRolled } from '../../sheet/look.ts';
import { Unfold } from '../log/event-detail.tsx';
import { RollCard, sumsOpen } from '../moments/roll-card.tsx';
import type { Table } from '../table.ts';
import './enemy.css';
import { type EnemyPhase, enemyPhase } from './enemy-phase.ts';
import { WhyDialog, whyShown } from './why-dialog.tsx';

interface EnemyBarProps extends Table {
  readonly rolls: boolean; // its dice are on it, and not over the map
}

export function EnemyBar({ face, desk, rolls }: EnemyBarProps) {
  const { playback } = desk;
  const frame = playback.current.value;
  const phase = frame === null ? null : enemyPhase(face, desk, frame);
  useSignalEffect(() => {
    playback.held.value = whyShown.value !== null || openedRule.value !== null;
  });
  useSignalEffect(() => {
    if (playback.current.value === null) sumsOpen.value = false;
  });
  return (
    <>
      {frame !== null && phase !== null && (
        <Bar face={face} desk={desk} frame={frame} phase={phase} rolls={rolls} />
      )}
      <WhyDialog face={face} scenario={desk.session.scenario} />
    </>
  );
}

interface BarProps extends EnemyBarProps {
  readonly frame: Frame;
  readonly phase: EnemyPhase;
}

function Bar({ face, desk, frame, phase, rolls }: BarProps) {
  const { words, labels } = face;
  const { session, playback } = desk;
  const diceShown = rolls && isRolled(face.look, frame.event); // the card has the sums
  const reasons = words.reasons?.(session.scenario, frame.event) ?? null;
  return (
    <section class="german" aria-label={labels.enemy()}>
      <header class="german__head">
        <h2>{labels.enemy()}</h2>
        <span class="numbers">{t('diary.count', { n: phase.told, of: phase.of })}</span>
      </header>
      {/* Above what is told, whose length changes: the buttons stay under the finger. */}
      <div class="german__tools">
        <Button
          look="secondary"
          icon="help"
          aria-disabled={reasons === null}
          onClick={() => {
            if (reasons !== null) whyShown.value = frame;
          }}
        >
          {t('diary.why')}
        </Button>
        <Button look="primary" icon="step" hint="." onClick={() => playback.next()}>
          {t('diary.next')}
        </Button>
        <Button look="quiet" icon="skip" hint="S" onClick={() => playback.skip()}>
          {t('diary.skip')}
        </Button>
      </div>
      <p class="german__what">
        <Ruled sentence={whatHappens({ face, desk }, frame)} />
      </p>
      {rolls && <RollCard face={face} desk={desk} />}
      {reasons !== null && reasons.length > 0 && (
        <p class="german__reason">
          <Ruled sentence={joined(reasons, ' ')} />
        </p>
      )}
      {!diceShown && !desk.playback.rolling.value && <Unfold face={face} frames={[frame]} />}
    </section>
  );
}

/** What happens, in the words of the log; while its dice roll, only what they are rolled for. */
function whatHappens({ face: { words }, desk }: Table, { event, before }: Frame): Sentence {
  const { scenario } = desk.session;
  if (!desk.playback.rolling.value) return words.event(scenario, event, before);
  return words.rolling?.(scenario, event) ?? [t('diary.rolling')];
}
