import type * as z from 'zod/mini';
import type { Domain } from './domains.ts';

/** Path of the socket connection (Socket.IO), on the service's own port. */
export const livePath = '/live';

/**
 * Name of the message with which a page reports that it came into view (`true`) or went out of view. Until
 * then it counts as in view.
 */
export const pageInView = 'page-in-view';

/**
 * An event that a member's open devices receive over the socket. The payload is complete for its viewer.
 * Sender and receiver get the same event through the same path. "State before + events" equals "state read
 * again" (decision 0010).
 */
export interface LiveEvent<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: `${Domain}/${string}`;
  readonly payload: Payload;
}

export function liveEvent<Payload extends z.ZodMiniType>(declared: LiveEvent<Payload>): LiveEvent<Payload> {
  return declared;
}

export type PayloadOf<E extends LiveEvent> = z.output<E['payload']>;
