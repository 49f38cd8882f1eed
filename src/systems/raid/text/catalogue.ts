// Looks a sentence up in the catalogue of a language and fills in its placeholders.

import { en } from './en.ts';
import { fr } from './fr.ts';

export type Key = keyof typeof en;
export type Catalogue = Readonly<Record<Key, string>>;
export type Lang = 'en' | 'fr';
export type Values = Readonly<Record<string, string | number>>;

export const catalogues: Readonly<Record<Lang, Catalogue>> = { en, fr };
export const languages: readonly Lang[] = ['en', 'fr'];

const PLACEHOLDER = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;

export function say(lang: Lang, key: Key, values: Values = {}): string {
  const text = catalogues[lang][key].replace(
    PLACEHOLDER,
    (_, name: string, one?: string, many?: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`'${key}' lacks a value for {${name}}`);
      if (one === undefined || many === undefined) return String(value);
      return isOne(lang, Number(value)) ? one : many;
    },
  );
  return lang === 'fr' ? keepTogether(text) : text;
}

/** French counts 0 as one. */
const isOne = (lang: Lang, count: number): boolean => (lang === 'fr' ? count < 2 : count === 1);

/** No line may begin with the mark that follows a space. */
const keepTogether = (text: string): string => text.replace(/ (?=[:;!?](?:\s|$))/g, '\u00a0');

/** A name that the rules wrote into an event, or undefined when the catalogue lacks it. */
export function wordFor(lang: Lang, name: string): string | undefined {
  const words: Readonly<Record<string, string>> = catalogues[lang];
  return words[`word.${name}`];
}
