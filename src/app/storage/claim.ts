// One tab plays a raid, any other may only look. The browser's locks say who: they are given back when a tab is closed
// or dies. Whoever wants to take a raid over asks for it, so that the other tab can write its last order first; one that
// does not answer in time is robbed of it.

export interface Claim {
  readonly held: boolean; // false: another tab has the raid
  readonly robbed: boolean; // from a tab that did not answer: it may still believe that it has the raid
  release(): void;
}

export interface ClaimOptions {
  readonly takeOver: boolean; // from the tab that has it
  readonly asked: () => Promise<void>; // another tab wants it: done when it can have it
  readonly lost: () => void; // another tab has it
}

const PATIENCE = 2500; // milliseconds
const FREE = { held: true, robbed: false, release: () => {} };

/** Claims a raid. Where there are no locks, or where they are forbidden with all storage, every tab believes itself alone. */
export async function claim(id: string, options: ClaimOptions): Promise<Claim> {
  if (!('locks' in navigator)) return FREE;
  const name = `cauldron raid ${id}`;
  if (!options.takeOver) return request(name, { ifAvailable: true }, options);
  const channel = channelOf(name);
  channel?.postMessage('asks');
  channel?.close();
  const given = await request(name, { signal: AbortSignal.timeout(PATIENCE) }, options);
  return given.held ? given : request(name, { steal: true }, options);
}

function request(name: string, how: LockOptions, options: ClaimOptions): Promise<Claim> {
  return new Promise((decide) => {
    let held = false;
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      held = lock !== null;
      if (lock === null) {
        decide({ ...FREE, held: false });
        return undefined;
      }
      return new Promise<void>((end) => {
        const stop = listen(name, options, end);
        const release = () => {
          stop();
          end();
        };
        decide({ held: true, robbed: how.steal === true, release });
      });
    };
    const refused = (failure: unknown) => {
      if (held) options.lost();
      else decide({ ...FREE, held: !isLate(failure) });
    };
    navigator.locks.request(name, how, hold).catch(refused);
  });
}

const isLate = (failure: unknown): boolean => (failure as Partial<Error>).name === 'TimeoutError';

/** Gives the raid away when another tab asks for it and all is written. */
function listen(name: string, { asked, lost }: ClaimOptions, end: () => void): () => void {
  const channel = channelOf(name);
  if (channel === null) return () => {};
  channel.onmessage = () => {
    lost();
    void asked().finally(end);
  };
  return () => channel.close();
}

function channelOf(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null; // forbidden with all storage
  }
}
