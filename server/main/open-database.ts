import type { Config } from '#server/platform/config/config.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';

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
