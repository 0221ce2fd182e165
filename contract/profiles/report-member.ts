import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { reportFields, reportReceipt, requireTextForOther } from '#contract/safety/report-reason.ts';

/**
 * Reports a profile or one of its photos, with what is shown now as evidence (SAFE-1, TRUST-4, FIC-14).
 * - A second report while the case is open returns the same case and number.
 * - The reported member is not notified.
 * - The answer does not reveal a block or a deleted account: both are reported like any other member.
 * - A photo that does not exist (any more) becomes a report of the profile.
 * - The reason `other` requires words.
 */
export const reportMember = operation({
  name: 'profiles/report-member',
  summary: 'Report a profile or a photo of it',
  method: 'POST',
  path: '/api/report.php',
  caller: 'member',
  whileRestricted: true,
  limit: { calls: 60, seconds: 3600 },
  budget: {
    kind: 'write',
    member: [
      { calls: 20, seconds: 3600 },
      { calls: 60, seconds: 86_400 },
    ],
  },
  input: z.strictObject({ profile: id, photo: z.optional(id), ...reportFields }).check(requireTextForOther),
  answer: reportReceipt,
  errors: { own_profile: 409, too_many_reports: 429, reporting_suspended: 403 },
});
