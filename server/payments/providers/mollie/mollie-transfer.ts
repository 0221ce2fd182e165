import * as z from 'zod/mini';
import type { TransferTarget } from '../provider.ts';

const transferDetails = z.object({
  bankName: z.string(),
  bankAccount: z.string(),
  bankBic: z.string(),
  transferReference: z.string(),
});

/** The account for a bank transfer, from Mollie's details (PAY-36). */
export function mollieTransfer(details: unknown): TransferTarget | null {
  const read = transferDetails.safeParse(details);
  if (!read.success) return null;
  const { bankName, bankAccount, bankBic, transferReference } = read.data;
  return { iban: bankAccount, bic: bankBic, name: bankName, reference: transferReference };
}
