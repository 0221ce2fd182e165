import { type Locale, languageCookie, localeOf, pseudoLocale } from '#contract/kit/locale.ts';
import type { ShownLocale } from '../texts/texts.ts';
import type { Cookies } from './cookies.ts';

const fromHeader = (header: string | undefined): Locale | null => {
  if (header === undefined) return null;
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: localeOf(tag.slice(0, 2)), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((wish) => wish.language !== null && wish.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wishes[0]?.language ?? null;
};

export interface LanguageSources {
  readonly stored: Locale | null;
  readonly cookies: Cookies;
  readonly domainLanguage: string;
  readonly acceptLanguage: string | undefined;
}

/** Chooses the language (LANG-2): the member's, the cookie's, the site's, the browser's, else Dutch. */
export function chooseLanguage({ stored, cookies, domainLanguage, acceptLanguage }: LanguageSources): Locale {
  return (
    stored ??
    localeOf(cookies[languageCookie]) ??
    localeOf(domainLanguage.slice(0, 2).toLowerCase()) ??
    fromHeader(acceptLanguage) ??
    'nl'
  );
}

/**
 * The language to display. In the demo the cookie may select the pseudo-language for every member and
 * visitor.
 */
export function shownLanguage(language: Locale, cookies: Cookies, demo: boolean): ShownLocale {
  return demo && cookies[languageCookie] === pseudoLocale ? pseudoLocale : language;
}
