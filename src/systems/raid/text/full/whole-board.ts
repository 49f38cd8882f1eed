// The board itself in words: every zone, and the counters by kind.

import type { Scenario } from '../../rules/scenario.ts';
import { Kind, type KindName, type Unit } from '../../rules/types.ts';
import { describeZone } from '../board.ts';
import type { Lang } from '../catalogue.ts';
import { type Names, Voice } from '../voice.ts';
import './full-words.ts';

export function describeBoard(scenario: Scenario, lang: Lang, names: Names = 'names'): string[] {
  const voice = new Voice(scenario, lang, names);
  return [
    ...scenario.zones.flatMap((_, zone) => describeZone(scenario, zone, lang, names)),
    ...unitLines(voice),
  ];
}

/** British and German counters of one kind, such as officers, share a line. */
function unitLines(voice: Voice): string[] {
  const { units } = voice.scenario;
  return (Object.keys(Kind) as KindName[]).flatMap((kind) => {
    const like = units.flatMap((info, unit) => (info.kind === kind ? [unit] : []));
    if (like.length === 0) return [];
    const told = like.map((unit) => unitText(voice, unit)).join(', ');
    return [
      voice.say('board.units', { kind: voice.say(`counter.${kind}`, voice.card()), units: told }),
    ];
  });
}

function unitText(voice: Voice, unit: Unit): string {
  const info = voice.scenario.units[unit];
  return info === undefined ? '' : `${info.id} ${info[voice.lang]}`;
}
