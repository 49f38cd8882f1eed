// "Why?": an enemy action with everything that led to it: who was considered, what ruled each out, the rules. Its dice and
// sums unfold where it is told.

import '../../../words/shell/diary.ts';
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Frame } from '../../../engine/frames.ts';
import type { GameData } from '../../../engine/position.ts';
import { plainText, t } from '../../../words/index.ts';
import { Dialog } from '../../kit/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import type { Face, WhyPart } from '../../sheet/face.ts';
import './enemy.css';

/** What is being explained, from the log or the enemy's part of the turn. */
export const whyShown: Signal<Frame | null> = signal(null);

interface WhyProps {
  readonly face: Face;
  readonly scenario: GameData;
}

export function WhyDialog({ face, scenario }: WhyProps) {
  const frame = whyShown.value;
  const close = () => {
    whyShown.value = null;
  };
  useEffect(() => close, []); // left with its screen
  return (
    <Dialog open={frame !== null} onClose={close} title={t('diary.whyTitle')} side>
      {frame !== null && <Explained face={face} scenario={scenario} frame={frame} />}
    </Dialog>
  );
}

function Explained({ face, scenario, frame }: WhyProps & { readonly frame: Frame }) {
  const { event, before } = frame;
  return (
    <div class="why">
      <h3>{t('diary.whatHappened')}</h3>
      <p>
        <Ruled sentence={face.words.event(scenario, event, before)} />
      </p>
      {face.words.why?.(scenario, event)?.map((part) => (
        <Part key={part.title} part={part} />
      ))}
    </div>
  );
}

function Part({ part: { title, lines, folded } }: { readonly part: WhyPart }) {
  const list = (
    <ol class="why__lines">
      {lines.map((line, i) => (
        <li key={`${i} ${plainText(line)}`}>
          <Ruled sentence={line} />
        </li>
      ))}
    </ol>
  );
  if (folded === true) {
    return (
      <details class="why__all">
        <summary>{title}</summary>
        {list}
      </details>
    );
  }
  return (
    <>
      <h3>{title}</h3>
      {list}
    </>
  );
}
