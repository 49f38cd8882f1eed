// What is not needed for a picture waits until it has been drawn.

/** Runs something once the next frame is on the screen; what is returned calls it off. */
export function afterPicture(run: () => void): () => void {
  let timer = 0;
  let frame = requestAnimationFrame(() => {
    // A frame is painted after its callbacks; when the next one begins, it has been.
    frame = requestAnimationFrame(() => {
      timer = window.setTimeout(run);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
