import * as z from 'zod/mini';

/** Languages with a complete catalogue. Dutch is the source and the last fallback (LANG-1, LANG-2). */
export const locales = ['nl', 'en', 'da', 'de', 'es', 'fi', 'fr', 'it', 'no', 'pl', 'sv'] as const;

export type Locale = (typeof locales)[number];

export const locale = z.enum(locales);

/**
 * The catalogue for a language code of a browser, a domain or a store: `nb` is `no` (LANG-4). Null if there
 * is none.
 */
export const localeOf = (code: string | null | undefined): Locale | null =>
  locales.find((known) => known === (code === 'nb' ? 'no' : code)) ?? null;

/**
 * Generated from Dutch, 40 % longer, for checking layouts. Offered only with DEMO=1, never stored for a
 * member.
 */
export const pseudoLocale = 'pseudo';

/** Language cookie, 365 days (LANG-2). */
export const languageCookie = 'vonk_language';
