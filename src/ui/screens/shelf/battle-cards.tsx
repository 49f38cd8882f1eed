// The battles on the shelf as cards: picture, place and date, one line, how long it takes, and what has been reached.

import '../../../words/shell/shelf.ts';
import type { CardBack } from '../../../engine/battle.ts';
import { inWords } from '../../../words/card.ts';
import { outcomeName, t } from '../../../words/index.ts';
import type { ShelvedBattle } from '../../shell/battles.ts';
import { levelName } from '../../shell/level-name.ts';
import { address } from '../../shell/routes.ts';
import './battle-cards.css';

/** The best that was reached in a battle at a level. */
export interface Reached {
  readonly battle: string;
  readonly level: string;
  readonly outcome: string;
  readonly vp: number;
}

export interface BattleCardsProps {
  readonly battles: readonly ShelvedBattle[];
  readonly backs: Readonly<Record<string, CardBack>>; // by battle
  readonly reached: readonly Reached[];
  readonly chosen?: string; // the battle whose form is open
}

export function BattleCards({ battles, backs, reached, chosen }: BattleCardsProps) {
  return (
    <ul class="battles" aria-label={t('shelf.title')}>
      {battles.map((battle) => (
        <li key={battle.id}>
          <Card
            battle={battle}
            back={backs[battle.id]}
            reached={inOrder(battle, reached)}
            chosen={battle.id === chosen}
          />
          {chosen === undefined && <LessonOf battle={battle} back={backs[battle.id]} />}
        </li>
      ))}
    </ul>
  );
}

/** The way to its lesson, where it has one. */
function LessonOf({ battle, back }: Pick<CardProps, 'battle' | 'back'>) {
  if (battle.lesson === undefined || back?.lesson === undefined) return null;
  return (
    <a
      class="battle__lesson"
      href={address({ page: 'raid', battle: battle.id, id: battle.lesson })}
    >
      {inWords(back.lesson.offer)}
    </a>
  );
}

/** Level by level, as the battle lists them. */
const inOrder = ({ id, levels }: ShelvedBattle, reached: readonly Reached[]): Reached[] =>
  levels.flatMap((level) => reached.filter((one) => one.battle === id && one.level === level.id));

interface CardProps {
  readonly battle: ShelvedBattle;
  readonly back: CardBack | undefined;
  readonly reached: readonly Reached[];
  readonly chosen: boolean;
}

function Card({ battle, back, reached, chosen }: CardProps) {
  const { id, card, picture } = battle;
  return (
    <a
      class="battle"
      href={address({ page: 'new', battle: id })}
      aria-current={chosen ? 'true' : undefined}
    >
      {picture !== null && <img class="battle__picture" src={picture} alt="" loading="lazy" />}
      <span class="battle__words">
        <span class="battle__title">{inWords(card.title)}</span>
        {back && <Back {...back} />}
        {reached.map((one) => (
          <span key={one.level} class="battle__reached numbers">
            {reachedWords(one)}
          </span>
        ))}
      </span>
    </a>
  );
}

/** Where and when, how long it takes, and what it is about. */
const Back = ({ place, date, minutes, line }: CardBack) => (
  <>
    <span class="battle__when">
      {inWords(place)}, {inWords(date)}&nbsp;· {t('shelf.minutes', { n: minutes })}
    </span>
    <span class="battle__line">{inWords(line)}</span>
  </>
);

function reachedWords({ battle, level, outcome, vp }: Reached): string {
  const points = t('replays.vp', { vp: String(vp).replace('-', '−') });
  const result = [outcomeName(outcome), points].filter((part) => part !== null).join(', ');
  return t('shelf.reached', { level: levelName(level, battle), result });
}
