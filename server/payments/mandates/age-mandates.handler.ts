import { jobHandler } from '#server/platform/jobs/job.ts';
import { ageMandates } from './age-mandates.job.ts';
import { endAndRevokeMandate } from './drop-mandate.ts';
import { deleteOldMandateProof, purgeDebitCodes, unusedMandates } from './old-mandates.sql.ts';

export const ageMandatesHandler = jobHandler(ageMandates, async (_, platform) => {
  const now = platform.clock.now();
  for (const mandate of await unusedMandates(platform.db, now))
    await endAndRevokeMandate(platform, mandate, 'unused');
  await deleteOldMandateProof(platform.db, now);
  await purgeDebitCodes(platform.db, now);
});
