// What the log answers when it is asked why the Germans came in this order, or took no step.

import { expect, test } from 'vitest';
import { whyOf } from '../../../../src/systems/raid/panels/words/reasons.ts';
import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import { lang, plainText } from '../../../../src/words/index.ts';
import { loadDieppe } from '../dieppe.ts';
import { samples, zone } from '../text/samples.ts';

const scenario = loadDieppe();
const lines = (event: RaidEvent): string[] =>
  (whyOf(scenario, event) ?? []).flatMap((part) => part.lines.map((line) => plainText(line)));

test('more levels, an earlier appearance, a lower zone index: each stack before the next', () => {
  const stacks = [
    { zone: zone('VGE'), levels: 3, appearance: 4 },
    { zone: zone('HE'), levels: 2, appearance: 1 },
    { zone: zone('HN'), levels: 2, appearance: 3 },
    { zone: zone('HS'), levels: 2, appearance: 3 },
  ];
  const order = { ...samples['german-order'], stacks };
  expect(lines(order)).toMatchInlineSnapshot(`
    [
      "the east gully before the east perimeter: 3 levels against 2 (11.1g)",
      "the east perimeter before the north wire: the stack there appeared before (11a)",
      "the north wire before the south orchard: lower zone index (11.1g)",
    ]
  `);
  lang.value = 'fr';
  expect(lines(order)).toMatchInlineSnapshot(`
    [
      "D’abord la valleuse est de Vasterival, puis le périmètre est : 3 niveaux contre 2 (11.1g)",
      "D’abord le périmètre est, puis le réseau nord : la première pile est apparue avant (11a)",
      "D’abord le réseau nord, puis le verger sud : plus petit indice de zone (11.1g)",
    ]
  `);
  lang.value = 'en';
});

test('a single stack needs no reasons', () => {
  const [only] = samples['german-order'].stacks;
  expect(whyOf(scenario, { ...samples['german-order'], stacks: only ? [only] : [] })).toBeNull();
});

test('those who would have marched say for whom', () => {
  const { trace } = samples['german-move'];
  expect(whyOf(scenario, samples['german-stays'])).toBeNull();
  expect(lines({ ...samples['german-stays'], trace })).toEqual(lines({ ...samples.fire, trace }));
});
