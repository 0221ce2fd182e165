import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { setLastActive } from './profiles.sql.ts';

const pauseMilliseconds = 60_000;
const remembered = 50_000;
const touched = new Map<Id, number>();

/**
 * Notes that a member is here. May be called for every request: this process writes at most once a minute for
 * each member, and the statement itself refuses more when several processes run.
 */
export async function touchActivity(db: Handle, member: Id, now: Date): Promise<void> {
  const before = touched.get(member);
  if (before !== undefined && Math.abs(now.getTime() - before) < pauseMilliseconds) return;
  if (touched.size >= remembered) touched.clear();
  touched.set(member, now.getTime());
  await setLastActive(db, member, now);
}
