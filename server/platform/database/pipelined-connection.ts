import {
  type CompiledQuery,
  type DatabaseConnection,
  isAbortedTransactionError,
  type QueryResult,
} from 'kysely';
import pg from 'pg';

/**
 * The connection of a transaction, with pipelined statements: a statement does not wait for the previous
 * answer.
 */
export class PipelinedConnection implements DatabaseConnection {
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
