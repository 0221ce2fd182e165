import { ApiProblem } from '#web/platform/api/api-problem.ts';

/** Errors that mean the page shows an offer that is no longer on sale. */
const outdated: readonly string[] = [
  'price_changed',
  'payment_method_not_offered',
  'discount_code_used',
  'discount_code_expired',
  'mandate_ended',
  'over_mandate_cap',
  'debit_blocked',
];

export const isOutdatedOfferError = (error: unknown): boolean =>
  error instanceof ApiProblem && outdated.includes(error.code);
