import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { type Locale, locale } from '#contract/kit/locale.ts';
import type { ItemFilter } from '#contract/operators/item-owner.ts';
import { passesItemFilter } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { countQueue } from '#server/platform/review-queue/review-queue.sql.ts';
import { paymentsTables } from '../tables.ts';

export type CaseReason = 'unknown' | 'unproven';

/** The keyed hashes under which receipts are counted. */
export interface ReceiptKey {
  readonly site: number;
  readonly address: Buffer;
  readonly network: Buffer | null;
}

export interface NewCase extends ReceiptKey {
  readonly order: string;
  readonly reason: CaseReason;
  readonly now: Date;
}

/** Serialises the counting of a site's receipts until the transaction ends. */
export async function lockReceipts(db: Handle, site: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments:withdrawal-receipts:${site}`}, 0))`.execute(
    db,
  );
}

/**
 * The receipts that were mailed since a moment: to this address, from this network, and of the whole site.
 */
export async function receiptsSince(db: Handle, { site, address, network }: ReceiptKey, since: Date) {
  const { rows } = await sql<{ address: number; network: number; site: number }>`
    select count(*) filter (where address_hash = ${address})::int as address,
      count(*) filter (where network_hash = ${network})::int as network, count(*)::int as site
    from withdrawal_cases where site_id = ${site} and receipted_at > ${since}`.execute(db);
  return rows[0] ?? { address: 0, network: 0, site: 0 };
}

/**
 * Opens a case, or returns the open one of the same order number and address: a second press of the button is
 * the same case.
 */
export async function openCase(
  db: Handle,
  opened: NewCase,
): Promise<{ readonly id: Id; readonly isNew: boolean }> {
  const { rows } = await sql<{ id: Id; is_new: boolean }>`
    insert into withdrawal_cases (site_id, order_number, reason, address_hash, network_hash, opened_at)
    values (${opened.site}, ${opened.order}, ${opened.reason}, ${opened.address}, ${opened.network}, ${opened.now})
    on conflict (site_id, order_number, address_hash) where outcome is null
      do update set order_number = excluded.order_number
    returning id, xmax = 0 as is_new`.execute(db);
  if (!rows[0]) throw new Error('a withdrawal case was not stored');
  return { id: rows[0].id, isNew: rows[0].is_new };
}

export async function joinCase(db: Handle, withdrawal: Id, id: Id): Promise<void> {
  await paymentsTables(db)
    .updateTable('withdrawals')
    .set({ case_id: id })
    .where('id', '=', withdrawal)
    .execute();
}

export async function setReceipted(db: Handle, id: Id, now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('withdrawal_cases')
    .set({ receipted_at: now })
    .where('id', '=', id)
    .execute();
}

/** A case with its first declaration. */
export interface StoredCase {
  readonly id: Id;
  readonly site: number;
  readonly order: string;
  readonly reason: CaseReason;
  readonly receiptedAt: Date | null;
  readonly outcome: 'answered' | 'matched' | 'dismissed' | null;
  readonly answer: string | null;
  readonly dismissal: string | null;
  readonly network: Buffer | null;
  readonly closedAt: Date | null;
  readonly withdrawal: Id;
  /** Name and address, sealed; null if the buyer's account was erased. */
  readonly declared: Buffer | null;
  readonly language: Locale;
  readonly declaredAt: Date;
  /** The number of declarations. */
  readonly declarations: number;
  /** The order that was matched by hand; null: none. */
  readonly matched: Id | null;
}

const stored = z.object({
  reason: z.enum(['unknown', 'unproven']),
  outcome: z.nullable(z.enum(['answered', 'matched', 'dismissed'])),
  language: locale,
});

