import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { openWallet, verifyLedger } from '#server/ledger/door.ts';
import { createMember } from '#server/sites/door.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { type KillableSequence, killableSequence } from '#tests/support/service/killable-sequence.ts';
import { startKillable } from '#tests/support/service/killable-service.ts';
import { eventually } from '#tests/support/service/service.ts';
import { setSandboxState } from '../providers/sandbox/sandbox-payments.sql.ts';

const long = process.env.LONG === '1';
/** All crash points in the long run, otherwise the most important ones. */
const steps = long
  ? ['refund/requested', 'withdrawal/answered', 'refund/sent', 'refund/referenced']
  : ['refund/requested', 'refund/sent'];

let database: FreshDatabase;
let service: KillableSequence;

beforeAll(async () => {
  database = await freshDatabase();
  service = killableSequence(() => startKillable(database.url));
});

afterAll(async () => {
  await service.stop();
  await database.drop();
});

const bought = async (member: Id) => {
  const browser = (await service.running()).loggedIn(member);
  const order = { package: 'p0', payment_method: 'ideal', client_id: randomUUID() } as const;
  const payment = (await browser.api(createPayment, order)).answer;
  await setSandboxState(database.db, payment.checkout_url?.split('/').at(-1) ?? '', 'paid');
  expect((await browser.api(getPayment, { id: payment.payment_id })).answer.state).toBe('completed');
  return payment.payment_id;
};

test.each(steps)(
  'takes credits once and refunds once for a withdrawal after a crash at %s [CRED-11a, CRED-12b, PAY-15c]',
  { timeout: 240_000 },
  async (step) => {
    await service.running();
    const member = await createMember(database.db, 1);
    await openWallet(database.db, { member, credits: 0 });
    const order = await bought(member);
    const first = await service.dying(step);
    const declared = { name: 'Robin', order: `${order}`, email: 'robin@post.example' };
    // A job does the work, so the answer may or may not arrive before the crash.
    await first
      .loggedIn(member)
      .api(confirmWithdrawal, declared)
      .catch(() => null);
    expect(await first.ended).toBe('SIGKILL');
    expect(await verifyLedger(database.db)).toEqual([]);
    // A job of a dead process is retried after its timeout; here at once.
    await sql`update pgboss.job set state = 'retry', start_after = now()
      where state = 'active' and name in ('payments/carry-out-withdrawal', 'payments/send-refund')`.execute(
      database.db,
    );
    const again = (await service.running()).loggedIn(member);
    await eventually(async () =>
      expect((await again.api(getPayment, { id: order })).answer).toMatchObject({
        refund: 'done',
        reversed: { amount: 999 },
      }),
    );
    expect((await again.api(getWallet, {})).answer.credits).toBe(0);
    const { rows } = await sql<{ refunds: number; sent: number }>`
      select (select count(*)::int from payment_reversals where payment_id = ${order}) as refunds,
        (select count(*)::int from sandbox.reversals
          join sandbox.payments as paid on paid.id = payment_id where order_id = ${order}) as sent`.execute(
      database.db,
    );
    expect(rows).toEqual([{ refunds: 1, sent: 1 }]);
    expect(await verifyLedger(database.db)).toEqual([]);
  },
);

test('sends a refund that waited once after a crash while it was released [CRED-11g, PAY-15c]', {
  timeout: 240_000,
}, async () => {
  await service.running();
  const member = await createMember(database.db, 1);
  await openWallet(database.db, { member, credits: 0 });
  const order = await bought(member);
  await sql`update payments set method = 'directdebit' where id = ${order}`.execute(database.db);
  const browser = (await service.running()).loggedIn(member);
  await browser.api(confirmWithdrawal, { name: 'Robin', order: `${order}`, email: 'robin@post.example' });
  await eventually(async () =>
    expect((await browser.api(getPayment, { id: order })).answer.refund_by).not.toBeNull(),
  );
  // Its day has come. The run is queued at once instead of at the next ten minutes.
  const run = async () => {
    await sql`insert into pgboss.job (name, data) values ('payments/send-held-refunds', '{}')`.execute(
      database.db,
    );
  };
  await sql`update payment_reversals set held_until = now() - interval '1 minute' where payment_id = ${order}`.execute(
    database.db,
  );
  const dying = await service.dying('refund/released');
  await run();
  expect(await dying.ended).toBe('SIGKILL');
  const released = () =>
    sql`select from payment_reversals where payment_id = ${order} and released_at is not null`
      .execute(database.db)
      .then(({ rows }) => rows.length);
  expect(await released()).toBe(0);
  const again = (await service.running()).loggedIn(member);
  await run();
  await run();
  await eventually(async () =>
    expect((await again.api(getPayment, { id: order })).answer).toMatchObject({
      ...{ refund: 'done', refund_by: null },
    }),
  );
  const { rows } = await sql`select from sandbox.reversals
      join sandbox.payments on payments.id = payment_id where order_id = ${order}`.execute(database.db);
  expect(rows).toHaveLength(1);
  expect(await verifyLedger(database.db)).toEqual([]);
});
