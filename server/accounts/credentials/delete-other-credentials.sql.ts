import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables } from '../tables.ts';

/** All login methods besides the password and the sessions, complete or pending, and the known browsers. */
const logInTables = [
  'known_devices',
  'passkey_challenges',
  'passkeys',
  'pending_logins',
  'recovery_codes',
  'totp_secrets',
] as const;

/** Deletes them, because the person who set them up is not the owner of the account from now on. */
export async function deleteOtherCredentials(db: Handle, member: Id): Promise<void> {
  const tables = accountsTables(db);
  for (const table of logInTables) await tables.deleteFrom(table).where('member_id', '=', member).execute();
}
