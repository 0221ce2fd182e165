import * as z from 'zod/mini';
import { typedText } from '#contract/kit/text.ts';
import { saveDirectDebit } from '#contract/payments/save-direct-debit.ts';
import { ibanProblem } from './iban.ts';

const wrong = (problem: 'iban_not_supported' | 'iban_invalid') =>
  z.refine<string>((iban) => ibanProblem(iban) !== problem, { error: problem, abort: true });

/**
 * Schema of the typed form. The phone number stays as typed and gets its country code when the form is sent.
 */
export const debitDetails = z.extend(
  z.pick(saveDirectDebit.input, {
    account_holder: true,
    street: true,
    house_number: true,
    zip: true,
    city: true,
  }),
  {
    iban: typedText(42).check(wrong('iban_not_supported'), wrong('iban_invalid')),
    phone: typedText(30),
  },
);

export type DebitDetails = z.output<typeof debitDetails>;
