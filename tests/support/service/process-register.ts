import { appendFileSync } from 'node:fs';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { failpoint } from '#server/platform/failpoint.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Registry } from '#server/platform/http/registry.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { echo, look } from './test-operations.ts';

const work = job('content/process-work', z.object({ text: z.string() }));

/**
 * Test operations of the process in `server/main/run.test.ts`.
 * - `echo` stores its text and a job in one transaction.
 * - The job writes the text to a file, in two steps.
 * - `look` writes to that file that it began, and takes a second.
 */
export function register(registry: Registry): void {
  const file = process.env.TEST_FILE ?? '';
  registry.eachStart(async ({ db }) => {
    await sql`CREATE TABLE IF NOT EXISTS kept (text text PRIMARY KEY)`.execute(db);
  });
  registry.operation(
    handler(echo, async ({ input, country, language }, platform) => {
      await platform.transact(async (unit) => {
        await sql`INSERT INTO kept VALUES (${input.text})`.execute(unit.db);
        await unit.enqueue(work, { text: input.text });
        failpoint('test/before-commit');
      });
      failpoint('test/after-commit');
      return { text: input.text, member: null, language, country };
    }),
  );
  registry.operation(
    handler(look, async ({ origin, ip, site }) => {
      appendFileSync(file, 'looking\n');
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return { page: 1, origin, ip, site };
    }),
  );
  registry.job(
    jobHandler(work, async ({ text }) => {
      appendFileSync(file, `begun ${text}\n`);
      if (text.startsWith('slow') && process.env.TEST_SLOW === '1') await new Promise(() => {});
      appendFileSync(file, `done ${text}\n`);
    }),
  );
}
