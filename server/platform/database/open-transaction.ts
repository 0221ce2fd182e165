import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  isAbortedTransactionError,
  PostgresDialect,
  type PostgresPool,
  type QueryResult,
  Transaction,
} from 'kysely';
import pg from 'pg';
import type { Handle } from './handle.ts';

/**
 * The connection of a transaction, with pipelined statements: a statement does not wait for the previous
 * answer.
 */
class PipelinedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  #isOver = false;
  /** The first failure of the transaction. Later statements only report that the transaction was aborted. */
  #failure: pg.DatabaseError | null = null;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Checked at the time of sending. A statement after the end would run in its own transaction, or in
    // another caller's.
    if (this.#isOver) throw new Error('the transaction is over', { cause: this.#failure });
    try {
      const result = await this.#connection.executeQuery<R>(query);
      // Answers arrive in the order of the statements. After a failure, a statement succeeds only after a
      // rollback to a savepoint.
      this.#failure = null;
      return result;
    } catch (error) {
      if (error instanceof pg.DatabaseError) this.#failure ??= error;
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Cursors are not supported.');
  }

  /** Refuses all further statements. */
  close(): void {
    this.#isOver = true;
  }

  /**
   * Returns the first failure for any error that follows from it, including a commit that was turned into a
   * rollback.
   */
  causeOf(error: unknown): unknown {
    const followed = error instanceof pg.DatabaseError || isAbortedTransactionError(error);
    return followed ? (this.#failure ?? error) : error;
  }
}

/** A transaction on its own connection. */
export interface OpenTransaction {
  /** Refuses nested transactions, and statements after the end. */
  readonly db: Handle;
  commit(): Promise<void>;
  /** Never rejects. If ROLLBACK fails, the connection is closed, which has the same effect. */
  rollback(): Promise<void>;
  /** Returns the first failure of the transaction if this error follows from it, else the error itself. */
  causeOf(error: unknown): unknown;
}

/**
 * Returns a function that begins transactions on this pool. Statements that are started together are sent
 * together, with `begin` before the first, and are answered one by one: one round trip (decision 0046).
 * Kysely's own transactions send a statement only after the previous answer.
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
    const piped = new PipelinedConnection(connection);
    const executor = new DefaultQueryExecutor(compiler, adapter, {
      provideConnection: (consumer) => consumer(piped),
    });
    const begun = driver.beginTransaction(piped, {});
    // Without a successful BEGIN no statement may be sent. A broken connection also rejects the next
    // statement, and that rejection is handled.
    begun.catch(() => piped.close());
    return {
      db: new Transaction<object>({ config: { dialect }, dialect, driver, executor }),
      async commit() {
        await begun;
        piped.close();
        // Rejects if a statement failed and the caller continued, because PostgreSQL then rolls back.
        await driver.commitTransaction(connection);
        await driver.releaseConnection(connection);
      },
      async rollback() {
        piped.close();
        // If ROLLBACK fails, the driver closes the connection on release.
        await driver.rollbackTransaction(connection).catch(() => {});
        await driver.releaseConnection(connection);
      },
      causeOf: (error) => piped.causeOf(error),
    };
  };
}
