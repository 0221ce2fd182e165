import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { openWallet, verifyLedger, walletOf } from '#server/ledger/door.ts';
import { createMember } from '#server/sites/door.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { inheritedEnv } from '#tests/support/service/inherited-environment.ts';

const child = fileURLToPath(
  new URL('../../../tests/support/payments/ledger/ledger-child.ts', import.meta.url),
);

interface Movement {
  readonly kind: 'give' | 'spend' | 'refund';
  readonly member: Id;
  readonly amount: number;
  readonly key: string;
}

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await sql`insert into companies (id, name, address, kvk, city, country, support_phone, delete_discount)
    values (1, 'Company', 'Street 1', '1', 'City', 'NL', '1', 25)`.execute(database.db);
  await sql`insert into sites (id, host, company_id, niche) values (1, 'one.example', 1, 1)`.execute(
    database.db,
  );
});

afterAll(() => database.drop());

/** The acknowledged movements, and the signal that ended the process. */
const run = async (movements: readonly Movement[], failpoint?: string) => {
  const mover = spawn(process.execPath, [child, JSON.stringify(movements)], {
    env: {
      ...inheritedEnv(),
      DATABASE_URL: database.url,
      ...(failpoint === undefined ? {} : { FAILPOINT: failpoint }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(mover, 'exit');
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: mover.stdout })) acknowledged.push(Number(line));
  const [, signal] = await ended;
  return { acknowledged, signal };
};

/** All crash points in the long run, otherwise one of each kind. */
const points = (
  [
    ['give/entered', 'give', 0],
    ['spend/committed', 'spend', 1],
    ['refund/entered', 'refund', 0],
    ['give/committed', 'give', 1],
    ['spend/entered', 'spend', 0],
    ['refund/committed', 'refund', 1],
  ] as const
).slice(0, process.env.LONG === '1' ? undefined : 3);

test('keeps acknowledged movements after a crash at each step, and never moves twice on retry [CRED-3a]', {
  timeout: 240_000,
}, async () => {
  const all: Movement[] = [];
  for (const [point, kind, applied] of points) {
    const member = await createMember(database.db, 1);
    await openWallet(database.db, { member, credits: 20 });
    const movements: Movement[] = [
      { kind: 'give', member, amount: 5, key: 'gift:1' },
      { kind: 'spend', member, amount: 7, key: 'message:1' },
      { kind: 'refund', member, amount: 2, key: 'refund:1' },
      { kind, member, amount: 3, key: 'last' },
    ];
    const killed = await run(movements, point);
    expect([point, killed]).toEqual([point, { acknowledged: [0, 1, 2], signal: 'SIGKILL' }]);
    const sign = kind === 'spend' ? -1 : 1;
    expect([point, (await walletOf(database.db, member)).credits]).toEqual([point, 20 + applied * sign * 3]);
    expect(await verifyLedger(database.db)).toEqual([]);
    all.push(...movements);
  }
  const retried = await run(all);
  expect(retried).toEqual({ acknowledged: all.map((_, number) => number), signal: null });
  for (const { kind, member } of all.filter(({ key }) => key === 'last')) {
    expect((await walletOf(database.db, member)).credits).toBe(kind === 'spend' ? 17 : 23);
  }
  expect(await verifyLedger(database.db)).toEqual([]);
});
