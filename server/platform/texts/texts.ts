import type { Locale, pseudoLocale } from '#contract/kit/locale.ts';

/** A language something can be shown in: the pseudo-language only for looking at layouts. */
export type ShownLocale = Locale | typeof pseudoLocale;

export type TextValues = Readonly<Record<string, string | number | boolean | Date>>;

export interface Texts {
  /** The ICU message of `texts/messages/<locale>/`. A key that does not exist throws. */
  format(locale: ShownLocale, key: string, values?: TextValues): string;
  has(key: string): boolean;
}
