// The form of a new battle: the level of command, and what it changes.

import '../../screen-words/form.ts';
import { Paragraph } from '../../../../ui/kit/paragraph.tsx';
import { RadioGroup } from '../../../../ui/kit/radio-group.tsx';
import { RuleRef } from '../../../../ui/kit/rule-ref.tsx';
import type { FormProps } from '../../../../ui/sheet/outside.ts';
import { lang } from '../../../../words/index.ts';
import type { Field, LevelInfo } from '../../rules/field.ts';
import { cite } from '../../rules/rule.ts';
import { Is, Side } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';

export function BattleForm({ scenario, choice, onChange }: FormProps<Field>) {
  return (
    <Paragraph number={1} title={t('rp.form.levels')}>
      <RadioGroup
        legend={t('rp.form.level')}
        legendHidden
        choices={scenario.levels.map((level) => ({
          value: level.id,
          label: level[lang.value],
          detail: (
            <>
              {changesOf(scenario, level)} <RuleRef rule={cite('12.1')} />
            </>
          ),
        }))}
        value={choice.level}
        onChange={(level) => onChange({ level })}
      />
    </Paragraph>
  );
}

/** 12.1 Who stands there at the start, and what its rules change. */
function changesOf(field: Field, level: LevelInfo): string {
  const { units, batteries, is, reinforcements } = field;
  const late = new Set(reinforcements.flatMap((group) => group.units));
  const there = (one: { readonly levels: readonly string[]; readonly side: number }): boolean =>
    one.side === Side.german && (one.levels.length === 0 || one.levels.includes(level.id));
  const count = (bit: number): number =>
    units.filter((info, unit) => there(info) && !late.has(unit) && ((is[unit] as number) & bit) > 0)
      .length;
  return [
    t('rp.form.foes', { companies: count(Is.infantry), guns: count(Is.mg) }),
    t('rp.form.batteries', { n: batteries.filter(there).length }),
    level.stunned.length > 0 ? t('rp.form.stunned') : '',
    ...level.initiative
      .filter(({ side }) => side === Side.german)
      .map(({ turn }) => t('rp.form.given', { turn })),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
