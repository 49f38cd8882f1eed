// Words of the title, of the frame around every screen and of the kit, in French.

import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'game.name': 'Cauldron',
  'game.what': '{line} Un wargame en solitaire.',

  'kit.close': 'Fermer',
  named: '{name} : {what}',

  'nav.menu': 'Menu principal',
  'nav.back': 'Accueil',
  'nav.backToRaid': 'Retour au raid',
  'nav.backToReplay': 'Retour à la relecture',
  'nav.backToReport': 'Retour au rapport',
  'nav.skip': 'Aller au contenu',
  'nav.new': 'Nouveau raid',
  'nav.today': 'Raid du jour',
  'nav.todayDetail': '{day}, le même pour tous',
  'nav.todayDone': '{day} : {n} {n|niveau joué|niveaux joués}',
  'nav.continue': 'Reprendre',
  'nav.continueDetail': 'Tour {turn}',
  'nav.replays': 'Archives',
  'nav.rules': 'Règles',
  'nav.settings': 'Réglages',
  'nav.help': 'Touches',
  'nav.drop': 'Déposez le fichier pour l’ouvrir',
  'nav.language': 'Langue',

  'page.title': 'Accueil',
  'page.new': 'Nouveau raid',
  'page.raid': 'Raid',
  'page.report': 'Rapport',
  'page.review': 'Analyse',
  'page.rules': 'Règles',
  'page.theatre': 'Salle de relecture',
  'page.replays': 'Archives',
  'page.records': 'Palmarès',
  'page.compare': 'Deux raids comparés',
  'page.settings': 'Réglages',
  'page.shared': 'Raid partagé',
  'page.lost': 'Hors de la carte',
  'page.loading': 'Un instant…',

  'error.title': 'Une erreur est survenue',
  'error.chunk': 'Une partie du jeu n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
  'error.retry': 'Réessayer',

  'save.refused':
    'Ce navigateur refuse d’enregistrer quoi que ce soit pour le jeu. Vous pouvez jouer, mais rien n’est sauvegardé.',
};
