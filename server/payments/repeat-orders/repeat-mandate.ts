import type { Id } from '#contract/kit/id.ts';
import type { Money } from '#contract/kit/money.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { blockOf } from '../collection/debit-blocks.sql.ts';
import { endMandate, type StoredMandate, usableMandate } from '../mandates/payment-mandates.sql.ts';
import type { WantedOrder } from '../packages/agreed-terms.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { isWithinCap } from './is-within-cap.ts';

/** The order to charge, and its mandate. */
interface Charge extends Pick<WantedOrder, 'member' | 'method'> {
  readonly mandate: Id;
  readonly price: Money;
}

/** A mandate, and the provider that holds it. */
export interface RepeatableMandate {
  readonly mandate: StoredMandate;
  readonly provider: PaymentProvider;
}

/**
 * The mandate for a charge without a checkout. It must belong to the member, be valid at its provider right
 * now (PAY-25), and cover the amount (PAY-26). A mandate that the bank ended also ends here.
 */
export async function repeatMandate(
  platform: Platform,
  providers: readonly PaymentProvider[],
  { member, method, mandate: id, price }: Charge,
): Promise<RepeatableMandate> {
  const now = platform.clock.now();
  const mandate = await usableMandate(platform.db, member, id, now);
  const provider = providers.find(({ name }) => name === mandate?.provider);
  if (mandate?.method !== method || !provider) throw new Refusal('mandate_ended');
  if (mandate.customerReference === null || mandate.reference === null) {
    throw new Refusal('mandate_ended');
  }
  if ((await blockOf(platform.db, member)) !== null) throw new Refusal('debit_blocked');
  if (!isWithinCap(price, mandate.cap)) throw new Refusal('over_mandate_cap');
  const there = await read(platform, provider, mandate.customerReference, mandate.reference);
  if (there?.state === 'valid') return { mandate, provider };
  if (there?.state !== 'pending') await endMandate(platform.db, id, 'bank', now);
  throw new Refusal('mandate_ended');
}

async function read(platform: Platform, provider: PaymentProvider, customer: string, reference: string) {
  try {
    return await provider.mandates.read(customer, reference);
  } catch (error) {
    platform.log.warn({ err: error }, 'failed to look up a mandate');
    throw new Refusal('payment_provider_unavailable');
  }
}
