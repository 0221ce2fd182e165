import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { type Locale, locale } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import { paymentsTables } from '../tables.ts';

export const withdrawalOutcomes = z.enum([
  'refunded',
  'cancelled',
  'unpaid',
  'late',
  'repeated',
  'spent',
  'unproven',
  'unknown',
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
  readonly site: number | null;
  /** As typed. Null in declarations from before typed numbers were stored. */
  readonly order: string | null;
  /** Keyed hash of the sender's network; null once it is deleted. */
  readonly network: Buffer | null;
  readonly case: Id | null;
  /** The operator who matched the order by hand; null: none. */
  readonly matchedBy: Id | null;
  /** A refund that the member asked for after a ban: it has no end of a period (DSA-6). */
  readonly afterBan: boolean;
  /** Null until the withdrawal was processed. */
  readonly outcome: WithdrawalOutcome | null;
  readonly reversal: Id | null;
}

export interface NewWithdrawal {
  readonly site: number;
  /** As typed: the order may not exist. */
  readonly order: string;
  /** Keyed hash of the sender's network. */
  readonly network: Buffer;
  /** The logged-in member who declared the withdrawal; null if nobody was logged in. */
  readonly member: Id | null;
  readonly declared: Buffer;
  readonly language: Locale;
  readonly now: Date;
}

/** One statement, whether or not the order exists, so that nothing can be inferred (AUTH-4). */
export async function insertWithdrawal(db: Handle, withdrawal: NewWithdrawal): Promise<Id> {
  const { site, order, network, member, declared, language, now } = withdrawal;
  const { rows } = await sql<{ id: Id }>`
    insert into withdrawals
      (payment_id, logged_in, declared, language, declared_at, site_id, order_number, network_hash)
    select payments.id, coalesce(payments.member_id = ${member}::bigint, false), ${declared}, ${language}, ${now},
      ${site}, ${order}, ${network}
    from (values (${order}::bigint)) as typed (id) left join payments using (id)
    returning id`.execute(db);
  if (!rows[0]) throw new Error('a withdrawal was not stored');
  return rows[0].id;
}

/** Stores that a banned member asked for the money of an order's unspent credits. */
export async function insertBanRefund(
  db: Handle,
  asked: { readonly payment: Id; readonly site: number; readonly language: Locale; readonly now: Date },
): Promise<Id> {
  const { payment, site, language, now } = asked;
  const { id } = await paymentsTables(db)
    .insertInto('withdrawals')
    .values({
      ...{ payment_id: payment, site_id: site, order_number: `${payment}`, language, declared_at: now },
      ...{ logged_in: true, after_ban: true },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const select = (db: Handle) =>
  paymentsTables(db)
    .selectFrom('withdrawals')
    .select(['id', 'payment_id as payment', 'logged_in as loggedIn', 'declared', 'language'])
    .select(['declared_at as declaredAt', 'outcome', 'reversal_id as reversal', 'site_id as site'])
    .select([
      'order_number as order',
      'network_hash as network',
      'case_id as case',
      'matched_by as matchedBy',
      'after_ban as afterBan',
    ]);

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

/** The declaration is kept, whatever its outcome (CON-4). */
export async function setOutcome(
  db: Handle,
  id: Id,
  { outcome, reversal, now }: WithdrawalAnswer,
): Promise<void> {
  await paymentsTables(db)
    .updateTable('withdrawals')
    .set({ outcome, reversal_id: reversal, answered_at: now })
    .where('id', '=', id)
    .execute();
}

/** Opens a withdrawal again whose refund was not sent, because the bank's return of the debit was undone. */
export async function reopenWithdrawal(db: Handle, id: Id, now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('withdrawals')
    .set({ outcome: 'unpaid', reversal_id: null, answered_at: now })
    .where('id', '=', id)
    .where('outcome', '=', 'refunded')
    .execute();
}

/** Days for which an open case keeps its network, so that an operator finds the others of a flood. */
const openDays = 14;

/** Deletes the hashes of networks that neither the brake of one day nor an open case needs. */
export async function deleteOldNetworks(db: Handle, before: Date): Promise<void> {
  const old = { network_hash: null };
  await paymentsTables(db)
    .updateTable('withdrawals')
    .set(old)
    .where('network_hash', 'is not', null)
    .where('declared_at', '<', before)
    .execute();
  await paymentsTables(db)
    .updateTable('withdrawal_cases')
    .set(old)
    .where('network_hash', 'is not', null)
    .where('opened_at', '<', before)
    .where((row) =>
      row.or([row('outcome', 'is not', null), row('opened_at', '<', addDays(before, -openDays))]),
    )
    .execute();
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
