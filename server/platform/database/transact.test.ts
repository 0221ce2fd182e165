import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { waitForStatementBlockedBy } from '#tests/support/database/wait-for-lock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { job, jobHandler } from '../jobs/job.ts';
import type { Unit } from '../platform.ts';
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

/** Fails in the database with this code the first time, then returns the number of attempts. */
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

test('runs events and callbacks after the commit in order, and stores jobs with it [CHAT-3c]', async () => {
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

test('drops rows, jobs, events and callbacks on a rollback [CHAT-3c]', async () => {
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

test('retries after a deadlock, and applies each effect once [CHAT-3c]', async () => {
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

test('retries a serialisation failure, but no other error [CHAT-3c]', async () => {
  const serialisation = failOnce('40001');
  expect(await service.platform.transact(async (unit) => serialisation(unit.db))).toBe(2);
  const unique = failOnce('23505');
  await expect(service.platform.transact(async (unit) => unique(unit.db))).rejects.toThrow();
});

test('keeps the commit if a callback fails afterwards [CHAT-3c]', async () => {
  await service.platform.transact(async (unit) => {
    await sql`UPDATE counters SET n = 9 WHERE id = 1`.execute(unit.db);
    unit.afterCommit(() => {
      throw new Error('too late');
    });
  });
  expect(await countOf(1)).toBe(9);
});

const add = async (db: Handle, id: number): Promise<void> => {
  await sql`UPDATE counters SET n = n + 1 WHERE id = ${id}`.execute(db);
};

/** Runs the work below many async frames, so that its failure reaches the top later than others. */
const deep = async (work: () => Promise<void>, depth = 30): Promise<void> =>
  depth === 0 ? work() : deep(work, depth - 1);

/**
 * Starts another transaction that holds row 2 and waits for row 1, which this one holds. The next statement
 * on row 2 is then the victim of the deadlock.
 */
const entangled = async (unit: Unit) => {
  const { db } = service.platform;
  const held = Promise.withResolvers<void>();
  const other = db.transaction().execute(async (transaction) => {
    await sql`SET LOCAL deadlock_timeout = '10min'`.execute(transaction);
    await add(transaction, 2);
    held.resolve();
    await add(transaction, 1);
  });
  await held.promise;
  await waitForStatementBlockedBy(unit.db, db);
  await sql`SET LOCAL deadlock_timeout = '1ms'`.execute(unit.db);
  return { other };
};

type Hit = (hit: () => Promise<void>, behind: () => Promise<void>, unit: Unit) => Promise<unknown>;

const hits: ReadonlyArray<readonly [string, Hit]> = [
  ['the one that is awaited', (hit) => hit()],
  ['the first of several', (hit, behind) => Promise.all([hit(), behind()])],
  ['one of several, which is heard last', (hit, behind) => Promise.all([deep(hit), behind()])],
  ['one of several that nobody listens to', (hit, behind) => Promise.allSettled([hit(), behind()])],
  [
    'a part alongside, heard by the work behind it',
    (hit, behind, unit) => {
      unit.alongside(deep(hit));
      return behind();
    },
  ],
  ['a part alongside that the work does not wait for', async (hit, _behind, unit) => unit.alongside(hit())],
  [
    'a part alongside of a part alongside',
    async (hit, _behind, unit) => {
      const part = async () => {
        await sql`SELECT 1`.execute(unit.db);
        unit.alongside(deep(hit));
      };
      unit.alongside(part());
    },
  ],
  [
    'the work, with parts alongside that go on',
    (hit, behind, unit) => {
      const found = hit();
      unit.alongside(deep(behind));
      unit.alongside(deep(async () => deep(behind).catch(() => behind())));
      return found;
    },
  ],
];

for (const [which, way] of hits)
  test(`retries a deadlock whichever statement it hits: ${which} [CHAT-3c]`, async () => {
    let tries = 0;
    const others: Array<Promise<void>> = [];
    await service.platform.transact(async (unit) => {
      tries += 1;
      await add(unit.db, 1);
      if (tries === 1) others.push((await entangled(unit)).other);
      await way(
        () => add(unit.db, 2),
        async () => {
          await sql`SELECT 1`.execute(unit.db);
        },
        unit,
      );
    });
    await Promise.all(others);
    // On a busy machine the second try may meet the other transaction once more.
    expect(tries).toBeGreaterThanOrEqual(2);
    expect([await countOf(1), await countOf(2)]).toEqual([2, 2]);
  });

test('waits for a part alongside before the commit, and fails with it [CHAT-3c]', async () => {
  await service.platform.transact(async (unit) => {
    unit.alongside(deep(() => add(unit.db, 1)));
  });
  expect(await countOf(1)).toBe(1);
  const failed = service.platform.transact(async (unit) => {
    await add(unit.db, 1);
    unit.alongside(deep(() => Promise.reject(new Error('not this one'))));
  });
  await expect(failed).rejects.toThrow('not this one');
  expect(await countOf(1)).toBe(1);
});

test('refuses statements of a parallel part that still runs after the work failed [CHAT-3c]', async () => {
  const rolledBack = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<unknown>();
  const failed = service.platform.transact(async (unit) => {
    const part = async () => {
      await rolledBack.promise;
      await add(unit.db, 2).catch(refused.resolve);
    };
    unit.alongside(part());
    await add(unit.db, 1);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  rolledBack.resolve();
  expect(await refused.promise).toMatchObject({ message: 'the transaction is over' });
  expect([await countOf(1), await countOf(2)]).toEqual([0, 0]);
});

test('reports the statement timeout as the failure of the transaction [CHAT-3c]', async () => {
  const failed = service.platform.transact(async (unit) => {
    await sql`SET LOCAL statement_timeout = '10ms'`.execute(unit.db);
    unit.alongside(deep(async () => void (await sql`SELECT pg_sleep(60)`.execute(unit.db))));
    await add(unit.db, 1);
  });
  await expect(failed).rejects.toMatchObject({ code: '57014' });
  expect(await countOf(1)).toBe(0);
});
