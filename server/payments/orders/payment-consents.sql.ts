import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { type Locale, locale } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

interface AgreedText {
  readonly textVersion: string;
  readonly language: Locale;
}

/** Consent to use the credits at once, with the effect on a withdrawal (CON-3). */
interface StartNow extends AgreedText {
  readonly kind: 'start_now';
}

/**
 * Consent to charge the payment method of this order for later orders, up to `cap` minor units each (PAY-26).
 */
interface Recurring extends AgreedText {
  readonly kind: 'recurring';
  readonly cap: number;
  /** Sealed for `credits/mandate`. */
  readonly ip: Buffer;
}

export type PaymentConsent = StartNow | Recurring;

/** Stores the buyer's consent together with the order. */
export async function insertConsent(
  db: Handle,
  payment: Id,
  consent: PaymentConsent,
  now: Date,
): Promise<void> {
  const { kind, textVersion, language } = consent;
  const [cap, ip] = kind === 'recurring' ? [consent.cap, consent.ip] : [null, null];
  await paymentsTables(db)
    .insertInto('payment_consents')
    .values({
      payment_id: payment,
      kind,
      text_version: textVersion,
      language,
      given_at: now,
      cap_amount: cap,
      ip_sealed: ip,
    })
    .execute();
}

export interface GivenConsent extends AgreedText {
  readonly givenAt: Date;
  readonly cap: number | null;
  readonly ip: Buffer | null;
}

/** The consent given with an order; null if there is none. */
export async function readConsent(
  db: Handle,
  payment: Id,
  kind: PaymentConsent['kind'],
): Promise<GivenConsent | null> {
  const row = await paymentsTables(db)
    .selectFrom('payment_consents')
    .select(['text_version', 'language', 'given_at', 'cap_amount', 'ip_sealed'])
    .where('payment_id', '=', payment)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!row) return null;
  return {
    textVersion: row.text_version,
    language: z.parse(locale, row.language),
    givenAt: row.given_at,
    cap: row.cap_amount,
    ip: row.ip_sealed,
  };
}

/** The consent to an immediate start also applies to the retry of an order. */
export async function copyConsents(db: Handle, from: Id, to: Id): Promise<void> {
  await paymentsTables(db)
    .insertInto('payment_consents')
    .columns(['payment_id', 'kind', 'text_version', 'language', 'given_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('payment_consents')
        .select([val(to).as('payment_id'), 'kind', 'text_version', 'language', 'given_at'])
        .where('payment_id', '=', from)
        .where('kind', '=', 'start_now'),
    )
    .execute();
}
