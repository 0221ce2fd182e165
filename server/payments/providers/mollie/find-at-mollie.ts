import type { MollieClient, Payment } from '@mollie/api-client';
import type { Id } from '#contract/kit/id.ts';
import { orderOfMollie } from './mollie-order.ts';
import { molliePayments } from './mollie-payments.ts';

/** For all pages together: somebody may wait for it on a page. */
const limitMs = 10_000;

/**
 * Looks through what was ordered since then, newest first, for this order; null when it is not there. Rejects where that
 * takes too long: null would mean that it was never made.
 */
export async function findAtMollie(client: MollieClient, order: Id, since: Date): Promise<Payment | null> {
  const end = performance.now() + limitMs;
  const left = () => Math.max(1, end - performance.now());
  for await (const payment of molliePayments(client, since, left)) {
    if (orderOfMollie(payment) === order) return payment;
  }
  return null;
}
