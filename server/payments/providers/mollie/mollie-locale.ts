import { Locale } from '@mollie/api-client';

/** The default among Mollie's 24 locales for a language whose country has none of its own (PAY-23). */
const ofLanguage: Readonly<Record<string, Locale>> = {
  da: Locale.da_DK,
  de: Locale.de_DE,
  en: Locale.en_GB,
  es: Locale.es_ES,
  fi: Locale.fi_FI,
  fr: Locale.fr_FR,
  it: Locale.it_IT,
  nl: Locale.nl_NL,
  no: Locale.nb_NO,
  pl: Locale.pl_PL,
  sv: Locale.sv_SE,
};

const locales: readonly Locale[] = Object.values(Locale);

/** The checkout locale for a language and country: `nl_BE` if it exists, otherwise `nl_NL`. */
export const mollieLocale = (language: string, country: string): Locale =>
  locales.find((locale: string) => locale === `${language}_${country}`) ??
  ofLanguage[language] ??
  Locale.en_GB;
