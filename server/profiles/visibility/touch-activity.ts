import { minute } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { setLastActive } from './profiles.sql.ts';

const remembered = 50_000;
const touched = new Map<Id, number>();

/**
 * Records that a member is active. Safe to call for every request: this process writes at most once a minute
 * for each member. The statement itself prevents more writes from several processes.
 */
export async function recordActivity(db: Handle, member: Id, now: Date): Promise<void> {
  const before = touched.get(member);
  if (before !== undefined && Math.abs(now.getTime() - before) < minute) return;
  if (touched.size >= remembered) touched.clear();
  touched.set(member, now.getTime());
  await setLastActive(db, member, now);
}
