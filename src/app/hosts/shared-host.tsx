// A raid inside a link: it is checked by playing it, put into the archive and opened in the theatre.

import { useEffect } from 'preact/hooks';
import { Loading } from '../lazy.tsx';
import { openLink } from '../open-text.ts';

export interface SharedHostProps {
  readonly text: string;
  readonly moment: number | undefined;
}

export function SharedHost({ text, moment }: SharedHostProps) {
  useEffect(() => {
    void openLink(text, moment);
  }, [text, moment]);
  return <Loading />;
}
