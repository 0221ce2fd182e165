import { data } from 'react-router';
import { ApiProblem } from './api-problem.ts';

/** What a page throws: a refused call becomes the page's status; anything else is a fault of ours and stays one (500). */
export function asErrorPage(error: unknown): unknown {
  if (!(error instanceof ApiProblem)) return error;
  const status = error.status === 0 ? 503 : error.status;
  return data(
    { code: error.code, detail: error.detail },
    { status, statusText: status === 404 ? 'Not Found' : 'Error' },
  );
}
