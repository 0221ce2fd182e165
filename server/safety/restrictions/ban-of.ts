import type { Id } from '#contract/kit/id.ts';
import { ban } from '#contract/safety/decision.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { restrictionRows } from './restrictions.sql.ts';

/**
 * End of a member's suspension or ban; null for one without an end. Undefined if the member is neither
 * suspended nor banned.
 */
export async function banOf(db: Handle, member: Id, now: Date): Promise<Date | null | undefined> {
  const ends = (await restrictionRows(db, member))
    .filter(({ kind, until }) => ban.safeParse(kind).success && (until === null || until > now))
    .map(({ until }) => until);
  if (ends.length === 0) return undefined;
  if (ends.includes(null)) return null;
  return new Date(Math.max(...ends.map((end) => end?.getTime() ?? 0)));
}
