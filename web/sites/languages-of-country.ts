import { type Locale, localeOf, locales } from '#contract/kit/locale.ts';

// LANG-4; the rest of the languages follow under the country's own.
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

/** A country's own languages, the first one first; none where we have none of them (LANG-4). */
export function ownLanguagesOf(country: string): Locale[] {
  return (byCountry[country] ?? []).flatMap((code) => localeOf(code) ?? []);
}

/** The languages a visitor of this country is offered, their country's first (LANG-4). */
export function languagesOfCountry(country: string): Locale[] {
  const own = byCountry[country] ?? [];
  const rank = (language: Locale) => {
    const index = own.indexOf(language);
    return index < 0 ? own.length : index;
  };
  return [...locales].sort((one, other) => rank(one) - rank(other));
}
