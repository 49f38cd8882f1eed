// Words of the title, of the frame around every screen and of the kit, in French.

import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'game.name': 'Cauldron',
  'game.what': '{line} Un wargame en solitaire.',

  'kit.close': 'Fermer',

  'nav.menu': 'Menu principal',
  'nav.skip': 'Aller au contenu',
  'nav.new': 'Nouvelle bataille',
  'nav.today': 'Bataille du jour',
  'nav.todayDetail': '{day}, le même pour tous',
  'nav.todayDone': '{day} : {n} {n|niveau joué|niveaux joués}',
  'nav.continue': 'Reprendre',
  'nav.continueDetail': 'Tour {turn}',
  'nav.past': 'Une bataille en sommeil',
  'nav.replays': 'Archives',
  'nav.rules': 'Règles',
  'nav.settings': 'Réglages',
  'nav.language': 'Langue',

  'page.new': 'Nouvelle bataille',
  'page.raid': 'Bataille',
  'page.report': 'Rapport',
  'page.review': 'Analyse',
  'page.rules': 'Règles',
  'page.theatre': 'Salle de projection',
  'page.replays': 'Archives',
  'page.records': 'Palmarès',
  'page.compare': 'Deux parties comparées',
  'page.about': 'À propos',
  'page.settings': 'Réglages',
  'page.shared': 'Partie partagée',
  'page.lost': 'Hors de la carte',
  'page.loading': 'Un instant…',

  'past.begun.rules':
    'Commencée sous les règles {theirs} ; les règles en sont maintenant à la version {ours}.',
  'past.begun.data': 'Commencée avec d’autres données de « {battle} » que celles d’aujourd’hui.',

  'error.chunk': 'Une partie du jeu n’a pas pu être chargée.',
  'error.offline':
    'Il n’y a pas de connexion, et cette partie du jeu n’est pas encore conservée ici.',
  'error.retry': 'Réessayer',

  'replays.vp': '{vp} PV',
  'outcome.total-success': 'Succès total',
  'outcome.half-success': 'Demi-succès',
  'outcome.failure': 'Échec',
};
