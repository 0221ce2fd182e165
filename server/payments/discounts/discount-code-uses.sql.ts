import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { paymentsTables } from '../tables.ts';
import { reservationName } from './newcomer-discounts.ts';

/** A discount code reserved or used by an order. */
export interface CodeUse {
  readonly code: string;
  readonly member: Id;
  readonly payment: Id;
  /** True if the code works for one order in total, not for one order of each member. */
  readonly once: boolean;
  readonly now: Date;
}

/**
 * True if the order has now reserved the code. The constraints of the table let only one of many simultaneous
 * orders succeed (PAY-33).
 */
export async function reserveCode(db: Handle, use: CodeUse): Promise<boolean> {
  const { code, member, payment, once, now } = use;
  const row = await paymentsTables(db)
    .insertInto('discount_code_uses')
    .values({ code: reservationName(code), member_id: member, payment_id: payment, once, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The member's own pending order that reserves the code; null if the code was used, or another member
 * reserves it.
 */
export async function ownOrderHolding(db: Handle, code: string, member: Id): Promise<Id | null> {
  const row = await paymentsTables(db)
    .selectFrom('discount_code_uses')
    .innerJoin('payments', 'payments.id', 'discount_code_uses.payment_id')
    .select('payments.id')
    .where('code', '=', reservationName(code))
    .where('discount_code_uses.member_id', '=', member)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Releases the code of an order that ended unpaid. */
export async function releaseCode(
  db: Handle,
  { id, discountCode }: Pick<StoredPayment, 'id' | 'discountCode'>,
): Promise<void> {
  if (discountCode === null) return;
  await paymentsTables(db).deleteFrom('discount_code_uses').where('payment_id', '=', id).execute();
}

/**
 * Marks the code of a paid order as used. Normally the order still reserves it. If the money arrived after
 * the order had ended, the code is reserved again unless another order took it; the promised price stays
 * either way.
 */
export async function consumeCode(db: Handle, payment: StoredPayment, now: Date): Promise<void> {
  const { id, member, discountCode: code } = payment;
  if (code === null) return;
  const known = await paymentsTables(db)
    .selectFrom('discount_codes')
    .select('validity')
    .where('code', '=', code)
    .executeTakeFirst();
  await reserveCode(db, { code, member, payment: id, once: known?.validity === 'once', now });
}
