import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { instant } from '#contract/kit/time.ts';
import { longestAuthority, longestCaseNumber } from './place-hold.ts';

/** A report to an authority that was made, with the number it was given. */
export const authorityReport = z.object({
  id,
  authority: z.string(),
  reference: z.string(),
  reported_at: instant,
  recorded_by: z.string(),
});

export type AuthorityReport = z.output<typeof authorityReport>;

/**
 * Records that an operator reported a member to the police or another authority (DSA-5). `client_id` is the
 * idempotency key of the form. A moment in the future is `in_the_future`, a released hold `not_found`.
 */
export const recordAuthorityReport = operation({
  name: 'accounts/record-authority-report',
  summary: 'Record a report to an authority',
  method: 'POST',
  path: '/api/console/authority-reports.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({
    client_id: z.uuid('invalid'),
    hold: id,
    authority: typedText(longestAuthority),
    reference: typedText(longestCaseNumber),
    reported_at: instant,
  }),
  answer: z.object({ report: id }),
  errors: { in_the_future: 409 },
});
