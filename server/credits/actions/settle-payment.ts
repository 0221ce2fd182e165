import { creditsChanged, paymentChanged } from '#contract/credits/events.ts';
import type { Id } from '#contract/kit/id.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { FetchedPayment } from '../payments/provider.ts';
import { paymentView } from '../rules/payment-view.ts';
import { settledState } from '../rules/settled-state.ts';
import { putCredits } from '../store/move-credits.ts';
import { lockPayment, type StoredPayment, setPaymentState } from '../store/payments.ts';

/** Amount, currency, order and reference must be ours, or nothing happens (PAY-10). */
const isOurs = (stored: StoredPayment, fetched: FetchedPayment): boolean =>
  fetched.orderId === stored.id &&
  fetched.amount === stored.price.amount &&
  fetched.currency === stored.price.currency &&
  (stored.reference === null || stored.reference === fetched.reference);

/**
 * Brings a payment to the state its provider told, and with `completed` its credits into the wallet and the
 * member to premium, all in one transaction and once, however often and in whatever order this is called
 * (CRED-2, CRED-5, PAY-9). `fetched` must come from the provider itself, never from a caller.
 */
export async function settlePayment(platform: Platform, payment: Id, fetched: FetchedPayment): Promise<void> {
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    const stored = await lockPayment(unit.db, payment);
    if (!stored) return;
    if (!isOurs(stored, fetched)) {
      platform.log.error(
        { payment },
        'a provider told a payment that is not the one ordered: nothing granted',
      );
      return;
    }
    const state = settledState(stored.state, fetched.state);
    if (state === stored.state) return;
    await setPaymentState(unit.db, { id: payment, state, reference: fetched.reference, now });
    failpoint('grant/settled');
    if (state === 'completed') {
      const { outcome, wallet } = await putCredits(
        unit.db,
        { member: stored.member, amount: stored.credits, reason: 'purchase', key: `payment:${payment}` },
        now,
      );
      failpoint('grant/entered');
      if (outcome === 'done') {
        unit.emit(stored.member, creditsChanged, { credits: wallet.credits, paid_user: wallet.paidUser });
      }
    }
    unit.emit(stored.member, paymentChanged, paymentView({ ...stored, state }));
    unit.afterCommit(() => failpoint('grant/committed'));
  });
}
