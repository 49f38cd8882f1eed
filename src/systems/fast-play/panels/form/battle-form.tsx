// The form of a new battle: the level of command, and the options of chapter 14.

import '../../screen-words/form.ts';
import { Paragraph } from '../../../../ui/kit/paragraph.tsx';
import { RadioGroup } from '../../../../ui/kit/radio-group.tsx';
import { RuleRef } from '../../../../ui/kit/rule-ref.tsx';
import { Toggle } from '../../../../ui/kit/toggle.tsx';
import type { FormProps } from '../../../../ui/sheet/outside.ts';
import { lang } from '../../../../words/index.ts';
import type { Field } from '../../rules/field.ts';
import type { LevelFile } from '../../rules/files.ts';
import { OPTIONS } from '../../rules/options.ts';
import { cite } from '../../rules/rule.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';

export function BattleForm({ scenario, choice, ofDay, onChange }: FormProps<Field>) {
  return (
    <>
      <Paragraph number={1} title={t('fp.form.levels')}>
        <RadioGroup
          legend={t('fp.form.level')}
          legendHidden
          choices={scenario.levels.map((level) => ({
            value: level.id,
            label: level[lang.value],
            detail: (
              <>
                {changesOf(scenario, level)} <RuleRef rule={cite('16.2')} />
              </>
            ),
          }))}
          value={choice.level}
          onChange={(level) => onChange({ level })}
        />
      </Paragraph>
      <Paragraph number={2} title={t('fp.form.options')}>
        {ofDay ? (
          <p class="order__note">{t('fp.form.none')}</p>
        ) : (
          <details>
            <summary>{t('fp.form.optionsText')}</summary>
            {OPTIONS.filter((option) => isOfUse(scenario, option)).map((option) => (
              <Toggle
                key={option}
                label={t(`optional.${option}`)}
                detail={
                  <>
                    {t(`fp.option.${option}`)} <RuleRef rule={cite(ruleOf(option))} />
                  </>
                }
                on={choice.optional.includes(option)}
                onChange={(on) =>
                  onChange({
                    optional: OPTIONS.filter((one) =>
                      one === option ? on : choice.optional.includes(one),
                    ),
                  })
                }
              />
            ))}
          </details>
        )}
      </Paragraph>
    </>
  );
}

type OptionName = (typeof OPTIONS)[number];

/** 14 Options are listed in the order of their rules. */
const ruleOf = (option: OptionName): string => `14.${OPTIONS.indexOf(option) + 1}`;

/** An option that nobody in the battle could make use of is not offered. */
function isOfUse({ units, foresighted }: Field, option: OptionName): boolean {
  switch (option) {
    case 'guard':
      return units.some(({ guard }) => guard);
    case 'francs-tireurs':
      return units.some(({ francsTireurs }) => francsTireurs);
    case 'unreliable':
      return units.some(({ unreliable }) => unreliable);
    case 'foresight':
      return foresighted.includes(true);
    default:
      return true;
  }
}

/** 16.2 What a level changes. */
function changesOf(field: Field, level: LevelFile): string {
  const [french, german] = level.characterTable;
  const same = french.every((character, i) => character === german[i]);
  const shift = level.germanArrivalShift;
  const more = field.units.filter(({ levels }) => levels.length > 0 && levels.includes(level.id));
  const voice = new Voice(field, lang.value);
  const names = voice.list(more.map((unit) => voice.unit(field.units.indexOf(unit))));
  return [
    t(same ? 'fp.form.neutral' : 'fp.form.own'),
    t(shift > 0 ? 'fp.form.later' : shift < 0 ? 'fp.form.earlier' : 'fp.form.listed'),
    more.length === 0 ? '' : t('fp.form.more', { units: names, n: more.length }),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
