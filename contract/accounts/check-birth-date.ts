import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { birthDate } from './sign-up.ts';

/**
 * Checks whether a person with that birth date may sign up; the form asks before it continues. A refusal is
 * remembered for a day in this browser: every later date is `under_age_before`, here and in the sign-up
 * (AGE-1).
 */
export const checkBirthDate = operation({
  name: 'accounts/check-birth-date',
  summary: 'Whether a birth date is old enough',
  method: 'POST',
  path: '/api/birth-date.php',
  caller: 'anyone',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({
    date_of_birth: birthDate({ minimumAge: 18, now: () => new Date(), age: 'later' }),
  }),
  answer: z.object({ accepted: z.literal(true) }),
  errors: {},
});
