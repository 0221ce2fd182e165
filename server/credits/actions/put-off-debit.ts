import { paymentChanged } from '#contract/credits/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { mailDebitNotice } from '../jobs/mail-debit-notice.job.ts';
import { debitAfterNotice } from '../rules/debit-date.ts';
import { paymentView } from '../rules/payment-view.ts';
import { putOffDebit as storeDay } from '../store/debit-notices.ts';
import { lockPayment } from '../store/payments.ts';
import type { StoredPayment } from '../store/stored-payment.ts';

/** Announces a direct debit anew: nobody was told of its day yet, or that is too long ago (SEPA-5). */
export function putOffDebit(platform: Platform, payment: StoredPayment): Promise<StoredPayment> {
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
