import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { ensureCustomer, setCustomer } from './payment-customers.sql.ts';

/**
 * The provider's customer id of a member, created on first use (PAY-25). The provider gets a random id of
 * ours and nothing personal. Rejects if the provider cannot be reached.
 */
export async function customerOf(platform: Platform, provider: PaymentProvider, member: Id): Promise<string> {
  const { owner, reference } = await ensureCustomer(platform.db, member, provider.name);
  if (reference !== null) return reference;
  const made = await provider.mandates.customer(owner, `customer-${owner}`);
  return setCustomer(platform.db, owner, made);
}
