import * as z from 'zod/mini';
import { creditsChanged } from '#contract/ledger/events.ts';
import { startPurchases, walletView } from '#server/ledger/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { allSites } from '#server/sites/door.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import { withdrawUntil } from '../orders/withdraw-until.ts';
import { type WaitingOrder, waitingSince } from './period-over.sql.ts';

/** Makes waiting credits usable once the withdrawal period of their order is over (CRED-14). */
export const startAfterPeriod = job('payments/start-after-period', z.object({}), {
  cron: '*/15 * * * *',
  retries: 0,
  timeoutSeconds: 600,
  parallel: 1,
});

const batch = 100;
/** The most batches of one site in one run; the rest is still due at the next one. */
const batches = 50;

export const startAfterPeriodHandler = jobHandler(startAfterPeriod, async (_, platform) => {
  const now = platform.clock.now();
  for (const { id: site, settings } of allSites()) {
    // Paid this long ago: the last moment to withdraw is over.
    const length = withdrawUntil(now, settings.refund_days).getTime() - now.getTime();
    const before = new Date(now.getTime() - length);
    let after = 0;
    for (let round = 0; round < batches; round += 1) {
      const due = await waitingSince(platform.db, { site, before, after, limit: batch });
      for (const order of due) await start(platform, order, now);
      after = due.at(-1)?.payment ?? after;
      if (due.length < batch) break;
    }
  }
});

/** One transaction for each order: one that fails does not stop the others. */
async function start(platform: Platform, { payment, member }: WaitingOrder, now: Date): Promise<void> {
  try {
    await platform.transact(async (unit) => {
      await lockPayment(unit.db, payment);
      const started = await startPurchases(unit.db, { member, payments: [payment], by: 'period_end', now });
      if (started.payments.length > 0) unit.emit(member, creditsChanged, walletView(started.wallet));
    });
  } catch (error) {
    platform.log.error({ err: error, payment }, 'credits could not be started, to be tried again');
  }
}
