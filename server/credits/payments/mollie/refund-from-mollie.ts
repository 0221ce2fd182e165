import type { MollieClient } from '@mollie/api-client';
import type { Logger } from '#server/platform/logger.ts';
import type { FetchedReversal, RefundOrder } from '../provider.ts';
import { RefundRefused } from '../refund-refused.ts';
import { mollieAmount } from './mollie-amount.ts';
import { mollieCall } from './mollie-call.ts';
import { isGoneAtMollie, MollieFault } from './mollie-fault.ts';
import { refundOfMollie } from './mollie-reversals.ts';

/** The most that Mollie gives at once: one payment has not so many. */
const pageSize = 250;

/** What Mollie will never do, whenever it is asked again. */
function refusalOf(error: unknown): RefundRefused | null {
  if (isGoneAtMollie(error)) return new RefundRefused('not_refundable', error);
  if (!(error instanceof MollieFault) || error.status !== 422) return null;
  return new RefundRefused(error.field === 'amount' ? 'too_much' : 'not_refundable', error);
}

/**
 * Gives money back through Mollie. It is looked for before it is asked for, and again where the answer did not arrive or
 * Mollie says that it has the same one already: never twice, also after the hour in which Mollie knows the key (PAY-16).
 */
export async function refundFromMollie(
  client: MollieClient,
  log: Pick<Logger, 'error'>,
  { reference, ownId, amount, description }: RefundOrder,
  idempotencyKey: string,
): Promise<FetchedReversal> {
  const find = async (): Promise<FetchedReversal | undefined> => {
    const refunds = await mollieCall('list the refunds of a payment', () =>
      client.paymentRefunds.page({ paymentId: reference, limit: pageSize }),
    );
    return refunds.map((refund) => refundOfMollie(refund, log)).find((refund) => refund.ownId === ownId);
  };
  try {
    const made = await find();
    if (made) return made;
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
    const refusal = refusalOf(error);
    if (refusal) throw refusal;
    const isUnclear = error instanceof MollieFault && (error.status === null || error.status === 409);
    const made = isUnclear ? await find().catch(() => undefined) : undefined;
    if (made) return made;
    throw error;
  }
}
