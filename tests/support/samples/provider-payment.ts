const nothing = { mandate: null, failure: null, transfer: null, reversals: [] };

/** A payment as its provider reports it. Missing fields are empty. */
export const someFetchedPayment = <const Told extends object>(given: Told) => ({
  ...nothing,
  createdAt: new Date(),
  ...given,
});
