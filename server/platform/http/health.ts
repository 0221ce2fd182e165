import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { isMigrated } from '../database/migrate.ts';
import type { Platform } from '../platform.ts';

const timeoutMs = 2000;

/**
 * `/healthz`: the process answers. `/readyz`: the database is reachable and migrated, and the process is not
 * stopping (OPS-3).
 */
export function mountHealth(app: FastifyInstance, platform: Platform, isStopping: () => boolean): void {
  let migrated = false;

  const isReady = async (): Promise<boolean> => {
    if (isStopping()) return false;
    await sql`SELECT 1`.execute(platform.db);
    migrated ||= await isMigrated(platform.db);
    return migrated;
  };

  const inTime = (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), timeoutMs);
    });
    return Promise.race([isReady().catch(() => false), late]).finally(() => clearTimeout(timer));
  };

  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = await inTime();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' });
  });
}
