import * as z from 'zod/mini';
import { type Problem, problem } from '#contract/kit/problem.ts';

/** The Retry-After header (seconds or a date) in seconds; null if missing. */
export function retryAfterSeconds({ headers }: Response): number | null {
  const said = headers.get('retry-after');
  if (said === null) return null;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : null;
}

/** Codes that the client creates itself: no answer came, or the answer was not one of ours. */
export type TransportCode = 'network' | 'unreadable';

/**
 * A call that was refused or never arrived. `detail` is the server's text in the visitor's language, or
 * empty.
 */
export class ApiProblem extends Error {
  readonly code: string;
  /** HTTP status; 0 if no answer came. */
  readonly status: number;
  readonly detail: string;
  readonly params: Problem['params'];
  readonly errors: NonNullable<Problem['errors']>;
  /** Seconds until the next try is allowed (Retry-After); null if not given. */
  readonly retryAfter: number | null;

  constructor(
    fields: Pick<Problem, 'code' | 'status'> & Partial<Problem> & { readonly retryAfter?: number | null },
  ) {
    super(`${fields.status} ${fields.code}`);
    this.name = 'ApiProblem';
    this.code = fields.code;
    this.status = fields.status;
    this.detail = fields.detail ?? '';
    this.params = fields.params ?? {};
    this.errors = fields.errors ?? [];
    this.retryAfter = fields.retryAfter ?? null;
  }

  /** The error text of a field, for a form: `problem.fieldError('email')`. */
  fieldError(field: string): string | undefined {
    return this.errors.find((error) => error.field === field)?.detail;
  }
}

/** Reads the problem from a non-2xx answer. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null);
  const read = z.safeParse(problem, body);
  const retryAfter = retryAfterSeconds(response);
  if (read.success) return new ApiProblem({ ...read.data, retryAfter });
  const code: TransportCode = 'unreadable';
  return new ApiProblem({ code, status: response.status, retryAfter });
}
