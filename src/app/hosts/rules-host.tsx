// The address of a rulebook: opens it, with the way to the other books when there are any.

import { useCallback } from 'preact/hooks';
import { FIRST_SYSTEM } from '../../engine/first-system.ts';
import { systemNamed, systems } from '../../systems/index.ts';
import { Rules } from '../../ui/screens/rules/rules.tsx';
import { shelved } from '../../ui/shell/battles.ts';
import { address, lookedUpFrom } from '../../ui/shell/routes.ts';
import { inWords } from '../../words/card.ts';
import { type Lang, lang } from '../../words/index.ts';
import { Failed, Loading } from '../lazy.tsx';
import { battleLookedAt } from '../looked-at.ts';
import { useBook } from '../use-book.ts';

export interface RulesHostProps {
  readonly book: string | null; // of the address; the first without
  readonly lang: Lang | null; // of the address; the player's own without
  readonly id: string | null;
}

export function RulesHost({ book: wanted, lang: language, id }: RulesHostProps) {
  const system = wanted ?? FIRST_SYSTEM;
  const battle = lookedUpFrom.value === null ? null : battleLookedAt(system);
  const book = useBook(system, language ?? lang.value, battle);
  const open = useCallback(
    async () => (await import('../rule-pictures.ts')).openPictures(system, battle),
    [system, battle],
  );
  const doors = systemNamed(system);
  const pictures = doors?.pictures === undefined ? null : { open, of: doors.pictured };
  if (book === null) return <Loading />;
  if (book === 'failed') return <Failed />;
  return (
    <Rules
      book={book}
      others={systems().length > 1 && <Books open={book.system} />}
      pictures={pictures}
      id={id}
    />
  );
}

/** Every book, by the battles that are played by it. */
function Books({ open }: { readonly open: string }) {
  return (
    <ul class="books">
      {systems().map(({ id }) => (
        <li key={id}>
          <a
            href={address({ page: 'rules', book: id })}
            aria-current={id === open ? 'page' : undefined}
          >
            {titlesOf(id) || id}
          </a>
        </li>
      ))}
    </ul>
  );
}

const titlesOf = (system: string): string =>
  shelved()
    .filter((battle) => battle.system === system)
    .map(({ card }) => inWords(card.title))
    .join(', ');
