import { ApiProblem } from '#web/platform/api/api-problem.ts';

const ofCode: readonly string[] = ['code_invalid', 'code_expired', 'code_tries'];

/** What was typed is not the code, or is it no longer: another one mends it. */
export const isCodeRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && ofCode.includes(error.code);

const closing: readonly string[] = ['debit_blocked', 'debit_limit'];

/** For now this member can give no direct debit: the page says why, and what else there is. */
export const isClosing = (error: unknown): boolean =>
  error instanceof ApiProblem && closing.includes(error.code);

/** The server will not take this order, however often it is sent; other than where it was not reached, or too often. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429;
