import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Jobs } from '../jobs/job.ts';
import type { Live } from '../live/live.ts';
import type { Logger } from '../logger.ts';
import type { Unit } from '../platform.ts';
import type { OpenTransaction } from './open-transaction.ts';

const attempts = 6;

/** A serialisation failure or a deadlock: the same work may succeed the next time. */
const isRetryable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');

export interface TransactParts {
  begin(): Promise<OpenTransaction>;
  readonly live: Pick<Live, 'emit'>;
  readonly jobs: Pick<Jobs, 'sendWith'>;
  readonly log: Logger;
}

const once = async <T>(parts: TransactParts, work: (unit: Unit) => Promise<T>): Promise<T> => {
  const after: Array<() => void> = [];
  const beside: Array<Promise<void>> = [];
  const { db, commit, rollback, causeOf } = await parts.begin();
  let result: T;
  try {
    result = await work({
      db,
      emit: (member, event, payload) => after.push(() => parts.live.emit(member, event, payload)),
      enqueue: (job, payload, options) => parts.jobs.sendWith(db, job, payload, options),
      alongside(part) {
        // If the work fails first, nobody awaits this part any more. Its further statements are refused.
        part.catch(() => {});
        beside.push(part);
      },
      afterCommit: (next) => after.push(next),
    });
    // Includes parts that are added during the loop.
    for (const part of beside) await part;
    await commit();
  } catch (error) {
    // Any of several pipelined statements may reject first, but only the first failure decides whether to
    // retry.
    const cause = causeOf(error);
    await rollback();
    throw cause;
  }
  for (const next of after) {
    try {
      next();
    } catch (error) {
      // The transaction is committed. A client that misses the event catches up from the server.
      parts.log.error({ err: error }, 'a callback after a commit failed');
    }
  }
  return result;
};

/** Creates `platform.transact`. */
export function transactWith(parts: TransactParts) {
  return async <T>(work: (unit: Unit) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(parts, work);
      } catch (error) {
        if (attempt === attempts || !isRetryable(error)) throw error;
        await sleep(Math.random() * 10 * 2 ** attempt);
      }
    }
  };
}
