import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables, withForeignTables } from '../tables.ts';

/** Tables that keep nothing of an erased member. The table `consents` stays as proof. */
const forgotten = [
  'account_exports',
  'activation_tokens',
  'credentials',
  'deletions',
  'held_messages',
  'known_devices',
  'mailed_tokens',
  'passkey_challenges',
  'passkeys',
  'pending_logins',
  'recovery_codes',
  'sessions',
  'terms_mails',
  'terms_postponements',
  'totp_secrets',
] as const;

export async function eraseRows(db: Handle, member: Id): Promise<void> {
  const tables = accountsTables(db);
  for (const table of forgotten) await tables.deleteFrom(table).where('member_id', '=', member).execute();
  // Deletes unsent first messages to the member, which can reach nobody any more.
  await tables.deleteFrom('held_messages').where('target_id', '=', member).execute();
  await tables.updateTable('invites').set({ used_by: null }).where('used_by', '=', member).execute();
}

/** The member's address, and their former and pending addresses from the mailed links. */
export async function addressesOf(db: Handle, member: Id): Promise<string[]> {
  const rows = await withForeignTables(db)
    .selectFrom('addresses')
    .select('email')
    .where('member_id', '=', member)
    .union((query) =>
      query
        .selectFrom('mailed_tokens')
        .select((token) => token.ref('email').$notNull().as('email'))
        .where('member_id', '=', member)
        .where('email', 'is not', null),
    )
    .execute();
  return rows.map(({ email }) => email);
}

/** Storage keys of the member's export files. */
export async function exportKeysOf(db: Handle, member: Id): Promise<string[]> {
  const rows = await accountsTables(db)
    .selectFrom('account_exports')
    .select('storage_key')
    .where('member_id', '=', member)
    .where('storage_key', 'is not', null)
    .execute();
  return rows.flatMap(({ storage_key }) => (storage_key === null ? [] : [storage_key]));
}
