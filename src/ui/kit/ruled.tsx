// A sentence of the game in which every rule it cites is the button that opens its paragraph.

import type { Sentence } from '../../words/message.ts';
import { RuleRef } from './rule-ref.tsx';

/** The mark after a rule stays on its line, with the space that French sets before it. */
const MARK = /^[\u00a0\u202f]?[.,;:?!]/;

export function Ruled({ sentence }: { readonly sentence: Sentence }) {
  return (
    <>
      {sentence.map((piece, i) => {
        if (typeof piece === 'string') return i === 0 ? piece : piece.replace(MARK, '');
        const next = sentence[i + 1];
        const mark = typeof next === 'string' ? (MARK.exec(next)?.[0] ?? '') : '';
        return (
          // The pieces of one sentence never change places.
          <span key={`${i} ${piece.id}`} class="ruled">
            <RuleRef rule={piece} />
            {mark}
          </span>
        );
      })}
    </>
  );
}
