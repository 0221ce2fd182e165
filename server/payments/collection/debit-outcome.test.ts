import { expect, test } from 'vitest';
import { debitOutcome } from './debit-outcome.ts';

test("decides by the bank's code whether a debit is retried [CRED-6e, SEPA-7a]", () => {
  const of = (codes: string) => new Set(codes.split(' ').map(debitOutcome));
  expect(of('AM04 MS03')).toEqual(new Set(['retry']));
  expect(of('AC01 AC04 AC06 AG01 MD01 MD07 SL01')).toEqual(new Set(['mandate_ends']));
  expect(of('MD06 MS02 XX99 am04')).toEqual(new Set(['never']));
  expect(debitOutcome(null)).toBe('never');
});
