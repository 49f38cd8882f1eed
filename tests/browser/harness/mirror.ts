// The raid of the screen, played a second time outside it: follows what the game has kept and says where it stands.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatAction, parseAction } from '../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../src/systems/raid/rules/apply.ts';
import { type Decision, decision } from '../../../src/systems/raid/rules/decision.ts';
import { setup } from '../../../src/systems/raid/rules/setup.ts';
import type { RaidState } from '../../../src/systems/raid/rules/state.ts';
import { describeDecision } from '../../../src/systems/raid/text/decision.ts';
import { loadDieppe } from '../../systems/raid/dieppe.ts';

/** What the game writes down after every action. */
export interface Kept {
  readonly id: string;
  readonly status: string;
  readonly seed: string;
  readonly actions: readonly string[];
}

export async function keptRaid(page: Page): Promise<Kept> {
  const text = await page.evaluate(() => localStorage.getItem('cauldron.last-raid'));
  return JSON.parse(text ?? 'null') as Kept;
}

export class Mirror {
  readonly scenario = loadDieppe();
  readonly actions: string[] = [];
  state: RaidState;

  constructor(seed: string, level = 'basic') {
    this.state = setup(this.scenario, { seed, level, events: false });
  }

  get asked(): Decision {
    return decision(this.state);
  }

  word(action: number): string {
    return formatAction(this.scenario, action);
  }

  /** Plays on to where the screen is. */
  follow(words: readonly string[]): void {
    expect(words.slice(0, this.actions.length)).toEqual(this.actions);
    for (const word of words.slice(this.actions.length)) {
      const action = parseAction(this.scenario, word);
      const applied = typeof action === 'number' ? apply(this.state, action) : null;
      if (!applied?.ok) throw new Error(`'${word}' is not legal in the mirror`);
      this.state = applied.state;
      this.actions.push(word);
    }
  }

  /** What the screen must be asking, in its letters alone. */
  question(lang: 'en' | 'fr' = 'en'): string {
    return letters(describeDecision(this.state, this.asked, lang));
  }
}

/** A text without spaces, brackets and points, which differ between a sentence and how it is set. */
export const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
