import type { Handle } from '#server/platform/database/handle.ts';
import { idleSince } from './lifetimes.ts';
import { operatorsTables } from './tables.ts';

/** Removes expired data: logins, pending logins, set-up links and attempts. The audit log stays. */
export async function purgeExpired(db: Handle, now: Date): Promise<void> {
  const tables = operatorsTables(db);
  await tables
    .deleteFrom('operator_sessions')
    .where((session) =>
      session.or([session('expires_at', '<=', now), session('last_seen_at', '<=', idleSince(now))]),
    )
    .execute();
  await tables.deleteFrom('operator_pending_logins').where('expires_at', '<=', now).execute();
  await tables.deleteFrom('operator_set_ups').where('expires_at', '<=', now).execute();
  await tables.deleteFrom('operator_limits').where('expire', '<=', now.getTime()).execute();
}
