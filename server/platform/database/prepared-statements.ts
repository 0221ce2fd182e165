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
 * Marks a statement as prepared: `select.modifyFront(prepared)`, or as the first word of raw SQL. Each
 * connection parses and plans it once and keeps it by name (decision 0027).
 * - Use it for hot reads and writes by key, whose plan does not depend on the values.
 * - Do not use it for a search, whose plan depends on the values.
 * - Do not use it for a text that varies: each text is kept as long as the connection lives.
 */
export const prepared = sql.raw(mark);

/** The same mark for the text of a statement that a library creates. */
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
 * Sends everything of one event loop turn in one piece. Each piece costs both processes a system call, and
 * wakes up PostgreSQL.
 */
const gather = ({ connection: { stream } }: pg.PoolClient): void => {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
};

/** A connection for Kysely that sends a marked statement by its name. */
class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not supported.');
    gather(this.#client);
    return isPrepared(text)
      ? this.#client.query({ name: nameOf(text), text, values: [...values] })
      : this.#client.query(text, [...values]);
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/** Wraps the pool for Kysely, with prepared statements. */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
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
