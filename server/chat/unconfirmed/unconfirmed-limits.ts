import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { networksOf } from '#server/platform/limits/networks.ts';
import {
  type LimiterParts,
  type StoredLimit,
  storedLimiter,
} from '#server/platform/limits/stored-limiter.ts';
import type { CountedNetwork } from '../delivery/append-message.sql.ts';

const table = 'call_budgets';
const hour = 3600;
const day = 24 * hour;

/** Messages that one member gets from all unconfirmed members together in a day. */
export const unconfirmedPerReceiver = 5;
/** Messages of all unconfirmed members behind one address in a day. Wider networks get a multiple of it. */
export const unconfirmedPerNetwork = 10;
/** Messages of all unconfirmed members of a site in an hour. */
export const unconfirmedPerSite = 120;
/** Members who get the same long first message from all unconfirmed members of a site in a day. */
export const unconfirmedAlike = 3;

/** A network that unconfirmed members write from, as a keyed hash. */
export const countedNetwork = z.object({ factor: z.int(), key: z.string() });

const hash = (keys: Keys, subject: string): string =>
  keys.mac('platform/limited-address', `unconfirmed ${subject}`).toString('base64url');

/** The networks of an address, the widest first, without the address. */
export const countedNetworks = (keys: Keys, ip: string): CountedNetwork[] =>
  networksOf(ip).map(({ key, factor }) => ({ factor, key: hash(keys, key) }));

export interface CountedMessage {
  readonly site: number;
  readonly networks: readonly CountedNetwork[];
  /** Null for a fictional profile: nobody reads there. */
  readonly receiver: Id | null;
  /** The fingerprint of a first message. Null for a text that may go to everybody. */
  readonly opener: string | null;
}

interface Parts extends Omit<LimiterParts, 'redis'> {
  readonly keys: Keys;
  readonly config: { readonly rateLimitFactor: number };
}

/**
 * Counts the message of an unconfirmed member against all its limits. Returns false if one is reached.
 * Counts in the given transaction, so a message that is refused costs nothing, and concurrent messages
 * count each other. All transactions lock the counters in the same order.
 */
export async function countUnconfirmedMessage(
  parts: Parts,
  { site, networks, receiver, opener }: CountedMessage,
): Promise<boolean> {
  const { keys, config } = parts;
  const wide = config.rateLimitFactor;
  const counts: (Omit<StoredLimit, 'table'> & { readonly key: string })[] = [
    ...networks.map(({ factor, key }) => {
      const points = unconfirmedPerNetwork * factor * wide;
      return { kind: `unconfirmed-n${factor}`, points, seconds: day, key };
    }),
    ...(opener === null
      ? []
      : [
          {
            kind: 'unconfirmed-opener',
            points: unconfirmedAlike,
            seconds: day,
            key: hash(keys, `opener ${site} ${opener}`),
          },
        ]),
    ...(receiver === null
      ? []
      : [
          {
            kind: 'unconfirmed-receiver',
            points: unconfirmedPerReceiver,
            seconds: day,
            key: hash(keys, `receiver ${receiver}`),
          },
        ]),
    { kind: 'unconfirmed-site', points: unconfirmedPerSite * wide, seconds: hour, key: String(site) },
  ];
  for (const { key, ...limit } of counts) {
    const { wait } = await storedLimiter({ ...parts, redis: null }, { ...limit, table }).take(key);
    if (wait > 0) return false;
  }
  return true;
}
