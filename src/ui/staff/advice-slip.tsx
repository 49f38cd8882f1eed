// "What would you do?": a slip over the map with the staff officer's answer. It does not take the map away. What it says
// is fetched when it is first asked for.

import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../words/index.ts';
import { announce, IconButton } from '../kit/index.ts';
import { isFocusKept } from '../kit/keeps-focus.ts';
import './advice-slip.css';
import type { StaffedFace } from './port.ts';
import type { AnswerProps, SlipProps } from './slip-props.ts';
import type { Counsel } from './staff-officer.ts';

export function AdviceSlip({ staff, face, desk }: SlipProps) {
  const box = useRef<HTMLElement>(null);
  const [Answer, fetched] = useState<ComponentType<AnswerProps> | null>(null);
  const counsel = staff.counsel.value;
  const shown = counsel !== null;
  useEffect(() => {
    if (!shown) return;
    if (!isFocusKept()) box.current?.focus();
    void import('./slip-answers.tsx').then((module) => fetched(() => module.SlipAnswer));
  }, [shown]);
  useEffect(() => {
    const said = counsel === null ? null : spokenCounsel(counsel, face);
    if (said !== null) announce(said);
  }, [counsel]);
  if (counsel === null) return null;
  const close = () => {
    staff.dismiss();
    document.querySelector<HTMLElement>('.staff-ask')?.focus();
  };
  return (
    <section
      class="slip"
      ref={box}
      tabIndex={-1}
      aria-labelledby="slip-title"
      aria-busy={counsel.kind === 'working'}
      data-own-keys
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <header class="slip__head">
        <h2 id="slip-title">{t('staff.counsel')}</h2>
        <IconButton icon="close" look="quiet" label={t('staff.close')} onClick={close} />
      </header>
      {counsel.kind === 'working' && (
        <p>{t(counsel.again === true ? 'staff.again' : 'staff.weighing')}</p>
      )}
      {counsel.kind === 'failed' && <p>{t('staff.failed')}</p>}
      {Answer !== null && <Answer staff={staff} face={face} desk={desk} counsel={counsel} />}
    </section>
  );
}

/** His choice; the rest stands on the slip. A plan is spoken of when it has its words. */
function spokenCounsel(counsel: Counsel, { words }: StaffedFace): string | null {
  if (counsel.kind === 'plan') return null;
  if (counsel.kind === 'working')
    return t(counsel.again === true ? 'staff.again' : 'staff.weighing');
  if (counsel.kind === 'failed') return t('staff.failed');
  const { position, advice } = counsel;
  return `${t('staff.wouldDo')} ${words.action(position.scenario, advice.action)}`;
}
