interface Facts {
  /** HTTP status, 500 when nothing says otherwise. */
  readonly status: number;
  /** The server's own words for this refusal, or empty. */
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

/** What the error page shows; `answer` is the error where it is an answer with a status (SHELL-8). */
export function errorFacts(answer: ErrorAnswer | null): Facts {
  if (!answer) return { status: 500, detail: '' };
  // Words of the server for a fault of ours (5xx) help nobody.
  const detail = answer.status < 500 ? detailOf(answer.data) : '';
  return { status: answer.status, detail };
}
