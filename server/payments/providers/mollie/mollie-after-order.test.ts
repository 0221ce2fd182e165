import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { cancelPayment } from '#contract/payments/cancel-payment.ts';
import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { getRepeatOrder } from '#contract/payments/get-repeat-order.ts';
import type { Payment } from '#contract/payments/payment.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import type { BookedPayment } from '#tests/support/payments/mollie/mollie-books.ts';
import { type MollieShop, mollieShop } from '#tests/support/payments/mollie/mollie-shop.ts';
import { type MollieStandIn, startMollie } from '#tests/support/payments/mollie/mollie-stand-in.ts';
import type { Client } from '#tests/support/service/client.ts';
import { eventually } from '#tests/support/service/service.ts';

/** Operations at Mollie after an order: refunds, repeated charges, cancellations. */
let mollie: MollieStandIn;
let shop: MollieShop;

beforeAll(async () => {
  mollie = await startMollie();
  shop = await mollieShop(mollie);
});

afterAll(() => shop.stop());

const buyer = async (): Promise<Client> => shop.browser(await shop.member());

const order = async (browser: Client, payment_method: PaymentMethod, more = {}): Promise<Payment> =>
  (await browser.api(createPayment, { package: 'p1', payment_method, client_id: randomUUID(), ...more }))
    .answer;

const look = async (browser: Client, { payment_id: id }: Payment): Promise<Payment> =>
  (await browser.api(getPayment, { id })).answer;

const creditsOf = async (browser: Client) => (await browser.api(getWallet, {})).answer.credits;

/** The payment reached this state at Mollie, and the shop was notified. */
async function settled(payment: Payment, status?: string): Promise<BookedPayment> {
  const there = mollie.books.ofOrder(payment.payment_id);
  mollie.settle(there, status);
  await shop.deliver();
  return there;
}

async function withdrawn(browser: Client): Promise<{ payment: Payment; there: BookedPayment }> {
  const payment = await order(browser, 'ideal');
  const there = await settled(payment, 'paid');
  await eventually(async () => expect(await creditsOf(browser)).toBe(30));
  // The refund is made there, and its answer is lost.
  mollie.next('lost');
  const declared = { name: 'Robin', order: `${payment.payment_id}`, email: 'robin@post.example' };
  expect((await browser.api(confirmWithdrawal, declared)).status).toBe(200);
  await eventually(() => expect(there.refunds.length).toBe(1));
  await eventually(async () => expect(await creditsOf(browser)).toBe(0));
  return { payment, there };
}

test('refunds a withdrawal at Mollie once although the answer is lost [CRED-11a, PAY-16a, PAY-17a]', async () => {
  const browser = await buyer();
  const { payment, there } = await withdrawn(browser);
  const [refund] = there.refunds;
  expect(refund).toMatchObject({
    amount: there.amount,
    metadata: { reversal: expect.stringMatching(/^reversal-\d+$/) },
  });
  expect(refund?.description).not.toMatch(/robin/i);
  if (refund) refund.status = 'refunded';
  await settled(payment);
  await eventually(async () =>
    expect(await look(browser, payment)).toMatchObject({ refund: 'done', reversed: { amount: 2499 } }),
  );
  expect(there.refunds.length).toBe(1);
  expect(await verifyLedger(shop.database.db)).toEqual([]);
});

test('restores the credits of a refund that fails at Mollie [CRED-11a, PAY-17b]', async () => {
  const browser = await buyer();
  const { payment, there } = await withdrawn(browser);
  for (const refund of there.refunds) refund.status = 'failed';
  await settled(payment);
  await eventually(async () => expect(await creditsOf(browser)).toBe(30));
  expect((await look(browser, payment)).reversed).toBeNull();
  expect(await verifyLedger(shop.database.db)).toEqual([]);
});

