// Tells whether two raids are the same raid: same seed, options and orders. Names, notes and dates do not count.

export interface Printed {
  readonly scenario: { readonly id: string };
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly optional?: readonly string[];
  readonly actions: readonly string[];
  readonly branches?: ReadonlyArray<{ readonly at: number; readonly seed: string }>;
}

/** Fourteen hex digits; made from 53 bits, enough for any archive. */
export function fingerprint(raid: Printed): string {
  const dice = (raid.branches ?? []).map(({ at, seed }) => `${at} ${seed}`).join(' ');
  const chosen = [...(raid.events ? ['events'] : []), ...(raid.optional ?? [])].join(' ');
  const head = [raid.scenario.id, raid.seed, raid.level, chosen, dice];
  return hash([...head, ...raid.actions].join('\n'));
}

function hash(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (
    ((b >>> 0) % 0x200000).toString(16).padStart(6, '0') + (a >>> 0).toString(16).padStart(8, '0')
  );
}
