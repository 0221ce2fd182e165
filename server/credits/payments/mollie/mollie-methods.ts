import type { MollieClient } from '@mollie/api-client';
import { type PaymentMethod, paymentMethods } from '#contract/credits/payment-method.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { MethodsWanted } from '../provider.ts';
import { mollieAmount } from './mollie-amount.ts';
import { mollieCall } from './mollie-call.ts';
import { mollieLocale } from './mollie-locale.ts';
import { mollieMethodNames } from './mollie-method-names.ts';

const keptMs = 5 * 60_000;
/** While Mollie does not answer, the last list stands so long before it is asked again. */
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
 * refuses when it is ordered. Rejects where it never told any.
 */
export function mollieMethods(client: MollieClient, clock: Clock) {
  const kept = new Map<string, KeptList>();
  /** Of each country, for whichever price it was asked last. */
  const lastOf = new Map<string, readonly PaymentMethod[]>();
  const asked = new Map<string, Promise<readonly PaymentMethod[]>>();

  const ask = async ({ country, price, language }: MethodsWanted): Promise<readonly PaymentMethod[]> => {
    const list = await mollieCall(
      'list its methods',
      () =>
        client.methods.list({
          amount: mollieAmount(price),
          locale: mollieLocale(language, country),
          billingCountry: country,
          includeWallets: 'applepay',
        }),
      limitMs,
    );
    return paymentMethods.filter((method) => list.some(({ id }) => id === mollieMethodNames[method]));
  };

  const keep = (key: string, methods: readonly PaymentMethod[], ms: number) => {
    if (kept.size >= keptLists) kept.clear();
    kept.set(key, { methods, until: clock.now().getTime() + ms });
    return methods;
  };

  const renew = async (key: string, wanted: MethodsWanted): Promise<readonly PaymentMethod[]> => {
    const place = `${wanted.country} ${wanted.price.currency}`;
    try {
      const methods = await ask(wanted);
      lastOf.set(place, methods);
      return keep(key, methods, keptMs);
    } catch (error) {
      const last = kept.get(key)?.methods ?? lastOf.get(place);
      if (!last) throw error;
      return keep(key, last, pauseMs);
    } finally {
      asked.delete(key);
    }
  };

  return async (wanted: MethodsWanted): Promise<readonly PaymentMethod[]> => {
    const { country, price, language } = wanted;
    const key = `${country} ${price.currency} ${price.amount} ${language}`;
    const known = kept.get(key);
    if (known && known.until > clock.now().getTime()) return known.methods;
    const running = asked.get(key) ?? renew(key, wanted);
    asked.set(key, running);
    return running;
  };
}
