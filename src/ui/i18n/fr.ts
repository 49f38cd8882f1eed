// Words of the title, of the frame around every screen and of the kit, in French.

import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'game.name': 'Cauldron',
  'game.dateline': 'Varengeville, 19 août 1942, 04 h 45',
  'game.what':
    'Débarquez deux groupes de commandos avant l’aube, faites taire la batterie derrière les falaises et reprenez la mer avant que la côte ne s’éveille. Un wargame en solitaire.',

  'kit.close': 'Fermer',
  'kit.rule': 'Règle {id}',
  'kit.handle': 'Monter ou baisser le volet',

  'nav.menu': 'Menu principal',
  'nav.back': 'Accueil',
  'nav.skip': 'Aller au contenu',
  'nav.new': 'Nouveau raid',
  'nav.continue': 'Reprendre',
  'nav.continueDetail': 'Tour {turn}, {clock}, {level}',
  'nav.replays': 'Archives',
  'nav.rules': 'Règles',
  'nav.settings': 'Réglages',
  'nav.help': 'Touches',
  'nav.language': 'Langue',

  'level.basic': 'Jeu de base',
  'level.green': 'Commando bleu',
  'level.hardened': 'Commando endurci',
  'level.seasoned': 'Commando aguerri',

  'outcome.total-success': 'Succès total',
  'outcome.half-success': 'Demi-succès',
  'outcome.failure': 'Échec',

  'page.title': 'Accueil',
  'page.new': 'Nouveau raid',
  'page.raid': 'Raid',
  'page.report': 'Rapport',
  'page.rules': 'Règles',
  'page.replays': 'Archives',
  'page.settings': 'Réglages',
  'page.shared': 'Raid partagé',
  'page.lost': 'Hors de la carte',
  'page.loading': 'Un instant…',

  'lost.text': 'Il n’y a rien à cette adresse.',
  'lost.home': 'Retour à l’accueil',

  'help.title': 'Touches',
  'help.help': 'Montrer ces touches',
  'help.close': 'Fermer ce qui est ouvert',
  'help.tab': 'Aller à la commande suivante ou précédente',
  'help.press': 'Actionner la commande choisie',
  'help.everywhere': 'Partout',

  'error.title': 'Une erreur est survenue',
  'error.text':
    'Le jeu a rencontré une faute de sa part. Votre raid est gardé : tous vos ordres, jusqu’au dernier, sont dans l’enregistrement ci-dessous.',
  'error.detail': 'Ce que dit le programme',
  'error.save': 'Enregistrer le raid dans un fichier',
  'error.reload': 'Recharger le jeu',
  'error.chunk': 'Une partie du jeu n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
  'error.retry': 'Réessayer',

  'save.refused':
    'Ce navigateur refuse de rien garder pour le jeu. Vous pouvez jouer, mais rien n’est enregistré.',
};
