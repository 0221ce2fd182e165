import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { listFindings } from '#contract/payments/console/list-findings.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { reconcileLedger } from './reconcile-ledger.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ clock });
const { platform } = service;
const { db } = platform;

beforeEach(async () => {
  await sql`delete from reconciliation_findings`.execute(db);
  await sql`delete from reconciliation_runs`.execute(db);
});

const listed = async () => {
  const { client } = await newOperator(service);
  return (await client.api(listFindings, { resolved: false })).answer;
};

test('compares our own books with themselves, and closes a corrected difference [CRED-3c, CRED-11d]', async () => {
  const person = await service.person({ credits: 3 });
  await sql`update wallets set balance = balance + 1 where member_id = ${person.id}`.execute(db);
  await reconcileLedger(platform);
  await reconcileLedger(platform);
  const { results } = await listed();
  expect(results).toMatchObject([{ kind: 'ledger', books: 'ledger', payment_id: null }]);
  expect(results[0]?.details.ours).toContain(`wallet_differs ${person.id}`);
  await sql`update wallets set balance = balance - 1 where member_id = ${person.id}`.execute(db);
  clock.forward(1);
  await reconcileLedger(platform);
  expect((await listed()).results).toEqual([]);
});

test('checks our own books for longer than a statement may take elsewhere [CRED-3c, CRED-11d]', async () => {
  const limited = openDatabase(service.databaseUrl, null, { statementTimeoutMs: 2000 });
  const held = db.transaction().execute(async (transaction) => {
    await sql`lock table ledger_transfers in access exclusive mode`.execute(transaction);
    await expect(verifyLedger(limited.db)).rejects.toThrow('statement timeout');
    await sleep(3000);
  });
  await sleep(200);
  await reconcileLedger({ ...platform, db: limited.db });
  await held;
  await limited.close();
  expect((await listed()).runs).toMatchObject([{ books: 'ledger', finished_at: expect.any(String) }]);
});
