import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';

/**
 * The member is not visible, the IP address made too many requests, or its network saw many members today:
 * the general page is shown.
 */
const unseen: ReadonlySet<number> = new Set([403, 404, 429]);

/**
 * Finds the member of a landing page (CONT-2) with what every visitor may see of them (PROF-6, DISC-2), or
 * null. A member who hides, was removed, is of another site or never existed gets the same page, so it
 * reveals nothing.
 */
export async function findTarget(call: BoundCall, named: string | undefined): Promise<ProfileCard | null> {
  const id = z.safeParse(queryId, named).data;
  if (id === undefined) return null;
  try {
    return (await call(getMemberCard, { id })).card;
  } catch (error) {
    if (error instanceof ApiProblem && unseen.has(error.status)) return null;
    throw error;
  }
}
