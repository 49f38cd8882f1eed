// 5 The random events of a battle as the rulebook prints them: on which faces what happens, and until when.

import type { Figures } from '../../../../rulebook/figures.ts';
import type { CraftFate, EventRow, Scenario } from '../../rules/scenario.ts';
import { NONE } from '../../rules/types.ts';
import type { Lang } from '../catalogue.ts';
import { ABSENT, run } from './words.ts';

export function eventFigures({ events, engineTrouble }: Scenario, lang: Lang): Figures {
  const again = engineTrouble.craft.flatMap((craft, face) => (craft === NONE ? [face] : []));
  return {
    ...fates(events, '5a', lang),
    ...fates(events, '5b', lang),
    'event.5d.again': run(lang, again),
  };
}

function fates(events: readonly EventRow[], rule: string, lang: Lang): Figures {
  const row = events.find((event) => event.rule === rule);
  const faces = (is: (fate: CraftFate) => boolean) =>
    (row?.craft ?? []).flatMap((fate, face) => (is(fate) ? [face] : []));
  return {
    [`event.${rule}.alarm`]: `${row?.alarm ?? 0}`,
    [`event.${rule}.nothing`]: run(
      lang,
      faces(({ kind }) => kind === 'nothing'),
    ),
    [`event.${rule}.lost`]: run(
      lang,
      faces(({ kind }) => kind === 'lost'),
    ),
    ...late(1),
    ...late(2),
  };

  function late(group: number): Figures {
    const name = `event.${rule}.late${group}`;
    const isLate = (fate: CraftFate) => fate.kind === 'delay' && fate.group === group;
    const first = row?.craft.find(isLate);
    return {
      [name]: run(lang, faces(isLate)),
      [`${name}.turn`]: first?.kind === 'delay' ? `${first.turn}` : ABSENT,
    };
  }
}
