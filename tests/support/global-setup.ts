import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { installJobs } from '#server/platform/jobs/start-jobs.ts';
import { administer, withDatabase } from './database/administer.ts';
import { template } from './database/template.ts';
import { ownTempFolder } from './service/own-temp-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's own database. `freshDatabase` creates others beside it. */
    readonly postgresUrl: string;
  }
}

const openServer = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined && given !== '') return { url: given, stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'vonk-test-database-'));
  // The database user needs access. Otherwise the cluster would be stored elsewhere and outlive the run.
  await chmod(folder, 0o711);
  // Prefers speed to durability, because the data is deleted after the run.
  const postgres = await startEmbeddedPostgres(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    max_connections: '300',
    shared_buffers: '128MB',
  });
  return {
    url: postgres.url,
    stop: () => postgres.stop(),
  };
};

/**
 * Starts one PostgreSQL for the whole run, or uses the one of TEST_DATABASE_URL. Creates a migrated template
 * that each test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeTempFolder = await ownTempFolder();
  // Shares the compile cache between processes.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../../node_modules/.cache/compiled', import.meta.url),
  );
  const { url, stop } = await openServer();
  await administer(url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
  await administer(url, `CREATE DATABASE ${template}`);
  const templateUrl = withDatabase(url, template);
  await migrate(templateUrl);
  await installJobs(templateUrl, fastify().log);
  project.provide('postgresUrl', url);
  return async () => {
    await stop();
    await removeTempFolder();
  };
}
