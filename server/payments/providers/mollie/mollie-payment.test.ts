import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type MollieStandIn, startMollie } from '#tests/support/payments/mollie/mollie-stand-in.ts';
import { trustAnyCertificate } from '#tests/support/service/trust-any-certificate.ts';
import type { PaymentProvider } from '../provider.ts';
import { mollieProvider } from './mollie-provider.ts';

let mollie: MollieStandIn;
let provider: PaymentProvider;
let alerts: unknown[] = [];

beforeAll(async () => {
  mollie = await startMollie();
  trustAnyCertificate();
  const { apiKey, url, clock } = mollie;
  const log = { error: (facts: unknown) => void alerts.push(facts) };
  provider = mollieProvider({ clock, log }, { apiKey, apiUrl: url, mode: 'test' });
});

beforeEach(() => {
  alerts = [];
});

/** A payment at Mollie in this state. */
const bookedIn = (status: string) => {
  const payment = mollie.books.open({
    amount: { currency: 'EUR', value: '24.99' },
    description: 'Vonk 1',
    method: 'ideal',
    metadata: { order: 1 },
    redirectUrl: 'https://www.vonk.example',
    webhookUrl: 'https://www.vonk.example/api/webhook-mollie.php',
    locale: null,
    restrictPaymentMethodsToCountry: null,
    sequenceType: 'oneoff',
    customerId: null,
  });
  payment.status = status;
  return payment;
};

test('raises an alert for a status that Mollie did not document, and keeps the payment pending [PAY-1c]', async () => {
  const { id } = bookedIn('on_its_way');
  expect((await provider.fetch(id))?.state).toBe('pending');
  expect(alerts).toEqual([{ reference: id, status: 'on_its_way' }]);
});

test.each(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed'])(
  'raises no alert for the documented status %s [PAY-1c]',
  async (status) => {
    expect((await provider.fetch(bookedIn(status).id))?.state).toBe(status);
    expect(alerts).toEqual([]);
  },
);
