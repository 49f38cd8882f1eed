// Words of the page about the game, in English.

export const aboutEn = {
  'about.version': 'Version {version}',
  'about.game': 'The game',
  'about.own':
    'Cauldron is a house of solo wargames. Its code is free under the MIT licence; the rules text, the maps, the counters and the sounds are our own.',
  'about.learned':
    'The published board game that the first raid learned from belongs to its author and its publisher. Nothing of its text or art is copied here.',
  'about.privacy': 'Your games',
  'about.privacyText':
    'Games, settings and reviews are kept in this browser and nowhere else. Once Cauldron is loaded it asks no other host for anything.',
  'about.licences': 'What it is made of',
  'about.licencesText': 'With the licence of each, as its authors wrote it.',
};
