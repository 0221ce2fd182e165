import pg from 'pg';

/** Keeps only the frames of the stack. The message before them may quote a person's input. */
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

/**
 * Formats an error for the log (OPS-3). A database error is logged by its names only, because its message
 * quotes values.
 */
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
