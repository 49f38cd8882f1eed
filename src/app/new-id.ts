/** An id for a raid: short, and unlike any other on this machine. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return `${Date.now().toString(36)}${random.toString(36).padStart(7, '0').slice(0, 4)}`;
}
