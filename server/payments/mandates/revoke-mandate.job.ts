import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Ends a mandate at its provider after it ended here. Names no member, because the job outlives an erasure
 * (GDPR-10).
 */
export const revokeMandate = job('payments/revoke-mandate', z.object({ mandate: id }), { triedForHours: 72 });
