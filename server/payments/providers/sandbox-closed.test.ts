import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { sendSandboxWebhook } from '#tests/support/payments/sandbox-webhook.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { openProviders } from './offered-provider.ts';
import { isSandboxOpen } from './sandbox/sandbox-provider.ts';

let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ demo: false });
});

/** Every table whose name or schema names the sandbox, and every queue of its jobs. */
const leftBy = async ({ platform: { db } }: TestService): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema = 'sandbox' or table_name like '%sandbox%'
    union all
    select name from pgboss.queue where name like '%sandbox%'
    order by name`.execute(db);
  return rows.map(({ name }) => name);
};

test('closes the sandbox bank for real members: no methods, no orders, no page [CRED-5a]', async () => {
  expect(isSandboxOpen({ demo: true })).toBe(true);
  expect(isSandboxOpen({ demo: false })).toBe(false);
  const person = await service.person({ credits: 0 });
  expect((await person.api(getPackages, {})).answer.payment_methods).toEqual([]);
  const refused = await person.api(createPayment, { package: 'p0', payment_method: 'ideal' });
  expect([refused.status, refused.problem.code]).toEqual([409, 'payment_method_not_offered']);
  expect((await person.get('/sandbox/checkout/sb_00000000000000000000')).status).toBe(404);
});

test('ignores a payment that is not ours [CRED-5a]', async () => {
  const fetched = someFetchedPayment({
    reference: 'sb_x',
    state: 'paid',
    amount: 1,
    currency: 'EUR',
    orderId: 1,
  });
  await expect(settlePayment(service.platform, 1, fetched)).resolves.toBeUndefined();
});

describe('tables, pages, webhook and jobs of the sandbox bank', () => {
  test('are missing after a production start with a real provider [CRED-5a, CRED-5c]', async () => {
    const mollie = {
      apiKey: 'test_0000000000000000000000000000',
      apiUrl: 'http://127.0.0.1:9',
      mode: 'test',
    } as const;
    const real = await startService({ demo: false, mollie });
    expect(openProviders(real.platform).map(({ name }) => name)).toEqual(['mollie']);
    expect(await leftBy(real)).toEqual([]);
    expect((await sendSandboxWebhook(real.client(), 'sb_00000000000000000000')).status).toBe(404);
    expect((await real.get('/sandbox')).status).toBe(404);
  });

  test('exist after a start of the demo, also the second one [CRED-5a]', async () => {
    const demo = await startService({ several: 'first' });
    for (const started of [demo, await startService({ several: demo })]) {
      expect(openProviders(started.platform).map(({ name }) => name)).toEqual(['sandbox']);
      expect(await leftBy(started)).toEqual([
        'payments/call-sandbox-webhook',
        'sandbox.mandates',
        'sandbox.payments',
        'sandbox.reversals',
      ]);
      expect((await sendSandboxWebhook(started.client(), 'sb_00000000000000000000')).status).toBe(200);
      expect((await started.get('/sandbox')).status).toBe(200);
    }
  });
});
