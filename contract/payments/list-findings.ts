import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { queryFlag } from '#contract/kit/query.ts';
import { finding, reconciliationRun } from './finding.ts';

/**
 * Differences between our books and the provider's, newest first: the open ones, or with `resolved` the
 * closed ones. The answer includes the last comparisons, so that a night without one is visible (CRED-11).
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
    /** Newest first, at most ten. */
    runs: z.array(reconciliationRun),
    /** True if a nightly comparison did not run for more than a day. */
    overdue: z.boolean(),
  }),
  errors: {},
});
