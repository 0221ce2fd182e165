import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookedPayment } from '#tests/support/payments/mollie/mollie-books.ts';
import { type MollieStandIn, startMollie } from '#tests/support/payments/mollie/mollie-stand-in.ts';
import { eventually } from '#tests/support/service/service.ts';
import { trustAnyCertificate } from '#tests/support/service/trust-any-certificate.ts';
import type { FetchedPayment, PaymentOrder, PaymentProvider } from '../provider.ts';
import { RefundRefused } from '../refund-refused.ts';
import { mollieProvider } from './mollie-provider.ts';

let mollie: MollieStandIn;
/** The errors that the provider logged. */
const complaints: string[] = [];
let provider: PaymentProvider;
let orders = 1000;

beforeAll(async () => {
  mollie = await startMollie();
  trustAnyCertificate();
  const log = { error: (_: unknown, text?: string) => void complaints.push(text ?? '') };
  const { apiKey, url, clock } = mollie;
  provider = mollieProvider({ clock, log }, { apiKey, apiUrl: url, mode: 'test' });
});

beforeEach(() => {
  mollie.trouble = null;
});

const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;

const ordered = (given: Partial<PaymentOrder> = {}): PaymentOrder => {
  orders += 1;
  return {
    orderId: orders,
    price: eur(2499),
    method: 'ideal',
    country: 'NL',
    keepFor: null,
    language: 'nl',
    description: `Vonk ${orders}`,
    redirectUrl: `https://www.vonk.example/transactions/${orders}`,
    webhookUrl: 'https://www.vonk.example/api/webhook-mollie.php',
    ...given,
  };
};

const made = async (given: Partial<PaymentOrder> = {}): Promise<BookedPayment> => {
  const order = ordered(given);
  await provider.create(order, `payment-${order.orderId}`);
  return mollie.books.ofOrder(order.orderId);
};

const paid = async (given: Partial<PaymentOrder> = {}): Promise<BookedPayment> => {
  const payment = await made(given);
  mollie.settle(payment, 'paid');
  return payment;
};

const refundOf = (payment: BookedPayment, amount: number, ownId: string) =>
  provider.refund({ reference: payment.id, ownId, amount: eur(amount), description: `Vonk ${ownId}` }, ownId);

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof RefundRefused ? error.reason : error;
};

/** The number of matching requests. */
const asked = (method: string, path: RegExp): number =>
  mollie.requests.filter((request) => request.method === method && path.test(request.path)).length;

test('refunds money with our own id and reports the states of the refund [CRED-11a, PAY-16a, PAY-17b]', async () => {
  const payment = await paid();
  const refund = await refundOf(payment, 833, 'reversal-1');
  expect(refund).toMatchObject({ kind: 'refund', ownId: 'reversal-1', amount: 833, state: 'pending' });
  const [there] = payment.refunds;
  expect(there?.metadata).toEqual({ reversal: 'reversal-1' });
  if (there) there.status = 'refunded';
  expect((await provider.fetch(payment.id))?.reversals).toEqual([{ ...refund, state: 'done' }]);
  if (there) there.status = 'failed';
  expect((await provider.fetch(payment.id))?.reversals).toEqual([{ ...refund, state: 'undone' }]);
  expect(complaints).toEqual([]);
});

test('finds a refund by our id when its answer was lost, and does not request it again [CRED-11a, PAY-15c, PAY-16a]', async () => {
  const payment = await paid();
  mollie.next('lost');
  const refund = await refundOf(payment, 2499, 'reversal-2');
  expect(refund).toMatchObject({ ownId: 'reversal-2', reference: payment.refunds[0]?.id });
  // The request never arrived this time, so it is unknown whether the refund exists.
  const other = await paid();
  mollie.next('cut');
  await expect(refundOf(other, 2499, 'reversal-3')).rejects.toThrow('no answer');
  expect(other.refunds).toEqual([]);
  // Long after the hour in which Mollie knows the key.
  mollie.clock.forward(7200);
  expect(await refundOf(payment, 2499, 'reversal-2')).toEqual(refund);
  await refundOf(other, 2499, 'reversal-3');
  expect([payment.refunds.length, other.refunds.length]).toEqual([1, 1]);
});

test('retries a refund of the same amount after the hour in which Mollie rejects it, and makes it once [CRED-11a, PAY-16b]', async () => {
  const payment = await paid();
  await refundOf(payment, 500, 'reversal-4');
  const again = await refusal(refundOf(payment, 500, 'reversal-5'));
  expect(again).not.toBeInstanceOf(RefundRefused);
  expect(String(again)).toContain('409');
  expect(payment.refunds.length).toBe(1);
  mollie.clock.forward(3601);
  expect((await refundOf(payment, 500, 'reversal-5')).ownId).toBe('reversal-5');
  expect(payment.refunds.length).toBe(2);
});

