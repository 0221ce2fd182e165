import { type MollieClient, PaymentEmbed } from '@mollie/api-client';
import type { Logger } from '#server/platform/logger.ts';
import type { FetchedReversal, RefundOrder } from '../provider.ts';
import { RefundRefused } from '../refund-refused.ts';
import { minorUnits, mollieAmount } from './mollie-amount.ts';
import { mollieCall } from './mollie-call.ts';
import { isNotFoundAtMollie, MollieError } from './mollie-error.ts';
import { mollieReversals, refundOfMollie } from './mollie-reversals.ts';

/** The refusals that no retry changes. */
function refusalOf(error: unknown): RefundRefused | null {
  if (isNotFoundAtMollie(error)) return new RefundRefused('not_refundable', error);
  if (!(error instanceof MollieError) || error.status !== 422) return null;
  return new RefundRefused(error.field === 'amount' ? 'too_much' : 'not_refundable', error);
}

const isUnclear = (error: unknown): boolean =>
  error instanceof MollieError && (error.status === null || error.status === 409);

/**
 * Refunds money through Mollie, and never twice (PAY-16). The refund is looked up first, and again if the
 * answer was lost or Mollie reports a duplicate. So it is safe even after the hour in which Mollie knows the
 * key. If Mollie lacks the money, the refund waits there. For most methods Mollie would refund more than was
 * paid; we never do.
 */
export async function refundFromMollie(
  client: MollieClient,
  log: Pick<Logger, 'error'>,
  { reference, ownId, amount, description }: RefundOrder,
  idempotencyKey: string,
): Promise<FetchedReversal> {
  const reversals = async () => {
    const payment = await mollieCall('get a payment', () =>
      client.payments.get(reference, { embed: [PaymentEmbed.refunds, PaymentEmbed.chargebacks] }),
    );
    const all = mollieReversals(payment, log);
    const gone = all.filter(({ state }) => state !== 'undone').reduce((sum, one) => sum + one.amount, 0);
    return { made: all.find((one) => one.ownId === ownId), left: minorUnits(payment.amount) - gone };
  };
  try {
    const { made, left } = await reversals();
    if (made) return made;
    if (amount.amount > left) throw new RefundRefused('too_much');
    const refund = await mollieCall('refund a payment', () =>
      client.paymentRefunds.create({
        paymentId: reference,
        amount: mollieAmount(amount),
        description,
        metadata: { reversal: ownId },
        idempotencyKey,
      }),
    );
    return refundOfMollie(refund, log);
  } catch (error) {
    const made = isUnclear(error) ? (await reversals().catch(() => null))?.made : undefined;
    if (made) return made;
    throw refusalOf(error) ?? error;
  }
}

/** Stops a refund that Mollie has not executed yet: it waits there for two hours. False once it is too late. */
export async function cancelRefundAtMollie(
  client: MollieClient,
  reference: string,
  refund: string,
): Promise<boolean> {
  try {
    await mollieCall('cancel a refund', () => client.paymentRefunds.cancel(refund, { paymentId: reference }));
    return true;
  } catch (error) {
    if (isNotFoundAtMollie(error) || (error instanceof MollieError && error.status === 422)) return false;
    throw error;
  }
}
