import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import type { Handle } from './handle.ts';
import { type OpenTransaction, openTransactions } from './open-transaction.ts';
import { withPreparedStatements } from './prepared-statements.ts';

/** All our bigints are below 2^53. A larger value throws instead of being rounded. */
const integer = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError('a bigint from the database does not fit into a JavaScript number');
  return value;
};

const asText = (text: string): string => text;

type Parser = (text: string) => unknown;

/** Parses a flat array of values without quotes: `{1,NULL,3}`. */
const arrayOf =
  (parse: Parser): Parser =>
  (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((value) => (value === 'NULL' ? null : parse(value)));

/**
 * int8 and numeric become numbers, a date becomes `YYYY-MM-DD`, a timestamptz becomes a Date. Arrays of them
 * likewise.
 */
const parsers: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [20, integer],
  [1700, Number],
  [1082, asText],
  [1016, arrayOf(integer)],
  [1231, arrayOf(Number)],
  [1182, arrayOf(asText)],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : (parsers.get(oid) ?? pg.types.getTypeParser(oid)),
};

export interface Database {
  readonly db: Handle;
  readonly pool: pg.Pool;
  /** For `platform.transact`. */
  begin(): Promise<OpenTransaction>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly max?: number;
  /** Cancels statements that take longer; 0 for migrations. */
  readonly statementTimeoutMs?: number;
}

/** The code that PostgreSQL sends to its clients on a shutdown. It is not an error. */
const adminShutdown = '57P01';

/** Opens a pool. It does not connect before the first statement. */
export function openDatabase(url: string, log: Logger | null, options: PoolOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 20,
    types,
    application_name: 'vonk',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    // Statements of a transaction that are started together need not wait for each other (decision 0046).
    pipeline: true,
  });
  // A connection that breaks while idle is replaced. Without a listener the event would end the process.
  pool.on('error', (error) => {
    if ('code' in error && error.code === adminShutdown)
      log?.info('the database server is closing its connections');
    else log?.warn({ err: error }, 'database connection lost');
  });
  // If a connection breaks within a transaction, its statement fails and the process continues.
  pool.on('connect', (client) => client.on('error', () => {}));
  const clients = withPreparedStatements(pool);
  const db: Handle = new Kysely<object>({ dialect: new PostgresDialect({ pool: clients }) });
  return {
    db,
    pool,
    begin: openTransactions(clients),
    async close() {
      await db.destroy();
      // Kysely does not end a pool whose handle was never used.
      if (!pool.ending) await pool.end();
    },
  };
}
