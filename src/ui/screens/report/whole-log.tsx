// The whole log, drawn only once it is asked for: it is long.

import { useSignal } from '@preact/signals';
import type { Frame } from '../../../systems/raid/rules/session.ts';
import { t } from '../../../words/index.ts';
import { LogLines } from './log-lines.tsx';

export interface WholeLogProps {
  readonly id: string; // of the raid
  readonly frames: readonly Frame[];
}

export function WholeLog({ id, frames }: WholeLogProps) {
  const open = useSignal(false);
  return (
    <details
      class="report__more"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{t('report.log')}</summary>
      {open.value && <LogLines id={id} frames={frames} from={0} to={frames.length} />}
    </details>
  );
}
