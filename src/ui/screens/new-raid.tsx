// A new raid, set out like an operation order: the garrison, the crossing, the dice.

import { useSignal } from '@preact/signals';
import '../i18n/screens.ts';
import '../kit/icons.ts';
import { locale, t } from '../i18n/index.ts';
import { Button } from '../kit/button.tsx';
import { Segmented } from '../kit/choice.tsx';
import { RuleRef } from '../kit/rule-ref.tsx';
import { TextField } from '../kit/text-field.tsx';
import { Toggle } from '../kit/toggle.tsx';
import { LevelChoice, type LevelId } from './level-choice.tsx';
import './new-raid.css';
import { Page } from './page.tsx';
import { Paragraph } from './paragraph.tsx';
import { randomSeed, SEED_LENGTH, seedFault, seedOfDay } from './seeds.ts';

export interface RaidChoice {
  readonly seed: string;
  readonly level: LevelId;
  readonly events: boolean;
  readonly practice: boolean;
  readonly loading: 'standard' | 'free';
}

export interface NewRaidProps {
  readonly underWay: boolean; // another raid is in the middle of things
  readonly onStart: (choice: RaidChoice) => void;
}

export function NewRaid({ underWay, onStart }: NewRaidProps) {
  const choice = useSignal<RaidChoice>({
    seed: randomSeed(),
    level: 'basic',
    events: false,
    practice: false,
    loading: 'standard',
  });
  const { seed, level, events, practice, loading } = choice.value;
  const choose = (part: Partial<RaidChoice>) => {
    choice.value = { ...choice.value, ...part };
  };
  const fault = seedFault(seed);
  const start = (event: Event) => {
    event.preventDefault();
    if (fault === null) onStart({ ...choice.value, seed: seed.trim() });
  };
  return (
    <Page title={t('page.new')} kicker={t('new.kicker')}>
      <form class="order" onSubmit={start}>
        <Paragraph number={1} title={t('new.garrison')}>
          <LevelChoice level={level} onChange={(chosen) => choose({ level: chosen })} />
        </Paragraph>
        <Paragraph number={2} title={t('new.crossing')}>
          <Toggle
            label={t('new.events')}
            detail={
              <>
                {t('new.eventsText')} <RuleRef id="5a" /> <RuleRef id="5b" /> <RuleRef id="5c" />
              </>
            }
            on={events}
            onChange={(on) => choose({ events: on })}
          />
          <LoadingChoice loading={loading} onChange={(chosen) => choose({ loading: chosen })} />
        </Paragraph>
        <Paragraph number={3} title={t('new.chance')}>
          <SeedField seed={seed} onChange={(typed) => choose({ seed: typed })} />
          <Toggle
            label={t('new.practice')}
            detail={t('new.practiceText')}
            on={practice}
            onChange={(on) => choose({ practice: on })}
          />
        </Paragraph>
        <div class="order__go">
          <Button type="submit" look="primary" icon="craft" aria-disabled={fault !== null}>
            {t('new.start')}
          </Button>
          {underWay && <p class="order__note">{t('new.underWay')}</p>}
        </div>
      </form>
    </Page>
  );
}

interface LoadingProps {
  readonly loading: RaidChoice['loading'];
  readonly onChange: (loading: RaidChoice['loading']) => void;
}

function LoadingChoice({ loading, onChange }: LoadingProps) {
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
        {t(loading === 'standard' ? 'new.standardText' : 'new.freeText')} <RuleRef id="3d" />
      </p>
    </div>
  );
}

interface SeedProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}

function SeedField({ seed, onChange }: SeedProps) {
  const now = new Date();
  const fault = seedFault(seed);
  return (
    <TextField
      label={t('new.seed')}
      value={seed}
      onInput={onChange}
      maxLength={SEED_LENGTH * 2}
      fault={fault !== null}
      message={fault === null ? seedText(seed, now) : t(`new.${fault}`)}
      after={
        <>
          <Button icon="dice" onClick={() => onChange(randomSeed())}>
            {t('new.random')}
          </Button>
          <Button icon="sun" onClick={() => onChange(seedOfDay(now))}>
            {t('new.today')}
          </Button>
        </>
      }
    />
  );
}

function seedText(seed: string, now: Date): string {
  if (seed !== seedOfDay(now)) return t('new.seedText');
  const form = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' });
  return t('new.todayText', { date: form.format(now) });
}
