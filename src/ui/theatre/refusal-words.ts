// Why a replay cannot be opened or does not come out as it was played: the message for it, in words of the player.

import { systemOf } from '../../engine/first-system.ts';
import type { LinkFault } from '../../engine/link.ts';
import type { ReplayFault, ReplayRefusal } from '../../engine/replay.ts';
import { plain } from '../../engine/replay-format.ts';
import type { MessageKey, Values } from '../../words/index.ts';
import { battleName } from '../shell/battle-name.ts';

export interface Why {
  readonly key: MessageKey;
  readonly params: Values;
}

const why = (key: MessageKey, params: Values = {}): Why => ({ key, params });

/** A game of rules or of a battle that are not here. */
export const whyNowhere = (system: string | null, battle: string): Why =>
  system === null
    ? why('refused.battle', { battle: plain(battle) })
    : why('refused.system', { system: plain(system) });

/** A replay that was run and stopped, or came out otherwise; `ours` is the version of the rules here. */
export function whyNot(refusal: ReplayRefusal, told: Told, ours: string): Why {
  const { kind, index, turn = 0, text = '' } = refusal;
  const order = { n: (index ?? 0) + 1, text, turn };
  switch (kind) {
    case 'system':
      return why('refused.system', { system: plain(systemOf(told)) });
    case 'rules':
      return why('refused.rules', { theirs: told.rules, ours });
    case 'scenario':
      return why('refused.scenario', { battle: plain(battleName(told.scenario.id)) });
    case 'level':
      return why('refused.level', { level: plain(told.level) });
    case 'optional':
      return why('refused.optional', { rule: text });
    case 'action':
      return why('refused.action', order);
    case 'trailing':
      return why('refused.trailing', order);
    case 'turn':
      return index === undefined ? why('refused.turns') : why('refused.turn', order);
    case 'result':
      return why('refused.result');
  }
}

/** What a replay says of itself, for the words of its refusal. */
export interface Told {
  readonly system?: string;
  readonly rules: string;
  readonly level: string;
  readonly scenario: { readonly id: string };
}

export function whyNoLink({ kind, header, fault }: LinkFault, ours: string): Why {
  switch (kind) {
    case 'system':
      return why('refused.system', { system: plain(header?.system ?? '') });
    case 'rules':
      return why('refused.rules', { theirs: header?.rules ?? '', ours });
    case 'scenario':
      return why('refused.scenario', { battle: plain(battleName(header?.scenario.id ?? '')) });
    case 'level':
      return why('refused.level', { level: plain(header?.level ?? '') });
    case 'optional':
      return why('refused.optionalLink');
    case 'turn':
      return why('refused.turnOnly', { turn: /\d+/.exec(fault)?.[0] ?? '' });
    default:
      return why(`refused.${kind}`);
  }
}

export function whyNoReplay(faults: readonly ReplayFault[]): Why {
  const [first] = faults;
  if (first === undefined || first.path === '') {
    const short = first?.reason.startsWith('cut short') ?? false;
    return short ? why('refused.short') : why('refused.text');
  }
  if (first.path === '/format') return why('refused.text');
  if (first.path === '/version') return why('refused.version');
  return why('refused.field', { path: first.path });
}
