import pg from 'pg';

/** Whether a statement failed because another row of this table has the value already. Its transaction is lost. */
export const isTaken = (error: unknown, table: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.table === table;
