// One tab plays a raid, any other may only look. The browser's locks say who: they are given back when a tab is
// closed or dies, and can be taken over on purpose.

export interface Claim {
  readonly held: boolean; // false: another tab has the raid
  release(): void;
}

export interface ClaimOptions {
  readonly takeOver: boolean; // from the tab that has it
  readonly lost: () => void; // another tab has taken it over
}

/** Claims a raid. Where there are no locks, or where they are forbidden with all storage, every tab believes itself alone. */
export async function claim(id: string, { takeOver, lost }: ClaimOptions): Promise<Claim> {
  if (!('locks' in navigator)) return { held: true, release: () => {} };
  const options: LockOptions = takeOver ? { steal: true } : { ifAvailable: true };
  let release = () => {};
  let asked = false;
  const held = await new Promise<boolean>((decide) => {
    navigator.locks
      .request(`cauldron raid ${id}`, options, (lock) => {
        asked = true;
        decide(lock !== null);
        if (lock === null) return undefined;
        return new Promise<void>((end) => {
          release = end;
        });
      })
      .catch(() => (asked ? lost() : decide(true)));
  });
  return { held, release: () => release() };
}
