import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockDataFolder } from '#server/platform/database/data-folder-lock.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/pool.ts';

/**
 * Always the same folder, so that files which the embedded database keeps outside for another user are
 * reused.
 */
const folder = path.join(tmpdir(), `vonk-scratch-${process.getuid?.() ?? 0}`);
const data = path.join(folder, 'data');

/** Waits for the lock, because two checks may run at once. */
async function lock(): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  // The user that runs the database must be able to pass through the folder.
  chmodSync(folder, 0o711);
  for (let waited = 0; waited < 60; waited += 1) {
    const unlock = await lockDataFolder(folder).catch(() => undefined);
    if (unlock) return unlock;
    await sleep(1000);
  }
  throw new Error(`${folder} is in use: another check is still running.`);
}

/** Runs `work` with an empty, migrated database of the embedded PostgreSQL, and deletes it afterwards. */
export async function withScratchDatabase<T>(work: (db: Handle) => Promise<T>): Promise<T> {
  const unlock = await lock();
  try {
    rmSync(data, { recursive: true, force: true });
    const postgres = await startEmbeddedPostgres(data, { fsync: 'off' });
    try {
      await migrate(postgres.url);
      const { db, close } = openDatabase(postgres.url, null, { max: 2 });
      return await work(db).finally(close);
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
    await unlock();
  }
}
