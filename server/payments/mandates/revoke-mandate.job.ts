import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** A mandate that ended here ends at its provider as well. Names no member: it outlives an erasure (GDPR-10). */
export const revokeMandate = job('payments/revoke-mandate', z.object({ mandate: id }), { triedForHours: 72 });
