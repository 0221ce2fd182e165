import { expect, test } from 'vitest';
import { flexpayUrl } from './flexpay-client.ts';
import { flexpaySignature, isSignedByFlexPay } from './flexpay-signature.ts';

/** Shop, key and parameters of the tests of the official clients for PHP and Java (github.com/verotel). */
const key = { shopId: '68849', signatureKey: 'zpXwe2D77g4P7ysGJcr3rY87TBYs6J' };
const description = 'My Dščřčřřěřě&?=blah123';
const common = {
  priceAmount: '0.00',
  referenceID: 'reference1234',
  priceCurrency: 'USD',
  custom1: 'My',
  description,
  subscriptionType: 'RECURRING',
  period: 'P1M',
  name: 'My name',
  trialAmount: '0.01',
  trialPeriod: 'P3D',
  declineURL: 'http://declineURL.test',
  cancelDiscountPercentage: '30',
};

test.each([
  ['Java', 'http://successURL.test', '1a790e1ebf654b9a38884a5c9a867a7e57134f103a1c9c8d9854da794a839d03'],
  ['PHP', 'http://backURL.test', 'ff5cf9bcc0497c8cb40087065e5016dcfbe2efd23327f6c67614fa23537c24b2'],
])('signs a request like the official client for %s [CRED-16a]', (_, successURL, signature) => {
  const parameters = { ...common, shopID: '68849', saleID: '433456', successURL, blah: 'something' };
  expect(flexpaySignature(parameters, key)).toBe(signature);
});

test('makes the address of an order page like the official client for Java [CRED-16a]', () => {
  const config = { ...key, shopId: '60678', url: 'https://secure.verotel.com', oneClick: false };
  const address = flexpayUrl(config, '/startorder', {
    type: 'purchase',
    priceAmount: '45.20',
    priceCurrency: 'EUR',
    description,
    paymentMethod: 'CC',
    email: 'foo@example.com',
    custom1: 'custom1',
    custom2: 'custom2',
    custom3: 'custom3',
    referenceID: 'ref1',
    successURL: 'http://example.com/approve',
    declineURL: 'http://example.com/decline',
  });
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe('https://secure.verotel.com/startorder');
  expect([...searchParams.keys()].at(-1)).toBe('signature');
  expect(searchParams.get('signature')).toBe(
    '08a33095ae3f4cee4ba25bc50a4076d11c008b84e40423a1cd436c29d2a9225b',
  );
});

test('accepts the signature of a postback in both hashes of the official clients [CRED-16a]', () => {
  const signed = { ...common, shopID: '68849', successURL: 'http://successURL.test' };
  const sha256 = '0df722dd32b8a9f68e3ae4e3f226651eba1397d7928862635ba32674dc7bed6a';
  expect(isSignedByFlexPay({ ...signed, signature: sha256 }, key)).toBe(true);
  expect(isSignedByFlexPay({ ...signed, signature: sha256.toUpperCase() }, key)).toBe(true);
  // The example of the documentation of version 3.2.
  const old = {
    custom1: 'xxyyzz',
    description: 'Super video download',
    priceAmount: '9.99',
    priceCurrency: 'USD',
    shopID: '64233',
    type: 'purchase',
    version: '3.2',
    signature: '3f27723dc11c49dbd01706410f44e6eeff9e8ebf',
  };
  const oldKey = { shopId: '64233', signatureKey: 'BddJxtUBkDgFB9kj7Zwguxde4gAqha' };
  expect(isSignedByFlexPay(old, oldKey)).toBe(true);
});

test.each([
  ['another value', { priceAmount: '1.00' }],
  ['one more parameter', { custom2: 'Your' }],
  ['no signature', { signature: '' }],
  ['a shorter signature', { signature: '0df722' }],
])('refuses a postback with %s [CRED-16a]', (_, change) => {
  const postback = {
    ...common,
    shopID: '68849',
    successURL: 'http://successURL.test',
    signature: '0df722dd32b8a9f68e3ae4e3f226651eba1397d7928862635ba32674dc7bed6a',
    ...change,
  };
  expect(isSignedByFlexPay(postback, key)).toBe(false);
});
