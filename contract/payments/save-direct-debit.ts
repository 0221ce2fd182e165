import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { creditor } from './get-direct-debit.ts';
import { discountCodeName } from './get-discount-code.ts';
import { packageId } from './package.ts';
import { payment } from './payment.ts';

/**
 * Countries of the banks from which a direct debit can be collected: the EU, Iceland, Liechtenstein, Norway,
 * Andorra, San Marino, Monaco and the Vatican. SEPA covers more countries, but our providers do not (SEPA-2).
 */
export const debitCountries: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'IS LI NO AD SM MC VA'
  ).split(' '),
);

/** A typed line of text without control characters. */
export const debitLine = (maximum: number) =>
  z
    .string('required')
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(maximum, 'too_long'),
      z.regex(/^\P{C}*$/u, 'not_storable'),
    );

/**
 * Buys a package by direct debit (CRED-6).
 * - Without `otp` the input is checked and a code of six digits is sent by SMS. The code proves that this
 *   member wants this debit from this account.
 * - A code is valid once, for ten minutes, five tries and exactly this input (AUTH-13, SEPA-10).
 * - With `otp` the mandate is signed and the debit announced; it is collected after `days_notice`.
 * - `otp` with `only_check` signs nothing. It counts a wrong code, so that the page ends the order that the
 *   debit replaces only after a right one.
 * - The same input without `otp` sends another code once `resend_after` has passed. Before that, the answer
 *   is the same and nothing is sent.
 * - The same `client_id` twice is the same payment.
 * - Errors of iban and phone are field errors `iban_invalid`, `iban_not_supported`, `phone_invalid`.
 */
export const saveDirectDebit = operation({
  name: 'payments/save-direct-debit',
  summary: 'Buy by direct debit',
  method: 'POST',
  path: '/api/direct-debit.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({
    account_holder: debitLine(70),
    /** Spaces and lower case are accepted. */
    iban: debitLine(60),
    street: debitLine(70),
    house_number: debitLine(16),
    zip: debitLine(16),
    city: debitLine(70),
    /** A mobile number; a number without a country code belongs to the payment country. */
    phone: debitLine(30),
    package: packageId,
    client_id: z.uuid('invalid'),
    /** The price that the buyer saw above the button; another price is refused (CON-8). */
    price: money,
    discount_code: z.optional(discountCodeName),
    /** CON-3, as in `create-payment`. */
    start_now: z.optional(z.boolean()),
    otp: z.optional(z.string().check(z.trim(), z.maxLength(20, 'too_long'))),
    only_check: z.optional(z.literal(true)),
  }),
  answer: z.union([
    z.object({
      otp_sent: z.literal(true),
      /** The text that is signed with the code, with its mandate reference. */
      mandate_text: z.string(),
      mandate_reference: z.string(),
      creditor,
      /** Country, asterisks and the last four characters (SEPA-12). */
      masked_iban: z.string(),
      masked_phone: z.string(),
      amount: money,
      /** The collection date, such as 2026-11-25, if the mandate is signed now. */
      debit_date: z.string(),
      /** Seconds until another code can be requested, and until this code expires. */
      resend_after: z.int(),
      expires_in: z.int(),
    }),
    /** The answer to `only_check`. */
    z.object({ code_valid: z.literal(true) }),
    payment,
  ]),
  errors: {
    code_invalid: 409,
    code_expired: 409,
    code_tries: 409,
    debit_blocked: 409,
    debit_limit: 409,
    sms_unavailable: 409,
    payment_method_not_offered: 409,
    price_changed: 409,
    client_id_reused: 409,
    spending_cap_reached: 409,
    spending_cap_too_low: 409,
    discount_code_not_found: 404,
    discount_code_used: 409,
    discount_code_reserved: 409,
    discount_code_expired: 409,
    discount_code_not_for_country: 409,
    discount_code_not_for_method: 409,
    discount_code_not_for_package: 409,
  },
});
