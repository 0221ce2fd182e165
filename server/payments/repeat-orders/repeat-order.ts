import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { NoRepeat, RepeatOrder } from '#contract/payments/get-repeat-order.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { blockOf } from '../collection/debit-blocks.sql.ts';
import { activeMandatesOf, type StoredMandate } from '../mandates/payment-mandates.sql.ts';
import { debitAfterNotice, debitDay } from '../orders/debit-date.ts';
import { creditPackages } from '../packages/credit-packages.ts';
import { methodRoutes } from '../packages/offered-methods.ts';
import { isWithinCap } from './is-within-cap.ts';
import { lastRepeatable, type Repeatable } from './last-repeatable.sql.ts';

/** The member who wants to order again, and the member's location. */
interface Returning {
  readonly member: Id;
  readonly site: number;
  readonly country: string;
  readonly language: Locale;
}

interface Repeat {
  readonly order: RepeatOrder | null;
  readonly reason: NoRepeat | null;
}

const none = (reason: NoRepeat): Repeat => ({ order: null, reason });

/** The methods whose orders can be repeated (CRED-7). */
const repeated: readonly PaymentMethod[] = ['creditcard', 'directdebit'];

/**
 * The last order by card or direct debit as a new one: at the current price, with the kept mandate of its
 * method (PAY-33). Newcomer discounts do not apply to a returning buyer, and no code is carried over.
 */
export async function repeatOrder(platform: Platform, { member, ...place }: Returning): Promise<Repeat> {
  const { db, clock } = platform;
  const now = clock.now();
  const kept = (await activeMandatesOf(db, member, now)).filter(({ state }) => state === 'valid');
  const methods = repeated.filter((method) => kept.some((mandate) => mandate.method === method));
  const last = await lastRepeatable(db, member, methods.length > 0 ? methods : repeated);
  if (!last) return none('nothing_to_repeat');
  const mandate = mandateFor(last, kept);
  if (!mandate) return none(last.mandate === null ? 'nothing_to_repeat' : 'mandate_ended');
  if ((await blockOf(db, member)) !== null) return none('debit_blocked');
  return offerOf(platform, last, mandate, place, now);
}

/** The mandate that paid the order, otherwise the newest of its method. */
const mandateFor = (last: Repeatable, kept: readonly StoredMandate[]): StoredMandate | undefined =>
  kept.find(({ id }) => id === last.mandate) ?? kept.find(({ method }) => method === last.method);

async function offerOf(
  platform: Platform,
  last: Repeatable,
  { id, method, lastFour, cap, provider }: StoredMandate,
  { site, country, language }: Omit<Returning, 'member'>,
  now: Date,
): Promise<Repeat> {
  const { message_credits: messageCredits } = siteById(site).settings;
  const wanted = creditPackages({ country, messageCredits, now }).find((one) => one.id === last.package);
  if (!wanted) return none('nothing_to_repeat');
  const { price, full_price, former_price, credits } = wanted;
  if (!isWithinCap(price, cap)) return none('over_cap');
  const routes = await methodRoutes(platform, { site, country, language, price });
  if (!routes.get(method)?.some(({ name }) => name === provider)) return none('not_offered');
  return {
    reason: null,
    order: {
      package: last.package,
      credits,
      price,
      full_price,
      former_price,
      discount_code: null,
      method,
      mandate: { id, method, last_four: lastFour },
      debit_date: method === 'directdebit' ? debitDay(debitAfterNotice(now)) : null,
      start_now_needed: true,
    },
  };
}
