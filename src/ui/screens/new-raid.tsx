// A new raid, set out like an operation order: the garrison, the crossing, the dice.

import { useSignal } from '@preact/signals';
import { cite } from '../../systems/raid/rules/rule.ts';
import '../../words/shell/archive.ts';
import '../../words/shell/screens.ts';
import '../kit/icons.ts';
import { t } from '../../words/index.ts';
import { Button } from '../kit/button.tsx';
import { Segmented } from '../kit/choice.tsx';
import { RuleRef } from '../kit/rule-ref.tsx';
import { TextField } from '../kit/text-field.tsx';
import { Toggle } from '../kit/toggle.tsx';
import { NoHelpToggle } from '../staff/help-toggles.tsx';
import { LevelChoice, type LevelId } from './level-choice.tsx';
import './new-raid.css';
import { Paragraph } from '../kit/paragraph.tsx';
import { Page } from '../shell/page.tsx';
import { randomSeed, SEED_LENGTH, seedFault, seedOfDay } from './seeds.ts';
import { type Today, TodayPanel } from './today/today-panel.tsx';

export interface RaidChoice {
  readonly seed: string;
  readonly level: LevelId;
  readonly events: boolean;
  readonly practice: boolean;
  readonly loading: 'standard' | 'free';
}

export interface NewRaidProps {
  readonly underWay: boolean; // another raid is in the middle of things
  readonly today: Today;
  readonly ofDay: boolean; // today's raid is asked for
  readonly onOfDay: (ofDay: boolean) => void;
  readonly onStart: (choice: RaidChoice) => void;
}

export function NewRaid({ underWay, today, ofDay, onOfDay, onStart }: NewRaidProps) {
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
  const fault = ofDay ? null : seedFault(seed);
  const start = (event: Event) => {
    event.preventDefault();
    if (fault === null) onStart(ofDay ? raidOfDay(choice.value, today.day) : trimmed(choice.value));
  };
  return (
    <Page title={t('page.new')} kicker={t('new.kicker')}>
      <form onSubmit={start}>
        <div class="order__which">
          <Segmented
            legend={t('day.which')}
            legendHidden
            choices={[
              { value: 'free', label: t('day.free') },
              { value: 'today', label: t('day.title') },
            ]}
            value={ofDay ? 'today' : 'free'}
            onChange={(chosen) => onOfDay(chosen === 'today')}
          />
        </div>
        {ofDay && <TodayPanel today={today} />}
        <Paragraph number={1} title={t('new.garrison')}>
          <LevelChoice level={level} onChange={(chosen) => choose({ level: chosen })} />
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
              onChange={(on) => choose({ events: on })}
            />
          )}
          <LoadingChoice loading={loading} onChange={(chosen) => choose({ loading: chosen })} />
        </Paragraph>
        {!ofDay && (
          <Paragraph number={3} title={t('new.chance')}>
            <SeedField seed={seed} onChange={(typed) => choose({ seed: typed })} />
            <Toggle
              label={t('new.practice')}
              detail={t('new.practiceText')}
              on={practice}
              onChange={(on) => choose({ practice: on })}
            />
          </Paragraph>
        )}
        <Paragraph number={ofDay ? 3 : 4} title={t('helps.title')}>
          <NoHelpToggle />
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

const trimmed = (choice: RaidChoice): RaidChoice => ({ ...choice, seed: choice.seed.trim() });

/** The same for everybody: only the level and the loading are the player's. */
const raidOfDay = (choice: RaidChoice, day: string): RaidChoice => ({
  ...choice,
  seed: seedOfDay(day, choice.level),
  events: false,
  practice: false,
});

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
        {t(loading === 'standard' ? 'new.standardText' : 'new.freeText')}{' '}
        <RuleRef rule={cite('3d')} />
      </p>
    </div>
  );
}

interface SeedProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}

function SeedField({ seed, onChange }: SeedProps) {
  const fault = seedFault(seed);
  return (
    <TextField
      label={t('new.seed')}
      value={seed}
      onInput={onChange}
      maxLength={SEED_LENGTH * 2}
      fault={fault !== null}
      message={t(fault === null ? 'new.seedText' : `new.${fault}`)}
      after={
        <Button icon="dice" onClick={() => onChange(randomSeed())}>
          {t('new.random')}
        </Button>
      }
    />
  );
}
