// Words of the game kept on the device, in English.

export const keepingEn = {
  'newer.ready': 'A new version of the game is ready.',
  'newer.take': 'Load it',
};
