import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Currency } from '#contract/kit/money.ts';
import { readPayment } from '#server/payments/orders/payments.sql.ts';
import type { FetchedReversal } from '#server/payments/providers/provider.ts';
import { settlePayment } from '#server/payments/settlement/settle-payment.ts';
import type { PeopleService, Person } from '../../people/people.ts';
import { someFetchedPayment } from '../../samples/provider-payment.ts';

export interface CodedOrder {
  readonly code: string;
  readonly amount: number;
  readonly full: number;
  readonly currency?: Currency;
}

/** Stores an order at a discount with its reservations, as the checkout does. No provider knows it. */
export async function orderWithCode(
  { platform }: PeopleService,
  person: Person,
  order: CodedOrder,
): Promise<Id> {
  const { code, amount, full, currency = 'EUR' } = order;
  const { db } = platform;
  const now = platform.clock.now();
  const { rows } = await sql<{ id: Id }>`
    insert into payments (member_id, site_id, package, credits, amount, full_amount, discount_code, currency,
      country, method, provider, provider_reference, created_at)
    select id, site_id, 'p0', 10, ${amount}::int, ${full}::int, ${code}, ${currency}, 'NL', 'ideal', 'sandbox',
      ${`sb_${randomUUID()}`}, ${now} from members where id = ${person.id}
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into payment_reservations (payment_id, member_id, kind, code, once, amount, currency, held_at)
    values (${id}, ${person.id}, 'spending', null, false, ${amount}, ${currency}, ${now}),
      (${id}, ${person.id}, 'code', ${code}, (select validity = 'once' from discount_codes where code = ${code}),
        null, null, ${now})`.execute(db);
  return id;
}

/** The provider reports the state of an order, and the money that went back. */
export async function reportOrder(
  { platform }: PeopleService,
  id: Id,
  state: 'paid' | 'expired',
  reversals: readonly FetchedReversal[] = [],
): Promise<void> {
  const payment = await readPayment(platform.db, id);
  if (!payment?.reference) throw new Error('the order has no reference');
  const { price, reference } = payment;
  const fetched = someFetchedPayment({ ...price, orderId: id, reference, state, reversals });
  await settlePayment(platform, id, fetched);
}

/** Money that went back, as a provider reports it. */
export const moneyBack = (
  kind: FetchedReversal['kind'],
  amount: number,
  state: FetchedReversal['state'] = 'done',
): FetchedReversal => ({ kind, amount, state, reference: `back_${randomUUID()}`, ownId: null, reason: null });
