// Why the browser keeps nothing, in French.

import type { storageEn } from './storage-en.ts';

export const storageFr: Readonly<Record<keyof typeof storageEn, string>> = {
  'save.refused':
    'Ce navigateur refuse d’enregistrer quoi que ce soit pour le jeu. Vous pouvez jouer, mais rien n’est sauvegardé.',
  'save.blocked':
    'Le stockage du navigateur ne répond pas ; peut-être un autre onglet tient-il une version plus ancienne du jeu. Fermez les autres onglets. D’ici là, les parties ne sont pas sauvegardées.',
  'save.newer':
    'Une version plus récente du jeu a écrit ce qui est gardé ici. Rechargez la page pour l’obtenir : celle-ci ne peut ni lire ni sauvegarder les parties.',
};
