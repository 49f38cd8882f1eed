// What is not needed for a picture waits until it has been drawn.

/** Runs something once the next frame is on the screen; what is returned calls it off. */
export function afterPicture(run: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run); // frames are painted after their callbacks
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
