// What is shown of raids outside of them: their form, and what came of one in words and in signs.

import type { FactWords, Outside } from '../../ui/sheet/outside.ts';
import type { RaidFacts } from './luck/raid-facts.ts';
import { readFacts } from './luck/read-facts.ts';
import { RaidForm, STANDARD_LOADING } from './panels/form/raid-form.tsx';
import { OPTIONAL_RULES } from './rules/optional.ts';
import type { Scenario } from './rules/scenario.ts';
import { t } from './screen-words/t.ts';
import './screen-words/form.ts';

export const outside: Outside<Scenario> = {
  outcomes: ['total-success', 'half-success', 'failure'],
  optional: OPTIONAL_RULES,
  opening: [STANDARD_LOADING],
  paragraphs: 2,
  begin: { icon: 'craft', say: () => t('new.launch') },
  Form: RaidForm,
  facts(found) {
    const facts = readFacts(found);
    return facts === null ? null : wordsOf(facts);
  },
};

function wordsOf(facts: RaidFacts): FactWords {
  const lost = t('day.lost', { n: facts.gone });
  const row = t('archive.lost', { n: facts.gone });
  return { row, line: [guns(facts), lost], signs: signs(facts) };
}

function guns({ guns: n, secondGun: turn }: RaidFacts): string {
  return turn > 0 ? t('day.gunsTurn', { turn }) : t('day.guns', { n });
}

const MOST_SIGNS = 6;

/** Guns, telephone, strongpoints, commandos lost: '●● ☎ ▲▲ †7'. */
function signs(facts: RaidFacts): string[] {
  return [
    '●'.repeat(Math.min(2, facts.guns)) + '○'.repeat(Math.max(0, 2 - facts.guns)),
    facts.line ? '☎' : '',
    '▲'.repeat(Math.min(MOST_SIGNS, facts.strongpoints)),
    `†${facts.gone}`,
  ].filter((part) => part !== '');
}
