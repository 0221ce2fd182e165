import { DefaultQueryExecutor, PostgresDialect, type PostgresPool, Transaction } from 'kysely';
import type { Handle } from './handle.ts';
import { PipedConnection } from './pipelined-connection.ts';

/** A transaction on a connection of its own. */
export interface OpenTransaction {
  /** Refuses a transaction within, and whatever comes after the end. */
  readonly db: Handle;
  commit(): Promise<void>;
  /** Never rejects: what cannot be taken back by word is taken back by closing the connection. */
  rollback(): Promise<void>;
  /** Why the transaction failed, where this is an error of it: the first, whichever of those behind it was heard. */
  causeOf(error: unknown): unknown;
}

/**
 * How to begin transactions on this pool. Statements that are started together go out together and are answered one by
 * one, `begin` with the first of them: one round to the database and back (decision 0046). Kysely's own transactions hold
 * each statement back until the one before is answered.
 */
export function openTransactions(pool: PostgresPool): () => Promise<OpenTransaction> {
  const dialect = new PostgresDialect({ pool });
  const [driver, compiler, adapter] = [
    dialect.createDriver(),
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
  ];
  const ready = driver.init();
  return async () => {
    await ready;
    const connection = await driver.acquireConnection();
    const piped = new PipedConnection(connection);
    const executor = new DefaultQueryExecutor(compiler, adapter, {
      provideConnection: (consumer) => consumer(piped),
    });
    const begun = driver.beginTransaction(piped, {});
    // Without it nothing more is sent. A connection that is broken fails the statement behind it as well, which somebody waits for.
    begun.catch(() => piped.close());
    return {
      db: new Transaction<object>({ config: { dialect }, dialect, driver, executor }),
      async commit() {
        await begun;
        piped.close();
        // Rejects where a statement had failed and whoever started it went on: PostgreSQL rolls back then.
        await driver.commitTransaction(connection);
        await driver.releaseConnection(connection);
      },
      async rollback() {
        piped.close();
        // Where it fails, the driver has the connection closed when it is released.
        await driver.rollbackTransaction(connection).catch(() => {});
        await driver.releaseConnection(connection);
      },
      causeOf: (error) => piped.causeOf(error),
    };
  };
}
