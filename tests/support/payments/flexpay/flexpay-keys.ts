import { createHash } from 'node:crypto';

/** The shop of the tests at FlexPay: the key is that of the official client's own tests. */
export const flexpayShop = { shopId: '68849', signatureKey: 'zpXwe2D77g4P7ysGJcr3rY87TBYs6J' } as const;

type Parameters = Readonly<Record<string, string>>;

/** FlexPay's own signature, written from its description and without our adapter. */
export function flexpaySign(parameters: Parameters, algorithm: 'sha256' | 'sha1' = 'sha256'): string {
  const names = Object.keys(parameters).filter((name) => name !== 'signature');
  const text = names
    .sort()
    .reduce((all, name) => `${all}:${name}=${parameters[name]}`, flexpayShop.signatureKey);
  return createHash(algorithm).update(text, 'utf8').digest('hex');
}

/** The query of a signed postback. */
export const signedQuery = (parameters: Parameters, algorithm?: 'sha256' | 'sha1'): string =>
  new URLSearchParams({ ...parameters, signature: flexpaySign(parameters, algorithm) }).toString();
