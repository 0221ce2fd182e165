import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { reportFields, reportTaken, wordsWhereNeeded } from '#contract/safety/report-words.ts';

/**
 * Reports a profile, or one photo of it, with what is shown at this moment as evidence (SAFE-1, TRUST-4, FIC-14). A
 * second time, while the case is open, it is the same case under the same number. The reported one is not told. Nobody
 * learns from the answer whether they are blocked or the other is gone: both are reported as any other; a photo that is
 * not there (any more) is a report of the profile. With `other` words are needed.
 */
export const reportMember = operation({
  name: 'profiles/report-member',
  summary: 'Report a profile or a photo of it',
  method: 'POST',
  path: '/api/report.php',
  caller: 'member',
  whileRestricted: true,
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ profile: id, photo: z.optional(id), ...reportFields }).check(wordsWhereNeeded),
  answer: reportTaken,
  errors: { own_profile: 409, too_many_reports: 429 },
});
