import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { ItemFilter } from '#contract/operators/item-owner.ts';
import { passesItemFilter } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { countQueue } from '#server/platform/review-queue/review-queue.sql.ts';
import { paymentsTables } from '../tables.ts';

export interface NewProposal {
  readonly payment: Id;
  readonly amount: number;
  readonly credits: number;
  readonly reason: string;
  readonly operator: Id;
  readonly now: Date;
  /**
   * The booked refund that the proposal would send before its day; absent: the proposal is a refund of its
   * own.
   */
  readonly reversal?: Id;
}

/** False if a proposal for this payment is already waiting. */
export async function insertProposal(db: Handle, proposed: NewProposal): Promise<boolean> {
  const { payment, amount, credits, reason, operator, now, reversal } = proposed;
  const row = await paymentsTables(db)
    .insertInto('refund_proposals')
    .values({
      ...{ payment_id: payment, amount, credits, reason, proposed_by: operator, proposed_at: now },
      reversal_id: reversal ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** All proposals of a payment, oldest first. */
export function proposalsOf(db: Handle, payment: Id) {
  return paymentsTables(db)
    .selectFrom('refund_proposals')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('proposed_at')
    .execute();
}

export function readProposal(db: Handle, id: Id) {
  return paymentsTables(db)
    .selectFrom('refund_proposals')
    .select('payment_id')
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A waiting proposal, locked until the transaction ends; undefined if there is none (any more). */
export function lockProposal(db: Handle, id: Id) {
  return paymentsTables(db)
    .selectFrom('refund_proposals')
    .selectAll()
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function decideProposal(
  db: Handle,
  id: Id,
  { operator, approved, now }: { readonly operator: Id; readonly approved: boolean; readonly now: Date },
): Promise<void> {
  await paymentsTables(db)
    .updateTable('refund_proposals')
    .set({ decided_by: operator, decided_at: now, approved })
    .where('id', '=', id)
    .execute();
}

interface DoneAlone {
  readonly payment: Id;
  readonly operator: Id;
  readonly currency: string;
  readonly since: Date;
}

/** Sums of refunds by operators that no second operator approved: of a payment, and of an operator since. */
export async function refundsDoneAlone(
  db: Handle,
  { payment, operator, currency, since }: DoneAlone,
): Promise<{ readonly ofPayment: number; readonly ofDay: number }> {
  const { rows } = await sql<{ ofPayment: number; ofDay: number }>`
    select
      (select coalesce(sum(amount), 0)::float8 from payment_reversals
        where payment_id = ${payment} and requested_by = 'operator' and approved_by is null
          and state <> 'failed') as "ofPayment",
      (select coalesce(sum(payment_reversals.amount), 0)::float8 from payment_reversals
        join payments on payments.id = payment_reversals.payment_id
        where payment_reversals.operator_id = ${operator} and approved_by is null
          and payment_reversals.created_at > ${since} and payments.currency = ${currency}) as "ofDay"`.execute(
    db,
  );
  return rows[0] ?? { ofPayment: 0, ofDay: 0 };
}

interface ProposalPage {
  readonly since: Date;
  readonly filter: ItemFilter;
  readonly reader: { readonly operator: Id; readonly now: Date };
  readonly offset: number;
  readonly limit: number;
}

/** Proposals that wait, can still be approved and pass a filter, and the number of all of them. */
export async function waitingProposals(db: Handle, { since, filter, reader, offset, limit }: ProposalPage) {
  const item = {
    queue: 'refund',
    item: sql.ref<Id>('refund_proposals.id'),
    since: sql.ref<Date>('proposed_at'),
  } as const;
  const waits = sql<boolean>`(refund_proposals.decided_at is null and proposed_at > ${since}
    and ${passesItemFilter(item, filter, reader)})`;
  const direction = filter.sort === 'newest' ? 'desc' : 'asc';
  const rows = await paymentsTables(db)
    .selectFrom('refund_proposals')
    .innerJoin('payments', 'payments.id', 'refund_proposals.payment_id')
    .select(['refund_proposals.id', 'refund_proposals.amount', 'refund_proposals.credits'])
    .select(['payment_id', 'refund_proposals.reason', 'proposed_by', 'proposed_at', 'reversal_id'])
    .select(['payments.currency', 'payments.member_id'])
    .where(waits)
    .orderBy('proposed_at', direction)
    .orderBy('refund_proposals.id', direction)
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, matching: await countQueue(db, sql`select from refund_proposals where ${waits}`) };
}

/** The waiting ones of these proposals, locked until the transaction ends. Locks their payments first. */
export async function lockWaitingProposals(db: Handle, ids: readonly Id[], since: Date) {
  await sql`select from payments where id in (
      select payment_id from refund_proposals where id = any(${[...ids]}::bigint[]))
    order by id for update`.execute(db);
  return paymentsTables(db)
    .selectFrom('refund_proposals')
    .select(['id', 'payment_id', 'proposed_by'])
    .where('id', 'in', [...ids])
    .where('decided_at', 'is', null)
    .where('proposed_at', '>', since)
    .orderBy('id')
    .forUpdate()
    .execute();
}
