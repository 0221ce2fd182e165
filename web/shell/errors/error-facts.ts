interface Facts {
  /** HTTP status; 500 if unknown. */
  readonly status: number;
  /** The server's text for this refusal, or empty. */
  readonly detail: string;
}

interface ErrorAnswer {
  readonly status: number;
  readonly data: unknown;
}

const detailOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'detail' in data && typeof data.detail === 'string'
    ? data.detail
    : '';

/** The facts for the error page. `answer` is the error if it is a response with a status (SHELL-8). */
export function errorFacts(answer: ErrorAnswer | null): Facts {
  if (!answer) return { status: 500, detail: '' };
  // The server's text for an internal error (5xx) does not help anyone.
  const detail = answer.status < 500 ? detailOf(answer.data) : '';
  return { status: answer.status, detail };
}
