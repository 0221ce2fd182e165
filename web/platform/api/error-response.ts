import { data } from 'react-router';
import { ApiProblem } from './api-problem.ts';

/**
 * Converts an error for a page to throw: a refused call becomes the page's status. Any other error is a bug
 * and stays unchanged (500).
 */
export function toErrorResponse(error: unknown): unknown {
  if (!(error instanceof ApiProblem)) return error;
  const status = error.status === 0 ? 503 : error.status;
  return data(
    { code: error.code, detail: error.detail },
    { status, statusText: status === 404 ? 'Not Found' : 'Error' },
  );
}
