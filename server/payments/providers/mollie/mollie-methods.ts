import { type MollieClient, SequenceType } from '@mollie/api-client';
import { minute } from '#contract/kit/durations.ts';
import { type PaymentMethod, paymentMethods } from '#contract/payments/payment-method.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { MethodsWanted } from '../provider.ts';
import { mollieAmount } from './mollie-amount.ts';
import { mollieCall } from './mollie-call.ts';
import { mollieLocale } from './mollie-locale.ts';
import { mollieMethodNames } from './mollie-method-names.ts';

const keptMs = 5 * minute;
/** How long Mollie is not asked again after a failure; then a single caller tries. */
const pauseMs = 30_000;
/** A page waits for this call: an old list, or none, is better than a delay. */
const limitMs = 4_000;
const keptLists = 5_000;

interface KeptList {
  readonly until: number;
  readonly methods: readonly PaymentMethod[];
}

/**
 * The methods that Mollie accepts for a price in a country (PAY-22), asked at most every five minutes.
 * Simultaneous callers share one request. While Mollie does not answer, the last list is used, even one for
 * another price: an unsupported method is then refused at the order. Rejects if there never was a list. Then
 * only one page waits for Mollie, and no other until the next attempt.
 */
export function mollieMethods(client: MollieClient, clock: Clock) {
  const kept = new Map<string, KeptList>();
  /** The last list of each country, for any price. */
  const lastOf = new Map<string, readonly PaymentMethod[]>();
  const asked = new Map<string, Promise<readonly PaymentMethod[]>>();
  /** Null: the last request succeeded. */
  let pausedUntil: number | null = null;

  const ask = async ({ country, price, language }: MethodsWanted): Promise<readonly PaymentMethod[]> => {
    const wanted = {
      amount: mollieAmount(price),
      locale: mollieLocale(language, country),
      billingCountry: country,
    };
    const [once, again] = await mollieCall(
      'list its methods',
      () =>
        Promise.all([
          client.methods.list({ ...wanted, includeWallets: 'applepay,googlepay' }),
          client.methods.list({ ...wanted, sequenceType: SequenceType.recurring }),
        ]),
      limitMs,
    );
    // A direct debit is charged by its mandate, so it is on no list of checkout methods.
    return paymentMethods.filter((method) =>
      (method === 'directdebit' ? again : once).some(({ id }) => id === mollieMethodNames[method]),
    );
  };

  const last = (key: string, place: string): readonly PaymentMethod[] | undefined =>
    kept.get(key)?.methods ?? lastOf.get(place);

  const renew = async (key: string, place: string, wanted: MethodsWanted) => {
    try {
      const methods = await ask(wanted);
      pausedUntil = null;
      if (kept.size >= keptLists) kept.clear();
      kept.set(key, { methods, until: clock.now().getTime() + keptMs });
      lastOf.set(place, methods);
      return methods;
    } catch (error) {
      pausedUntil = clock.now().getTime() + pauseMs;
      const methods = last(key, place);
      if (!methods) throw error;
      return methods;
    } finally {
      asked.delete(key);
    }
  };

  return async (wanted: MethodsWanted): Promise<readonly PaymentMethod[]> => {
    const { country, price, language } = wanted;
    const place = `${country} ${price.currency}`;
    const key = `${place} ${price.amount} ${language}`;
    const now = clock.now().getTime();
    const known = kept.get(key);
    if (known && known.until > now) return known.methods;
    if (pausedUntil !== null && now < pausedUntil) {
      const methods = last(key, place);
      if (!methods) throw new Error('Mollie failed a moment ago and is not asked again yet');
      return methods;
    }
    // Other callers do not wait while this one tries.
    if (pausedUntil !== null) pausedUntil = now + pauseMs;
    const running = asked.get(key) ?? renew(key, place, wanted);
    asked.set(key, running);
    return running;
  };
}
