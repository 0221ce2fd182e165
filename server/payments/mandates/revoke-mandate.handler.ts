import { jobHandler } from '#server/platform/jobs/job.ts';
import { providerNamed } from '../providers/offered-provider.ts';
import { readMandate } from './payment-mandates.sql.ts';
import { revokeMandate } from './revoke-mandate.job.ts';

export const revokeMandateHandler = jobHandler(revokeMandate, async ({ mandate: id }, platform) => {
  const mandate = await readMandate(platform.db, id);
  if (mandate?.state !== 'ended' || mandate.customerReference === null || mandate.reference === null) return;
  await providerNamed(platform, mandate.provider)?.mandates.revoke(
    mandate.customerReference,
    mandate.reference,
  );
});
