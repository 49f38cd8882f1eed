// 5 The random events of a battle as the rulebook prints them: on which faces what happens, and until when.

import type { Figures } from '../../../../rulebook/figures.ts';
import type { CraftFate, EventRow, Scenario } from '../../rules/scenario.ts';
import { NONE } from '../../rules/types.ts';
import type { Lang } from '../catalogue.ts';
import { ABSENT, FIGURE_WORDS, run, table } from './words.ts';

export function eventFigures(scenario: Scenario, lang: Lang): Figures {
  const { events, engineTrouble } = scenario;
  const again = engineTrouble.craft.flatMap((craft, face) => (craft === NONE ? [face] : []));
  return {
    events: eventTable(scenario, lang),
    'event.5c.faces': run(lang, facesOf(events, '5c')),
    'event.5c.where': astray(scenario, lang),
    'event.5d.faces': run(lang, engineTrouble.faces),
    ...fates(events, '5a', lang),
    ...fates(events, '5b', lang),
    'event.5d.again': run(lang, again),
  };
}

/** 5c Where a group comes ashore instead. */
function astray({ events, zones }: Scenario, lang: Lang): string {
  const words = FIGURE_WORDS[lang];
  const beaches = events.find(({ rule }) => rule === '5c')?.beach ?? [];
  const told = beaches.map(({ face, group, zone }) => {
    const info = zones[zone];
    const mark = info?.marks.find((letter) => letter.startsWith('G')) ?? '';
    return words.astray(face, group, `${info?.[lang] ?? ''} (${mark})`);
  });
  return told.length === 0 ? ABSENT : told.join(words.clauses);
}

const facesOf = (events: readonly EventRow[], rule: string): readonly number[] =>
  events.find((event) => event.rule === rule)?.faces ?? [];

/** 5 Every face of the D6. */
function eventTable({ events, engineTrouble }: Scenario, lang: Lang): string {
  const { event, engineToo, group, yes, no } = FIGURE_WORDS[lang];
  const rows = events.flatMap((row) =>
    row.faces.map((face) => {
      const beach = row.beach.find((astray) => astray.face === face);
      const who = beach === undefined ? '' : `, ${group} ${beach.group}`;
      const engine = engineTrouble.faces.includes(face) ? `${yes} (${engineTrouble.rule})` : no;
      return { face, what: `${small(row[lang])}${who} (${row.rule})`, engine };
    }),
  );
  const inOrder = rows.sort((a, b) => a.face - b.face);
  return table(
    ['D6', event, engineToo],
    inOrder.map(({ face, what, engine }) => [`${face}`, what, engine]),
  );
}

const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function fates(events: readonly EventRow[], rule: string, lang: Lang): Figures {
  const row = events.find((event) => event.rule === rule);
  const faces = (is: (fate: CraftFate) => boolean) =>
    (row?.craft ?? []).flatMap((fate, face) => (is(fate) ? [face] : []));
  return {
    [`event.${rule}.faces`]: run(lang, facesOf(events, rule)),
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
