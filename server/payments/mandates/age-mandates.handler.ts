import { jobHandler } from '#server/platform/jobs/job.ts';
import { ageMandates } from './age-mandates.job.ts';
import { dropMandate } from './drop-mandate.ts';
import { forgetOldProof, purgeDebitCodes, unusedMandates } from './old-mandates.sql.ts';

export const ageMandatesHandler = jobHandler(ageMandates, async (_, platform) => {
  const now = platform.clock.now();
  for (const mandate of await unusedMandates(platform.db, now))
    await dropMandate(platform, mandate, 'unused');
  await forgetOldProof(platform.db, now);
  await purgeDebitCodes(platform.db, now);
});
