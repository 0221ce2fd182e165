import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { customerWith, setCustomer } from './payment-customers.sql.ts';

/**
 * The provider's id of a member, made there the first time (PAY-25). It is told a random id of ours and nothing about
 * the person. Rejects when the provider cannot be reached.
 */
export async function customerOf(platform: Platform, provider: PaymentProvider, member: Id): Promise<string> {
  const { owner, reference } = await customerWith(platform.db, member, provider.name);
  if (reference !== null) return reference;
  const made = await provider.mandates.customer(owner, `customer-${owner}`);
  return setCustomer(platform.db, owner, made);
}
