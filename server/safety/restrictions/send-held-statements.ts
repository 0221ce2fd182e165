import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { isFrozen } from '../holds/holds.sql.ts';
import { subjectOf } from '../reports/evidence.ts';
import { mailRefusalsJob } from '../reports/mail-refusals.job.ts';
import { unmailedRefusal } from '../reports/refusals.sql.ts';
import { mailRestrictionJob } from './mail-restriction.job.ts';
import { takeHeldMails } from './restrictions.sql.ts';

/**
 * Sends the statements of reasons that waited for the end of a silent freeze: refused photos, and restrictions that
 * are still in force (DSA-2, CSAM-2). Call it in the transaction that ends the freeze. Sends nothing while another
 * freeze is in force.
 */
export async function sendHeldStatements(unit: Unit, member: Id): Promise<void> {
  if (await isFrozen(unit.db, member)) return;
  for (const {
    report_id: report,
    site_id: site,
    kind,
    ground,
    origin,
    until,
    rule,
    ...about
  } of await takeHeldMails(unit.db, member))
    await unit.enqueue(mailRestrictionJob, {
      ...{ member, kind, report, site, origin, ground },
      subject: subjectOf(about),
      until: until?.toISOString() ?? null,
      mistake: false,
      automatic: rule !== 'operator',
    });
  const refused = await unmailedRefusal(unit.db, member);
  if (refused !== undefined) await unit.enqueue(mailRefusalsJob, { member, ...refused });
}
