/**
 * The outcome of a failed debit. `retry`: it is retried once, after a new notice. `mandate_ends`: nothing can
 * be collected from the account any more. `never`: this debit is not retried.
 */
export type DebitOutcome = 'retry' | 'mandate_ends' | 'never';

const outcomes: Readonly<Record<string, DebitOutcome>> = {
  // Insufficient funds, or the bank gives no reason.
  AM04: 'retry',
  MS03: 'retry',
  // The account is wrong, closed or blocked, accepts no debits, or has no (valid) mandate.
  AC01: 'mandate_ends',
  AC04: 'mandate_ends',
  AC06: 'mandate_ends',
  AG01: 'mandate_ends',
  MD01: 'mandate_ends',
  MD07: 'mandate_ends',
  SL01: 'mandate_ends',
  // The payer wants the money back, or refused the debit.
  MD06: 'never',
  MS02: 'never',
};

/** Derived from the bank's code (SEPA-7); an unknown or missing code counts as the worst case. */
export const debitOutcome = (code: string | null): DebitOutcome => (code && outcomes[code]) || 'never';
