import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { interest } from '#contract/sites/interest.ts';
import { attributes } from './attributes.ts';
import { lookingFor, sexuality } from './fields.ts';
import { promptAnswer } from './prompts.ts';

/** The profile of a member as it is shown, whether anybody may see it or not. Null for an erased member. */
export const getMemberProfile = operation({
  name: 'profiles/get-member-profile',
  summary: "A member's profile text, for operators",
  method: 'GET',
  path: '/api/console/member-profile.php',
  caller: 'operator',
  right: 'read-members',
  input: z.strictObject({ member: queryId }),
  answer: z.object({
    profile: z.nullable(
      z.extend(attributes, {
        looking_for: lookingFor,
        sexuality,
        country: z.string(),
        region: z.nullable(z.string()),
        place: z.nullable(z.string()),
        about: z.nullable(z.string()),
        interests: z.array(interest),
        prompts: z.array(promptAnswer),
      }),
    ),
  }),
  errors: {},
});
