import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { creditsTables } from './tables.ts';

export interface PaymentConsent {
  readonly kind: 'start_now';
  readonly textVersion: string;
  readonly language: Locale;
}

/** Stores what the buyer agreed to, with the order itself. */
export async function insertConsent(
  db: Handle,
  payment: Id,
  { kind, textVersion, language }: PaymentConsent,
  now: Date,
): Promise<void> {
  await creditsTables(db)
    .insertInto('payment_consents')
    .values({ payment_id: payment, kind, text_version: textVersion, language, given_at: now })
    .execute();
}
