// The two catalogues of the battle say the same things.

import { expect, test } from 'vitest';
import { catalogues, say } from '../../../../src/systems/fast-play/text/catalogue.ts';
import { describeCatalogues } from '../../../support/catalogues.ts';

describeCatalogues(
  catalogues,
  /^(with\.rule|name\.spot|ordered\.purpose|unit\.marks|trace\.value|dice\.nothing|die\.|terrain\.village$)/,
);

test('a gap is refused', () => {
  expect(() => say('en', 'event.turn', { turn: 3 })).toThrow('lacks a value for {clock}');
});
