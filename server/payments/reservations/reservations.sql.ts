import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Currency } from '#contract/kit/money.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/**
 * A reservation of an order: a discount code, the discounted first purchase, or room under a spending cap
 * (CRED-13).
 */
export type Reservation =
  | {
      readonly kind: 'code';
      readonly code: string;
      /** True if the code works for one order in total, not for one order of each member. */
      readonly once: boolean;
    }
  | { readonly kind: 'first_purchase'; readonly code: string }
  | {
      readonly kind: 'spending';
      /** Minor units that count towards the cap. */
      readonly amount: number;
      readonly currency: Currency;
      /** The cap in `currency` at that moment; null: none limits the order. */
      readonly cap: number | null;
    };

/** The order that holds a reservation. */
export interface ReservationHolder {
  readonly payment: Id;
  readonly member: Id;
  readonly now: Date;
}

/**
 * Stores a reservation as held. False if another order has it: the unique indexes let only one of many
 * simultaneous orders succeed (PAY-33).
 */
export async function insertReservation(
  db: Handle,
  reservation: Reservation,
  { payment, member, now }: ReservationHolder,
): Promise<boolean> {
  const row = await paymentsTables(db)
    .insertInto('payment_reservations')
    .values({ ...reservation, payment_id: payment, member_id: member, held_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks what a paid order holds as used for good. False if it held nothing. */
export async function consumeReservations(db: Handle, payment: Id, now: Date): Promise<boolean> {
  const used = await paymentsTables(db)
    .updateTable('payment_reservations')
    .set({ state: 'used', ended_at: now })
    .where('payment_id', '=', payment)
    .where('state', '=', 'held')
    .returning('id')
    .execute();
  return used.length > 0;
}

/** Releases what an order holds, because its provider reported that it ended without money. */
export async function releaseReservations(db: Handle, payment: Id, now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('payment_reservations')
    .set({ state: 'released', ended_at: now })
    .where('payment_id', '=', payment)
    .where('state', '=', 'held')
    .execute();
}

/**
 * The member's own order that holds the code, and its method and time; null if the code is used or held by
 * others.
 */
export async function ownOrderHolding(
  db: Handle,
  reservation: Exclude<Reservation, { kind: 'spending' }>,
  member: Id,
): Promise<{ readonly id: Id; readonly method: string; readonly createdAt: Date } | null> {
  const row = await paymentsTables(db)
    .selectFrom('payment_reservations as held')
    .innerJoin('payments', 'payments.id', 'held.payment_id')
    .select(['payments.id', 'payments.method', 'payments.created_at as createdAt'])
    .where('held.kind', '=', reservation.kind)
    .where('held.member_id', '=', member)
    .where('held.state', '=', 'held')
    .$if(reservation.kind === 'code', (query) => query.where('held.code', '=', reservation.code))
    .executeTakeFirst();
  return row ?? null;
}

/** True if a single-use code, which one order in total may use. */
export async function isOnceCode(db: Handle, code: string): Promise<boolean> {
  const row = await paymentsTables(db)
    .selectFrom('discount_codes')
    .select(sql<boolean>`validity = 'once'`.as('once'))
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.once ?? false;
}
