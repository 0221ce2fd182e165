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
