// What is shown of the battles outside of them: their form, and what came of one in words and in signs.

import type { Outside } from '../../ui/sheet/outside.ts';
import { BattleForm } from './panels/form/battle-form.tsx';
import { readFacts } from './rules/facts.ts';
import type { Field } from './rules/field.ts';
import { t } from './screen-words/t.ts';
import './screen-words/form.ts';

const MOST_SIGNS = 8;

export const outside: Outside<Field> = {
  outcomes: ['victory', 'foothold', 'repulse'],
  opening: [],
  paragraphs: 1,
  begin: { icon: 'flag', say: () => t('rp.form.begin') },
  Form: BattleForm,
  facts(found) {
    const facts = readFacts(found);
    if (facts === null) return null;
    const held = facts.held.length;
    const [lost, won] = facts.destroyed;
    return {
      row: t('rp.facts.row', { held, lost }),
      line: [t('rp.facts.held', { n: held }), t('rp.facts.lost', { n: lost })],
      signs: [
        '⚑'.repeat(Math.min(MOST_SIGNS, held)),
        '▲'.repeat(Math.min(MOST_SIGNS, won)),
        `†${lost}`,
      ].filter((part) => part !== ''),
    };
  },
};
