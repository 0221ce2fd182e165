import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteWithheldOf, isWithheldFor, lockWithheld } from '../fraud-flag/withheld.sql.ts';
import { mailRestrictionJob } from './mail-restriction.job.ts';
import {
  bansFollowing,
  deleteRestrictions,
  markLifted,
  restrictionRows,
  type Which,
} from './restrictions.sql.ts';

export type { Which } from './restrictions.sql.ts';

export interface Ended {
  /** Any of those that were meant was there. */
  readonly any: boolean;
  /** Nothing restricts the member any more. */
  readonly free: boolean;
  /** Bans of the person's other accounts that went with these, and end with them (TRUST-9). */
  readonly following: ReadonlyArray<{ readonly report: Id; readonly member: Id }>;
}

/** How it comes to its end. */
export interface End {
  readonly at: Date;
  /** Before its time, though the decision was right: the decision says so from then on. */
  readonly early?: boolean;
  /** Its member hears of it by another mail: of what was decided instead, or on their appeal. */
  readonly toldElsewhere?: boolean;
}

/**
 * Ends restrictions of a member, and tells them once nothing restricts them any more. What the profile is then is its
 * caller's, `profiles/free-member`, which holds the profile meanwhile.
 */
export async function endRestrictions(
  unit: Unit,
  member: Id,
  which: Which,
  { at, early = false, toldElsewhere = false }: End,
): Promise<Ended> {
  const ended = await deleteRestrictions(unit.db, member, which);
  const free = (await restrictionRows(unit.db, member)).length === 0;
  const hidden = ended.find(({ kind }) => kind === 'hidden');
  if (hidden !== undefined) {
    // An appeal that takes the flag back at this moment leaves it to the hiding, or finds that over.
    await lockWithheld(unit.db, member);
    if (!(await isWithheldFor(unit.db, member, null))) await deleteWithheldOf(unit.db, member, hidden.since);
  }
  const cases = ended.map(({ report_id }) => report_id);
  if (early) await markLifted(unit.db, cases, at);
  const [last] = ended;
  if (last !== undefined && free && !toldElsewhere)
    await unit.enqueue(mailRestrictionJob, {
      member,
      kind: 'ended',
      report: last.report_id,
      site: last.site_id,
      origin: last.origin,
      ground: last.ground,
      subject: 'profile',
      until: null,
    });
  return { any: last !== undefined, free, following: await bansFollowing(unit.db, cases) };
}
