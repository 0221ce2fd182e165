import type { Config } from '#server/platform/config/config.ts';
import { lockDataFolder } from '#server/platform/database/data-folder-lock.ts';
import { runningDatabaseUrl } from '#server/platform/database/embedded/cluster-place.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { closeDataFolder } from '#server/platform/storage/private-files.ts';

export interface OpenDatabase {
  readonly url: string;
  readonly embedded: boolean;
  stop(): Promise<void>;
}

/** Opens the database of DATABASE_URL, or the embedded one. */
export async function openDatabaseServer({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  if (databaseUrl !== null) return { url: databaseUrl, embedded: false, stop: async () => {} };
  const { url, stop } = await startEmbeddedPostgres(dataDir);
  return { url, embedded: true, stop };
}

const serverOf = async (config: Config) => {
  closeDataFolder(config.dataDir, config.databaseUrl === null);
  const running = config.databaseUrl === null ? runningDatabaseUrl(config.dataDir) : null;
  if (running !== null) return { url: running, stop: async () => {} };
  const unlock = config.databaseUrl === null ? await lockDataFolder(config.dataDir) : async () => {};
  const { url, stop } = await openDatabaseServer(config);
  return { url, stop: () => stop().finally(unlock) };
};

/**
 * Opens the service's database for a command, whether or not the service is running. Closes everything
 * afterwards.
 */
export async function withCommandDatabase<T>(config: Config, work: (db: Handle) => Promise<T>): Promise<T> {
  const { url, stop } = await serverOf(config);
  const { db, close } = openDatabase(url, null, { max: 1, statementTimeoutMs: 0 });
  try {
    return await work(db);
  } finally {
    await close();
    await stop();
  }
}
