import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables } from '../tables.ts';

/** Every way in beside the password and the sessions, set up or begun, and the browsers that are no news. */
const waysIn = [
  'known_devices',
  'passkey_challenges',
  'passkeys',
  'pending_logins',
  'recovery_codes',
  'totp_secrets',
] as const;

/** Whoever set these up is not who owns the account from now on. */
export async function forgetWaysIn(db: Handle, member: Id): Promise<void> {
  const tables = accountsTables(db);
  for (const table of waysIn) await tables.deleteFrom(table).where('member_id', '=', member).execute();
}
