import type { MollieClient, Payment } from '@mollie/api-client';
import type { Id } from '#contract/kit/id.ts';
import { mollieCall } from './mollie-call.ts';
import { orderOfMollie } from './mollie-payment.ts';

/** The most that Mollie gives at once. */
const pageSize = 250;
const mostPages = 20;
/** By how much Mollie's clock may be behind ours. */
const skewMs = 5 * 60_000;

/**
 * Looks through what was ordered since then, newest first, for this order; null when it is not there. Rejects where that
 * is too much to look through: null would mean that it was never made.
 */
export async function findAtMollie(client: MollieClient, order: Id, since: Date): Promise<Payment | null> {
  const oldest = since.getTime() - skewMs;
  let from: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const payments = await mollieCall('list its payments', () =>
      client.payments.page({ limit: pageSize, ...(from === undefined ? {} : { from }) }),
    );
    const found = payments.find((payment) => orderOfMollie(payment) === order);
    if (found) return found;
    const last = payments.at(-1);
    from = payments.nextPageCursor;
    if (from === undefined || !last || Date.parse(last.createdAt) < oldest) return null;
  }
  throw new Error('mollie has more payments since the order than can be looked through');
}
