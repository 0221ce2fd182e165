import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { type Locale, locale } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

export const withdrawalOutcomes = z.enum([
  'refunded',
  'cancelled',
  'unpaid',
  'late',
  'repeated',
  'spent',
  'unproven',
]);

/** The outcome of a withdrawal: see `withdrawalOutcome`. */
export type WithdrawalOutcome = z.output<typeof withdrawalOutcomes>;

export interface StoredWithdrawal {
  readonly id: Id;
  /** Null if there is no such order. */
  readonly payment: Id | null;
  readonly loggedIn: boolean;
  /** Name and address, sealed; null once they are deleted. */
  readonly declared: Buffer | null;
  readonly language: Locale;
  readonly declaredAt: Date;
  /** Null until the withdrawal was processed. */
  readonly outcome: WithdrawalOutcome | null;
  readonly reversal: Id | null;
}

export interface NewWithdrawal {
  /** As typed: the order may not exist. */
  readonly order: string;
  /** The logged-in member who declared the withdrawal; null if nobody was logged in. */
  readonly member: Id | null;
  readonly declared: Buffer;
  readonly language: Locale;
  readonly now: Date;
}

/** One statement, whether or not the order exists, so that nothing can be inferred (AUTH-4). */
export async function insertWithdrawal(db: Handle, withdrawal: NewWithdrawal): Promise<Id> {
  const { order, member, declared, language, now } = withdrawal;
  const { rows } = await sql<{ id: Id }>`
    insert into withdrawals (payment_id, logged_in, declared, language, declared_at)
    select payments.id, coalesce(payments.member_id = ${member}::bigint, false), ${declared}, ${language}, ${now}
    from (values (${order}::bigint)) as typed (id) left join payments using (id)
    returning id`.execute(db);
  if (!rows[0]) throw new Error('a withdrawal was not stored');
  return rows[0].id;
}

const select = (db: Handle) =>
  paymentsTables(db)
    .selectFrom('withdrawals')
    .select(['id', 'payment_id as payment', 'logged_in as loggedIn', 'declared', 'language'])
    .select(['declared_at as declaredAt', 'outcome', 'reversal_id as reversal']);

const first = async (query: ReturnType<typeof select>): Promise<StoredWithdrawal | null> => {
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const outcome = z.parse(z.nullable(withdrawalOutcomes), row.outcome);
  return { ...row, language: z.parse(locale, row.language), outcome };
};

export const readWithdrawal = (db: Handle, id: Id): Promise<StoredWithdrawal | null> =>
  first(select(db).where('id', '=', id));

/** Locked until the transaction ends. */
export const lockWithdrawal = (db: Handle, id: Id): Promise<StoredWithdrawal | null> =>
  first(select(db).where('id', '=', id).forUpdate());

export interface WithdrawalAnswer {
  readonly outcome: WithdrawalOutcome;
  readonly reversal: Id | null;
  readonly now: Date;
}

/** Details declared by a person who is not proven to be the buyer are not kept. */
export async function setOutcome(
  db: Handle,
  id: Id,
  { outcome, reversal, now }: WithdrawalAnswer,
): Promise<void> {
  await paymentsTables(db)
    .updateTable('withdrawals')
    .set({ outcome, reversal_id: reversal, answered_at: now })
    .$if(outcome === 'unproven', (update) => update.set({ declared: null }))
    .where('id', '=', id)
    .execute();
}

export async function deleteWithdrawal(db: Handle, id: Id): Promise<void> {
  await paymentsTables(db).deleteFrom('withdrawals').where('id', '=', id).execute();
}

/** The number of declarations about an order that were answered since then. */
export async function answeredSince(db: Handle, payment: Id, since: Date): Promise<number> {
  const { answered } = await paymentsTables(db)
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('answered'))
    .where('payment_id', '=', payment)
    .where('answered_at', '>', since)
    .executeTakeFirstOrThrow();
  return answered;
}
