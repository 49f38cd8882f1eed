// Decisions between yes and no: the general's character, leading, who moves first, a loss or a step back, following up.

import type { Trace } from '../../../../engine/told.ts';
import type { Piece, Values } from '../../../../words/message.ts';
import type { Key } from '../catalogue.ts';
import type { Told } from '../told.ts';
import type { Voice } from '../voice.ts';

type Settled = Told<
  'character' | 'character-kept' | 'leads' | 'initiative' | 'converted' | 'followed-up' | 'stayed'
>;

export function settledReasons(voice: Voice, event: Settled, trace: Trace): Piece[][] {
  const reason = trace.filters[0]?.name ?? '';
  const values = { ...valuesOf(voice, event), rule: trace.rule };
  return [
    voice.sentence(`why.saw.${trace.question}` as Key, values),
    voice.sentence(`why.${reason}` as Key, values),
    voice.sentence(`why.else.${reason}` as Key, values),
  ];
}

function valuesOf(voice: Voice, event: Settled): Values {
  switch (event.kind) {
    case 'character':
      return { character: voice.character(event.before) };
    case 'character-kept':
      return { character: voice.character(event.character) };
    case 'leads':
      return { segment: voice.segment(event.segment) };
    case 'initiative':
      return { french: event.french.value, german: event.german.value };
    case 'converted':
      return voice.units({ unit: event.unit });
    default:
      return { ...voice.units({ unit: event.unit }), ...voice.places({ hex: event.hex }) };
  }
}
