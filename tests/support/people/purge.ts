import { purgeBatch, purgedTables } from '#server/accounts/deletion/purge.sql.ts';
import { purgeSessionsHandler } from '#server/accounts/deletion/purge-sessions.job.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';

/** Removes one batch of expired rows of each table of accounts, as of a moment. */
export async function purgeRows(db: Handle, now: Date): Promise<void> {
  for (const table of purgedTables) await purgeBatch(db, table, now);
}

/** Removes ended logins and expired rows now. */
export async function purgeAccounts(platform: Platform): Promise<void> {
  await purgeSessionsHandler.run({}, platform);
  await purgeRows(platform.db, platform.clock.now());
}
