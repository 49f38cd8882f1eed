// Why the browser keeps nothing.

export const storageEn = {
  'save.refused':
    'This browser stores nothing for the game. You can play on, but nothing is saved.',
  'save.blocked':
    'The browser’s storage does not answer; perhaps another tab holds an older version of Cauldron. Close the other tabs. Until then games are not saved.',
  'save.newer':
    'A newer version of Cauldron has written what is stored here. Load the page again to get that version: this one cannot read or save games.',
};
