// A battle as the shelf knows it: its card, and doors to its data.

import type { Edition } from './edition.ts';
import type { GameData } from './position.ts';

export interface InBoth {
  readonly en: string;
  readonly fr: string;
}

/** What a lesson is called, what the offer says, and what happens in it. */
export interface LessonCard {
  readonly name: InBoth;
  readonly offer: InBoth;
  readonly text: InBoth;
}

/** How the lesson of a battle is offered, as its card says; null without one. */
export function lessonCardOf(scenario: GameData): LessonCard | null {
  return 'card' in scenario ? ((scenario.card as BattleCard).lesson ?? null) : null;
}

/** What the shelf, the sheet and the words of the screen say of a battle. No rule reads it, no replay depends on it. */
export interface BattleCard {
  readonly basis: string; // of its numbers
  readonly order: number; // its place on the shelf
  readonly title: InBoth;
  readonly place: InBoth;
  readonly date: InBoth;
  readonly dateline: InBoth; // place, day and hour it begins
  readonly line: InBoth; // what it is about, in one sentence
  readonly minutes: number; // it takes to play
  readonly lesson?: LessonCard; // how its lesson is offered, where it has one
  readonly sheet: {
    readonly dateline: InBoth;
    readonly scale: InBoth & { readonly units: number; readonly basis: string }; // length of the scale bar
  };
  readonly names: Readonly<Record<string, InBoth>>; // what sentences of the screen call things
}

/** The files of a battle as they lie in its folder, by their names without '.json', unchecked. */
export type RawFiles = Readonly<Record<string, unknown>>;

/** A level as lists name it; what it changes, only its system knows. */
export interface LevelName extends InBoth {
  readonly id: string;
}

/** As much of a card as lists show; the rest comes with the battle's data. */
export interface CardFront extends Pick<BattleCard, 'title' | 'dateline'> {
  readonly line?: InBoth; // of the only battle on the shelf; several are shown as cards
}

/** What else a card on the shelf says. */
export type CardBack = Pick<BattleCard, 'place' | 'date' | 'line' | 'minutes' | 'lesson'>;

export interface Battle {
  readonly system: string;
  readonly id: string;
  readonly card: CardFront;
  readonly levels: readonly LevelName[];
  readonly picture: string | null; // the address of its card's picture
  readonly lesson?: string; // what its lesson is called among its raids, where it has one
  edition(): Promise<Edition>; // that is played here, told without opening the battle
  scenario(): Promise<unknown>; // checked and compiled by its system
  par(): Promise<unknown>; // its file; null without one
  outlook(): Promise<unknown>; // its file; null without one
}
