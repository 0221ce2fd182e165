import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { prepared } from './prepared-statements.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({});
});

const known = sql<{ statement: string; calls: number }>`
  select statement, (generic_plans + custom_plans)::int as calls from pg_prepared_statements`;

test('prepares a marked statement once per connection and runs it with new values each time [OPS-2a]', async () => {
  const { db } = service.platform;
  await db.connection().execute(async (one) => {
    const twice = (n: number) =>
      one
        .selectNoFrom(sql<number>`${n}::int * 2`.as('twice'))
        .modifyFront(prepared)
        .executeTakeFirstOrThrow();
    const plain = (n: number) => one.selectNoFrom(sql<number>`${n}::int * 3`.as('thrice')).execute();
    expect([(await twice(1)).twice, (await twice(2)).twice, (await twice(21)).twice]).toEqual([2, 4, 42]);
    await plain(1);
    const { rows } = await known.execute(one);
    const ours = rows.filter(({ statement }) => /twice|thrice/.test(statement));
    expect(ours).toEqual([{ statement: 'select /* prepared */ $1::int * 2 as "twice"', calls: 3 }]);
  });
});

test('keeps the connection usable after a prepared statement fails, also in a transaction [OPS-2a]', async () => {
  const { db } = service.platform;
  const divide = (handle: typeof db, n: number) =>
    handle
      .selectNoFrom(sql<number>`10 / ${n}::int`.as('part'))
      .modifyFront(prepared)
      .executeTakeFirstOrThrow();
  await db.connection().execute(async (one) => {
    await expect(divide(one, 0)).rejects.toThrow('division by zero');
    expect(await divide(one, 5)).toEqual({ part: 2 });
  });
  await expect(db.transaction().execute((unit) => divide(unit, 0))).rejects.toThrow('division by zero');
  expect(await db.transaction().execute((unit) => divide(unit, 2))).toEqual({ part: 5 });
});
