import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { receiveSandboxWebhook } from '#contract/payments/webhook.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { isSandboxOpen } from './sandbox/sandbox-provider.ts';

let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ demo: false });
});

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

test('does not queue webhooks of a closed sandbox bank [CRED-5c]', async () => {
  const hint = await service.api(receiveSandboxWebhook, { id: 'sb_00000000000000000000' });
  expect([hint.status, hint.answer]).toEqual([200, {}]);
  const { rows } = await sql`select from pgboss.job where name = 'payments/take-hint'`.execute(
    service.platform.db,
  );
  expect(rows).toEqual([]);
});
