import type { ReportSubject } from '#contract/safety/decision.ts';
import type { Unit } from '#server/platform/platform.ts';
import { insertWithheld } from '../fraud-flag/withheld.sql.ts';
import { isFrozen } from '../holds/holds.sql.ts';
import { type HidingCause, insertCause } from '../trust/automatic-measures.sql.ts';
import { mailRestrictionJob } from './mail-restriction.job.ts';
import { holdMail, insertRestriction, type NewRestriction } from './restrictions.sql.ts';

export interface ReasonedRestriction extends NewRestriction {
  readonly subject: ReportSubject;
  /** The trusted reports behind a hiding; a suspension or ban has an operator's decision instead. */
  readonly cause?: HidingCause;
}

/**
 * Puts a restriction into force together with its statement of reasons. This is the only way to restrict a
 * member, so nobody is restricted without reasons (DSA-2). A member who is hidden until review is also
 * withheld meanwhile (AGE-4), and the cause of the hiding is stored (SAFE-8). Returns false if the case
 * caused a restriction before, or the member is hidden already. The caller changes the profile
 * (`profiles/restrict-member`).
 */
export async function addRestriction(unit: Unit, added: ReasonedRestriction): Promise<boolean> {
  const { subject, cause, ...restriction } = added;
  if (!(await insertRestriction(unit.db, restriction))) return false;
  const { report, site, member, kind, ground, origin, since, until } = restriction;
  if (kind === 'hidden') {
    if (cause === undefined) throw new Error('a hiding needs a cause');
    await insertCause(unit.db, { report, site, since, cause });
    await insertWithheld(unit.db, member, since);
  }
  // A frozen member learns nothing until the freeze ends (CSAM-2).
  if (await isFrozen(unit.db, member)) {
    await holdMail(unit.db, report);
    return true;
  }
  await unit.enqueue(mailRestrictionJob, {
    member,
    kind,
    report,
    site,
    origin,
    ground,
    subject,
    until: until?.toISOString() ?? null,
    mistake: false,
    automatic: cause?.rule !== 'operator',
  });
  return true;
}
