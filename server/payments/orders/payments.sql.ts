import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';
import type { RefundState } from './reversed-so-far.ts';
import { type StoredPayment, storedPayment } from './stored-payment.sql.ts';

const all = (db: Handle) =>
  paymentsTables(db)
    .selectFrom('payments')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('invoices').select('invoices.id').whereRef('invoices.payment_id', '=', 'payments.id'),
      ).as('is_invoiced'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_reservations as reserved')
          .select('reserved.id')
          .whereRef('reserved.payment_id', '=', 'payments.id')
          .where('reserved.state', '=', 'held'),
      ).as('is_held'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_consents as agreed')
          .select('agreed.kind')
          .whereRef('agreed.payment_id', '=', 'payments.id')
          .where('agreed.kind', '=', 'recurring'),
      ).as('keeps'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_reversals as own')
          .select('own.id')
          .whereRef('own.payment_id', '=', 'payments.id')
          .where('own.requested_by', '=', 'member')
          .where('own.state', '<>', 'undone'),
      ).as('withdrawn'),
    )
    .select(({ selectFrom }) =>
      selectFrom('payment_reversals as refunds')
        .select(
          sql<RefundState | null>`case when bool_or(state = 'pending') then 'pending' when count(*) > 0 then 'done' end`.as(
            'refund',
          ),
        )
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .where('refunds.kind', '=', 'refund')
        .where('refunds.state', '<>', 'undone')
        .as('refund'),
    )
    .select(({ selectFrom }) =>
      selectFrom('payment_reversals as waiting')
        .select('waiting.held_until')
        .whereRef('waiting.payment_id', '=', 'payments.id')
        .where('waiting.held_until', 'is not', null)
        .where('waiting.released_at', 'is', null)
        .as('refund_by'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_reversals as given_up')
          .select('given_up.id')
          .whereRef('given_up.payment_id', '=', 'payments.id')
          .where('given_up.released_why', '=', 'returned'),
      ).as('bank_returned'),
    );

const first = async (query: ReturnType<typeof all>): Promise<StoredPayment | null> => {
  const row = await query.executeTakeFirst();
  return row ? storedPayment(row) : null;
};

export const paymentOfClientId = (db: Handle, member: Id, clientId: string): Promise<StoredPayment | null> =>
  first(all(db).where('member_id', '=', member).where('client_id', '=', clientId));

export const readPayment = (db: Handle, id: Id): Promise<StoredPayment | null> =>
  first(all(db).where('id', '=', id));

/** Locks the row until the transaction ends, so that settlements of one payment run in turn. */
export const lockPayment = (db: Handle, id: Id): Promise<StoredPayment | null> =>
  first(all(db).where('id', '=', id).forUpdate());

/** Newest first, from row `offset` on. */
export async function paymentsOfMember(
  db: Handle,
  member: Id,
  { offset, limit }: { offset: number; limit: number },
): Promise<StoredPayment[]> {
  const rows = await all(db)
    .where('member_id', '=', member)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(storedPayment);
}

/** Announced direct debits of a mandate whose collection was not attempted yet. */
export async function uncollectedOf(db: Handle, mandate: Id): Promise<StoredPayment[]> {
  const rows = await all(db)
    .where('mandate_id', '=', mandate)
    .where('debit_at', 'is not', null)
    .where('state', '=', 'pending')
    .where('charge_tried_at', 'is', null)
    .execute();
  return rows.map(storedPayment);
}

/** The retry of a failed debit; null if there is none. */
export const retryOfPayment = (db: Handle, id: Id): Promise<StoredPayment | null> =>
  first(all(db).where('retry_of', '=', id));

/** The member's newest paid order, unless all of its money went back; null if there is none. */
export const lastPaidOf = (db: Handle, member: Id): Promise<StoredPayment | null> =>
  first(
    all(db)
      .where('member_id', '=', member)
      .where('state', '=', 'completed')
      .whereRef('reversed_amount', '<', 'amount')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  );

/**
 * The member's order that may still be paid at a checkout, although it may be cancelled; null if there is
 * none. An order with a discount comes first, because it blocks another order with that discount.
 */
export const openOrderOf = (db: Handle, member: Id): Promise<StoredPayment | null> =>
  first(
    all(db)
      .where('member_id', '=', member)
      .where('mandate_id', 'is', null)
      .where('provider_reference', 'is not', null)
      .where((row) =>
        row.or([
          row('state', '=', 'pending'),
          row.and([
            row('state', '=', 'cancelled'),
            row('discount_code', 'is not', null),
            row.exists(
              row
                .selectFrom('payment_reservations as held')
                .select('held.id')
                .whereRef('held.payment_id', '=', 'payments.id')
                .where('held.state', '=', 'held'),
            ),
          ]),
        ]),
      )
      .orderBy(sql`discount_code is null`)
      .orderBy('created_at', 'desc')
      .limit(1),
  );
