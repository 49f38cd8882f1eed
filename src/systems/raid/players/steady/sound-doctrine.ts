// The doctrine of `sound`: values found by scripts/fit-doctrine.ts, which plays raids with many of them. A battle brings
// its own, beside its outlook; where it has none, these will do.

import { outlookFile } from '../../../../engine/outlooks.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { Doctrine, March } from './doctrine.ts';

export const SOUND_DOCTRINE: Doctrine & { readonly march: March } = {
  sure: 0.7,
  flipped: 0.8,
  fallen: 1.8,
  held: 0.3,
  prisoner: 0.6,
  fit: 1,
  turnsHome: 4,
  storm: 0.5,
  shot: 0.3,
  miss: 1,
  escort: 1.5,
  detour: 8,
  hiddenA: 4,
  hiddenB: 3,
  beaches: [1],
  fullCraft: 1.1,
  line: 7,
  respect: 0.5,
  march: {
    risk: 2,
    hit: 1.5,
    worn: 1,
    recoil: 1.5,
    hidden: 0.5,
    glory: 2,
    haste: 0.4,
    slack: 1,
    mass: 0,
    massUntil: 6,
  },
  force: 99,
  landUntil: 3,
  shun: 1,
  quiet: 9,
  daring: 0.6,
  shelled: 0,
  slipAway: true,
};

/** As outlook.json keeps it: the values in which it differs, those of the march by themselves. */
export interface FittedDoctrine extends Partial<Omit<Doctrine, 'march'>> {
  readonly march?: Partial<March>;
  readonly alert?: FittedDoctrine; // where the Germans are warned from the start (13.2): what differs then
}

export function soundDoctrine({ march, alert: _, ...rest }: FittedDoctrine): Doctrine {
  return { ...SOUND_DOCTRINE, ...rest, march: { ...SOUND_DOCTRINE.march, ...march } };
}

/** The values for levels on which the Germans are warned. */
export const alertDoctrine = (fitted: FittedDoctrine): FittedDoctrine => ({
  ...fitted,
  ...fitted.alert,
  march: { ...fitted.march, ...fitted.alert?.march },
});

/** The doctrine fitted to a raid's data, if it has come with them, for a level. */
export function soundDoctrineFor(scenario: Scenario, level: number): Doctrine {
  const file = outlookFile(scenario.hash) as { readonly doctrine?: FittedDoctrine } | undefined;
  const fitted = file?.doctrine ?? {};
  const isAlert = (scenario.levels[level]?.alarmStart ?? 0) > 0;
  return soundDoctrine(isAlert ? alertDoctrine(fitted) : fitted);
}
