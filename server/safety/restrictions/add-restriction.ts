import type { ReportSubject } from '#contract/safety/decision.ts';
import type { Unit } from '#server/platform/platform.ts';
import { insertWithheld } from '../fraud-flag/withheld.sql.ts';
import { mailRestrictionJob } from './mail-restriction.job.ts';
import { insertRestriction, type NewRestriction } from './restrictions.sql.ts';

export type { NewRestriction } from './restrictions.sql.ts';

/**
 * Puts a restriction into force together with its statement of reasons: there is no other way to it, so nobody is
 * restricted without one (DSA-2). Who is hidden until somebody looked reaches nobody meanwhile either (AGE-4). False: the
 * case brought one before, or the member is hidden already. What it does to the profile is its caller's,
 * `profiles/restrict-member`.
 */
export async function addRestriction(
  unit: Unit,
  added: NewRestriction & { readonly subject: ReportSubject },
): Promise<boolean> {
  const { subject, ...restriction } = added;
  if (!(await insertRestriction(unit.db, restriction))) return false;
  const { report, site, member, kind, ground, origin, since, until } = restriction;
  if (kind === 'hidden') await insertWithheld(unit.db, member, since);
  await unit.enqueue(mailRestrictionJob, {
    member,
    kind,
    report,
    site,
    origin,
    ground,
    subject,
    until: until?.toISOString() ?? null,
  });
  return true;
}