test('makes a single refund of two simultaneous requests [CRED-11a, PAY-16a]', async () => {
  const payment = await paid();
  const release = mollie.hold();
  const both = [refundOf(payment, 2499, 'reversal-6'), refundOf(payment, 2499, 'reversal-6')];
  const settled = Promise.allSettled(both);
  release();
  const done = (await settled).filter(({ status }) => status === 'fulfilled');
  expect(done.length).toBeGreaterThan(0);
  expect(payment.refunds.length).toBe(1);
});

test('refuses finally, with a reason, what Mollie will never refund [CRED-11a]', async () => {
  const payment = await paid();
  expect(await refusal(refundOf(payment, 2500, 'reversal-7'))).toBe('too_much');
  expect(await refusal(refundOf(await made(), 2499, 'reversal-8'))).toBe('not_refundable');
  const nowhere = { ...payment, id: 'tr_nowhere' };
  expect(await refusal(refundOf(nowhere, 2499, 'reversal-9'))).toBe('not_refundable');
  mollie.trouble = 'down';
  expect(await refusal(refundOf(payment, 2499, 'reversal-10'))).not.toBe('not_refundable');
});

test('reports the account of a bank transfer, and cancels it as long as Mollie allows [CRED-4c, PAY-36a, PAY-36c]', async () => {
  const payment = await made({ method: 'banktransfer' });
  expect((await provider.fetch(payment.id))?.transfer).toEqual({
    iban: 'NL53ABNA0627535577',
    bic: 'ABNANL2A',
    name: 'Stichting Mollie Payments',
    reference: 'RF12-3456-7890-1234',
  });
  expect(await provider.cancel(payment.id)).toBe(true);
  expect((await provider.fetch(payment.id))?.state).toBe('canceled');
  expect(await provider.cancel(payment.id)).toBe(false);
  // We cannot cancel a bank's checkout, nor an unknown payment.
  const before = asked('DELETE', /payments/);
  expect(await provider.cancel((await made()).id)).toBe(false);
  expect(await provider.cancel('tr_nowhere')).toBe(false);
  expect(asked('DELETE', /payments/)).toBe(before);
});

test('lists all payments of a period over several pages, with their reversals [CRED-5b]', async () => {
  mollie.clock.forward(86_400);
  // Mollie's times have no fractions of a second.
  const from = new Date(Math.floor(mollie.clock.now().getTime() / 1000) * 1000);
  const all: string[] = [];
  for (let at = 0; at < 3; at += 1) all.push((await paid()).id);
  const first = mollie.books.of(all[0] ?? '');
  if (first) mollie.books.chargeBack(first, '24.99');
  mollie.clock.forward(3600);
  const until = mollie.clock.now();
  mollie.clock.forward(60);
  await paid();
  const listed: FetchedPayment[] = [];
  mollie.pageSize = 2;
  for await (const payment of provider.payments?.(from, until) ?? []) listed.push(payment);
  expect(listed.map(({ reference }) => reference).sort()).toEqual(all.sort());
  const reversed = listed.filter(({ reversals }) => reversals.length > 0);
  expect(reversed.map(({ reference }) => reference)).toEqual([first?.id]);
  mollie.pageSize = 250;
  expect(complaints).toEqual([]);
});

test('asks once while Mollie does not answer, and serves the last list to all other callers [CRED-4a, PAY-22c]', async () => {
  const wanted = { country: 'NL', price: eur(2499), language: 'nl' } as const;
  const methods = await provider.methods(wanted);
  expect(methods).toEqual(expect.arrayContaining(['ideal', 'directdebit']));
  mollie.clock.forward(301);
  mollie.trouble = 'cut';
  const before = asked('GET', /methods$/);
  expect(await provider.methods(wanted)).toEqual(methods);
  // One request for one-off methods, and one for mandates.
  const once = before + 2;
  await eventually(() => expect(asked('GET', /methods$/)).toBe(once));
  expect(await provider.methods({ ...wanted, price: eur(999) })).toEqual(methods);
  expect(await provider.methods({ ...wanted, language: 'en' })).toEqual(methods);
  await expect(provider.methods({ ...wanted, country: 'BE' })).rejects.toThrow();
  expect(asked('GET', /methods$/)).toBe(once);
  // Half a minute later a single caller tries again.
  mollie.trouble = null;
  mollie.clock.forward(31);
  const all = [provider.methods(wanted), provider.methods({ ...wanted, price: eur(999) })];
  expect(await Promise.all(all)).toEqual([methods, methods]);
  expect(asked('GET', /methods$/)).toBe(once + 2);
  expect(await provider.methods({ ...wanted, country: 'BE' })).toContain('bancontact');
});
