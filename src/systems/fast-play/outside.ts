// What is shown of the battles outside of them: their form, and what came of one in words and in signs.

import type { Outside } from '../../ui/sheet/outside.ts';
import { BattleForm } from './panels/form/battle-form.tsx';
import { readFacts } from './rules/facts.ts';
import type { Field } from './rules/field.ts';
import { OPTIONS } from './rules/options.ts';
import { t } from './screen-words/t.ts';
import './screen-words/form.ts';

const MOST_SIGNS = 8;

export const outside: Outside<Field> = {
  outcomes: ['success', 'drawn-off', 'position-lost'],
  optional: OPTIONS,
  opening: [],
  paragraphs: 2,
  begin: { icon: 'flag', say: () => t('fp.form.begin') },
  Form: BattleForm,
  facts(found) {
    const facts = readFacts(found);
    if (facts === null) return null;
    const held = facts.held.length;
    const [lost, won] = facts.destroyed;
    return {
      row: t('fp.facts.row', { held, lost }),
      line: [t('fp.facts.held', { n: held }), t('fp.facts.lost', { n: lost })],
      signs: [
        '⚑'.repeat(Math.min(MOST_SIGNS, held)),
        '▲'.repeat(Math.min(MOST_SIGNS, won)),
        `†${lost}`,
      ].filter((part) => part !== ''),
    };
  },
};
