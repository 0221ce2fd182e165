import * as z from 'zod/mini';
import { attributeValues } from '#contract/profiles/attributes.ts';
import { distanceBands } from '#contract/profiles/distance-band.ts';
import { lookingFor, sexualities } from '#contract/profiles/fields.ts';
import { country, countryRegion } from '#contract/sites/country.ts';
import { interest } from '#contract/sites/interest.ts';

/** Maximum number of interests in one search. */
export const mostInterests = 5;

export { distanceBands };

export const searchOrder = z.enum(['active', 'nearest'], 'invalid');

export const oldestAge = 120;
const age = z.int().check(z.minimum(18), z.maximum(oldestAge));

const anyOf = <const Words extends readonly string[]>(words: Words) =>
  z.optional(
    z
      .array(z.enum(words, 'invalid'))
      .check(z.minLength(1, 'required'), z.maxLength(words.length, 'too_many')),
  );

export const agesInOrder = z.refine<{ min_age?: number | undefined; max_age?: number | undefined }>(
  ({ min_age, max_age }) => min_age === undefined || max_age === undefined || min_age <= max_age,
  { error: 'ages_reversed', path: ['max_age'] },
);

/**
 * Criteria of a search, as stored (DISC-1, DISC-7). Missing fields do not restrict. Any of several colours or
 * types matches; interests must all match. Notices ignore `online_now`.
 */
export const criteria = z
  .strictObject({
    gender: z.optional(lookingFor),
    country: z.optional(country),
    countryregion: z.optional(countryRegion),
    min_age: z.optional(age),
    max_age: z.optional(age),
    sexuality: anyOf(sexualities),
    hair_color: anyOf(attributeValues.hair_color),
    eye_color: anyOf(attributeValues.eye_color),
    body_type: anyOf(attributeValues.body_type),
    relationship_status: anyOf(attributeValues.relationship_status),
    tattoos: anyOf(attributeValues.tattoos),
    signup_reason: anyOf(attributeValues.signup_reason),
    interests: z.optional(
      z.array(interest).check(z.minLength(1, 'required'), z.maxLength(mostInterests, 'too_many')),
    ),
    with_photo: z.optional(z.boolean()),
    online_now: z.optional(z.boolean()),
    distance: z.optional(z.literal(distanceBands)),
    hide_fictional: z.optional(z.boolean()),
    order: z.optional(searchOrder),
  })
  .check(agesInOrder);

export type Criteria = z.output<typeof criteria>;