const cases = (db: Handle) =>
  paymentsTables(db)
    .selectFrom('withdrawal_cases as found')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('withdrawals')
          .select(['withdrawals.id as withdrawal', 'declared', 'language', 'declared_at', 'matched_by'])
          .select('payment_id')
          .select(sql<number>`(count(*) over ())::int`.as('declarations'))
          .whereRef('withdrawals.case_id', '=', 'found.id')
          .orderBy('declared_at')
          .orderBy('withdrawals.id')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select(['found.id', 'found.site_id as site', 'order_number as order', 'reason', 'found.outcome'])
    .select(['dismissal', 'found.network_hash as network'])
    .select(['receipted_at as receiptedAt', 'answer', 'closed_at as closedAt', 'first.withdrawal'])
    .select(['first.declared', 'first.language', 'first.declared_at as declaredAt', 'first.declarations'])
    .select(({ eb }) =>
      eb.case().when('first.matched_by', 'is not', null).then(eb.ref('first.payment_id')).end().as('matched'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof cases>['executeTakeFirstOrThrow']>>;

const ofRow = (row: Row): StoredCase => ({ ...row, ...z.parse(stored, row) });

export async function readCase(db: Handle, id: Id): Promise<StoredCase | null> {
  const row = await cases(db).where('found.id', '=', id).executeTakeFirst();
  return row ? ofRow(row) : null;
}

/** Locked until the transaction ends. */
export async function lockCase(db: Handle, id: Id): Promise<StoredCase | null> {
  await paymentsTables(db)
    .selectFrom('withdrawal_cases')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return readCase(db, id);
}

/** Hexadecimal digits of the short name of a network. */
const networkDigits = 8;

/** Short name of a network for operators; equal for equal networks. */
export const networkName = (hash: Buffer | null): string | null =>
  hash?.toString('hex').slice(0, networkDigits) ?? null;

interface CasePage {
  readonly filter: ItemFilter & {
    readonly closed: boolean;
    readonly network?: string | undefined;
    readonly order?: string | undefined;
    readonly why?: CaseReason | undefined;
  };
  readonly reader: { readonly operator: Id; readonly now: Date };
  readonly offset: number;
  readonly limit: number;
}

/** SQL condition on `withdrawal_cases as found`: the case passes the filter. */
const passes = ({ filter, reader }: Pick<CasePage, 'filter' | 'reader'>): RawBuilder<boolean> => {
  const { closed, network, order, why } = filter;
  const conditions = [
    closed ? sql`found.outcome is not null` : sql`found.outcome is null`,
    ...(network === undefined
      ? []
      : [sql`left(encode(found.network_hash, 'hex'), ${networkDigits}::int) = ${network}`]),
    ...(order === undefined ? [] : [sql`found.order_number = ${order}`]),
    ...(why === undefined ? [] : [sql`found.reason = ${why}`]),
    passesItemFilter(
      { queue: 'withdrawal', item: sql.ref<Id>('found.id'), since: sql.ref<Date>('found.opened_at') },
      filter,
      reader,
    ),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

/** Open cases, the oldest first, or closed ones, the newest first, and the number that passes the filter. */
export async function pageOfCases(db: Handle, page: CasePage) {
  const { filter, offset, limit } = page;
  const direction = (filter.sort ?? (filter.closed ? 'newest' : 'oldest')) === 'newest' ? 'desc' : 'asc';
  const rows = await cases(db)
    .where(passes(page))
    .orderBy('opened_at', direction)
    .orderBy('found.id', direction)
    .offset(offset)
    .limit(limit)
    .execute();
  const matching = await countQueue(db, sql`select from withdrawal_cases as found where ${passes(page)}`);
  return { found: rows.map(ofRow), matching };
}

/** The open ones of these cases, locked until the transaction ends. */
export function lockOpenCases(db: Handle, ids: readonly Id[]): Promise<Array<{ id: Id }>> {
  return paymentsTables(db)
    .selectFrom('withdrawal_cases')
    .select('id')
    .where('id', 'in', [...ids])
    .where('outcome', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface ClosedCase {
  readonly outcome: 'answered' | 'matched';
  readonly answer: string | null;
  readonly operator: Id;
  readonly now: Date;
  readonly keepUntil: Date;
}

export async function closeCase(db: Handle, id: Id, closed: ClosedCase): Promise<void> {
  const { outcome, answer, operator, now, keepUntil } = closed;
  await paymentsTables(db)
    .updateTable('withdrawal_cases')
    .set({ outcome, answer, closed_by: operator, closed_at: now, keep_until: keepUntil })
    .where('id', '=', id)
    .execute();
}

/**
 * Gives the declaration its order, which an operator found by hand. It is then carried out as of its own
 * date.
 */
export async function matchWithdrawal(
  db: Handle,
  withdrawal: Id,
  { payment, operator }: { readonly payment: Id; readonly operator: Id },
): Promise<void> {
  await paymentsTables(db)
    .updateTable('withdrawals')
    .set({ payment_id: payment, matched_by: operator, outcome: null, answered_at: null })
    .where('id', '=', withdrawal)
    .execute();
}

/**
 * Deletes closed cases after their retention period, with the declarations that belong to no order. A
 * declaration about an order stays with the order, and no longer names its case.
 */
export async function deleteExpiredCases(db: Handle, now: Date): Promise<void> {
  const tables = paymentsTables(db);
  const expired = tables.selectFrom('withdrawal_cases').select('id').where('keep_until', '<=', now);
  await tables
    .deleteFrom('withdrawals')
    .where('case_id', 'in', expired)
    .where((row) => row.or([row('payment_id', 'is', null), row('outcome', '=', 'unproven')]))
    .execute();
  await tables
    .updateTable('withdrawals')
    .set({ case_id: null, matched_by: null })
    .where('case_id', 'in', expired)
    .execute();
  await tables.deleteFrom('withdrawal_cases').where('keep_until', '<=', now).execute();
}
