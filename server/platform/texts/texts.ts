import type { Locale, pseudoLocale } from '#contract/kit/locale.ts';

/** A language for display: a locale, or the pseudo-language for checking layouts. */
export type ShownLocale = Locale | typeof pseudoLocale;

export type TextValues = Readonly<Record<string, string | number | boolean | Date>>;

export interface Texts {
  /** Formats the ICU message of `texts/messages/<locale>/`. Throws if the key does not exist. */
  format(locale: ShownLocale, key: string, values?: TextValues): string;
  has(key: string): boolean;
}
