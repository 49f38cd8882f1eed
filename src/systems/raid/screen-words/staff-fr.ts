// Words of the staff officer of a raid, in French.

import type { staffEn } from './staff-en.ts';

export const staffFr: Record<keyof typeof staffEn, string> = {
  'staff.short.total': 'Total',
  'staff.short.half': 'Demi',
  'staff.short.fail': 'Échec',
  'staff.said':
    'Chances de succès : succès total {total}\u00a0%, demi-succès {half}\u00a0%, échec {fail}\u00a0%, {margin}. {points} points attendus.',
  'staff.meaning':
    'L’officier d’état-major joue cette partie jusqu’au bout un grand nombre de fois, en redistribuant chaque fois les marqueurs cachés et en changeant les dés, et compte comment elle finit. Il ne sait que ce que vous savez. Il joue vite et sans calculer d’avance ; son résultat est donc rapporté à ce que notre meilleur joueur a tiré de milliers de positions : les chiffres disent ce qu’un bon jeu fait de cette partie.',
};
