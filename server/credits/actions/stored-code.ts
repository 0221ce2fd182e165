import type { getDiscountCode } from '#contract/credits/get-discount-code.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readDiscountCode } from '../store/discount-codes.ts';
import type { CodeHolder } from './newcomer-code.ts';

/** A code we gave out, for its holder; null: there is none of this name for them. A used one is refused. */
export async function storedCode(
  platform: Platform,
  { member, site }: CodeHolder,
  code: string,
): Promise<AnswerOf<typeof getDiscountCode> | null> {
  const stored = await readDiscountCode(platform.db, { code, site, member });
  if (!stored) return null;
  if (stored.used) throw new Refusal('discount_code_used');
  return {
    code: stored.code,
    country: stored.country,
    user_id: stored.member_id,
    expires: stored.expires_at?.toISOString() ?? null,
    value_percentage: stored.value_percentage,
    currency: stored.currency,
    minimum_order_value: stored.minimum_order_value,
    status: 'active',
    validity: stored.validity === 'once' ? 'once' : 'once-per-user',
    expired: stored.expires_at !== null && stored.expires_at <= platform.clock.now(),
    paymentmethods: stored.payment_methods,
  };
}
