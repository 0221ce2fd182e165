import { type Locale, locales, pseudoLocale } from '#contract/kit/locale.ts';

/** A language of the screens: a real one, or the pseudo-language, which only the demo and tests offer. */
export type Language = Locale | typeof pseudoLocale;

export function isLanguage(value: unknown): value is Language {
  return value === pseudoLocale || locales.some((known) => known === value);
}

/** The language tag for browsers and `Intl`. */
export function languageTag(language: Language): string {
  return language === pseudoLocale ? 'nl' : language;
}
