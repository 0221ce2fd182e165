import * as z from 'zod/mini';

/** What a site may let people search by (DISC-1, SITE-2); `age` stands for both ends. */
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
