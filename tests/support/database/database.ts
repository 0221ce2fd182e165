import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Handle } from '#server/platform/database/handle.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { atEnd } from '../service/at-end.ts';
import { administer, withDatabase } from './administer.ts';
import { template } from './template.ts';

export interface FreshDatabase {
  readonly url: string;
  readonly db: Handle;
  /** Closes the pool and removes the database; the end of the test file does it as well. */
  drop(): Promise<void>;
}

/** A migrated database of one's own, empty otherwise; about 100 ms. `bare` leaves the migrations out. */
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
    drop: atEnd(async () => {
      await close();
      await administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }),
  };
}
