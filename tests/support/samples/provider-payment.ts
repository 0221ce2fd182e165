const nothing = { mandate: null, failure: null, transfer: null, reversals: [] };

/** A payment as its provider might tell it: of what is not given there is nothing to say. */
export const toldPayment = <const Told extends object>(given: Told) => ({
  ...nothing,
  createdAt: new Date(),
  ...given,
});
