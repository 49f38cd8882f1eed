// What helping processes share: whoever started them may be gone, and then they go too, without a word.

process.on('disconnect', () => process.exit());

/** Sends an answer home, if there is anybody. */
export function answer(message: unknown): void {
  process.send?.(message, undefined, undefined, (fault) => {
    if (fault !== null) process.exit();
  });
}
