import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Platform } from '../platform.ts';
import { type Counter, counterOf } from './counter.ts';
import { sharedLimiter } from './shared-limiter.ts';

/**
 * A number of points within a number of seconds, counted from the first one. `RATE_LIMITS=relaxed` does not
 * change it.
 */
export interface StoredLimit {
  /** A table with the library's columns: key, points, expire. */
  readonly table: string;
  /** Name of the counter, unique among the limits of the table. */
  readonly kind: string;
  readonly points: number;
  readonly seconds: number;
}

/** A counter for all processes. Concurrent calls never pass more often than the limit. */
export interface StoredLimiter extends Counter {
  /** Sets the count with its own expiry. */
  set(key: string, count: number, seconds: number): Promise<void>;
  forget(key: string): Promise<void>;
}

interface Row {
  readonly points: number;
  readonly expire: number | null;
}

/** Whether a number is a time (milliseconds since 1970) rather than a number of points. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value > 1e11;

export type LimiterParts = Pick<Platform, 'db' | 'clock' | 'redis'>;

/**
 * The database client that the library uses. The library reads the system clock, so each time is shifted by
 * the offset of our clock and the table follows `platform.clock` (decision 0014).
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
 * Creates the limiter of one limit: in Redis if configured, else in the database, which also counts while
 * Redis is down. Expired rows remain in the table until they are purged.
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
    ...counterOf(limiter),
    async set(key, count, seconds) {
      await limiter.set(key, count, seconds);
    },
    async forget(key) {
      await limiter.delete(key);
      // Also deletes what the database counted while Redis was down.
      if (limiter !== inDatabase) await inDatabase.delete(key);
    },
  };
}
