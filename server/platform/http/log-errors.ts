import pg from 'pg';

/** Own lines of the stack only: the message before them may quote what a person typed. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' < ');

const maySay = (error: Error): boolean =>
  !(error instanceof pg.DatabaseError || error instanceof SyntaxError);

export interface LoggedError {
  [more: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An error as the log may hold it (OPS-3): of the database no message, which quotes values, but its names. */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  return {
    type: error.name,
    message: maySay(error) ? error.message.slice(0, 500) : '',
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error instanceof pg.DatabaseError
      ? { constraint: error.constraint, table: error.table, routine: error.routine }
      : {}),
    stack: framesOf(error),
    ...(error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {}),
  };
}
