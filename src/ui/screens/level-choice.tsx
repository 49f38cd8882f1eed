// The four levels, each with what it changes and the rule that says so (13.4).

import { cite } from '../../systems/raid/rules/rule.ts';
import { t } from '../../words/index.ts';
import { RadioGroup } from '../kit/choice.tsx';
import { RuleRef } from '../kit/rule-ref.tsx';

const OPTIONS = { badLuck: '13.1', alarm: '13.2', vorwaerts: '13.3' } as const;
type Option = keyof typeof OPTIONS;

/** Each level has what the one before it has, and one option more. */
const LEVELS = [
  { id: 'basic', adds: null, to: null },
  { id: 'green', adds: 'badLuck', to: null },
  { id: 'hardened', adds: 'alarm', to: 'green' },
  { id: 'seasoned', adds: 'vorwaerts', to: 'hardened' },
] as const satisfies ReadonlyArray<{ id: string; adds: Option | null; to: string | null }>;
type Level = (typeof LEVELS)[number];
export type LevelId = Level['id'];

export interface LevelChoiceProps {
  readonly level: LevelId;
  readonly onChange: (level: LevelId) => void;
}

export function LevelChoice({ level, onChange }: LevelChoiceProps) {
  return (
    <RadioGroup
      legend={t('new.level')}
      legendHidden
      choices={LEVELS.map((choice) => ({
        value: choice.id,
        label: t(`level.${choice.id}`),
        detail: <Changes {...choice} />,
      }))}
      value={level}
      onChange={onChange}
    />
  );
}

function Changes({ adds, to }: Level) {
  if (adds === null) return <>{t('new.basic')}</>;
  return (
    <>
      {to !== null && `${t('new.plus', { level: t(`level.${to}`) })} `}
      <em class="order__option">{t(`new.${adds}`)}</em> {t(`new.${adds}Text`)}{' '}
      <RuleRef rule={cite(OPTIONS[adds])} />
    </>
  );
}
