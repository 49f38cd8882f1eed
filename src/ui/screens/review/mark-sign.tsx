// The sign of a mark: a shape and a letter of its own, so that neither colour nor eyesight is needed to tell them apart.

import { CLEAR, type Mark, THRESHOLD } from '../../../staff/review/marks.ts';
import { t } from '../../../words/index.ts';
import { Dialog } from '../../kit/index.ts';
import type { StaffFace } from '../../sheet/face-report.ts';
import './mark-sign.css';

export const ALL_MARKS: readonly Mark[] = ['blunder', 'mistake', 'inaccuracy', 'fine'];

/** Outlines in a box of 24 × 24. */
const SHAPES: Readonly<Record<Mark, string>> = {
  inaccuracy: 'M12 2.5 22.500 21.500H1.500z',
  mistake: 'M12 1 23 12 12 23 1 12z',
  blunder: 'M2.500 2.500h19v19h-19z',
  fine: 'M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21z',
};

/** The letter sits lower in a triangle. */
const LETTER_AT = { inaccuracy: 19, mistake: 16.5, blunder: 16.5, fine: 16.5 } as const;

export function MarkShape({ mark }: { readonly mark: Mark }) {
  return (
    <g class={`mark mark--${mark}`}>
      <path d={SHAPES[mark]} />
      <text x="12" y={LETTER_AT[mark]} text-anchor="middle">
        {t(`mark.letter.${mark}`)}
      </text>
    </g>
  );
}

/** Before words that say the same. */
export function MarkSign({ mark }: { readonly mark: Mark }) {
  return (
    <svg class="mark-sign" viewBox="0 0 24 24" aria-hidden="true">
      <MarkShape mark={mark} />
    </svg>
  );
}

interface MeaningProps {
  readonly face: StaffFace;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the marks mean, with the thresholds in force. */
export function MarksMeaning({ face, open, onClose }: MeaningProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('review.meaning')}>
      <div class="stack">
        <dl class="mark-meanings">
          {ALL_MARKS.map((mark) => (
            <div key={mark}>
              <dt>
                <MarkSign mark={mark} /> {t(`mark.${mark}`)}
              </dt>
              <dd>
                {t(mark === 'fine' ? 'mark.text.fine' : 'mark.text.lost', {
                  n: 100 * THRESHOLD[mark],
                })}
              </dd>
            </div>
          ))}
        </dl>
        <p>{face.clearly(CLEAR)}</p>
        <p>{t('mark.text.best')}</p>
        <p>{t('mark.text.luck')}</p>
      </div>
    </Dialog>
  );
}
