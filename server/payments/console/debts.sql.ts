import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { currency } from '#contract/kit/money.ts';
import type { ItemFilter } from '#contract/operators/item-owner.ts';
import type { Debt } from '#contract/payments/console/list-debts.ts';
import { passesItemFilter } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { countQueue } from '#server/platform/review-queue/review-queue.sql.ts';
import { paymentsTables } from '../tables.ts';

/**
 * Payments with their debt: the reversed credits, at most those of the package, minus the credits that were
 * taken back and those that were waived. Counted per payment, because two reversals of one payment may cover
 * the same credits (SEPA-8). `lost` is the money that went back beyond the price (CRED-11).
 */
const owed = (of: RawBuilder<unknown>) => sql`
  select payments.id as payment_id, payments.member_id, payments.amount, payments.currency,
    sum(reversal.amount)::int as back, greatest(0, sum(reversal.amount) - payments.amount)::int as lost,
    max(reversal.created_at) as since,
    (least(payments.credits, sum(reversal.credits)) - sum(reversal.taken) - coalesce((
      select sum(waiver.credits) from debt_waivers as waiver where waiver.payment_id = payments.id
    ), 0))::int as credits
  from payment_reversals as reversal join payments on payments.id = reversal.payment_id
  where reversal.state <> 'undone' ${of}
  group by payments.id`;

interface Row {
  readonly payment_id: Id;
  readonly member_id: Id;
  readonly credits: number;
  readonly amount: number;
  readonly currency: string;
  readonly back: number;
  readonly lost: number;
  readonly since: Date;
}

const debtOf = (row: Row): Debt => {
  const unit = z.parse(currency, row.currency);
  return {
    payment_id: row.payment_id,
    member: row.member_id,
    credits: Math.max(0, row.credits),
    price: { amount: row.amount, currency: unit },
    reversed: { amount: row.back, currency: unit },
    lost: row.lost > 0 ? { amount: row.lost, currency: unit } : null,
    since: row.since.toISOString(),
  };
};

interface DebtPage {
  readonly filter: ItemFilter & { readonly why?: 'credits' | 'money' | undefined };
  readonly reader: { readonly operator: Id; readonly now: Date };
  readonly offset: number;
  readonly limit: number;
}

/** Payments with a debt in credits or a loss in money that pass a filter, and the number of all of them. */
export async function pageOfDebts(db: Handle, { filter, reader, offset, limit }: DebtPage) {
  const { why, sort } = filter;
  const kinds = { credits: sql`credits > 0`, money: sql`lost > 0` };
  const found = sql`from (${owed(sql``)}) as owed
    where ${why === undefined ? sql`(credits > 0 or lost > 0)` : kinds[why]}
      and ${passesItemFilter({ queue: 'debt', item: sql.ref('payment_id'), since: sql.ref('since') }, filter, reader)}`;
  const order = sort === 'oldest' ? sql`since, payment_id` : sql`since desc, payment_id desc`;
  const { rows } =
    await sql<Row>`select * ${found} order by ${order} offset ${offset} limit ${limit}`.execute(db);
  return { found: rows.map(debtOf), matching: await countQueue(db, sql`select ${found}`) };
}

/** The payments with a debt among these, locked until the transaction ends. */
export async function lockDebts(
  db: Handle,
  payments: readonly Id[],
): Promise<Array<{ readonly id: Id; readonly member: Id }>> {
  const ids = [...payments];
  await sql`select from payments where id = any(${ids}::bigint[]) order by id for update`.execute(db);
  const { rows } = await sql<{ id: Id; member: Id }>`
    select payment_id as id, member_id as member from (${owed(sql`and payments.id = any(${ids}::bigint[])`)}) as owed
    where credits > 0 or lost > 0 order by payment_id`.execute(db);
  return rows;
}

/** The debts of one member, newest first. */
export async function debtsOfMember(db: Handle, member: Id, limit: number): Promise<Debt[]> {
  const { rows } = await sql<Row>`
    select * from (${owed(sql`and payments.member_id = ${member}`)}) as owed where credits > 0 or lost > 0
    order by since desc, payment_id limit ${limit}`.execute(db);
  return rows.map(debtOf);
}

/** The credits owed for one payment. */
export async function debtOfPayment(db: Handle, payment: Id): Promise<number> {
  const { rows } = await sql<Row>`${owed(sql`and payments.id = ${payment}`)}`.execute(db);
  return Math.max(0, rows[0]?.credits ?? 0);
}

export interface Waiver {
  readonly payment: Id;
  readonly credits: number;
  readonly reason: string;
  readonly operator: Id;
  readonly now: Date;
}

export async function insertWaiver(
  db: Handle,
  { payment, credits, reason, operator, now }: Waiver,
): Promise<void> {
  await paymentsTables(db)
    .insertInto('debt_waivers')
    .values({ payment_id: payment, credits, reason, waived_by: operator, waived_at: now })
    .execute();
}

/** Waivers of one payment, oldest first. */
export function waiversOf(db: Handle, payment: Id) {
  return paymentsTables(db)
    .selectFrom('debt_waivers')
    .select(['credits', 'reason', 'waived_at'])
    .where('payment_id', '=', payment)
    .orderBy('waived_at')
    .execute();
}
