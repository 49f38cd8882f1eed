// The words of the terminal in a language.

import { type Lang, look, plainText, type Values } from '../message.ts';
import { terminalEn } from './terminal-en.ts';
import { terminalFr } from './terminal-fr.ts';

export type TerminalKey = keyof typeof terminalEn;

export const terminalWords: Readonly<Record<Lang, Readonly<Record<TerminalKey, string>>>> = {
  en: terminalEn,
  fr: terminalFr,
};

export const sayInTerminal = (lang: Lang, key: TerminalKey, values: Values = {}): string =>
  plainText(look(lang, terminalWords[lang], key, values));
