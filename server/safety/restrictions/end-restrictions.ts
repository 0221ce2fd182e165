import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteWithheldOf, isFlaggedByOtherCase, lockWithheld } from '../fraud-flag/withheld.sql.ts';
import { isFrozen } from '../holds/holds.sql.ts';
import { mailRestrictionJob } from './mail-restriction.job.ts';
import {
  bansFollowing,
  deleteRestrictions,
  markLifted,
  type RestrictionFilter,
  restrictionRows,
} from './restrictions.sql.ts';

export type { RestrictionFilter } from './restrictions.sql.ts';

export interface EndedRestrictions {
  /** At least one of the selected restrictions existed. */
  readonly any: boolean;
  /** Nothing restricts the member any more. */
  readonly free: boolean;
  /** Bans of the person's other accounts that follow these bans and end with them (TRUST-9). */
  readonly following: ReadonlyArray<{ readonly report: Id; readonly member: Id }>;
}

/** Circumstances of the end. */
export interface RestrictionEnd {
  readonly at: Date;
  /** Ended early although the decision was right; the decision records it. */
  readonly early?: boolean;
  /** Another mail notifies the member: about a new decision, or about their appeal. */
  readonly toldElsewhere?: boolean;
  /** An operator found no breach: the mail says that the hiding was wrong (SAFE-8). */
  readonly mistaken?: boolean;
}

/**
 * Ends restrictions of a member, and notifies them once nothing restricts them any more. The caller restores
 * the profile (`profiles/free-member`), and holds it locked meanwhile.
 */
export async function endRestrictions(
  unit: Unit,
  member: Id,
  which: RestrictionFilter,
  { at, early = false, toldElsewhere = false, mistaken = false }: RestrictionEnd,
): Promise<EndedRestrictions> {
  const ended = await deleteRestrictions(unit.db, member, which);
  const unrestricted = (await restrictionRows(unit.db, member)).length === 0;
  const free = unrestricted && !(await isFrozen(unit.db, member));
  const hidden = ended.find(({ kind }) => kind === 'hidden');
  if (hidden !== undefined) {
    // An appeal that removes the flag at this moment either leaves the flag to the hiding, or finds the
    // hiding over.
    await lockWithheld(unit.db, member);
    if (!(await isFlaggedByOtherCase(unit.db, member, null)))
      await deleteWithheldOf(unit.db, member, hidden.since);
  }
  const cases = ended.map(({ report_id }) => report_id);
  if (early) await markLifted(unit.db, cases, at);
  // A restriction whose own statement still waits was never announced, so its end needs no mail.
  const last = ended.find(({ mail_held: unannounced }) => !unannounced);
  // The job holds the mail back until the end of a silent freeze (CSAM-2).
  if (last !== undefined && unrestricted && !toldElsewhere)
    await unit.enqueue(mailRestrictionJob, {
      member,
      kind: 'ended',
      report: last.report_id,
      site: last.site_id,
      origin: last.origin,
      ground: last.ground,
      subject: 'profile',
      until: null,
      mistake: mistaken,
      automatic: false,
    });
  return { any: ended.length > 0, free, following: await bansFollowing(unit.db, cases) };
}
