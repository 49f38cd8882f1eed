// "Why?": an enemy action with everything that led to it: who was considered, what ruled each out, the dice, the rules.

import '../../../words/shell/diary.ts';
import { type Signal, signal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameData } from '../../../engine/position.ts';
import type { Told } from '../../../engine/told.ts';
import { plainText, t } from '../../../words/index.ts';
import { Dialog } from '../../kit/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import type { Face } from '../../sheet/face.ts';
import './enemy.css';

/** The event that is being explained, from the log or the enemy's part of the turn. */
export const whyShown: Signal<Told | null> = signal(null);

interface WhyProps {
  readonly face: Face;
  readonly scenario: GameData;
}

export function WhyDialog({ face, scenario }: WhyProps) {
  const event = whyShown.value;
  const close = () => {
    whyShown.value = null;
  };
  useEffect(() => close, []); // left with its screen
  return (
    <Dialog open={event !== null} onClose={close} title={t('diary.whyTitle')} side>
      {event !== null && <Explained face={face} scenario={scenario} event={event} />}
    </Dialog>
  );
}

function Explained({ face, scenario, event }: WhyProps & { readonly event: Told }) {
  return (
    <div class="why">
      <h3>{t('diary.whatHappened')}</h3>
      <p>
        <Ruled sentence={face.words.event(scenario, event)} />
      </p>
      {face.words.why?.(scenario, event)?.map(({ title, lines }) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          <ol class="why__lines">
            {lines.map((line, i) => (
              <li key={`${i} ${plainText(line)}`}>
                <Ruled sentence={line} />
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </div>
  );
}
