// A raid of other rules or other data than those here, in words.

import type { Past } from '../../engine/edition.ts';
import { t } from '../../words/index.ts';
import { battleName } from './battle-name.ts';

/** 'Begun under rules 2; the rules are now version 3.' */
export function pastWords(past: Past, status: 'playing' | 'over'): string {
  const how = status === 'playing' ? 'begun' : 'played';
  return t(`past.${how}.${past.kind}`, gapsOf(past));
}

/** 'Rules 2' */
export const pastMark = (past: Past): string => t(`past.mark.${past.kind}`, gapsOf(past));

/** What any sentence about it may name. */
export const gapsOf = (past: Past): Readonly<Record<string, string>> =>
  past.kind === 'data'
    ? { battle: battleName(past.battle) }
    : { theirs: past.theirs, ours: past.ours };
