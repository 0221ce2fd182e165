import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Jobs } from '../jobs/jobs.ts';
import type { Logger } from '../logger.ts';
import type { Unit } from '../platform.ts';
import type { Live } from '../sockets/live.ts';
import type { Handle } from './handle.ts';

const attempts = 6;

/** Serialisation failure and deadlock: the same work may well succeed the next time. */
const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');

export interface TransactParts {
  readonly db: Handle;
  readonly live: Pick<Live, 'emit'>;
  readonly jobs: Pick<Jobs, 'sendWith'>;
  readonly log: Logger;
}

const once = async <T>(parts: TransactParts, work: (unit: Unit) => Promise<T>): Promise<T> => {
  const after: Array<() => void> = [];
  const result = await parts.db.transaction().execute((transaction) =>
    work({
      db: transaction,
      emit: (member, event, payload) => after.push(() => parts.live.emit(member, event, payload)),
      enqueue: (job, payload, options) => parts.jobs.sendWith(transaction, job, payload, options),
      afterCommit: (next) => after.push(next),
    }),
  );
  for (const next of after) {
    try {
      next();
    } catch (error) {
      // The transaction stands; whoever waits for the event catches up from the server.
      parts.log.error({ err: error }, 'work after a commit failed');
    }
  }
  return result;
};

/** Makes `platform.transact`. */
export function transactWith(parts: TransactParts) {
  return async <T>(work: (unit: Unit) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(parts, work);
      } catch (error) {
        if (attempt === attempts || !isWorthAnotherTry(error)) throw error;
        await sleep(Math.random() * 10 * 2 ** attempt);
      }
    }
  };
}
