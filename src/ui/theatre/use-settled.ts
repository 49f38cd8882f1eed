// Whether something has stayed as it is for a little while: what takes long waits for that.

import { useEffect, useState } from 'preact/hooks';

const PAUSE = 140; // ms

export function useSettled(value: number): boolean {
  const [settled, setSettled] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}
