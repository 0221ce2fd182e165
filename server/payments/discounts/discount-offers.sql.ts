import type { Id } from '#contract/kit/id.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** The terms of a discount code that an offer records. */
export interface OfferedCode {
  readonly code: string;
  readonly value_percentage: number;
  /** Null: the code has no end. */
  readonly expires: string | null;
}

/** A discount in the prices that a member is about to see or to pay. */
export interface DiscountOffer {
  readonly member: Id;
  readonly code: OfferedCode;
  /** The packages at their discounted price, which `lowest_price` was reduced to. */
  readonly packages: readonly CreditPackage[];
  readonly now: Date;
}

/**
 * Logs an offer with the lowest price that it is measured against (MEET-3, CON-11). An offer that is logged
 * already stays as it is, with the moment at which the member first got it.
 */
export async function logDiscountOffer(
  db: Handle,
  { member, code, packages, now }: DiscountOffer,
): Promise<void> {
  if (packages.length === 0) return;
  await paymentsTables(db)
    .insertInto('discount_offers')
    .values(
      packages.map(({ id, price, lowest_price }) => ({
        member_id: member,
        code: code.code,
        package: id,
        currency: price.currency,
        value_percentage: code.value_percentage,
        lowest_amount: lowest_price.amount,
        amount: price.amount,
        offered_at: now,
        ends_at: code.expires === null ? null : new Date(code.expires),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Deletes the offers that no order of the member carries. The database refuses the commit unless the same
 * transaction marks the member as erased.
 */
export async function deleteUnusedOffers(db: Handle, member: Id): Promise<void> {
  await paymentsTables(db)
    .deleteFrom('discount_offers')
    .where('member_id', '=', member)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .whereRef('payments.member_id', '=', 'discount_offers.member_id')
            .whereRef('payments.discount_code', '=', 'discount_offers.code'),
        ),
      ),
    )
    .execute();
}
