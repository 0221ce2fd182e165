import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { providerNamed } from '../providers/offered-provider.ts';
import { readMandate } from './payment-mandates.sql.ts';

/**
 * Ends a mandate at its provider after it ended here. Names no member, because the job outlives an erasure
 * (GDPR-10).
 */
export const revokeMandate = job('payments/revoke-mandate', z.object({ mandate: id }), { triedForHours: 72 });

export const revokeMandateHandler = jobHandler(revokeMandate, async ({ mandate: id }, platform) => {
  const mandate = await readMandate(platform.db, id);
  if (mandate?.state !== 'ended' || mandate.customerReference === null || mandate.reference === null) return;
  await providerNamed(platform, mandate.provider)?.mandates.revoke(
    mandate.customerReference,
    mandate.reference,
  );
});
