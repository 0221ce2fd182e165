import { type Locale, locales } from '#contract/kit/locale.ts';

/** A stored language, null where none is stored or it has no catalogue (any more). */
export const storedLocale = (language: string | null): Locale | null =>
  locales.find((locale) => locale === language) ?? null;
