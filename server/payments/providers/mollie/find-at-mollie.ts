import type { MollieClient, Payment } from '@mollie/api-client';
import type { Id } from '#contract/kit/id.ts';
import { orderOfMollie } from './mollie-order.ts';
import { molliePayments } from './mollie-payments.ts';

/** For all pages together, because a user may be waiting for the answer. */
const limitMs = 10_000;

/**
 * Searches the payments since then, newest first, for this order; null if it is not there. Rejects if the
 * search takes too long, because null would mean that the order was never created.
 */
export async function findAtMollie(client: MollieClient, order: Id, since: Date): Promise<Payment | null> {
  const end = performance.now() + limitMs;
  const left = () => Math.max(1, end - performance.now());
  for await (const payment of molliePayments(client, since, left)) {
    if (orderOfMollie(payment) === order) return payment;
  }
  return null;
}
