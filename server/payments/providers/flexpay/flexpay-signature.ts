import { createHash, timingSafeEqual } from 'node:crypto';
import type { FlexPayConfig } from '#server/platform/config/config.ts';

export type FlexPayParameters = Readonly<Record<string, string>>;

type Key = Pick<FlexPayConfig, 'shopId' | 'signatureKey'>;

/** The parameters of a request that its signature covers. `email` and `oneClickToken` are not among them. */
const covered: ReadonlySet<string> = new Set([
  'version',
  'shopID',
  'priceAmount',
  'priceCurrency',
  'paymentMethod',
  'description',
  'referenceID',
  'saleID',
  'custom1',
  'custom2',
  'custom3',
  'subscriptionType',
  'period',
  'name',
  'trialAmount',
  'trialPeriod',
  'cancelDiscountPercentage',
  'type',
  'successURL',
  'declineURL',
  'precedingSaleID',
  'upgradeOption',
  'mcc',
  'subCreditorName',
  'subCreditorId',
  'subCreditorCountry',
]);

/** Hash of `key:name=value:…` in hexadecimal, sorted by name. The shop is added if it is missing. */
function digest(parameters: FlexPayParameters, { shopId, signatureKey }: Key, algorithm: 'sha256' | 'sha1') {
  const all: FlexPayParameters = { shopID: shopId, ...parameters };
  const parts = Object.keys(all)
    .sort()
    .map((name) => `${name}=${all[name]}`);
  return createHash(algorithm)
    .update([signatureKey, ...parts].join(':'))
    .digest('hex');
}

/** The signature of a request, as the official clients of version 4 make it. */
export const flexpaySignature = (parameters: FlexPayParameters, key: Key): string =>
  digest(Object.fromEntries(Object.entries(parameters).filter(([name]) => covered.has(name))), key, 'sha256');

const isEqual = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Checks the signature of a postback, which covers every other parameter. SHA-1 is accepted too, because the
 * official clients accept both and no documentation says which one a shop gets. The signature proves little:
 * the values are joined without escaping, so a postback remains a hint.
 */
export function isSignedByFlexPay({ signature, ...signed }: FlexPayParameters, key: Key): boolean {
  if (signature === undefined) return false;
  const given = signature.toLowerCase();
  return isEqual(given, digest(signed, key, 'sha256')) || isEqual(given, digest(signed, key, 'sha1'));
}
