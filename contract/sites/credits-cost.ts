/**
 * The cost of `spent` credits by a package of `credits` at that price, in minor units. Rounded up, so it is
 * never shown too low. Server and browser use this one rule (CHAT-5, CON-9).
 */
export const creditsCost = (
  { amount, credits }: { readonly amount: number; readonly credits: number },
  spent: number,
): number => Math.ceil((amount * spent) / credits);
