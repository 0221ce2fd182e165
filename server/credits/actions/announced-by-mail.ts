import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readPayment } from '../store/payments.ts';
import { abandonPayment } from './abandon-payment.ts';
import { mailDebit } from './mail-debit.ts';

/** A mail server that is away for so long would have the notice come too late; the job is tried for longer. */
const waitedHours = 20;

/**
 * Tells a member of a debit before it is collected (SEPA-5). Whoever orders one sees its amount and its day as they do; of a
 * retry this mail alone tells, so that one which nobody could be told of is given up. Rejects while the mail server may still
 * take it.
 */
export async function announcedByMail(platform: Platform, id: Id): Promise<void> {
  try {
    if (await mailDebit(platform, id, 'direct_debit_notice')) return;
  } catch (error) {
    if (!(await isTooLate(platform, id))) throw error;
    platform.log.error({ err: error, payment: id }, 'a debit could not be announced');
  }
  const payment = await readPayment(platform.db, id);
  if (payment?.retryOf != null) await abandonPayment(platform, payment, 'failed', 'not_announced');
}

async function isTooLate({ db, clock }: Platform, id: Id): Promise<boolean> {
  const payment = await readPayment(db, id);
  if (payment === null || payment.retryOf === null) return false;
  return clock.now().getTime() >= payment.createdAt.getTime() + waitedHours * 3_600_000;
}
