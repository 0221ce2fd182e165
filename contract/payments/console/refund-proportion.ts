interface Bought {
  /** Minor units. */
  readonly price: number;
  readonly credits: number;
}

const points = 10;

/**
 * True if the credits that a refund takes and the money that it returns are out of proportion. Their shares
 * of the order then differ by more than 10 percentage points.
 */
export const isOutOfProportion = (
  { price, credits }: Bought,
  refund: { readonly amount: number; readonly credits: number },
): boolean => Math.abs(refund.credits * price - refund.amount * credits) * 100 > points * price * credits;

/** The price of some credits of an order, in minor units. */
export const worthOfCredits = ({ price, credits }: Bought, some: number): number =>
  Math.round((price * some) / credits);
