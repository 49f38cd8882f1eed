// What is shown of the toy's battles outside of them.

import type { Outside } from '../../src/ui/sheet/outside.ts';
import { readFacts } from './luck/facts.ts';
import { Form } from './panels/form.tsx';
import type { Field } from './rules/battle.ts';
import { t } from './screen-words/index.ts';

export const outside: Outside<Field> = {
  outcomes: ['victory', 'draw', 'defeat'],
  opening: [],
  paragraphs: 1,
  Form,
  facts(found) {
    const facts = readFacts(found);
    if (facts === null) return null;
    const lost = t('toy.facts', { n: facts.lost });
    return { row: lost, line: [lost], signs: [`†${facts.lost}`] };
  },
};
