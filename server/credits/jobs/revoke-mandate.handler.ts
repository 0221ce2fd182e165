import { jobHandler } from '#server/platform/jobs/job.ts';
import { providerNamed } from '../payments/offered-provider.ts';
import { readMandate } from '../store/payment-mandates.ts';
import { revokeMandate } from './revoke-mandate.job.ts';

export const revokeMandateHandler = jobHandler(revokeMandate, async ({ mandate: id }, platform) => {
  const mandate = await readMandate(platform.db, id);
  if (mandate?.state !== 'ended' || mandate.customerReference === null || mandate.reference === null) return;
  await providerNamed(platform, mandate.provider)?.mandates.revoke(
    mandate.customerReference,
    mandate.reference,
  );
});
