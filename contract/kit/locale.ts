import * as z from 'zod/mini';

/** Languages with a complete catalogue; Dutch is the source and the last resort (LANG-1, LANG-2). */
export const locales = ['nl', 'en'] as const;

export type Locale = (typeof locales)[number];

export const locale = z.enum(locales);

/** Generated from Dutch, 40 % longer, for looking at layouts; offered only where DEMO=1, never stored for a member. */
export const pseudoLocale = 'pseudo';

/** Language cookie, 365 days (LANG-2). */
export const languageCookie = 'vonk_language';
