// Words of the report, in French.

import type { reportEn } from './report-en.ts';

export const reportFr: Record<keyof typeof reportEn, string> = {
  'report.kicker': 'Rapport, {level}, graine {seed}',
  'report.points': '{vp} {vp|point|points}',
  'report.dispatch': 'Dépêche',
  'report.score': 'Points',
  'report.what': 'Objet',
  'report.count': 'Nombre',
  'report.vp': 'PV',
  'report.rule': 'Règle',
  'report.total': 'Total',
  'report.losses': 'Pertes',
  'report.none': 'Aucune.',
  'report.course': 'Déroulement de la bataille',
  'report.turn': 'Tour',
  'report.time': 'Heure',
  'report.table': 'Les chiffres en tableau',
  'report.moments': 'Moments clés',
  'report.log': 'Tout le journal',
  'report.again': 'Rejouer avec cette graine',
  'report.new': 'Nouvelle bataille',
  'report.share': 'Copier le lien',
  'report.shared': 'Lien copié. Qui l’ouvre retrouve cette partie, ordre par ordre.',
  'report.shareByHand': 'Copiez ce lien',
  'report.shareText': 'Le navigateur n’a pas laissé le jeu le copier.',
  'report.download': 'Enregistrer la partie',
  'report.theatre': 'Revoir la partie',
  'report.watch': 'Revoir ce moment',
  'report.watchLine': 'Revoir ce moment : {text}',
  'report.compare': 'Comparer',
  'report.picture': 'Enregistrer une image',
  'report.pictureFailed': 'L’image n’a pas pu être créée.',
  'report.practice': 'Entraînement',
  'report.received': 'Reçu par lien',
  'report.noHelp': 'Sans aide',
  'report.next': 'Et maintenant ?',
  'report.keep': 'Comparer et conserver',
  'report.parOn':
    'La norme du niveau est calculée avec événements ; cette partie s’est jouée sans. Ce que le planificateur fait de cette même graine est une mesure plus juste : il n’en a pas non plus.',
  'report.parOff':
    'La norme du niveau est calculée sans événements ; cette partie s’est jouée avec. Ce que le planificateur fait de cette même graine est une mesure plus juste : il en a aussi.',
  'report.parPlain':
    'La norme du niveau est calculée sans règles optionnelles ; cette partie s’est jouée avec. Ce que le planificateur fait de cette même graine est une mesure plus juste : il joue avec elles aussi.',
};
