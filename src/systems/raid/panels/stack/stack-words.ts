// A stack in a few words: commandos and craft by number, everybody else by name.

import { lang } from '../../../../words/index.ts';
import { kindOf, type RaidState } from '../../rules/state.ts';
import { Kind, type Unit } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';

export function stackWords(s: RaidState, units: readonly Unit[]): string {
  const voice = new Voice(s.scenario, lang.value);
  const number = (kind: number): number => units.filter((u) => kindOf(s, u) === kind).length;
  const commandos = number(Kind.commando);
  const craft = number(Kind.craft);
  const named = units.filter((u) => {
    const kind = kindOf(s, u);
    return kind !== Kind.commando && kind !== Kind.craft;
  });
  return voice.list([
    ...(craft > 0 ? [t('raid.men.craft', { n: craft })] : []),
    ...(commandos > 0 ? [t('raid.men.commandos', { n: commandos })] : []),
    ...named.map((u) => voice.unit(u)),
  ]);
}
