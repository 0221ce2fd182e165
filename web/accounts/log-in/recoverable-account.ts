import * as z from 'zod/mini';
import { ApiProblem } from '#web/platform/api/api-problem.ts';

/** What a log-in is told of an account that is closed and can still come back (ACC-13). */
const told = z.object({ days: z.int(), date: z.string(), undo: z.string() });

export type GoingAccount = z.output<typeof told>;

/** Null: the log-in failed for another reason, or not at all. */
export function goingAccount(error: unknown): GoingAccount | null {
  if (!(error instanceof ApiProblem) || error.code !== 'account_recoverable') return null;
  const read = z.safeParse(told, error.params);
  return read.success ? read.data : null;
}
