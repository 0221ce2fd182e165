/**
 * What a debit that failed leads to. `retry`: it is tried once more, after a new notice; `mandate_ends`: the account cannot
 * be collected from any more; `never`: this debit is not tried again.
 */
export type DebitOutcome = 'retry' | 'mandate_ends' | 'never';

const outcomes: Readonly<Record<string, DebitOutcome>> = {
  // Not enough money there, or the bank does not say why.
  AM04: 'retry',
  MS03: 'retry',
  // The account is wrong, closed or blocked, takes no debits, or there is no mandate (any more).
  AC01: 'mandate_ends',
  AC04: 'mandate_ends',
  AC06: 'mandate_ends',
  AG01: 'mandate_ends',
  MD01: 'mandate_ends',
  MD07: 'mandate_ends',
  SL01: 'mandate_ends',
  // Whoever paid wants it back, or refused it.
  MD06: 'never',
  MS02: 'never',
};

/** By the bank's code (SEPA-7); of one that is not known, or not told, no good is expected. */
export const debitOutcome = (code: string | null): DebitOutcome => (code && outcomes[code]) || 'never';
