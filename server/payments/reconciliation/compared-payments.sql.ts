import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { FetchedPayment } from '../providers/provider.ts';
import { paymentsTables } from '../tables.ts';
import type { ComparedPayment, ComparedReversal } from './differences-of.ts';

const columns = ['id', 'provider_reference as reference', 'state', 'amount', 'currency'] as const;

type Row = Omit<ComparedPayment, 'reversals'>;

async function withReversals(db: Handle, rows: readonly Row[]): Promise<ComparedPayment[]> {
  if (rows.length === 0) return [];
  const found = await paymentsTables(db)
    .selectFrom('payment_reversals')
    .select(['id', 'payment_id', 'kind', 'provider_reference as reference', 'amount', 'state'])
    .select(['requested_by as requestedBy', 'created_at as createdAt', 'by_hand as isByHand'])
    // A refund that waits is not expected at the provider before its day (SEPA-8).
    .select(sql<Date>`coalesce(released_at, held_until, created_at)`.as('since'))
    .where(
      'payment_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('created_at')
    .execute();
  const reversals = Map.groupBy(found, ({ payment_id }) => payment_id);
  const own = (id: Id): readonly ComparedReversal[] => reversals.get(id) ?? [];
  return rows.map((row) => ({ ...row, reversals: own(row.id) }));
}

/**
 * Our side of some of a provider's payments, matched by its reference. A payment that was paid before we
 * stored the reference is matched by the order id.
 */
export async function ourPaymentsMatching(
  db: Handle,
  provider: string,
  theirs: readonly Pick<FetchedPayment, 'reference' | 'orderId'>[],
): Promise<ComparedPayment[]> {
  const references = theirs.map(({ reference }) => reference);
  const orders = theirs.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  const rows = await paymentsTables(db)
    .selectFrom('payments')
    .select(columns)
    .where('provider', '=', provider)
    .where((row) =>
      row.or([
        row('provider_reference', 'in', references),
        ...(orders.length > 0 ? [row('id', 'in', orders)] : []),
      ]),
    )
    .execute();
  return withReversals(db, rows);
}

/** The compared fields of some of our orders. */
export async function ourPaymentsById(db: Handle, ids: readonly Id[]): Promise<ComparedPayment[]> {
  if (ids.length === 0) return [];
  const rows = await paymentsTables(db)
    .selectFrom('payments')
    .select(columns)
    .where('id', 'in', ids)
    .execute();
  return withReversals(db, rows);
}

/**
 * Orders of a provider in that period, oldest first. Excludes orders that ended before they reached the
 * provider.
 */
export async function ordersOf(
  db: Handle,
  { provider, from, until }: { readonly provider: string; readonly from: Date; readonly until: Date },
): Promise<Id[]> {
  const rows = await paymentsTables(db)
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where((row) =>
      row.or([row('provider_reference', 'is not', null), row('state', 'in', ['pending', 'completed'])]),
    )
    // A direct debit reaches the provider on its collection date.
    .where((row) => row.or([row('debit_at', 'is', null), row('debit_at', '<', until)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** One of our refunds that could not be sent yet. */
export interface UnsentRefund {
  readonly reversal: Id;
  readonly payment: Id;
}

/**
 * Refunds that could have been sent since a given time, whenever their payment was ordered, oldest first. Not
 * those that still wait (SEPA-8).
 */
export const unsentRefunds = (
  db: Handle,
  { provider, before }: { readonly provider: string; readonly before: Date },
): Promise<UnsentRefund[]> =>
  paymentsTables(db)
    .selectFrom('payment_reversals')
    .innerJoin('payments', 'payments.id', 'payment_reversals.payment_id')
    .select(['payment_reversals.id as reversal', 'payments.id as payment'])
    .where('payments.provider', '=', provider)
    .where('payment_reversals.state', '=', 'pending')
    .where('payment_reversals.provider_reference', 'is', null)
    .where((row) => row.or([row('held_until', 'is', null), row('released_at', 'is not', null)]))
    .where(sql<boolean>`coalesce(released_at, payment_reversals.created_at) < ${before}`)
    .orderBy('payment_reversals.created_at')
    .orderBy('payment_reversals.id')
    .execute();
