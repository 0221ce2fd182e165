import type { FetchedPayment } from '#server/credits/payments/provider.ts';

type Told = Pick<FetchedPayment, 'reference' | 'state' | 'amount' | 'currency' | 'orderId'>;

/** A payment as its provider might tell it: of nothing that is not given is there anything to say. */
export const toldPayment = (given: Told & Partial<FetchedPayment>): FetchedPayment => ({
  mandate: null,
  failure: null,
  transfer: null,
  createdAt: new Date(),
  reversals: [],
  ...given,
});
