import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { abandonPayment } from './abandon-payment.ts';
import { setAnnounced } from './debit-notices.sql.ts';
import { mailDebit } from './mail-debit.ts';

/**
 * Notifies a member of a debit before collection, and records the notice (SEPA-5). If nobody can be notified,
 * the debit is abandoned. Rejects while the mail server may still accept the mail: until then the debit is
 * not collected.
 */
export async function announceDebitByMail(platform: Platform, id: Id): Promise<void> {
  const payment = await readPayment(platform.db, id);
  if (payment?.state !== 'pending' || payment.debitAt === null || payment.announcedAt !== null) return;
  if (await mailDebit(platform, id, 'direct_debit_notice'))
    await setAnnounced(platform.db, id, payment.debitAt, platform.clock.now());
  else await abandonPayment(platform, payment, 'failed', 'not_announced');
}
