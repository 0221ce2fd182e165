import { MollieApiError } from '@mollie/api-client';

/** What Mollie answered instead of what it was asked for. Its words are for the log: no buyer ever reads them (PAY-37). */
export class MollieFault extends Error {
  /** Null: nothing came back. */
  readonly status: number | null;
  /** What of the request it did not like. */
  readonly field: string | null;

  constructor(asked: string, status: number | null, field: string | null, detail: string) {
    super(
      `mollie, asked to ${asked}: ${status ?? 'no answer'}${field === null ? '' : ` (${field})`}, ${detail}`,
    );
    this.name = 'MollieFault';
    this.status = status;
    this.field = field;
  }
}

/** The same for whatever its client throws. */
export function mollieFault(asked: string, error: unknown): MollieFault {
  if (error instanceof MollieFault) return error;
  if (error instanceof MollieApiError) {
    return new MollieFault(asked, error.statusCode ?? null, error.field ?? null, error.message);
  }
  return new MollieFault(asked, null, null, error instanceof Error ? error.message : 'unknown');
}

/** Mollie does not know what was asked about, or not any more. */
export const isGoneAtMollie = (error: unknown): boolean =>
  error instanceof MollieFault && (error.status === 404 || error.status === 410);
