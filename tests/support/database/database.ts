import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Handle } from '#server/platform/database/handle.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { cleanUpAtEnd } from '../service/clean-up.ts';
import { administer, withDatabase } from './administer.ts';
import { template } from './template.ts';

export interface FreshDatabase {
  readonly url: string;
  readonly db: Handle;
  /** Closes the pool and drops the database. The end of the test file does so as well. */
  drop(): Promise<void>;
}

/** Creates an empty migrated database in about 100 ms. `bare` leaves out the migrations. */
export async function freshDatabase(kind: 'migrated' | 'bare' = 'migrated'): Promise<FreshDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(
    server,
    `CREATE DATABASE ${name} TEMPLATE ${kind === 'bare' ? 'template0' : template} STRATEGY file_copy`,
  );
  const url = withDatabase(server, name);
  const { db, close } = openDatabase(url, null);
  return {
    url,
    db,
    drop: cleanUpAtEnd(async () => {
      await close();
      await administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }),
  };
}
