import type { Locale } from './locale.ts';

/** The countries with formats of their own for a language; the first one is the default. */
const countries: Readonly<Record<Locale, readonly [string, ...string[]]>> = {
  nl: ['NL', 'BE'],
  en: ['GB', 'AU', 'CA', 'IE', 'NZ', 'US'],
  da: ['DK'],
  de: ['DE', 'AT', 'BE', 'CH', 'LI', 'LU'],
  es: ['ES', 'US'],
  fi: ['FI'],
  fr: ['FR', 'BE', 'CA', 'CH', 'LU'],
  it: ['IT', 'CH'],
  no: ['NO'],
  pl: ['PL'],
  sv: ['SE', 'FI'],
};

/** A language with a country. The compiler refuses a bare language in its place. */
export type FormatTag = `${string}-${string}`;

/**
 * The tag that dates, times, money and lists follow: the language with the reader's country where the pair
 * exists, such as `en-GB`, `de-AT` or `fr-CA` (LANG-8). Otherwise the language with its first country, so that
 * English is British for readers outside the English-speaking countries. Norwegian is `nb-NO`.
 */
export function formatTag(language: Locale, country: string | null): FormatTag {
  const [first, ...others] = countries[language];
  const region = country !== null && others.includes(country) ? country : first;
  return `${language === 'no' ? 'nb' : language}-${region}`;
}
