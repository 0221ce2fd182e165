import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { type Locale, locale } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

export interface StartRequest {
  readonly payment: Id;
  /** The language in which the member read the words. */
  readonly language: Locale;
  readonly givenAt: Date;
}

/** The requests to start these orders that no mail confirmed yet, oldest order first. */
export async function unconfirmedStarts(db: Handle, payments: readonly Id[]): Promise<StartRequest[]> {
  const rows = await paymentsTables(db)
    .selectFrom('payment_consents')
    .select(['payment_id', 'language', 'given_at'])
    .where('kind', '=', 'start_now')
    .where('payment_id', 'in', payments)
    .where('confirmed_at', 'is', null)
    .orderBy('payment_id')
    .execute();
  return rows.map((row) => ({
    payment: row.payment_id,
    language: z.parse(locale, row.language),
    givenAt: row.given_at,
  }));
}

export async function setStartsConfirmed(db: Handle, payments: readonly Id[], now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('payment_consents')
    .set({ confirmed_at: now })
    .where('kind', '=', 'start_now')
    .where('payment_id', 'in', payments)
    .where('confirmed_at', 'is', null)
    .execute();
}
