import * as z from 'zod/mini';

const told = z.object({
  cardCountryCode: z.optional(z.nullable(z.string())),
  consumerAccount: z.optional(z.nullable(z.string())),
});

/** A wallet's account is an address, and no IBAN. */
const iban = /^([A-Z]{2})\d{2}[A-Z0-9]{8,}$/;

/**
 * Where the bank or card that paid is at home (VAT-1), of the details that Mollie tells of a payment. Nothing else of
 * them is read or kept: they hold name and account.
 */
export function molliePayerCountry(details: unknown): string | null {
  const read = told.safeParse(details);
  if (!read.success) return null;
  const { cardCountryCode, consumerAccount } = read.data;
  const country = cardCountryCode ?? iban.exec(consumerAccount ?? '')?.[1];
  return country !== undefined && /^[A-Z]{2}$/.test(country) ? country : null;
}
