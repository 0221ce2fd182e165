import type { getDiscountCode } from '#contract/credits/get-discount-code.ts';
import type { Id } from '#contract/kit/id.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import type { Platform } from '#server/platform/platform.ts';
import { timeBonus, welcomeDiscount } from '../rules/newcomer-discounts.ts';
import { joinedAt } from '../store/joined-at.ts';
import { readWallet } from '../store/wallets.ts';

export interface CodeHolder {
  readonly member: Id;
  readonly site: number;
  readonly country: string;
}

type DiscountCode = AnswerOf<typeof getDiscountCode>;

/** The welcome discount or the time bonus of a member who never bought; null: it is neither, or not (any more) theirs. */
export async function newcomerCode(
  platform: Platform,
  { member, country }: CodeHolder,
  code: string,
): Promise<DiscountCode | null> {
  if (code !== 'WELCOME25' && code !== 'TIMEBONUS25') return null;
  if ((await readWallet(platform.db, member))?.paidUser) return null;
  const joined = await joinedAt(platform.db, member);
  const discount = code === 'WELCOME25' ? welcomeDiscount(joined, country) : timeBonus(joined, country);
  if (discount.expires <= platform.clock.now()) return null;
  return {
    code: discount.code,
    country: null,
    user_id: member,
    expires: discount.expires.toISOString(),
    value_percentage: discount.percentage,
    currency: discount.currency,
    minimum_order_value: discount.minimumOrder,
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: [],
  };
}
