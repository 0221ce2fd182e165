import * as z from 'zod/mini';

const failureDetails = z.object({
  failureReason: z.optional(z.nullable(z.string())),
  bankReasonCode: z.optional(z.nullable(z.string())),
});

/** The card failure reasons that call for something other than another card (SEPA-11). */
const ofCards: Readonly<Record<string, string>> = {
  authentication_required: 'authentication_required',
  insufficient_funds: 'insufficient_funds',
  card_expired: 'card_expired',
  unknown_reason: 'unknown',
};

/** Why a payment failed, from Mollie's details: the bank's code, or the card's reason (SEPA-7). */
export function mollieFailure(details: unknown): string | null {
  const read = failureDetails.safeParse(details);
  if (!read.success) return null;
  const { failureReason, bankReasonCode } = read.data;
  if (bankReasonCode) return bankReasonCode;
  return failureReason ? (ofCards[failureReason] ?? 'card_declined') : null;
}
