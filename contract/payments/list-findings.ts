import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { queryFlag } from '#contract/kit/query.ts';
import { finding, reconciliationRun } from './finding.ts';

/**
 * Differences between our books and the provider's, the newest first: those that are open, or with `resolved` those that
 * are not any more; with the last comparisons, so that a night without one is seen (CRED-11).
 */
export const listFindings = operation({
  name: 'payments/list-findings',
  summary: 'Differences with the payment provider',
  method: 'GET',
  path: '/api/console/findings.php',
  caller: 'operator',
  input: z.strictObject({
    resolved: z._default(queryFlag, false),
    page: z._default(queryInteger(1, 1000), 1),
  }),
  answer: z.object({
    ...pageOf(finding).shape,
    /** The newest first, at most ten. */
    runs: z.array(reconciliationRun),
    /** Something that is compared each night was not for more than a day. */
    overdue: z.boolean(),
  }),
  errors: {},
});
