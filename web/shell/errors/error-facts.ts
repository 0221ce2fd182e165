import { isRouteErrorResponse } from 'react-router';
import { ApiProblem } from '#web/platform/api/api-problem.ts';

export interface ErrorFacts {
  /** HTTP status; 500 if unknown, null if no answer came. */
  readonly status: number | null;
  /** The words for this error: the server's text, or the status message. Empty: only the general text fits. */
  readonly message: string;
}

/** The reason phrases of HTTP. They say nothing that the code does not say, in English only. */
const reasonPhrases = new Set([
  'Bad Request',
  'Unauthorized',
  'Forbidden',
  'Not Found',
  'Method Not Allowed',
  'Request Timeout',
  'Conflict',
  'Gone',
  'Payload Too Large',
  'Unprocessable Entity',
  'Unprocessable Content',
  'Too Many Requests',
  'Internal Server Error',
  'Bad Gateway',
  'Service Unavailable',
  'Gateway Timeout',
]);

const detailOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'detail' in data && typeof data.detail === 'string'
    ? data.detail
    : '';

/** Chromium, Firefox and Safari throw this if code does not load: without a connection, or gone from the server. */
const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && /import|module/i.test(error.message);

/** The same browsers throw this for a request without an answer. */
const isNoAnswer = (error: unknown): boolean =>
  (error instanceof ApiProblem && error.status === 0) ||
  (error instanceof TypeError && !isMissingCode(error) && /fetch|network|load failed/i.test(error.message));

/**
 * The facts for the error page (SHELL-8). A request without an answer means that there is no connection.
 * `isOnline` decides the same for missing code (SHELL-10).
 */
export function errorFacts(error: unknown, isOnline: boolean): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error;
    // The server's text for an internal error (5xx) does not help anyone.
    const detail = status < 500 ? detailOf(data) : '';
    const own = reasonPhrases.has(statusText) || statusText === 'Error' ? '' : statusText;
    return { status, message: detail || own };
  }
  const isOffline = isNoAnswer(error) || (!isOnline && isMissingCode(error));
  return { status: isOffline ? null : 500, message: '' };
}
