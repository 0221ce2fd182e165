import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { waitForBlockedStatement } from '#tests/support/database/wait-for-lock.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { sendSandboxWebhook } from '#tests/support/payments/sandbox-webhook.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { randomFrom } from '#tests/support/samples/random.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { insertPayment } from '../orders/write-payments.sql.ts';
import { reconcileDuePayments } from '../settlement/reconcile-due-payments.ts';
import { setSandboxState } from './sandbox/sandbox-payments.sql.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import { chargeBackSandboxPayment } from './sandbox/sandbox-reversals.sql.ts';

const clock = movableClock();
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const order = { package: 'p1', payment_method: 'ideal' } as const;

const buy = async (person: Person): Promise<Payment> => (await person.api(createPayment, order)).answer;

const referenceOf = async ({ payment_id }: Payment): Promise<string> =>
  (await readPayment(service.platform.db, payment_id))?.reference ?? '';

const hint = (id: string) => sendSandboxWebhook(service.client(), id);

const walletOf = async (person: Person) => (await person.api(getWallet, {})).answer;

/** Hides the bank's books while the work runs, so that every call to the bank fails. */
async function whileDown(work: () => Promise<void>): Promise<void> {
  const { db } = service.platform;
  await sql`alter table sandbox.payments rename to payments_away`.execute(db);
  try {
    await work();
  } finally {
    await sql`alter table sandbox.payments_away rename to payments`.execute(db);
  }
}

test('grants each paid payment once after many webhooks, each ten times and shuffled [CRED-5d]', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, () => service.person({ credits: 0 })));
  const payments = await Promise.all(buyers.map(buy));
  const references = await Promise.all(payments.map(referenceOf));
  const ends = ['paid', 'failed', 'paid', 'canceled', 'pending', 'paid'] as const;
  const random = randomFrom(seed);
  const calls = references
    .flatMap((reference) => Array.from({ length: 10 }, () => ({ reference, at: random() })))
    .sort((a, b) => a.at - b.at);
  // The first webhooks arrive before the bank has decided.
  const half = calls.length / 2;
  await Promise.all(calls.slice(0, half).map(({ reference }) => hint(reference)));
  await Promise.all(
    references.map((reference, at) => setSandboxState(service.platform.db, reference, ends[at] ?? 'paid')),
  );
  const answers = await Promise.all(calls.slice(half).map(({ reference }) => hint(reference)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await eventually(async () => {
    const states = await Promise.all(
      payments.map(async ({ payment_id: id }) => (await readPayment(service.platform.db, id))?.state),
    );
    expect(states).toEqual(['completed', 'failed', 'completed', 'cancelled', 'pending', 'completed']);
  }, 60_000);
  const wallets = await Promise.all(buyers.map(walletOf));
  expect(wallets.map(({ credits }) => credits)).toEqual([30, 0, 30, 0, 0, 30]);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('finds the order of a webhook that arrives before its reference was stored [CRED-5d]', async () => {
  const person = await service.person({ credits: 0 });
  const { platform } = service;
  const now = clock.now();
  const price = { amount: 2499, currency: 'EUR' } as const;
  const stored = await insertPayment(platform.db, {
    member: person.id,
    site: 1,
    package: 'p1',
    credits: 30,
    price,
    country: 'NL',
    method: 'ideal',
    provider: 'sandbox',
    clientId: null,
    now,
    nextCheckAt: new Date(now.getTime() + 3_600_000),
  });
  if (!stored) throw new Error('not stored');
  const { reference } = await sandboxProvider(platform).create(
    {
      orderId: stored.id,
      price,
      method: 'ideal',
      country: 'NL',
      keepFor: null,
      language: 'nl',
      description: `Vonk ${stored.id}`,
      redirectUrl: `${service.url}/transactions/${stored.id}`,
      webhookUrl: `${service.url}/api/webhook-sandbox.php`,
    },
    `payment-${stored.id}`,
  );
  await setSandboxState(platform.db, reference, 'paid');
  await hint(reference);
  await eventually(async () => expect((await walletOf(person)).credits).toBe(30));
  expect(await readPayment(platform.db, stored.id)).toMatchObject({ state: 'completed', reference });
});

test('serves pages and orders nothing twice while the bank is down, and settles within 15 minutes of its return [CRED-5e, PAY-7a]', async () => {
  const person = await service.person({ credits: 0 });
  const old = await buy(person);
  const reference = await referenceOf(old);
  await setSandboxState(service.platform.db, reference, 'pending');
  // So old that it is looked up rarely.
  clock.forward(9 * 3600);
  await reconcileDuePayments(service.platform);
  await setSandboxState(service.platform.db, reference, 'paid');
  const client_id = randomUUID();
  await whileDown(async () => {
    expect((await person.api(getPackages, {})).answer.payment_methods).toContain('ideal');
    expect((await hint('sb_00000000000000000000')).status).toBe(200);
    const refused = await person.api(createPayment, { ...order, client_id });
    expect([refused.status, refused.problem.code]).toEqual([409, 'payment_provider_unavailable']);
    const seen = await person.api(getPayment, { id: old.payment_id });
    expect([seen.status, seen.answer.state]).toEqual([200, 'pending']);
    clock.forward(3600);
    await reconcileDuePayments(service.platform);
  });
  for (let minute = 0; minute < 15; minute += 1) {
    clock.forward(60);
    await reconcileDuePayments(service.platform);
  }
  expect((await readPayment(service.platform.db, old.payment_id))?.state).toBe('completed');
  expect((await walletOf(person)).credits).toBe(30);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('makes one payment of an order pressed twice while the bank is slow [CRED-5e]', async () => {
  const person = await service.person({ credits: 0 });
  const client_id = randomUUID();
  const { db } = service.platform;
  const both = await db.transaction().execute(async (slow) => {
    await sql`lock table sandbox.payments in access exclusive mode`.execute(slow);
    const calls = [1, 2].map(() => person.api(createPayment, { ...order, client_id }));
    await waitForBlockedStatement(db);
    return calls;
  });
  const payments = (await Promise.all(both)).map(({ answer }) => answer);
  expect(payments[0]).toEqual(payments[1]);
  const { rows } =
    await sql`select from sandbox.payments where order_id = ${payments[0]?.payment_id}`.execute(db);
  expect(rows).toHaveLength(1);
});

test('repeats the last look-up of a paid payment until it succeeds, after an outage too [CRED-11d, PAY-7b]', async () => {
  const person = await service.person({ credits: 0 });
  const { db } = service.platform;
  const id = await buyPackage(person);
  const reference = (await readPayment(db, id))?.reference ?? '';
  const isWatched = async () =>
    (await sql`select from payments where id = ${id} and watched_until is not null`.execute(db)).rows
      .length === 1;
  clock.forward(31 * 24 * 3600);
  await whileDown(() => reconcileDuePayments(service.platform));
  expect(await isWatched()).toBe(true);
  await chargeBackSandboxPayment(db, reference);
  clock.forward(301);
  await reconcileDuePayments(service.platform);
  expect((await walletOf(person)).credits).toBe(0);
  expect(await isWatched()).toBe(false);
});
