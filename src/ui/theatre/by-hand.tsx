// A text to be copied by hand when the browser does not let the game do it.

import '../../words/shell/report.ts';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../words/index.ts';
import { Dialog } from '../kit/index.ts';
import './by-hand.css';

interface ByHandProps {
  readonly text: string | null;
  readonly onClose: () => void;
}

export function ByHand({ text, onClose }: ByHandProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.select(), [text]);
  return (
    <Dialog open={text !== null} onClose={onClose} title={t('theatre.byHand')}>
      <p>{t('report.shareText')}</p>
      <textarea
        class="paper-text"
        ref={box}
        readOnly
        rows={8}
        aria-label={t('theatre.byHand')}
        value={text ?? ''}
      />
    </Dialog>
  );
}
