import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { takeWaitingMails } from '../holds/held-mails.sql.ts';
import { isFrozen } from '../holds/holds.sql.ts';
import { mailPictureJob } from '../notices/mail-picture.job.ts';
import { subjectOf } from '../reports/evidence.ts';
import { mailRefusalsJob } from '../reports/mail-refusals.job.ts';
import { unmailedRefusal } from '../reports/refusals.sql.ts';
import { mailRestrictionJob } from './mail-restriction.job.ts';
import { restrictionRows, takeHeldMails } from './restrictions.sql.ts';

/**
 * Sends the mails that waited for the end of a silent freeze: about refused photos, hidden pictures, restrictions in
 * force, and restrictions that ended (DSA-2, CSAM-2). Call it in the transaction that ends the freeze. Sends nothing
 * while another freeze is in force.
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
  await sendWaitingMails(unit, member);
  const refused = await unmailedRefusal(unit.db, member);
  if (refused !== undefined) await unit.enqueue(mailRefusalsJob, { member, ...refused });
}

/** The end of a restriction is news only if nothing else restricts the member. The mail of the last end follows then. */
async function sendWaitingMails(unit: Unit, member: Id): Promise<void> {
  const isRestricted = (await restrictionRows(unit.db, member)).length > 0;
  for (const { kind, payload } of await takeWaitingMails(unit.db, member))
    if (kind !== 'restriction_ended')
      await unit.enqueue(mailPictureJob, z.parse(mailPictureJob.schema, payload));
    else if (!isRestricted)
      await unit.enqueue(mailRestrictionJob, z.parse(mailRestrictionJob.schema, payload));
}
