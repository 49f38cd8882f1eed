// 11 Combat in words: fire, assaults line by line, losses.

import type { Piece } from '../../../words/message.ts';
import type { Unit } from '../rules/types.ts';
import { columnLines } from './columns.ts';
import { sumText } from './full/sum-text.ts';
import type { Told } from './told.ts';
import type { Voice } from './voice.ts';

export function fireText(voice: Voice, event: Told<'fire'>): Piece[] {
  const { shooter, target, supporters, range } = event;
  const values = {
    shooter: voice.unit(shooter),
    target: voice.unit(target),
    ...voice.places({ from: event.from, to: event.to }),
    range: range > 1 ? voice.say('fire.range', { range }) : '',
    ...combatValues(voice, event, target, shooter),
  };
  if (supporters.length === 0) return voice.sentence('fire', values);
  return voice.sentence('fire.supported', { ...values, supporters: voice.units(supporters) });
}

/** Both sums, and who takes the loss (11.1d, 11.2e). */
function combatValues(
  voice: Voice,
  event: Told<'fire'> | Told<'assault-line'>,
  target: Unit,
  attacker: Unit,
) {
  const { attack, defence, hit } = event;
  const british = attacker < voice.scenario.britishCount;
  const unit = voice.unit(hit ? target : attacker);
  return {
    attack: sumText(voice, attack, british ? 'D6' : 'D10'),
    defence: sumText(voice, defence, british ? 'D10' : 'D6'),
    result: voice.say(hit ? 'result.hit' : 'result.missed', { unit }),
  };
}

export function assaultLineText(voice: Voice, event: Told<'assault-line'>): Piece[] {
  const { british, german, line } = event;
  return voice.sentence('assault-line', {
    line: line + 1,
    british: voice.unit(british),
    german: voice.unit(german),
    ...combatValues(voice, event, german, british),
  });
}

export function assaultText(voice: Voice, event: Told<'assault'>): string {
  return voice.say('assault', {
    ...voice.places({ zone: event.zone, from: event.from }),
    british: voice.units(event.british),
    germans: voice.units(event.germans),
  });
}

export function columnsText(voice: Voice, event: Told<'columns'>): string {
  const lines = voice.clauses(columnLines(voice, event));
  const { round } = event;
  return voice.say('columns', {
    round,
    ...voice.places({ zone: event.zone }),
    case: event.case,
    lines,
  });
}

export function lossText(voice: Voice, event: Told<'loss'>): string {
  const values = { unit: voice.unit(event.unit), at: voice.at(event.place) };
  return voice.say(event.steps > 0 ? 'loss.reduced' : 'loss.lost', values);
}
