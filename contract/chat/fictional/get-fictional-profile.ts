import * as z from 'zod/mini';
import { id, queryId } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { operation } from '#contract/kit/operation.ts';
import { fictionalPicture } from '#contract/photos/fictional/fictional-picture.ts';
import { gender, lookingFor, sexuality } from '#contract/profiles/fields.ts';
import { memberProfile } from '#contract/profiles/get-member.ts';
import { fictionalState, profileNote } from './fictional-profile.ts';

/** A fictional profile with everything that operators know of it, and as members see it (SAFE-6). */
export const getFictionalProfile = operation({
  name: 'chat/get-fictional-profile',
  summary: 'One fictional profile',
  method: 'GET',
  path: '/api/console/fictional-profile.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z.strictObject({ profile: queryId }),
  answer: z.object({
    profile: id,
    state: fictionalState,
    site: z.object({ id: z.int(), host: z.string(), language: locale, countries: z.array(z.string()) }),
    gender,
    date_of_birth: z.string(),
    looking_for: lookingFor,
    sexuality,
    country: z.string(),
    /** The town as typed; null for a whole country. */
    place: z.nullable(z.string()),
    /** The profile as members read it, with its label. */
    preview: memberProfile,
    pictures: z.array(fictionalPicture),
    notes: z.array(profileNote),
    talks: z.int(),
    waiting: z.int(),
  }),
  errors: {},
});
