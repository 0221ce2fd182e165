import {
  type CompiledQuery,
  type DatabaseConnection,
  isAbortedTransactionError,
  type QueryResult,
} from 'kysely';
import pg from 'pg';

/** The connection of a transaction, whose statements do not wait for each other. */
export class PipedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  #isOver = false;
  /** What the transaction failed of; those behind it only tell that it did. */
  #failure: pg.DatabaseError | null = null;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Asked in the moment of sending: behind the end it would be a transaction of its own, or somebody else's.
    if (this.#isOver) throw new Error('the transaction is over', { cause: this.#failure });
    try {
      const result = await this.#connection.executeQuery<R>(query);
      // Answers come in the order of the statements: after a failure one succeeds only behind its savepoint.
      this.#failure = null;
      return result;
    } catch (error) {
      if (error instanceof pg.DatabaseError) this.#failure ??= error;
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Cursors are not set up.');
  }

  /** Nothing more is sent. */
  close(): void {
    this.#isOver = true;
  }

  /** The first failure for any that followed from it, also for a commit that was none. */
  causeOf(error: unknown): unknown {
    const followed = error instanceof pg.DatabaseError || isAbortedTransactionError(error);
    return followed ? (this.#failure ?? error) : error;
  }
}
