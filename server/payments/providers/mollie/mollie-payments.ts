import type { MollieClient, Payment } from '@mollie/api-client';
import { minute } from '#contract/kit/durations.ts';
import { mollieCall } from './mollie-call.ts';

/** Mollie's largest page. */
const pageSize = 250;
/** How far Mollie's clock may be behind ours. */
const skewMs = 5 * minute;

/** Everything created there since then, newest first; `msFor` limits the time of each page. */
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
