import { MollieApiError } from '@mollie/api-client';

/** An error answer from Mollie. Its text is for the log only and is never shown to a buyer (PAY-37). */
export class MollieError extends Error {
  /** Null: there was no answer. */
  readonly status: number | null;
  /** The rejected field of the request. */
  readonly field: string | null;

  constructor(asked: string, status: number | null, field: string | null, detail: string) {
    super(
      `Mollie failed to ${asked}: ${status ?? 'no answer'}${field === null ? '' : ` (${field})`}, ${detail}`,
    );
    this.name = 'MollieError';
    this.status = status;
    this.field = field;
  }
}

/** Converts any error that the client throws. */
export function toMollieError(asked: string, error: unknown): MollieError {
  if (error instanceof MollieError) return error;
  if (error instanceof MollieApiError) {
    return new MollieError(asked, error.statusCode ?? null, error.field ?? null, error.message);
  }
  return new MollieError(asked, null, null, error instanceof Error ? error.message : 'unknown');
}

/** Mollie does not know the object, or no longer has it. */
export const isNotFoundAtMollie = (error: unknown): boolean =>
  error instanceof MollieError && (error.status === 404 || error.status === 410);
