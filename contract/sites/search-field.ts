import * as z from 'zod/mini';

/** Fields that a site may offer for searching (DISC-1, SITE-2). `age` means both bounds. */
export const searchFields = [
  'gender',
  'country',
  'countryregion',
  'age',
  'sexuality',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
  'signup_reason',
  'interests',
] as const;

export const searchField = z.enum(searchFields);

export type SearchField = z.output<typeof searchField>;
