import type { Language } from '#web/platform/intl/language.ts';

/** Each language in its own words: whoever looks for theirs must be able to read it. */
export const languageNames: Readonly<Record<Language, string>> = {
  nl: 'Nederlands',
  en: 'English',
  pseudo: 'Pseudo (test)',
};
