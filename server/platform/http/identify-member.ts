import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { type Visitor, type VisitorParts, visitorOf } from './visitor.ts';
import type { Identity } from './wiring.ts';

/** Returns the member who sent a request, or null for a visitor. */
export type IdentifyMemberOf = (
  request: FastifyRequest,
  /** `whileRestricted`: also returns a suspended or banned member (DSA-6). */
  open?: { readonly whileRestricted: true },
) => Promise<Identity | null>;

/** A plugin with pages and files outside the API. */
export type RoutePlugin = (
  fastify: FastifyInstance,
  platform: Platform,
  memberBehind: IdentifyMemberOf,
) => void;

/** Returns the logged-in member. A session of another site does not count. */
export async function identifyMember(
  visitor: Visitor,
  { wiring, platform }: Pick<VisitorParts, 'wiring' | 'platform'>,
): Promise<Identity | null> {
  const identity = await wiring.identify(visitor.cookies, platform, visitor.site);
  return identity !== null && identity.site === visitor.site.id ? identity : null;
}

/**
 * Identifies the member for routes outside the API, by the same rules as the API. Suspended and banned
 * members count as visitors unless the route is open to them.
 */
export const identifyMemberOf =
  (parts: VisitorParts): IdentifyMemberOf =>
  async (request, open) => {
    const identity = await identifyMember(await visitorOf(request, null, parts), parts);
    return identity?.restricted === true && !open ? null : identity;
  };
