// A new game, set out like an operation order: what its system lets the player choose, then the dice.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { GameData } from '../../engine/position.ts';
import '../../words/shell/day.ts';
import '../../words/shell/screens.ts';
import '../kit/icons.ts';
import { inWords } from '../../words/card.ts';
import { t } from '../../words/index.ts';
import { Button } from '../kit/button.tsx';
import { Segmented } from '../kit/choice.tsx';
import { TextField } from '../kit/text-field.tsx';
import { Toggle } from '../kit/toggle.tsx';
import { NoHelpToggle } from '../staff/help-toggles.tsx';
import './new-raid.css';
import { Paragraph } from '../kit/paragraph.tsx';
import { LessonLink, type LessonOffer } from '../sheet/lesson-offer.tsx';
import type { FormChoice, Outside } from '../sheet/outside.ts';
import { Page } from '../shell/page.tsx';
import { randomSeed, SEED_LENGTH, seedFault } from './seeds.ts';
import { type Today, TodayPanel, type TodayResult } from './today/today-panel.tsx';

export interface GameChoice extends FormChoice {
  readonly seed: string;
  readonly practice: boolean;
}

export interface NewRaidProps {
  readonly scenario: GameData;
  readonly outside: Outside;
  readonly which?: ComponentChildren; // the choice of the battle, when there is one
  readonly lesson: LessonOffer | null; // for whoever would rather be shown first
  readonly seedOfDay: (level: string) => string;
  readonly underWay: boolean; // another raid is in the middle of things
  readonly today: Today;
  readonly dayCard: (result: TodayResult) => ComponentChildren;
  readonly ofDay: boolean; // today's raid is asked for
  readonly onOfDay: (ofDay: boolean) => void;
  readonly onStart: (choice: GameChoice) => void;
}

export function NewRaid(props: NewRaidProps) {
  const { scenario, outside, which, lesson, underWay, today, ofDay, onOfDay, onStart } = props;
  const choice = useSignal<GameChoice>({
    seed: randomSeed(),
    level: scenario.levels[0]?.id ?? '',
    events: false,
    optional: [],
    practice: false,
    opening: outside.opening,
  });
  const { seed, practice } = choice.value;
  const choose = (part: Partial<GameChoice>) => {
    choice.value = { ...choice.value, ...part };
  };
  const fault = ofDay ? null : seedFault(seed);
  const start = (event: Event) => {
    event.preventDefault();
    if (fault !== null) return;
    onStart(ofDay ? gameOfDay(choice.value, props.seedOfDay) : trimmed(choice.value));
  };
  return (
    <Page title={t(ofDay ? 'day.title' : 'page.new')} kicker={t('new.kicker')}>
      <form onSubmit={start}>
        {which}
        {lesson !== null && (
          <div class="order__lesson">
            <LessonLink offer={lesson} />
            <p>{inWords(lesson.card.text)}</p>
          </div>
        )}
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
        {ofDay && <TodayPanel today={today} card={props.dayCard} />}
        <outside.Form scenario={scenario} choice={choice.value} ofDay={ofDay} onChange={choose} />
        {!ofDay && (
          <Paragraph number={outside.paragraphs + 1} title={t('new.chance')}>
            <SeedField seed={seed} onChange={(typed) => choose({ seed: typed })} />
            <Toggle
              label={t('new.practice')}
              detail={t('new.practiceText')}
              on={practice}
              onChange={(on) => choose({ practice: on })}
            />
          </Paragraph>
        )}
        <Paragraph number={outside.paragraphs + (ofDay ? 1 : 2)} title={t('helps.title')}>
          <NoHelpToggle />
        </Paragraph>
        <div class="order__go">
          <Button
            type="submit"
            look="primary"
            icon={outside.begin?.icon ?? 'flag'}
            aria-disabled={fault !== null}
          >
            {outside.begin?.say() ?? t('new.start')}
          </Button>
          {underWay && <p class="order__note">{t('new.underWay')}</p>}
        </div>
      </form>
    </Page>
  );
}

const trimmed = (choice: GameChoice): GameChoice => ({ ...choice, seed: choice.seed.trim() });

/** The same for everybody: only the level and the opening are the player's. */
const gameOfDay = (choice: GameChoice, seedOfDay: (level: string) => string): GameChoice => ({
  ...choice,
  seed: seedOfDay(choice.level),
  events: false,
  optional: [],
  practice: false,
});

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
