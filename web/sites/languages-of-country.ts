import { type Locale, localeOf, locales } from '#contract/kit/locale.ts';
import type { Language } from '#web/platform/intl/language.ts';

/** Each language in its own words, so that its speakers can read it. */
export const languageNames: Readonly<Record<Language, string>> = {
  nl: 'Nederlands',
  en: 'English',
  da: 'Dansk',
  de: 'Deutsch',
  es: 'Español',
  fi: 'Suomi',
  fr: 'Français',
  it: 'Italiano',
  no: 'Norsk bokmål',
  pl: 'Polski',
  sv: 'Svenska',
  pseudo: 'Pseudo (test)',
};

// Languages by country (LANG-4). The other languages follow.
const byCountry: Readonly<Record<string, readonly string[]>> = {
  US: ['en', 'es'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DE: ['de'],
  AT: ['de'],
  IE: ['en'],
  GB: ['en'],
  CA: ['en', 'fr'],
  PL: ['pl'],
  AU: ['en'],
  NZ: ['en'],
  CH: ['de', 'it', 'fr', 'en'],
  DK: ['da'],
  FI: ['fi', 'sv'],
  NO: ['no'],
  SE: ['sv'],
};

/** Returns a country's own languages in their order, or none if the site has none of them (LANG-4). */
export function ownLanguagesOf(country: string): Locale[] {
  return (byCountry[country] ?? []).flatMap((code) => localeOf(code) ?? []);
}

/** Returns all languages for visitors of a country, its own ones first (LANG-4). */
export function languagesOfCountry(country: string): Locale[] {
  const own = byCountry[country] ?? [];
  const rank = (language: Locale) => {
    const index = own.indexOf(language);
    return index < 0 ? own.length : index;
  };
  return [...locales].sort((one, other) => rank(one) - rank(other));
}
