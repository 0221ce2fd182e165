import * as z from 'zod/mini';
import { ApiProblem } from '#web/platform/api/api-problem.ts';

/** The error parameters of a log-in to a closed account that can still be restored (ACC-13). */
const problemParams = z.object({ days: z.int(), date: z.string(), undo: z.string() });

export type RecoverableAccount = z.output<typeof problemParams>;

/** Null if the log-in succeeded or failed for another reason. */
export function recoverableAccountOf(error: unknown): RecoverableAccount | null {
  if (!(error instanceof ApiProblem) || error.code !== 'account_recoverable') return null;
  const read = z.safeParse(problemParams, error.params);
  return read.success ? read.data : null;
}
