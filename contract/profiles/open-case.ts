import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { longestReport, reportReason } from '#contract/safety/report-reason.ts';

/** Reasons for which an operator opens a case: not the request for credits of a reporter. */
export const caseReason = reportReason.check(z.refine((reason) => reason !== 'thought_real', 'invalid'));

/**
 * Opens a case about a member, or one of their photos, without a report by a member (SAFE-5). The evidence is
 * frozen as for a report. The operator holds the case and decides on it like on any other.
 * - `client_id` is the idempotency key of the form.
 * - `complaint`: the number of the notice that led to the case. An unknown one is `complaint_unknown`.
 * - A member who was never visible and has no photo is `not_found`.
 */
export const openCase = operation({
  name: 'profiles/open-case',
  summary: 'Open a case about a member',
  method: 'POST',
  path: '/api/console/cases.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({
    client_id: z.uuid('invalid'),
    member: id,
    photo: z.optional(id),
    /** Hides the photo from everybody at once, until the decision. Only with a photo. */
    hide: z._default(z.boolean(), false),
    complaint: z.optional(
      z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/, 'invalid')),
    ),
    reason: caseReason,
    words: typedText(longestReport),
  }),
  answer: z.object({ report: id }),
  errors: { complaint_unknown: 404 },
});
