import * as z from 'zod/mini';

/** The information pages, whose texts have versions (CON-17). */
export const pageNames = [
  'terms',
  'privacy',
  'cookies',
  'faq',
  'return-policy',
  'service',
  'ban',
  'accessibility',
  '2257',
] as const;

export const pageName = z.enum(pageNames);

export type PageName = z.output<typeof pageName>;

/** Pages whose new versions need the approval of a second operator (CON-17). */
export const approvedPages: readonly PageName[] = ['terms', 'privacy'];

/**
 * Days between the publication of new terms and their first day. Members know them 30 days before; one more
 * day is for sending the mails (CON-13).
 */
export const termsNoticeDays = 31;
