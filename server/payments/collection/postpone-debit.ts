import { paymentChanged } from '#contract/payments/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { debitAfterNotice } from '../orders/debit-date.ts';
import { paymentView } from '../orders/payment-view.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { storePostponedDate as storeDay } from './debit-notices.sql.ts';
import { mailDebitNotice } from './mail-debit-notice.job.ts';

/**
 * Announces a direct debit again, because its member was never notified of the date, or the date has passed
 * (SEPA-5).
 */
export function postponeDebit(platform: Platform, payment: StoredPayment): Promise<StoredPayment> {
  const { id, member, debitAt } = payment;
  return platform.transact(async (unit) => {
    const next = debitAfterNotice(platform.clock.now());
    const isOurs = debitAt !== null && (await storeDay(unit.db, id, debitAt, next));
    const stored = (await lockPayment(unit.db, id)) ?? payment;
    if (!isOurs) return stored;
    await unit.enqueue(mailDebitNotice, { member, payment: id });
    unit.emit(member, paymentChanged, paymentView(stored));
    return stored;
  });
}
