import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { getConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import { listDebts } from '#contract/payments/console/list-debts.ts';
import { listFindings } from '#contract/payments/console/list-findings.ts';
import { refundPayment } from '#contract/payments/console/refund-payment.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPayment } from '../orders/payments.sql.ts';
import type { FetchedReversal } from '../providers/provider.ts';
import { sandboxProvider } from '../providers/sandbox/sandbox-provider.ts';
import { reconcileProvider } from '../reconciliation/reconcile-provider.ts';
import { settlePayment } from '../settlement/settle-payment.ts';

let service: PeopleService;
let operator: TestOperator;

beforeAll(async () => {
  service = await startServiceWithMembers();
  operator = await newOperator(service);
});

const chargeback = (given: Partial<FetchedReversal> = {}): FetchedReversal => ({
  ...{ kind: 'chargeback', reference: `cb_${randomUUID()}`, ownId: null, amount: 999, state: 'done' },
  ...{ reason: 'MD06', ...given },
});

/** The bank reports these reversals beside those that it had already. */
async function report(payment: Id, ...reversals: FetchedReversal[]): Promise<void> {
  const reference = (await readPayment(service.platform.db, payment))?.reference ?? '';
  const fetched = await sandboxProvider(service.platform).fetch(reference);
  if (!fetched) throw new Error('the bank does not know the payment');
  await settlePayment(service.platform, payment, {
    ...fetched,
    reversals: [...fetched.reversals, ...reversals],
  });
}

const factsOf = async (id: Id) => (await operator.client.api(getConsolePayment, { id })).answer;
const findingsOf = async (payment: Id, resolved = false) =>
  (await operator.client.api(listFindings, { resolved })).answer.results.filter(
    ({ payment_id, kind }) => payment_id === payment && kind === 'more_back_than_paid',
  );
const debtOf = async (payment: Id) =>
  (await operator.client.api(listDebts, {})).answer.results.find(({ payment_id }) => payment_id === payment);

test('finds a refund followed by a chargeback at once, with its evidence and the money lost [CRED-11e, CRED-13e]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person, 'p0');
  const wanted = { payment, amount: 999, credits: 10, reason: 'Asked for it' };
  await operator.client.api(refundPayment, wanted);
  await eventually(async () =>
    expect((await person.api(getPayment, { id: payment })).answer.refund).toBe('done'),
  );
  expect(await findingsOf(payment)).toEqual([]);
  expect(await debtOf(payment)).toBeUndefined();
  const taken = chargeback();
  for (let time = 0; time < 3; time += 1) await report(payment, taken);
  const [found, ...others] = await findingsOf(payment);
  expect(others).toEqual([]);
  const { reversals, lost } = await factsOf(payment);
  for (const one of [
    ...reversals.map((row) => row.provider_reference),
    '19.98 EUR back of 9.99 EUR',
    '9.99 EUR lost',
  ])
    expect(found?.details.ours).toContain(one);
  expect(found?.details.ours).toContain('asked by operator');
  for (const { created_at } of reversals) expect(found?.details.ours).toContain(created_at);
  expect(lost).toEqual({ amount: 999, currency: 'EUR' });
  expect(reversals.map(({ requested_by }) => requested_by)).toEqual(['operator', null]);
  expect(await debtOf(payment)).toMatchObject({
    ...{ credits: 0, lost: { amount: 999 }, reversed: { amount: 1998 }, price: { amount: 999 } },
  });
  // The nightly comparison keeps it open and adds none.
  await reconcileProvider(service.platform, sandboxProvider(service.platform));
  expect(await findingsOf(payment)).toHaveLength(1);
  await report(payment, { ...taken, state: 'undone' });
  expect(await findingsOf(payment)).toEqual([]);
  expect(await findingsOf(payment, true)).toMatchObject([{ resolved: { how: 'gone' } }]);
  expect((await factsOf(payment)).lost).toBeNull();
  expect(await debtOf(payment)).toBeUndefined();
});

test('finds nothing while refunds and chargebacks come to the price at most [CRED-11e]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person, 'p0');
  await report(payment, chargeback({ amount: 500 }), chargeback({ amount: 499 }));
  expect(await findingsOf(payment)).toEqual([]);
  await report(payment, chargeback({ amount: 1 }));
  expect((await findingsOf(payment))[0]?.details.ours).toContain('0.01 EUR lost');
});
