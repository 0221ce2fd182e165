import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { interest, interests } from '#contract/sites/interest.ts';
import { attributeValues } from './attributes.ts';
import { lookingFor, profileName, sexuality } from './fields.ts';
import { ownProfile } from './get-own-profile.ts';
import { typedPrompts } from './prompts.ts';

const choice = <const Values extends readonly string[]>(values: Values) =>
  z.optional(z.nullable(z.enum(values, 'invalid')));

/**
 * Changes the given fields. Null clears a field; an omitted field stays (PROF-1). Gender and birth date
 * cannot change, because others rely on them and no member may change their age after sign-up (AGE-1).
 */
export const changeProfile = operation({
  name: 'profiles/change-profile',
  summary: 'Change the own profile',
  method: 'PUT',
  path: '/api/profile.php',
  caller: 'member',
  input: z.strictObject({
    name: z.optional(profileName),
    looking_for: z.optional(lookingFor),
    sexuality: z.optional(sexuality),
    hair_color: choice(attributeValues.hair_color),
    eye_color: choice(attributeValues.eye_color),
    body_type: choice(attributeValues.body_type),
    relationship_status: choice(attributeValues.relationship_status),
    tattoos: choice(attributeValues.tattoos),
    signup_reason: choice(attributeValues.signup_reason),
    about: z.optional(z.nullable(typedText(2000))),
    interests: z.optional(z.array(interest).check(z.maxLength(interests.length, 'too_long'))),
    prompts: z.optional(typedPrompts),
  }),
  answer: z.object({ profile: ownProfile }),
  errors: {},
});
