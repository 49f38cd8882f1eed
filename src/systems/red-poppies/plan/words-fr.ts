// Ce que seuls les plans disent, en français.

import type { planEn } from './words-en.ts';

export const planFr: Readonly<Record<keyof typeof planEn, string>> = {
  'plan.purpose': '{order} : {why}',
  'plan.seize': 'pour prendre {hex}',
  'plan.hold': 'pour tenir {hex}',
  'plan.towards': 'en direction {ofHex}',
  'plan.throw': 'pour en chasser l’ennemi ({hex})',
  'plan.blind': 'pour aveugler ce qui regarde par-dessus {hex}',
  'plan.break': 'pour briser {foes}',
  'plan.shell': 'sur {foes}',
  'plan.trench': 'à l’abri dans la tranchée',
  'plan.cover': 'à couvert',
  'plan.form': 'pour retrouver sa vitesse',
  'plan.lie': 'pour offrir moins de prise',
  'plan.risk.fight': '{unit} brisée {broken}\u00a0%, détruite {destroyed}\u00a0%',
  'plan.risk.point': 'en chemin, {unit} dispersée {broken}\u00a0%, détruite {destroyed}\u00a0%',
  'plan.risk.fall': 'signal {signal}\u00a0%, puis sur la cible {on}\u00a0%',
};
