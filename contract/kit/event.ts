import type * as z from 'zod/mini';
import type { Domain } from './domains.ts';

/** Path of the live line (Socket.IO) on the service's own port. */
export const livePath = '/live';

/** What a page says over the live line when it comes into view (`true`) or goes out of it; until then it counts as seen. */
export const pageInView = 'page-in-view';

/**
 * What a member's open devices hear over the socket. The payload is complete for its viewer:
 * sender and receiver get the same event through the same path, and "state before + events"
 * equals "state read afresh" (decision 0010).
 */
export interface LiveEvent<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: `${Domain}/${string}`;
  readonly payload: Payload;
}

export function liveEvent<Payload extends z.ZodMiniType>(declared: LiveEvent<Payload>): LiveEvent<Payload> {
  return declared;
}

export type PayloadOf<E extends LiveEvent> = z.output<E['payload']>;
