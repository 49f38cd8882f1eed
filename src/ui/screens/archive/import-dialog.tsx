// Raids being taken in from a file: how far it has come, and in the end what was taken and what was refused, and why.

import { type MessageKey, t } from '../../../words/index.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Progress } from '../../kit/progress.tsx';

export interface RefusedLine {
  readonly line: number; // 0: the whole file
  readonly kind: 'long' | 'json' | 'shape' | 'foreign' | 'differs' | 'full' | 'file';
  readonly detail: string;
}
export interface Taking {
  readonly done: number; // raids looked at
  readonly share: number; // of the file
  readonly report: TakingReport | null; // once it is over
}
export interface TakingReport {
  readonly taken: number;
  readonly known: number;
  readonly refused: number;
  readonly refusals: readonly RefusedLine[];
  readonly stopped: boolean;
}

export interface ImportDialogProps {
  readonly taking: Taking;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

export function ImportDialog({ taking, onStop, onClose }: ImportDialogProps) {
  const { report } = taking;
  if (report !== null) {
    return (
      <Dialog
        open
        title={t('import.done')}
        onClose={onClose}
        footer={
          <Button look="primary" onClick={onClose}>
            {t('import.close')}
          </Button>
        }
      >
        <Report report={report} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={t('import.title')}
      closable={false}
      onClose={onStop}
      footer={<Button onClick={onStop}>{t('import.stop')}</Button>}
    >
      <p>{t('import.running')}</p>
      <Progress
        label={t('import.progress')}
        value={Math.round(taking.share * 100)}
        max={100}
        text={t('import.count', { n: taking.done })}
      />
    </Dialog>
  );
}

function Report({ report }: { readonly report: TakingReport }) {
  const { taken, known, refused, refusals } = report;
  return (
    <div class="import" role="status">
      {taken + known + refused === 0 && <p>{t('import.nothing')}</p>}
      {taken > 0 && <p>{t('import.taken', { n: taken })}</p>}
      {known > 0 && <p>{t('import.known', { n: known })}</p>}
      {report.stopped && <p>{t('import.stopped')}</p>}
      {refused > 0 && (
        <>
          <p>{t('import.refused', { n: refused })}</p>
          <ul class="import__refusals">
            {refusals.map((line, index) => (
              <li key={`${line.line}-${index}`}>
                {line.line > 0 && `${t('import.line', { line: line.line })}: `}
                {t(`import.${line.kind}` satisfies MessageKey)}
                {line.detail !== '' && <code class="import__detail">{line.detail}</code>}
              </li>
            ))}
            {refused > refusals.length && (
              <li>{t('import.more', { n: refused - refusals.length })}</li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}
