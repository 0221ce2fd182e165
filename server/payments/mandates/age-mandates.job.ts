import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { purgeDebitDevices } from './debit-devices.sql.ts';
import { endAndRevokeMandate } from './drop-mandate.ts';
import { deleteOldMandateProof, purgeDebitCodes, unusedMandates } from './old-mandates.sql.ts';

/**
 * Ends mandates that were not used for 36 months (SEPA-4), and deletes their link to the member once no proof
 * is needed (SEPA-6). Forgets the browsers of old debits (SEPA-12).
 */
export const ageMandates = job('payments/age-mandates', z.object({}), {
  cron: '41 3 * * *',
  retries: 3,
  parallel: 1,
});

export const ageMandatesHandler = jobHandler(ageMandates, async (_, platform) => {
  const now = platform.clock.now();
  for (const mandate of await unusedMandates(platform.db, now))
    await endAndRevokeMandate(platform, mandate, 'unused');
  await deleteOldMandateProof(platform.db, now);
  await purgeDebitCodes(platform.db, now);
  await purgeDebitDevices(platform.db, now);
});
