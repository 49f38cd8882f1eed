// The card of a day on the screen: the picture as it is shared, the line, and what can be done with both.

import { useEffect, useRef } from 'preact/hooks';
import '../../../words/shell/result-card.ts';
import '../../kit/icons.ts';
import type { ComponentChildren } from 'preact';
import { t } from '../../../words/index.ts';
import { Button } from '../../kit/button.tsx';
import { toast } from '../../kit/messages.ts';
import { CopyLine } from '../today/copy-line.tsx';
import { CARD, cardFile, paintCard } from './card-picture.ts';
import type { DayCard } from './day-card.ts';
import '../today/today.css';

export interface CardViewProps {
  readonly card: DayCard;
  readonly name: string; // of the file
  readonly note: string; // while par is on its way
  readonly folded?: boolean; // the line first, the picture on demand
  readonly onSave: (picture: File) => void;
  readonly children?: ComponentChildren; // further ways
}

export function CardView({ card, name, note, folded, onSave, children }: CardViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) void paintCard(canvas.current, card).catch(() => undefined);
  }, [card.said, card.line]);
  const withFile = (use: (file: File) => void | Promise<void>) => async () => {
    const file = canvas.current === null ? null : await cardFile(canvas.current, name);
    if (file === null) toast({ kind: 'warning', text: t('card.failed') });
    else await use(file);
  };
  const picture = (
    <canvas
      class="day-card__picture"
      ref={canvas}
      width={CARD.width}
      height={CARD.height}
      role="img"
      aria-label={card.said}
    />
  );
  return (
    <div class={`day-card${folded ? '' : ' day-card--open'}`}>
      {!folded && picture}
      <div class="day-card__side">
        <CopyLine text={card.line} />
        {note !== '' && (
          <p class="day-card__note" role="status">
            {note}
          </p>
        )}
        <div class="row">
          {canShare() && (
            <Button
              look="primary"
              icon="share"
              onClick={withFile((file) => share(file, card.line))}
            >
              {t('card.share')}
            </Button>
          )}
          <Button icon="download" onClick={withFile(onSave)}>
            {t('card.save')}
          </Button>
        </div>
        {children}
        {folded && (
          <details class="day-card__more">
            <summary>{t('card.show')}</summary>
            {picture}
          </details>
        )}
      </div>
    </div>
  );
}

/** Whether the browser hands pictures on to other programs. */
const canShare = (): boolean =>
  navigator.canShare?.({ files: [new File([''], 'card.png', { type: 'image/png' })] }) ?? false;

/** Whoever closes the browser's sheet has changed his mind: nothing is said. */
async function share(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text });
  } catch (fault) {
    if ((fault as Partial<Error>).name === 'AbortError') return;
    toast({ kind: 'warning', text: t('card.failed') });
  }
}
