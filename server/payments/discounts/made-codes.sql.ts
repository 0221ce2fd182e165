import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { type MadeCode, madeCode } from '#contract/payments/console/made-code.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { memberTable, paymentsTables } from '../tables.ts';

const select = (db: Handle) =>
  paymentsTables(db)
    .selectFrom('discount_codes')
    .select(['code', 'country', 'member_id', 'expires_at', 'currency', 'minimum_order_value', 'validity'])
    .select(['payment_methods', 'created_at', sql<number>`value_percentage::float8`.as('value_percentage')])
    .select(({ selectFrom }) => {
      const reserved = selectFrom('payment_reservations as reserved')
        .select(sql<number>`count(*)::int`.as('number'))
        .where('kind', '=', 'code')
        .whereRef('reserved.code', '=', 'discount_codes.code');
      return [
        reserved.where('state', '=', 'used').as('uses'),
        reserved.where('state', '=', 'held').as('held'),
      ];
    });

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const viewOf = (row: Row, now: Date): MadeCode =>
  z.parse(madeCode, {
    code: row.code,
    country: row.country,
    member: row.member_id,
    expires: row.expires_at?.toISOString() ?? null,
    expired: row.expires_at !== null && row.expires_at <= now,
    value_percentage: row.value_percentage,
    currency: row.currency,
    minimum_order_value: row.minimum_order_value,
    validity: row.validity,
    payment_methods: row.payment_methods,
    created_at: row.created_at.toISOString(),
    uses: row.uses ?? 0,
    held: row.held ?? 0,
  });

export async function readCode(db: Handle, code: string, now: Date): Promise<MadeCode | null> {
  const row = await select(db).where('code', '=', code).executeTakeFirst();
  return row ? viewOf(row, now) : null;
}

export interface NewCode extends Omit<MadeCode, 'expires' | 'expired' | 'created_at' | 'uses' | 'held'> {
  /** The member's site; null: every site. */
  readonly site: number | null;
  readonly expires: Date | null;
  /** The operators who asked for the code and approved it; null: none was needed. */
  readonly madeBy: Id;
  readonly approvedBy: Id | null;
  readonly now: Date;
}

/** False if a code of that name exists. */
export async function insertCode(db: Handle, code: NewCode): Promise<boolean> {
  const row = await paymentsTables(db)
    .insertInto('discount_codes')
    .values({
      code: code.code,
      site_id: code.site,
      country: code.country,
      member_id: code.member,
      expires_at: code.expires,
      value_percentage: code.value_percentage,
      currency: code.currency,
      minimum_order_value: code.minimum_order_value,
      validity: code.validity,
      payment_methods: code.payment_methods,
      created_at: code.now,
      made_by: code.madeBy,
      approved_by: code.approvedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

/** False if the code has already ended or does not exist. */
export async function endCode(db: Handle, code: string, operator: Id, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await paymentsTables(db)
    .updateTable('discount_codes')
    .set({ expires_at: now, stopped_at: now, stopped_by: operator })
    .where('code', '=', code)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The site of an existing member; null if the member does not exist or is erased. */
export async function siteOfMember(db: Handle, member: Id): Promise<number | null> {
  const row = await memberTable(db)
    .selectFrom('members')
    .select('site_id')
    .where('id', '=', member)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row?.site_id ?? null;
}
