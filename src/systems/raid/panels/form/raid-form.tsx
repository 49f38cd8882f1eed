// The form of a new raid, set out like an operation order: the garrison, and the crossing.

import '../../screen-words/form.ts';
import { Segmented } from '../../../../ui/kit/choice.tsx';
import { Paragraph } from '../../../../ui/kit/paragraph.tsx';
import { RuleRef } from '../../../../ui/kit/rule-ref.tsx';
import { Toggle } from '../../../../ui/kit/toggle.tsx';
import type { FormProps } from '../../../../ui/sheet/outside.ts';
import { cite } from '../../rules/rule.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { t } from '../../screen-words/t.ts';
import { CoolHeads } from './cool-heads.tsx';
import { LevelChoice } from './level-choice.tsx';

/** 3d The ready-made loading, as its order is written. */
export const STANDARD_LOADING = 'load-standard';

export function RaidForm({ scenario, choice, ofDay, onChange }: FormProps<Scenario>) {
  const { level, events, opening } = choice;
  return (
    <>
      <Paragraph number={1} title={t('new.garrison')}>
        <LevelChoice
          levels={scenario.levels}
          level={level}
          onChange={(chosen) => onChange({ level: chosen })}
        />
        {!ofDay && (
          <CoolHeads optional={choice.optional} onChange={(optional) => onChange({ optional })} />
        )}
      </Paragraph>
      <Paragraph number={2} title={t('new.crossing')}>
        {!ofDay && (
          <Toggle
            label={t('new.events')}
            detail={
              <>
                {t('new.eventsText')} <RuleRef rule={cite('5a')} /> <RuleRef rule={cite('5b')} />{' '}
                <RuleRef rule={cite('5c')} />
              </>
            }
            on={events}
            onChange={(on) => onChange({ events: on })}
          />
        )}
        <LoadingChoice
          capacity={scenario.craftCapacity}
          loading={opening.includes(STANDARD_LOADING) ? 'standard' : 'free'}
          onChange={(loading) =>
            onChange({ opening: loading === 'standard' ? [STANDARD_LOADING] : [] })
          }
        />
      </Paragraph>
    </>
  );
}

interface LoadingProps {
  readonly capacity: number; // 3d levels a craft
  readonly loading: 'standard' | 'free';
  readonly onChange: (loading: 'standard' | 'free') => void;
}

function LoadingChoice({ capacity, loading, onChange }: LoadingProps) {
  return (
    <div class="order__loading">
      <Segmented
        legend={t('new.loading')}
        choices={[
          { value: 'standard', label: t('new.standard') },
          { value: 'free', label: t('new.free') },
        ]}
        value={loading}
        onChange={onChange}
      />
      <p class="order__note">
        {t(loading === 'standard' ? 'new.standardText' : 'new.freeText', { capacity })}{' '}
        <RuleRef rule={cite('3d')} />
      </p>
    </div>
  );
}
