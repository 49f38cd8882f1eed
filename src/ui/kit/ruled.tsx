// A sentence of the game in which every rule id in brackets opens its paragraph.

import { Fragment } from 'preact';
import { cite } from '../../systems/raid/rules/rule.ts';
import { RuleRef } from './rule-ref.tsx';

const RULE = /\((?:rule |règle )?(\d{1,2}(?:\.\d{1,2})?[a-z]?\d?)\)([\u00a0\u202f]?[.,;:?!])?/;

export function Ruled({ text }: { readonly text: string }) {
  const pieces = text.split(RULE); // words, an id and its punctuation in turn
  return (
    <>
      {pieces.map((piece, i) => (
        // The pieces of one sentence never change places.
        <Fragment key={`${i} ${piece}`}>
          {i % 3 === 0 && piece}
          {i % 3 === 1 && (
            <span class="ruled">
              <RuleRef rule={cite(piece)} />
              {pieces[i + 1]}
            </span>
          )}
        </Fragment>
      ))}
    </>
  );
}