test('charges a card kept at Mollie with one press, and reports why a card failed [CRED-7a, PAY-21, PAY-25a, SEPA-11]', async () => {
  const browser = await buyer();
  const first = await order(browser, 'creditcard', { keep_method: true });
  expect(mollie.books.ofOrder(first.payment_id)).toMatchObject({ sequenceType: 'first' });
  await settled(first, 'paid');
  await eventually(async () => expect(await creditsOf(browser)).toBe(30));
  const again = (await browser.api(getRepeatOrder, {})).answer.order;
  expect(again?.mandate).toMatchObject({ method: 'creditcard', last_four: '6787' });
  const repeated = { mandate: again?.mandate.id, price: again?.price };
  const second = await order(browser, 'creditcard', repeated);
  expect(second.checkout_url).toBeNull();
  expect(mollie.books.ofOrder(second.payment_id)).toMatchObject({
    sequenceType: 'recurring',
    redirectUrl: null,
  });
  await settled(second, 'paid');
  await eventually(async () => expect(await creditsOf(browser)).toBe(60));
  const third = await order(browser, 'creditcard', repeated);
  const there = mollie.books.ofOrder(third.payment_id);
  there.details = { cardNumber: '6787', failureReason: 'authentication_required' };
  await settled(third, 'failed');
  await eventually(async () =>
    expect(await look(browser, third)).toMatchObject({
      state: 'failed',
      failure: 'authentication_required',
    }),
  );
  expect(await creditsOf(browser)).toBe(60);
  expect(await verifyLedger(shop.database.db)).toEqual([]);
});

test('keeps an order open for a buyer who returns from the bank, and accepts another method [CRED-5b, PAY-11, PAY-10b]', async () => {
  const browser = await buyer();
  const payment = await order(browser, 'ideal');
  const there = mollie.books.ofOrder(payment.payment_id);
  // Mollie shows its methods again, and sends no webhook.
  await shop.forward(600);
  await shop.reconcile();
  const { checkout_url } = payment;
  expect(checkout_url).not.toBeNull();
  expect(await look(browser, payment)).toMatchObject({ state: 'pending', checkout_url });
  there.wrong = { method: 'creditcard' };
  await settled(payment, 'paid');
  await eventually(async () => expect(await creditsOf(browser)).toBe(30));
});

test('keeps a transfer open until Mollie reports it as paid or over [CRED-4d, PAY-29]', async () => {
  const browser = await buyer();
  const [late, missed] = [await order(browser, 'banktransfer'), await order(browser, 'banktransfer')];
  const asked = mollie.requests.findLast(({ method, path }) => method === 'POST' && path === '/v2/payments');
  expect(JSON.parse(asked?.body ?? '')).not.toHaveProperty('dueDate');
  await shop.forward(13 * 24 * 3600);
  await shop.reconcile();
  expect(await look(browser, late)).toMatchObject({ state: 'pending' });
  await settled(late, 'paid');
  await eventually(async () => expect(await creditsOf(browser)).toBe(30));
  // Even after its own deadline, Mollie's state decides.
  await shop.forward(7 * 24 * 3600);
  await shop.reconcile();
  expect(await look(browser, missed)).toMatchObject({ state: 'pending' });
  await settled(missed, 'expired');
  await eventually(async () => expect((await look(browser, missed)).state).toBe('failed'));
  expect(await creditsOf(browser)).toBe(30);
  expect(await verifyLedger(shop.database.db)).toEqual([]);
});

test('shows the account of a transfer, and lets its buyer cancel it at Mollie [CRED-4d, PAY-36a]', async () => {
  const browser = await buyer();
  const payment = await order(browser, 'banktransfer');
  expect((await look(browser, payment)).transfer).toMatchObject({
    iban: 'NL53ABNA0627535577',
    reference: 'RF12-3456-7890-1234',
  });
  expect((await browser.api(cancelPayment, { id: payment.payment_id })).status).toBe(200);
  expect(mollie.books.ofOrder(payment.payment_id).status).toBe('canceled');
  expect((await look(browser, payment)).state).toBe('cancelled');
});
