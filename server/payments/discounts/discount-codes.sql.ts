import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

export interface StoredCode {
  readonly code: string;
  readonly country: string | null;
  readonly member_id: Id | null;
  readonly expires_at: Date | null;
  readonly value_percentage: number;
  readonly currency: string | null;
  readonly minimum_order_value: number | null;
  readonly validity: string;
  readonly payment_methods: string[];
  /**
   * Used up for this member: by the member, or by anyone for a single-use code. The member's own unpaid order
   * holds the code without using it up.
   */
  readonly used: boolean;
}

/** A code that is valid on the site and for the member; null for a code of another member. */
export async function readDiscountCode(
  db: Handle,
  { code, site, member }: { code: string; site: number; member: Id },
): Promise<StoredCode | null> {
  const row = await paymentsTables(db)
    .selectFrom('discount_codes')
    .select([
      'code',
      'country',
      'member_id',
      'expires_at',
      'currency',
      'minimum_order_value',
      'validity',
      'payment_methods',
      sql<number>`value_percentage::float8`.as('value_percentage'),
      sql<boolean>`exists (
        select from payment_reservations as reserved
        where reserved.kind = 'code' and reserved.code = discount_codes.code and reserved.state <> 'released'
        and (reserved.once or reserved.member_id = ${member})
        and not (reserved.member_id = ${member} and reserved.state = 'held')
      )`.as('used'),
    ])
    .where('code', '=', code)
    .where((row) => row.or([row('site_id', 'is', null), row('site_id', '=', site)]))
    .where((row) => row.or([row('member_id', 'is', null), row('member_id', '=', member)]))
    .executeTakeFirst();
  return row ?? null;
}

/** The member's own code of that pattern; undefined if there never was one. */
export function ownCodeLike(db: Handle, member: Id, form: string) {
  return paymentsTables(db)
    .selectFrom('discount_codes')
    .select(['code', 'expires_at', sql<number>`value_percentage::float8`.as('value_percentage')])
    .where('member_id', '=', member)
    .where('code', 'like', form)
    .executeTakeFirst();
}

export async function insertOwnCode(
  db: Handle,
  given: {
    readonly code: string;
    readonly member: Id;
    readonly site: number;
    readonly percentage: number;
    readonly expires: Date;
  },
): Promise<void> {
  await paymentsTables(db)
    .insertInto('discount_codes')
    .values({
      code: given.code,
      member_id: given.member,
      site_id: given.site,
      value_percentage: given.percentage,
      expires_at: given.expires,
      validity: 'once',
    })
    .execute();
}
