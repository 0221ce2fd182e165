import pg from 'pg';

/**
 * Whether a statement violated a unique constraint of this table. The transaction of that statement is lost.
 */
export const isUniqueViolation = (error: unknown, table: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.table === table;
