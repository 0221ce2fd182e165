import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables } from '../tables.ts';

/** Starts a query of the member's secret. */
export const totpSecretRow = (db: Handle, member: Id) =>
  accountsTables(db)
    .selectFrom('totp_secrets')
    .select(['sealed_secret', 'confirmed_at', 'created_at'])
    .where('member_id', '=', member);

export const totpSecretOf = (db: Handle, member: Id) => totpSecretRow(db, member).executeTakeFirst();

/** The secret of the member's app; null if two-step login is off. */
export async function confirmedSecretOf(db: Handle, member: Id): Promise<Buffer | null> {
  const kept = await totpSecretOf(db, member);
  return kept === undefined || kept.confirmed_at === null ? null : kept.sealed_secret;
}

/** Moment of the last proof of a second factor in this login; null if there was none. */
export async function secondFactorSince(db: Handle, session: Id): Promise<Date | null> {
  const row = await accountsTables(db)
    .selectFrom('sessions')
    .select('second_factor_at')
    .where('id', '=', session)
    .executeTakeFirst();
  return row?.second_factor_at ?? null;
}

/** Records that the member proved a second factor in this login. */
export async function markSecondFactor(db: Handle, session: Id, now: Date): Promise<void> {
  await accountsTables(db)
    .updateTable('sessions')
    .set({ second_factor_at: now })
    .where('id', '=', session)
    .execute();
}
