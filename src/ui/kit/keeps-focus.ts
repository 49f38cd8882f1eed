// Where somebody types commands, nothing that opens by itself takes the focus away.

/** Whether the focus is in something that keeps it, which is marked by `data-keeps-focus`. */
export const isFocusKept = (): boolean =>
  document.activeElement?.closest('[data-keeps-focus]') instanceof HTMLElement;
