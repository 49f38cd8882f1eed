// The whole log, drawn only once it is asked for: it is long.

import { useSignal } from '@preact/signals';
import type { Session } from '../../../engine/session.ts';
import { t } from '../../../words/index.ts';
import type { LookingFace } from '../../sheet/face.ts';
import { LogLines } from './log-lines.tsx';

export interface WholeLogProps {
  readonly id: string; // of the raid
  readonly session: Session;
  readonly face: LookingFace;
}

export function WholeLog({ id, session, face }: WholeLogProps) {
  const open = useSignal(false);
  return (
    <details
      class="report__more"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{t('report.log')}</summary>
      {open.value && (
        <LogLines id={id} session={session} face={face} from={0} to={session.frames.length} />
      )}
    </details>
  );
}
