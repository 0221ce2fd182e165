import { randomInt } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { insertOwnCode, ownCodeLike } from './discount-codes.sql.ts';

/** Prefix of the codes for members who stay. A member gets at most one such code. */
const prefix = 'STAY';

/** Without letters and digits that are easily confused. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const newCode = (): string =>
  prefix + Array.from({ length: 10 }, () => letters[randomInt(letters.length)] ?? '').join('');

export interface StayDiscount {
  readonly code: string;
  readonly percentage: number;
  readonly expires: Date;
}

/** The discount code that a member was given for staying; null if there was none. */
export async function stayDiscountOf(db: Handle, member: Id): Promise<StayDiscount | null> {
  const row = await ownCodeLike(db, member, `${prefix}%`);
  if (row === undefined || row.expires_at === null) return null;
  return { code: row.code, percentage: row.value_percentage, expires: row.expires_at };
}

/**
 * Gives a member a personal single-use code (CRED-8). Checks nothing: the caller must hold the account while
 * it decides.
 */
export async function giveStayDiscount(
  db: Handle,
  given: { readonly member: Id; readonly site: number; readonly percentage: number; readonly expires: Date },
): Promise<StayDiscount> {
  const code = newCode();
  await insertOwnCode(db, { code, ...given });
  return { code, percentage: given.percentage, expires: given.expires };
}
