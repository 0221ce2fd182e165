/**
 * How many credits `amount` of money is worth when it goes back after `before` of the same payment: that part of the
 * package, counted so that parts of the price add up to all of it. A bank may send more back than it got (SEPA-8): then
 * two reversals are worth the same credits, of which the ledger takes none twice.
 */
export function creditsReversed(
  bought: { readonly price: number; readonly credits: number },
  before: number,
  amount: number,
): number {
  const upTo = (sum: number): number => Math.ceil((bought.credits * sum) / bought.price);
  return Math.min(bought.credits, upTo(before + amount) - upTo(before));
}
