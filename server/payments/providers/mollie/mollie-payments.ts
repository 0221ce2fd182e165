import type { MollieClient, Payment } from '@mollie/api-client';
import { mollieCall } from './mollie-call.ts';

/** The most that Mollie gives at once. */
const pageSize = 250;
/** By how much Mollie's clock may be behind ours. */
const skewMs = 5 * 60_000;

/** Everything that was created there since then, newest first; `msFor` says how long each page may take. */
export async function* molliePayments(
  client: MollieClient,
  since: Date,
  msFor?: () => number,
): AsyncGenerator<Payment> {
  const oldest = since.getTime() - skewMs;
  let from: string | undefined;
  do {
    const page = await mollieCall(
      'list its payments',
      () => client.payments.page({ limit: pageSize, ...(from === undefined ? {} : { from }) }),
      msFor?.(),
    );
    for (const payment of page) {
      if (Date.parse(payment.createdAt) < oldest) return;
      yield payment;
    }
    from = page.nextPageCursor;
  } while (from !== undefined);
}
