// Figures as they are written: shares in whole per cent, numbers with one decimal.

import { locale } from '../../words/index.ts';

/** '62 %', with a space that does not break. */
export const perCent = (share: number): string => `${Math.round(share)}\u00a0%`;

/** '24.3', '−2.0' */
export function decimal(value: number): string {
  const text = Math.abs(value).toLocaleString(locale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return isNothing(value) ? text : `${value < 0 ? '−' : ''}${text}`;
}

/** '+1.2', '−0.4', '0.0' */
export const change = (value: number): string =>
  !isNothing(value) && value > 0 ? `+${decimal(value)}` : decimal(value);

/** Written with one decimal it is nought. */
export const isNothing = (value: number): boolean => Math.abs(value) < 0.05;

/** '5', '−5': with a true minus sign. */
export const whole = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** '+5', '−5', '0' */
export const signed = (value: number): string => (value > 0 ? `+${value}` : whole(value));
