import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uncollectedOf } from '../orders/payments.sql.ts';
import { abandonPayment } from './abandon-payment.ts';

/** Ends the announced debits of a mandate that are not collected yet. */
export async function abandonDebits(
  platform: Platform,
  mandate: Id,
  state: 'failed' | 'cancelled',
  failure: string | null,
): Promise<void> {
  for (const payment of await uncollectedOf(platform.db, mandate)) {
    await abandonPayment(platform, payment, state, failure);
  }
}
