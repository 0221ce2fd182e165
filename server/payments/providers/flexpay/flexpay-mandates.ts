import { MethodRefused } from '../method-refused.ts';
import type { PaymentMandates } from '../provider.ts';

const refuse = async (): Promise<never> => {
  throw new MethodRefused('flexpay keeps no cards and accounts');
};

/**
 * FlexPay has a token for one more card purchase, which Verotel enables for a shop on request. Its document
 * is not public: how a shop charges the token without the buyer is unknown, so nothing is kept (decision
 * 0056).
 */
export const flexpayMandates: PaymentMandates = {
  customer: refuse,
  sign: refuse,
  charge: refuse,
  read: async () => null,
  revoke: async () => {},
};
