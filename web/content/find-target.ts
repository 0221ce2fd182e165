import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';

/** Nobody to be seen, or asked too often from one address: the page is for nobody in particular then. */
const unseen: ReadonlySet<number> = new Set([404, 429]);

/**
 * Whom a landing is for (CONT-2): what every visitor may see of them (PROF-6, DISC-2), or null. Who hides, was removed,
 * is of another site or was never there: to all of them belongs the same page, so that it tells nothing of anybody.
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
