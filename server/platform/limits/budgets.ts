import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Platform } from '../platform.ts';
import { type Counter, counterOf, makeFallback } from './counter.ts';
import { type Account, accountsOf, type Charge, type Payer, stepUpAccountsOf } from './payer.ts';
import { makeProofs, rememberedSeconds } from './proofs.ts';
import { sharedLimiter, timeoutMs } from './shared-limiter.ts';
import { storedLimiter } from './stored-limiter.ts';

/** Table of the counts that have to outlive the process, if there is no Redis. */
const table = 'call_budgets';

export type Verdict =
  | { readonly is: 'paid' }
  | { readonly is: 'wait'; readonly seconds: number }
  /**
   * The call may be repeated with the solution of `challenge`, or after `seconds`. `confirm`: the caller is a
   * member, and needs no proof either once the address is confirmed.
   */
  | {
      readonly is: 'proof';
      readonly seconds: number;
      readonly challenge: string;
      readonly confirm: boolean;
    };

interface Spending {
  /** The solution of an earlier challenge, from the header `x-proof`. */
  readonly proof?: string | undefined;
  /** Default 1. More for a call that counts several times, such as a page of profiles. */
  readonly points?: number;
}

/** The budgets of all calls: operations, pages, files, handshakes (SAFE-8, decision 0065). */
export interface Budgets {
  /**
   * Lets the payer pay for one call. A refused call costs nothing, so a caller who is refused does not use up
   * the budget of neighbours.
   */
  spend(charge: Charge, payer: Payer, spending?: Spending): Promise<Verdict>;
}

interface Taken {
  readonly counter: Counter;
  readonly key: string;
  readonly points: number;
}

interface Bill {
  readonly charge: Charge;
  readonly accounts: readonly Account[];
  readonly points: number;
}

type BudgetParts = Pick<Platform, 'config' | 'clock' | 'db' | 'keys' | 'redis'>;

/**
 * Creates the counters. They are in Redis if it is configured, and otherwise in the memory of the process, or
 * in the database for stored charges. An outage of Redis lifts no limit: the others count meanwhile.
 */
function makeCounters(parts: BudgetParts) {
  const { config, redis } = parts;
  const counters = new Map<string, Counter>();
  const withFallback = makeFallback(timeoutMs);
  const make = ({ name, stored }: Charge, { kind, rate }: Account): Counter => {
    const points = Math.max(1, Math.round(rate.calls * config.rateLimitFactor));
    const limit = { kind: `${name}:${kind}`, points, seconds: rate.seconds };
    if (stored) {
      const own = storedLimiter({ ...parts, redis: null }, { ...limit, table });
      return redis === null ? own : withFallback(storedLimiter(parts, { ...limit, table }), own);
    }
    const own = new RateLimiterMemory({ points, duration: rate.seconds });
    if (redis === null) return counterOf(own);
    return withFallback(counterOf(sharedLimiter(redis, limit, own)), counterOf(own));
  };
  return (charge: Charge, account: Account): Counter => {
    const name = `${charge.name}:${account.kind}`;
    let counter = counters.get(name);
    if (counter === undefined) {
      counter = make(charge, account);
      counters.set(name, counter);
    }
    return counter;
  };
}

const giveBack = (taken: readonly Taken[]): Promise<unknown> =>
  Promise.all(taken.map(({ counter, key, points }) => counter.giveBack(key, points)));

export function makeBudgets(parts: BudgetParts): Budgets {
  const { keys, redis } = parts;
  const counterFor = makeCounters(parts);
  const used = storedLimiter(parts, { table, kind: 'proof', points: 1, seconds: rememberedSeconds });
  const proofs = makeProofs(parts, used);
  // Neither Redis nor the database learns an address or an id.
  const keyOf = ({ stored }: Charge, { key }: Account): string =>
    redis === null && !stored ? key : keys.mac('platform/limited-address', key).toString('base64url');

  /** Takes from each account in turn and stops at the first one that is empty. */
  const takeAll = async ({ charge, accounts, points }: Bill) => {
    const taken: Taken[] = [];
    for (const account of accounts) {
      const counter = counterFor(charge, account);
      const key = keyOf(charge, account);
      const { count, wait } = await counter.take(key, points);
      taken.push({ counter, key, points });
      if (wait > 0) return { taken, wait, excess: count / account.rate.calls };
    }
    return { taken, wait: 0, excess: 0 };
  };

  return {
    async spend(charge, payer, { proof, points = 1 } = {}) {
      const paid = await takeAll({ charge, points, accounts: accountsOf(charge, payer) });
      if (paid.wait > 0) {
        await giveBack(paid.taken);
        return { is: 'wait', seconds: paid.wait };
      }
      const free = await takeAll({ charge, points: 1, accounts: stepUpAccountsOf(charge, payer) });
      if (free.wait === 0) return { is: 'paid' };
      if (proof !== undefined && (await proofs.accept(charge, payer, proof))) return { is: 'paid' };
      await giveBack([...paid.taken, ...free.taken]);
      // Each doubling of the calls beyond the free ones doubles the work.
      const level = Math.max(0, Math.floor(Math.log2(free.excess / parts.config.rateLimitFactor)));
      const challenge = await proofs.challenge(charge, payer, level);
      const confirm = payer.member !== null && charge.asStranger !== true;
      return { is: 'proof', seconds: free.wait, challenge, confirm };
    },
  };
}
