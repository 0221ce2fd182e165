import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import { dueRefunds, owedAgain } from '../refunds/held-refunds.sql.ts';
import { releaseHeldRefund } from '../refunds/release-held-refund.ts';
import { carryOutWithdrawalJob } from './carry-out-withdrawal.job.ts';
import { reopenWithdrawal } from './withdrawals.sql.ts';

/**
 * Sends the refunds of direct debits whose wait is over (SEPA-8, CON-6). The row is the state: a run that
 * dies, or that never started, is made up for by the next one.
 */
export const sendHeldRefunds = job('payments/send-held-refunds', z.object({}), {
  cron: '*/10 * * * *',
  retries: 0,
  parallel: 1,
});

const atOnce = 200;

export const sendHeldRefundsHandler = jobHandler(sendHeldRefunds, async (_, platform) => {
  const { db, clock } = platform;
  const now = clock.now();
  for (const { id: reversal, payment } of await dueRefunds(db, now, atOnce))
    await platform.transact(async (unit) => {
      const stored = await lockPayment(unit.db, payment);
      if (stored) await releaseHeldRefund(unit, stored, { reversal, why: 'due', now });
    });
  // The bank returned the debit, and undid that: the buyer is owed the refund again.
  for (const { withdrawal } of await owedAgain(db, atOnce))
    await platform.transact(async (unit) => {
      await reopenWithdrawal(unit.db, withdrawal, now);
      await unit.enqueue(carryOutWithdrawalJob, { withdrawal });
    });
});
