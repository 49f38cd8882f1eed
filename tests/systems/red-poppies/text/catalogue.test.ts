// The two catalogues of the battle say the same things.

import { expect, test } from 'vitest';
import { catalogues, say } from '../../../../src/systems/red-poppies/text/catalogue.ts';
import { describeCatalogues } from '../../../support/catalogues.ts';

describeCatalogues(
  catalogues,
  /^(with\.rule|name\.spot|list\.clauses|edge\.|direction\.|unit\.|battery\.|sum\.|load\.gas)/,
);

test('a gap is refused', () => {
  expect(() => say('en', 'event.turn', { turn: 3 })).toThrow('lacks a value for {clock}');
});
