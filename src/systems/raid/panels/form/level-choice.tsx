// The levels of a raid, each with what it changes and the rule that says so (13.4).

import { RadioGroup } from '../../../../ui/kit/radio-group.tsx';
import { RuleRef } from '../../../../ui/kit/rule-ref.tsx';
import { lang } from '../../../../words/index.ts';
import { cite } from '../../rules/rule.ts';
import type { LevelInfo } from '../../rules/scenario.ts';
import { t } from '../../screen-words/t.ts';

export interface LevelChoiceProps {
  readonly levels: readonly LevelInfo[];
  readonly level: string;
  readonly onChange: (level: string) => void;
}

export function LevelChoice({ levels, level, onChange }: LevelChoiceProps) {
  return (
    <RadioGroup
      legend={t('new.level')}
      legendHidden
      choices={levels.map((choice, i) => ({
        value: choice.id,
        label: choice[lang.value],
        detail: <Changes level={choice} before={levels[i - 1]} />,
      }))}
      value={level}
      onChange={onChange}
    />
  );
}

const RULES = { badLuck: '13.1', alarm: '13.2', vorwaerts: '13.3' } as const;
type Option = keyof typeof RULES;

/** The options of a level, with the number each one sets. */
function optionsOf(level: LevelInfo | undefined): ReadonlyMap<Option, number> {
  const options = new Map<Option, number>();
  if (level?.badLuck) options.set('badLuck', 0);
  if (level?.alarmStart) options.set('alarm', level.alarmStart);
  if (level?.vorwaerts) options.set('vorwaerts', level.vorwaerts);
  return options;
}

interface ChangesProps {
  readonly level: LevelInfo;
  readonly before: LevelInfo | undefined; // the level above it on the form
}

/** A level that has all that the one before it has is told by what it adds. */
function Changes({ level, before }: ChangesProps) {
  const options = [...optionsOf(level)];
  if (options.length === 0) return <>{t('new.basic')}</>;
  const earlier = optionsOf(before);
  const grows = earlier.size > 0 && [...earlier].every(([o, n]) => optionsOf(level).get(o) === n);
  const told = grows ? options.filter(([option]) => !earlier.has(option)) : options;
  return (
    <>
      {grows && before !== undefined && `${t('new.plus', { level: before[lang.value] })} `}
      {told.map(([option, n]) => (
        <>
          <em class="order__option">{t(`new.${option}`)}</em> {t(`new.${option}Text`, { n })}{' '}
          <RuleRef rule={cite(RULES[option])} />
        </>
      ))}
    </>
  );
}
