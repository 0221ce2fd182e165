import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { type PaymentMethod, paymentMethods } from '#contract/payments/payment-method.ts';
import { chooseCountry } from '#contract/sites/choose-country.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import { type MollieShop, mollieShop } from '#tests/support/payments/mollie/mollie-shop.ts';
import { type MollieStandIn, startMollie } from '#tests/support/payments/mollie/mollie-stand-in.ts';
import type { Client } from '#tests/support/service/client.ts';

let mollie: MollieStandIn;
let shop: MollieShop;
let browser: Client;

beforeAll(async () => {
  mollie = await startMollie();
  shop = await mollieShop(mollie);
  await sql`update sites set settings = ${JSON.stringify({ payment_methods: paymentMethods })}::jsonb`.execute(
    shop.database.db,
  );
  // A process reads the settings at its start.
  const before = await shop.running();
  await before.kill();
  await before.ended;
  browser = await shop.browser(await shop.member());
});

afterAll(() => shop.stop());

const usual = ['creditcard', 'paypal', 'applepay', 'googlepay'] as const;

/** The methods of each served country, most used first. */
const offered: Readonly<Record<string, readonly PaymentMethod[]>> = {
  NL: ['ideal', ...usual, 'directdebit', 'banktransfer'],
  BE: ['bancontact', ...usual, 'directdebit', 'banktransfer'],
  DE: ['paypal', 'creditcard', 'applepay', 'googlepay', 'directdebit', 'banktransfer'],
  AT: ['eps', ...usual, 'directdebit', 'banktransfer'],
  FR: [...usual, 'directdebit', 'banktransfer'],
  IE: [...usual, 'directdebit', 'banktransfer'],
  IT: ['paypal', 'creditcard', 'satispay', 'mybank', 'applepay', 'googlepay', 'directdebit', 'banktransfer'],
  ES: ['creditcard', 'bizum', 'paypal', 'applepay', 'googlepay', 'directdebit', 'banktransfer'],
  FI: ['trustly', 'mobilepay', ...usual, 'directdebit', 'banktransfer'],
  GB: ['creditcard', 'applepay', 'googlepay', 'paypal', 'paybybank'],
  DK: ['mobilepay', ...usual],
  NO: ['vipps', ...usual],
  SE: ['swish', 'trustly', ...usual],
  PL: ['blik', 'przelewy24', ...usual],
  CH: ['twint', ...usual],
  US: [...usual],
  CA: [...usual],
  AU: [...usual],
  NZ: [...usual],
};

test.each(Object.entries(offered))(
  'offers the usual methods of %s in the order of use, and Mollie accepts each of them [CRED-15b, CRED-4e]',
  async (country, methods) => {
    await browser.api(chooseCountry, { country });
    const { packages, payment_methods } = (await browser.api(getPackages, {})).answer;
    expect(payment_methods).toEqual(methods);
    const [local] = methods;
    if (local === undefined) throw new Error('no methods');
    const { answer } = await browser.api(createPayment, { package: 'p0', payment_method: local });
    expect(answer.price.currency).toBe(packages[0]?.price.currency);
    expect(mollie.books.ofOrder(answer.payment_id)).toMatchObject({
      method: local,
      restrictPaymentMethodsToCountry: country,
      amount: { currency: answer.price.currency },
    });
  },
);

test('covers every country that the site serves [CRED-15b, LANG-9c]', async () => {
  const { settings } = (await browser.api(getSettings, {})).answer;
  expect(Object.keys(offered).sort()).toEqual(settings.countries.toSorted());
});
