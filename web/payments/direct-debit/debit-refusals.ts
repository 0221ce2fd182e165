import { ApiProblem } from '#web/platform/api/api-problem.ts';

const ofCode: readonly string[] = ['code_invalid', 'code_expired', 'code_tries'];

/** The typed code is wrong or no longer valid. Another code solves it. */
export const isCodeError = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && ofCode.includes(error.code);

const closing: readonly string[] = ['debit_blocked', 'debit_limit'];

/** This member cannot pay by direct debit for now. The page shows the reason and the alternatives. */
export const isDebitClosedError = (error: unknown): boolean =>
  error instanceof ApiProblem && closing.includes(error.code);

/** The server rejects this order however often it is sent. Excludes network errors and rate limits. */
export const isFinalError = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429;
