import { type MollieClient, SequenceType } from '@mollie/api-client';
import { type PaymentMethod, paymentMethods } from '#contract/payments/payment-method.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { MethodsWanted } from '../provider.ts';
import { mollieAmount } from './mollie-amount.ts';
import { mollieCall } from './mollie-call.ts';
import { mollieLocale } from './mollie-locale.ts';
import { mollieMethodNames } from './mollie-method-names.ts';

const keptMs = 5 * 60_000;
/** So long after it did not answer, Mollie is not asked again: one caller then tries. */
const pauseMs = 30_000;
/** A page waits for this: better the last list, or none. */
const limitMs = 4_000;
const keptLists = 5_000;

interface KeptList {
  readonly until: number;
  readonly methods: readonly PaymentMethod[];
}

/**
 * What Mollie takes for a price in a country (PAY-22), asked at most every five minutes; many who want to know at once
 * ask once. While it does not answer the last list stands, one for another price too: what it does not take after all it
 * refuses when it is ordered. Rejects where it never told any. Only one page waits for it then, and no other until it
 * was tried again.
 */
export function mollieMethods(client: MollieClient, clock: Clock) {
  const kept = new Map<string, KeptList>();
  /** Of each country, for whichever price it was asked last. */
  const lastOf = new Map<string, readonly PaymentMethod[]>();
  const asked = new Map<string, Promise<readonly PaymentMethod[]>>();
  /** Null: it answered when it was asked last. */
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
          client.methods.list({ ...wanted, includeWallets: 'applepay' }),
          client.methods.list({ ...wanted, sequenceType: SequenceType.recurring }),
        ]),
      limitMs,
    );
    // An account is charged by its mandate alone: it is on no list of what a checkout takes.
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
      if (!methods) throw new Error('mollie did not answer a moment ago');
      return methods;
    }
    // Whoever comes while this one tries does not wait for it.
    if (pausedUntil !== null) pausedUntil = now + pauseMs;
    const running = asked.get(key) ?? renew(key, place, wanted);
    asked.set(key, running);
    return running;
  };
}
