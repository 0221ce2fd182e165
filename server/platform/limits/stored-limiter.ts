import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Platform } from '../platform.ts';
import { sharedLimiter } from './shared-limiter.ts';

/** So many points in so many seconds, counted from the first one. `RATE_LIMITS=relaxed` does not touch it. */
export interface StoredLimit {
  /** A table with the library's columns: key, points, expire. */
  readonly table: string;
  /** What is counted; no other limit of the table has this name. */
  readonly kind: string;
  readonly points: number;
  readonly seconds: number;
}

export interface Taken {
  readonly count: number;
  /** 0, or the seconds until the next one may pass. */
  readonly wait: number;
}

/** A count that holds for all processes; of many takers at once only as many pass as may. */
export interface StoredLimiter {
  /** Counts one more, also past the limit. */
  take(key: string): Promise<Taken>;
  giveBack(key: string): Promise<void>;
  /** Sets the count anew, with an end of its own. */
  set(key: string, count: number, seconds: number): Promise<void>;
  forget(key: string): Promise<void>;
}

interface Row {
  readonly points: number;
  readonly expire: number | null;
}

/** Milliseconds since 1970, as opposed to a number of points. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value > 1e11;

export type LimiterParts = Pick<Platform, 'db' | 'clock' | 'redis'>;

/**
 * What the library takes for its database client. It reads the system's clock; every moment that goes in or comes out
 * is moved by what our clock is ahead of it, so that the table follows `platform.clock` (decision 0014).
 */
const clientFor = ({ db, clock }: LimiterParts) => ({
  async query({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) {
    const ahead = clock.now().getTime() - Date.now();
    const moved = values.map((value) => (isMoment(value) ? value + ahead : value));
    const { rows, numAffectedRows } = await db.executeQuery<Row>(CompiledQuery.raw(text, moved));
    return {
      rows: rows.map((row) => ({ ...row, expire: row.expire === null ? null : row.expire - ahead })),
      rowCount: numAffectedRows === undefined ? rows.length : Number(numAffectedRows),
    };
  },
});

/**
 * The limiter of one limit: in Redis where there is one, else in the database, which also counts while Redis is gone.
 * What has expired stays in the table until somebody purges it.
 */
export function storedLimiter(parts: LimiterParts, limit: StoredLimit): StoredLimiter {
  const inDatabase = new RateLimiterPostgres({
    storeClient: clientFor(parts),
    storeType: 'client',
    tableName: limit.table,
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.kind,
    points: limit.points,
    duration: limit.seconds,
  });
  const limiter = parts.redis === null ? inDatabase : sharedLimiter(parts.redis, limit, inDatabase);
  return {
    async take(key) {
      try {
        const { consumedPoints } = await limiter.consume(key);
        return { count: consumedPoints, wait: 0 };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const wait = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        return { count: refused.consumedPoints, wait };
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async set(key, count, seconds) {
      await limiter.set(key, count, seconds);
    },
    async forget(key) {
      await limiter.delete(key);
      // What was counted while Redis was gone goes as well.
      if (limiter !== inDatabase) await inDatabase.delete(key);
    },
  };
}
