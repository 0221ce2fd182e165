import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { eventually, startService, type TestService } from '#tests/support/service.ts';
import { job, jobHandler } from '../jobs/job.ts';
import type { Handle } from './handle.ts';

const noticed = liveEvent({ name: 'content/noticed', payload: z.object({ n: z.int() }) });
const note = job('content/note', z.object({ n: z.int() }));

let service: TestService;
const done: number[] = [];

beforeAll(async () => {
  service = await startService({
    extra: (registry) => registry.job(jobHandler(note, async ({ n }) => void done.push(n))),
  });
  await sql`CREATE TABLE counters (id int PRIMARY KEY, n int NOT NULL)`.execute(service.platform.db);
});
beforeEach(async () => {
  done.length = 0;
  await sql`TRUNCATE counters`.execute(service.platform.db);
  await sql`INSERT INTO counters VALUES (1, 0), (2, 0)`.execute(service.platform.db);
});

/** Fails in the database with this code the first time; then tells how often it was tried. */
const failOnce = (code: string) => {
  let tries = 0;
  return async (db: Handle): Promise<number> => {
    tries += 1;
    if (tries === 1)
      await sql`DO ${sql.raw(`$$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${code}'; END $$`)}`.execute(db);
    return tries;
  };
};

const countOf = async (id: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`SELECT n FROM counters WHERE id = ${id}`.execute(
    service.platform.db,
  );
  return rows[0]?.n ?? -1;
};

test('[CHAT-3] what follows a commit happens after it, in order; a job is there with it', async () => {
  const order: string[] = [];
  await service.platform.transact(async (unit) => {
    unit.emit(1, noticed, { n: 1 });
    unit.afterCommit(() => order.push('first'));
    await unit.enqueue(note, { n: 5 });
    await sql`UPDATE counters SET n = 1 WHERE id = 1`.execute(unit.db);
    unit.afterCommit(() => order.push('second'));
    order.push('work');
  });
  expect(order).toEqual(['work', 'first', 'second']);
  await eventually(() => expect(done).toEqual([5]));
});

test('[CHAT-3] a rollback drops rows, jobs, events and what was to follow', async () => {
  const after: number[] = [];
  const failed = service.platform.transact(async (unit) => {
    await sql`UPDATE counters SET n = 1 WHERE id = 1`.execute(unit.db);
    await unit.enqueue(note, { n: 6 });
    unit.afterCommit(() => after.push(1));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await service.platform.jobs.send(note, { n: 7 });
  await eventually(() => expect(done).toEqual([7]));
  expect(after).toEqual([]);
  expect(await countOf(1)).toBe(0);
});

test('[CHAT-3] a deadlock is worked out by trying again, and each effect happens once', async () => {
  const after: number[] = [];
  const both = (first: number, second: number) =>
    service.platform.transact(async (unit) => {
      await sql`UPDATE counters SET n = n + 1 WHERE id = ${first}`.execute(unit.db);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`UPDATE counters SET n = n + 1 WHERE id = ${second}`.execute(unit.db);
      unit.afterCommit(() => after.push(first));
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  expect([await countOf(1), await countOf(2)]).toEqual([2, 2]);
  expect(after.sort()).toEqual([1, 2]);
});

test('[CHAT-3] a serialisation failure is tried again, another error is not', async () => {
  const serialisation = failOnce('40001');
  expect(await service.platform.transact(async (unit) => serialisation(unit.db))).toBe(2);
  const unique = failOnce('23505');
  await expect(service.platform.transact(async (unit) => unique(unit.db))).rejects.toThrow();
});

test('[CHAT-3] what goes wrong after the commit does not undo it', async () => {
  await service.platform.transact(async (unit) => {
    await sql`UPDATE counters SET n = 9 WHERE id = 1`.execute(unit.db);
    unit.afterCommit(() => {
      throw new Error('too late');
    });
  });
  expect(await countOf(1)).toBe(9);
});
