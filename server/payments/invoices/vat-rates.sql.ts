import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/**
 * The standard rate of a country on a day (`2026-11-22`), in hundredths of a percent; null if none is known.
 */
export async function vatRateOn(db: Handle, country: string, day: string): Promise<number | null> {
  const row = await paymentsTables(db)
    .selectFrom('vat_rates')
    .select('rate')
    .where('country', '=', country)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.rate ?? null;
}
