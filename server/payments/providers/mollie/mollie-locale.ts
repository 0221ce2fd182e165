import { Locale } from '@mollie/api-client';

/** The one of Mollie's 24 locales for a language where its country has none of its own (PAY-23). */
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

/** In which words the checkout speaks to somebody of this country: `nl_BE` where there is one, else `nl_NL`. */
export const mollieLocale = (language: string, country: string): Locale =>
  locales.find((locale: string) => locale === `${language}_${country}`) ??
  ofLanguage[language] ??
  Locale.en_GB;
