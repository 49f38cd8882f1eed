// Whether the window matches a media query, now and whenever that changes.

import { useEffect, useState } from 'preact/hooks';

/** A phone held upright: what stands beside the map elsewhere is a sheet from below. */
export const PHONE = '(max-width: 43.99rem) and (orientation: portrait)';
/** A phone on its side, or a window as low: the height belongs to the map. */
export const LOW = '(max-height: 34rem) and (orientation: landscape)';

export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const hear = () => setMatches(list.matches);
    hear();
    list.addEventListener('change', hear);
    return () => list.removeEventListener('change', hear);
  }, [query]);
  return matches;
}
