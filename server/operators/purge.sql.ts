import type { Handle } from '#server/platform/database/handle.ts';
import { purgePendingLogins } from '#server/platform/identity/pending-logins.sql.ts';
import { purgeSessions } from '#server/platform/identity/sessions.sql.ts';
import { operatorIdentity } from './operator-identity.sql.ts';
import { operatorsTables } from './tables.ts';

/** Removes expired data: logins, pending logins, set-up links and attempts. The audit log stays. */
export async function purgeExpired(db: Handle, now: Date): Promise<void> {
  const tables = operatorsTables(db);
  await purgeSessions(db, operatorIdentity, now);
  await purgePendingLogins(db, operatorIdentity, now);
  await tables.deleteFrom('operator_set_ups').where('expires_at', '<=', now).execute();
  await tables.deleteFrom('operator_limits').where('expire', '<=', now.getTime()).execute();
}
