// What the shell shows of a system's games outside of them: the form that a new one is begun with, and what came of one
// that is over, in a few words. It is fetched without the rules and without the map, and brings the words for every
// outcome, 'outcome.<id>' by itself and 'day.<id>' in the middle of a line, and for every optional rule, 'optional.<id>'.

import type { ComponentChildren } from 'preact';
import type { GameData } from '../../engine/position.ts';
import type { IconName } from '../kit/icon.tsx';

/** What the form of a new game lets the player choose. */
export interface FormChoice {
  readonly level: string;
  readonly events: boolean; // chance events are played
  readonly optional: readonly string[]; // optional rules that are played
  readonly opening: readonly string[]; // the actions it begins with, in words
}

export interface FormProps<S extends GameData = GameData> {
  readonly scenario: S;
  readonly choice: FormChoice;
  readonly ofDay: boolean; // the game of the day, which is without chance events and optional rules
  readonly onChange: (part: Partial<FormChoice>) => void;
}

/** What came of a game, in the language of the moment. */
export interface FactWords {
  readonly row: string; // in a list
  readonly line: readonly string[]; // in a line that is sent to a friend: in words
  readonly signs: readonly string[]; // … and in signs
}

export interface Outside<S extends GameData = GameData> {
  readonly outcomes: readonly string[]; // best first
  readonly optional?: readonly string[]; // optional rules of the system
  readonly opening: readonly string[]; // of a new game, unless the player chooses another
  readonly paragraphs: number; // of the form, numbered from 1
  readonly begin?: { readonly icon: IconName; say(): string }; // on the button that begins a game
  Form(props: FormProps<S>): ComponentChildren;
  /** What is kept of a game that is over, told; null when it is missing or not what it should be. */
  facts(found: unknown): FactWords | null;
}
