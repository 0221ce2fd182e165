/**
 * The credits that `amount` is worth when it is returned after `before` of the same payment. The share of the
 * package is rounded so that all parts of the price add up to all credits. A bank may return more than it
 * received (SEPA-8): then two reversals are worth the same credits, and the ledger takes none twice.
 */
export function creditsReversed(
  bought: { readonly price: number; readonly credits: number },
  before: number,
  amount: number,
): number {
  const upTo = (sum: number): number => Math.ceil((bought.credits * sum) / bought.price);
  return Math.min(bought.credits, upTo(before + amount) - upTo(before));
}
