import * as z from 'zod/mini';

const text = (most: number) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(most, 'too_long'));
const optional = (most: number) => z.string().check(z.trim(), z.maxLength(most, 'too_long'));

const optionalEmail = optional(254).check(
  z.refine((typed) => typed === '' || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(typed), 'invalid_email'),
);

/** The facts of a company that operators change (CON-16, SITE-4). */
export const companyFields = z.strictObject({
  name: text(120),
  address: text(160),
  city: text(120),
  country: z.string('required').check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'country_letters')),
  /** Name of the register, such as the chamber of commerce, and the number in it. */
  register: optional(120),
  kvk: text(60),
  /** VAT numbers by country of registration (VAT-4). */
  vat_numbers: z.record(z.string(), z.string()).check(
    z.refine((numbers) => Object.keys(numbers).length <= 40, 'too_many'),
    z.refine(
      (numbers) =>
        Object.entries(numbers).every(
          ([country, number]) => /^[A-Z]{2}$/.test(country) && /^[A-Z]{2}[A-Z0-9+*. ]{2,18}$/.test(number),
        ),
      'invalid_vat_number',
    ),
  ),
  tradenames: z.array(text(120)).check(z.maxLength(20, 'too_many')),
  support_phone: optional(40).check(
    z.refine((typed) => typed === '' || /^\+?[\d ()-]{5,40}$/.test(typed), 'invalid_phone'),
  ),
  /** Contact points for authorities and for members (DSA-4). Empty: the support address. */
  authority_email: optionalEmail,
  member_email: optionalEmail,
  /** The body for disputes with consumers that the company takes part in; empty: none (CON-14). */
  dispute_body: optional(160),
  dispute_link: optional(300).check(
    z.refine((typed) => typed === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(typed), 'invalid_link'),
  ),
});

export type CompanyFields = z.output<typeof companyFields>;
