import type { Id } from '#contract/kit/id.ts';
import type { DiscountCode } from '#contract/payments/get-discount-code.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readDiscountCode } from './discount-codes.sql.ts';
import { isNewcomerCode, newcomerCode } from './newcomer-discounts.ts';
import { newcomerFactsOf } from './newcomer-of.ts';

/** The member who looks up a code, and the member's location. */
export interface CodeLookup {
  readonly member: Id;
  readonly site: number;
  readonly country: string;
}

/**
 * A code by its name and its current state for this member, also if it is used or expired. Null if the member
 * has no such code.
 */
export async function findCode(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { member, site, country }: CodeLookup,
  name: string,
): Promise<DiscountCode | null> {
  const now = clock.now();
  if (isNewcomerCode(name)) {
    return newcomerCode(name, { member, ...(await newcomerFactsOf(db, member)) }, { country, now });
  }
  const stored = await readDiscountCode(db, { code: name, site, member });
  return (
    stored && {
      code: stored.code,
      country: stored.country,
      user_id: stored.member_id,
      expires: stored.expires_at?.toISOString() ?? null,
      value_percentage: stored.value_percentage,
      currency: stored.currency,
      minimum_order_value: stored.minimum_order_value,
      status: stored.used ? 'used' : 'active',
      validity: stored.validity === 'once' ? 'once' : 'once-per-user',
      expired: stored.expires_at !== null && stored.expires_at <= now,
      paymentmethods: stored.payment_methods,
    }
  );
}
