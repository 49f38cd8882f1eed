// The German phase, one action at a time: what, why in one line, and the full trace on demand.

import type { Frame } from '../../../systems/raid/rules/session.ts';
import '../../../words/shell/diary.ts';
import { useSignalEffect } from '@preact/signals';
import { eventSentence } from '../../../systems/raid/text/events.ts';
import { traceOf } from '../../../systems/raid/text/trace.ts';
import { Voice } from '../../../systems/raid/text/voice.ts';
import { joined, lang, type Sentence, sentence, t } from '../../../words/index.ts';
import { Button } from '../../kit/index.ts';
import { openedRule } from '../../kit/open-rule.ts';
import { Ruled } from '../../kit/ruled.tsx';
import type { RaidController } from '../controller.ts';
import { RollCard } from '../moments/roll-card.tsx';
import { isGerman } from '../playback.ts';
import './german.css';
import { reasonsOf } from './reason.ts';
import { WhyDialog, whyShown } from './why-dialog.tsx';

interface GermanBarProps {
  readonly raid: RaidController;
  readonly rolls: boolean; // its dice are on it, and not over the map
}

export function GermanBar({ raid, rolls }: GermanBarProps) {
  const frame = raid.playback.current.value;
  const phase = frame === null ? null : germanPhase(raid, frame);
  useSignalEffect(() => {
    raid.playback.held.value = whyShown.value !== null || openedRule.value !== null;
  });
  return (
    <>
      {frame !== null && phase !== null && (
        <Bar raid={raid} frame={frame} phase={phase} rolls={rolls} />
      )}
      <WhyDialog raid={raid} />
    </>
  );
}

interface Phase {
  readonly told: number;
  readonly of: number;
}
interface BarProps {
  readonly raid: RaidController;
  readonly frame: Frame;
  readonly phase: Phase;
  readonly rolls: boolean;
}

function Bar({ raid, frame, phase, rolls }: BarProps) {
  const { scenario } = raid.session;
  const reasons = reasonsOf(scenario, frame.event, lang.value);
  return (
    <section class="german" aria-label={t('diary.german')}>
      <header class="german__head">
        <h2>{t('diary.german')}</h2>
        <span class="numbers">{t('diary.count', { n: phase.told, of: phase.of })}</span>
      </header>
      {/* Above what is told, whose length changes: the buttons stay under the finger. */}
      <div class="german__tools">
        <Button
          look="secondary"
          icon="help"
          aria-disabled={traceOf(frame.event) === undefined}
          onClick={() => {
            if (traceOf(frame.event) !== undefined) whyShown.value = frame.event;
          }}
        >
          {t('diary.why')}
        </Button>
        <Button look="primary" icon="step" hint="." onClick={() => raid.playback.next()}>
          {t('diary.next')}
        </Button>
        <Button look="quiet" icon="skip" hint="S" onClick={() => raid.playback.skip()}>
          {t('diary.skip')}
        </Button>
      </div>
      {rolls && <RollCard raid={raid} />}
      <p class="german__what">
        <Ruled sentence={whatHappens(raid, frame)} />
      </p>
      {reasons !== null && (
        <p class="german__reason">
          <Ruled
            sentence={sentence('diary.because', {
              reasons: reasons.length === 0 ? t('diary.onlyOne') : joined(reasons, ', '),
            })}
          />
        </p>
      )}
    </section>
  );
}

/** What happens, in the words of the log; while its dice roll, only what they are rolled for. */
function whatHappens(raid: RaidController, { event }: Frame): Sentence {
  const { scenario } = raid.session;
  if (!raid.playback.rolling.value) return eventSentence(scenario, event, lang.value);
  if (event.kind !== 'fire') return [t('diary.rolling')];
  const voice = new Voice(scenario, lang.value);
  return sentence('diary.firing', {
    shooter: voice.unit(event.shooter),
    from: voice.zone(event.from),
    target: voice.unit(event.target),
    to: voice.zone(event.to),
  });
}

/** Whether the German phase is being told. */
export function isGermanPhase(raid: RaidController): boolean {
  const frame = raid.playback.current.value;
  return frame !== null && germanPhase(raid, frame) !== null;
}

/** How far the German phase has been told, or null outside one. */
function germanPhase(raid: RaidController, frame: Frame): Phase | null {
  const all = raid.session.frames.filter((f) => f.action === frame.action);
  const start = all.findIndex((f) => f.event.kind === 'phase' && f.event.phase === 'D');
  const here = all.indexOf(frame);
  if (start < 0 || here < start) return null;
  const acts = all.filter(isGerman);
  const told = acts.filter((f) => all.indexOf(f) <= here).length;
  return { told, of: acts.length };
}
