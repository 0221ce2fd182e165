import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Currency, Money } from '#contract/kit/money.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addHours } from '#server/platform/time.ts';
import { refundsDoneAlone } from './refund-proposals.sql.ts';

/** About 100 euro in each currency, rounded. Rates change slowly enough for a limit. */
const hundredEuro: Readonly<Record<Currency, number>> = {
  EUR: 100,
  GBP: 90,
  USD: 110,
  CAD: 160,
  AUD: 170,
  NZD: 190,
  CHF: 100,
  DKK: 750,
  NOK: 1200,
  SEK: 1150,
  PLN: 430,
};

/** One operator's refunds of a day may be this many times the limit of one payment. */
const dayFactor = 5;

/** The limit in minor units. */
export const refundLimit = ({ config }: Pick<Platform, 'config'>, currency: Currency): number =>
  hundredEuro[currency] * config.refundApprovalLimit;

interface AskedRefund {
  readonly payment: Id;
  readonly operator: Id;
  readonly money: Money;
}

/**
 * Whether a refund needs a second operator because of its amount. Earlier refunds of the payment without one
 * count, so a large refund cannot be split. The operator's refunds of a day count as well (SAFE-6). Locks the
 * operator's refunds until the transaction ends, so that simultaneous refunds of several payments count each other.
 */
export async function isAboveLimit(
  platform: Pick<Platform, 'config' | 'clock'>,
  db: Handle,
  { payment, operator, money }: AskedRefund,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments:refunds:${operator}`}, 0))`.execute(db);
  const since = addHours(platform.clock.now(), -24);
  const { currency, amount } = money;
  const alone = await refundsDoneAlone(db, { payment, operator, currency, since });
  const limit = refundLimit(platform, currency);
  return alone.ofPayment + amount > limit || alone.ofDay + amount > dayFactor * limit;
}
