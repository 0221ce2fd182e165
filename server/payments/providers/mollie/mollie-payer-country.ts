import * as z from 'zod/mini';

const payerDetails = z.object({
  cardCountryCode: z.optional(z.nullable(z.string())),
  consumerAccount: z.optional(z.nullable(z.string())),
});

/** The account of a wallet is an email address and not an IBAN. */
const iban = /^([A-Z]{2})\d{2}[A-Z0-9]{8,}$/;

/**
 * The home country of the bank or card that paid (VAT-1), from Mollie's details of a payment. Nothing else is
 * read or stored, because the details hold name and account.
 */
export function molliePayerCountry(details: unknown): string | null {
  const read = payerDetails.safeParse(details);
  if (!read.success) return null;
  const { cardCountryCode, consumerAccount } = read.data;
  const country = cardCountryCode ?? iban.exec(consumerAccount ?? '')?.[1];
  return country !== undefined && /^[A-Z]{2}$/.test(country) ? country : null;
}
