import type { Id } from '#contract/kit/id.ts';
import type { PaymentState } from '#contract/payments/payment.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type StoredPayment, storedPayment } from '../orders/stored-payment.sql.ts';
import { paymentsTables } from '../tables.ts';

/** Search criteria for payments; absent ones are ignored. */
export interface PaymentSearch {
  /** The id of the payment or of its member. */
  readonly number?: Id | undefined;
  readonly member?: Id;
  /** The provider's reference, or one of these members: either matches. */
  readonly either?: { readonly reference: string; readonly members: readonly Id[] } | undefined;
  readonly state?: PaymentState | undefined;
  readonly method?: PaymentMethod | undefined;
  /** The discount code of the order. */
  readonly code?: string;
  readonly offset: number;
  readonly limit: number;
}

/** The statement behind `searchPayments`. */
export function paymentsQuery(db: Handle, search: PaymentSearch) {
  const { number, member, either, state, method, code, offset, limit } = search;
  let query = paymentsTables(db).selectFrom('payments').selectAll();
  if (number !== undefined)
    query = query.where((row) => row.or([row('id', '=', number), row('member_id', '=', number)]));
  if (member !== undefined) query = query.where('member_id', '=', member);
  if (either !== undefined)
    query = query.where((row) =>
      row.or([
        row('provider_reference', '=', either.reference),
        row('member_id', '=', row.fn.any(row.val([...either.members]))),
      ]),
    );
  if (state !== undefined) query = query.where('state', '=', state);
  if (method !== undefined) query = query.where('method', '=', method);
  if (code !== undefined) query = query.where('discount_code', '=', code);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').offset(offset).limit(limit);
}

/** Newest first. */
export async function searchPayments(db: Handle, search: PaymentSearch): Promise<StoredPayment[]> {
  return (await paymentsQuery(db, search).execute()).map(storedPayment);
}
