// The form of a new battle of the toy: the level, and whether there may be fog.

import { RadioGroup, RuleRef, Toggle } from '../../../src/ui/kit/index.ts';
import { Paragraph } from '../../../src/ui/kit/paragraph.tsx';
import type { FormProps } from '../../../src/ui/sheet/outside.ts';
import { lang } from '../../../src/words/index.ts';
import type { Field } from '../rules/battle.ts';
import { cite } from '../rules/events.ts';
import { t } from '../screen-words/index.ts';

export function Form({ scenario, choice, ofDay, onChange }: FormProps<Field>) {
  return (
    <Paragraph number={1} title={t('toy.level')}>
      <RadioGroup
        legend={t('toy.level')}
        choices={scenario.levels.map((level) => ({
          value: level.id,
          label: level[lang.value],
          detail: t('toy.hits', { n: level.hits }),
        }))}
        value={choice.level}
        onChange={(level) => onChange({ level })}
      />
      {!ofDay && (
        <Toggle
          label={t('toy.fog')}
          detail={
            <>
              {t('toy.fogText')} <RuleRef rule={cite('6')} />
            </>
          }
          on={choice.events}
          onChange={(events) => onChange({ events })}
        />
      )}
    </Paragraph>
  );
}
