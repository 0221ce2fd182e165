import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { paymentsTables } from '../tables.ts';
import { heldAs } from './newcomer-discounts.ts';

/** A code that an order counts on. */
export interface CodeUse {
  readonly code: string;
  readonly member: Id;
  readonly payment: Id;
  /** It works for one order in all, not for one of each member. */
  readonly once: boolean;
  readonly now: Date;
}

/** Whether the order has the code for itself now: of many at once one has, for the constraints of the table decide (PAY-33). */
export async function reserveCode(db: Handle, use: CodeUse): Promise<boolean> {
  const { code, member, payment, once, now } = use;
  const row = await paymentsTables(db)
    .insertInto('discount_code_uses')
    .values({ code: heldAs(code), member_id: member, payment_id: payment, once, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

/** A pending order of the member's own that has the code; null: it was used, or somebody else has it. */
export async function ownOrderHolding(db: Handle, code: string, member: Id): Promise<Id | null> {
  const row = await paymentsTables(db)
    .selectFrom('discount_code_uses')
    .innerJoin('payments', 'payments.id', 'discount_code_uses.payment_id')
    .select('payments.id')
    .where('code', '=', heldAs(code))
    .where('discount_code_uses.member_id', '=', member)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** An order that ended without money gives its code back. */
export async function releaseCode(
  db: Handle,
  { id, discountCode }: Pick<StoredPayment, 'id' | 'discountCode'>,
): Promise<void> {
  if (discountCode === null) return;
  await paymentsTables(db).deleteFrom('discount_code_uses').where('payment_id', '=', id).execute();
}

/**
 * A paid order has used its code. It still holds it, but for one whose money came after it had ended: then the code is
 * taken once more, where nobody else has it by now; the price was promised either way.
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
