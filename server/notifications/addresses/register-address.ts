import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';
import { normalizeAddress } from './normalize-address.ts';

export interface NewAddress {
  readonly member: Id;
  readonly site: number;
  readonly email: string;
  readonly language: Locale | null;
}

/**
 * Stores the e-mail address of a new member as not verified. False if the address already has an account on
 * this site. The second of two simultaneous calls waits for the first and returns false. Nothing is thrown,
 * so the transaction can continue.
 */
export async function registerAddress(db: Handle, address: NewAddress): Promise<boolean> {
  const { member, site, email, language } = address;
  const stored = await notificationsTables(db)
    .insertInto('addresses')
    .values({ member_id: member, site_id: site, email: normalizeAddress(email), language })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return stored !== undefined;
}
