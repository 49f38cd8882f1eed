// "Why?": a German action with everything that led to it: who was considered, what ruled each out, the dice, the rules.

import '../../../words/shell/diary.ts';
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RaidEvent } from '../../../systems/raid/rules/events.ts';
import { eventSentence } from '../../../systems/raid/text/events.ts';
import { traceOf, traceSentences } from '../../../systems/raid/text/trace.ts';
import { Voice } from '../../../systems/raid/text/voice.ts';
import { lang, plainText, type Sentence, sentence, t } from '../../../words/index.ts';
import { Dialog } from '../../kit/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import type { RaidController } from '../controller.ts';
import './german.css';

/** The event that is being explained, from the log or the German phase. */
export const whyShown: Signal<RaidEvent | null> = signal(null);

/** Whose Germans are asked: the raid in hand, or a replay. */
interface Asked {
  readonly session: Pick<RaidController['session'], 'scenario'>;
}

export function WhyDialog({ raid }: { readonly raid: Asked }) {
  const event = whyShown.value;
  const close = () => {
    whyShown.value = null;
  };
  useEffect(() => close, []); // left with its screen
  return (
    <Dialog open={event !== null} onClose={close} title={t('diary.whyTitle')} side>
      {event !== null && <Explained raid={raid} event={event} />}
    </Dialog>
  );
}

interface ExplainedProps {
  readonly raid: Asked;
  readonly event: RaidEvent;
}

function Explained({ raid, event }: ExplainedProps) {
  const { scenario } = raid.session;
  const trace = traceOf(event);
  return (
    <div class="why">
      <h3>{t('diary.whatHappened')}</h3>
      <p>
        <Ruled sentence={eventSentence(scenario, event, lang.value)} />
      </p>
      {trace !== undefined && (
        <>
          <h3>{t('diary.reasoning')}</h3>
          <Lines lines={traceSentences(scenario, trace, lang.value)} />
        </>
      )}
      {event.kind === 'german-move' && (
        <>
          <h3>{t('diary.march')}</h3>
          <Lines lines={marchLines(raid, event.units)} />
        </>
      )}
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly Sentence[] }) {
  return (
    <ol class="why__lines">
      {lines.map((line, i) => (
        <li key={`${i} ${plainText(line)}`}>
          <Ruled sentence={line} />
        </li>
      ))}
    </ol>
  );
}

type March = Extract<RaidEvent, { readonly kind: 'german-move' }>['units'];

function marchLines(raid: Asked, units: March): Sentence[] {
  const voice = new Voice(raid.session.scenario, lang.value);
  return units.map(({ unit, path, cost, halt }) => {
    const way = path.length === 0 ? '–' : voice.zones(path);
    const spent = t('raid.mp', { n: cost });
    const why = [`${voice.word(halt.reason)} `, halt.rule];
    return sentence('raid.march', { unit: voice.unit(unit), way, spent, why });
  });
}
