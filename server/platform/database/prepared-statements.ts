import { createHash } from 'node:crypto';
import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely';
import type pg from 'pg';

const mark = '/* prepared */';

/**
 * `select.modifyFront(prepared)`, or the first word of a statement written by hand: each connection parses and plans this
 * statement once and keeps it by name. For what a hot path reads or writes by key: its plan is the same whatever the values.
 * Never for a search, whose plan depends on them, nor for a text that varies, as each is kept for as long as the connection
 * lives (decision 0027).
 */
export const prepared = sql.raw(mark);

/** The same for the text of a statement that a library makes. */
export const preparedText = (text: string): string => `${mark} ${text}`;

const names = new Map<string, string>();

const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
};

const isPrepared = (text: string): boolean =>
  text.startsWith(mark) || text.startsWith(mark, 'select '.length);

/**
 * What is sent in one turn of the event loop goes out in one piece: each piece costs both processes a call of the system,
 * and PostgreSQL a wake-up.
 */
const gather = ({ connection: { stream } }: pg.PoolClient): void => {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
};

/** A connection as Kysely asks for it, where a marked statement goes by its name. */
class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not set up.');
    gather(this.#client);
    return isPrepared(text)
      ? this.#client.query({ name: nameOf(text), text, values: [...values] })
      : this.#client.query(text, [...values]);
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/** The pool for Kysely, with prepared statements. */
export function preparing(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
