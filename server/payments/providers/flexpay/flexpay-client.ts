import type { FlexPayConfig } from '#server/platform/config/config.ts';
import { type FlexPayParameters, flexpaySignature } from './flexpay-signature.ts';
import { type FlexPayStatus, parseFlexpayStatus } from './flexpay-status.ts';

/** The protocol version of all requests. */
const version = '4';
const limitMs = 8000;
/** More than any status has. */
const maximumBytes = 64 * 1024;

/** FlexPay gave no usable answer: its text is for the log, and never contains the signed address. */
export class FlexPayError extends Error {
  constructor(detail: string) {
    super(`flexpay: ${detail}`);
    this.name = 'FlexPayError';
  }
}

/** The signed address of a FlexPay request, with its parameters in the order of the official clients. */
export function flexpayUrl(config: FlexPayConfig, path: string, parameters: FlexPayParameters): string {
  const all: FlexPayParameters = { ...parameters, shopID: config.shopId, version };
  const sorted = Object.fromEntries(
    Object.keys(all)
      .sort()
      .map((name) => [name, all[name] ?? '']),
  );
  const query = new URLSearchParams({ ...sorted, signature: flexpaySignature(all, config) });
  return `${config.url}${path}?${query}`;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/**
 * Asks for the status of the sale with this `referenceID`. Rejects with FlexPayError if there is no answer in
 * time, or none that is a status.
 */
export async function flexpayStatus(config: FlexPayConfig, referenceID: string): Promise<FlexPayStatus> {
  const address = flexpayUrl(config, '/salestatus', { referenceID });
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(limitMs) });
    const body = await answer.text();
    if (!answer.ok) throw new FlexPayError(`status ${answer.status}`);
    if (body.length > maximumBytes) throw new FlexPayError('an endless status');
    return parseFlexpayStatus(body);
  } catch (error) {
    if (error instanceof FlexPayError) throw error;
    throw new FlexPayError(reasonOf(error) === 'Error' ? 'no status' : reasonOf(error));
  }
}
