import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { type Visitor, type VisitorParts, visitorOf } from './visitor.ts';
import type { Identity } from './wiring.ts';

/** The member a request comes from, null for a visitor. */
export type MemberBehind = (
  request: FastifyRequest,
  /** `whileRestricted`: somebody who is suspended or banned as well (DSA-6). */
  open?: { readonly whileRestricted: true },
) => Promise<Identity | null>;

/** Pages and files outside the API. */
export type RoutePlugin = (fastify: FastifyInstance, platform: Platform, memberBehind: MemberBehind) => void;

/** Who is logged in: a session of another site is no identity here. */
export async function identifyMember(
  visitor: Visitor,
  { wiring, platform }: Pick<VisitorParts, 'wiring' | 'platform'>,
): Promise<Identity | null> {
  const identity = await wiring.identify(visitor.cookies, platform, visitor.site);
  return identity !== null && identity.site === visitor.site.id ? identity : null;
}

/** Tells routes outside the API who asks, as the API would know them: nobody who is suspended or banned, unless it is open to them. */
export const memberBehind =
  (parts: VisitorParts): MemberBehind =>
  async (request, open) => {
    const identity = await identifyMember(await visitorOf(request, null, parts), parts);
    return identity?.restricted === true && !open ? null : identity;
  };
