import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { rightsOfRoles } from '#contract/operators/roles.ts';
import { sendMailToNonMember } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Unit } from '#server/platform/platform.ts';
import { consolePlace } from '../console-place.ts';
import { mailOperator } from '../mail-operator.ts';
import { newSetUpToken, setUpHours } from '../operator-access.ts';
import { enabledWithRoles, readApprover } from '../operators.sql.ts';

/** Mails an operator a set-up link. The job makes the link, so that no queue holds its token. */
export const mailSetUpLinkJob = job('operators/mail-set-up-link', z.object({ operator: id, by: id }), {
  triedForHours: 24,
});

export const mailSetUpLink = jobHandler(mailSetUpLinkJob, async ({ operator, by }, platform) => {
  const { email, disabled_at: disabled } = await readApprover(platform.db, operator);
  if (disabled !== null) return;
  const { email: inviter } = await readApprover(platform.db, by);
  const token = await newSetUpToken(platform.db, operator, platform.clock.now());
  const { site, link } = consolePlace(platform, `/console/set-up?token=${token}`);
  const values = { by: inviter, hours: setUpHours };
  await sendMailToNonMember(platform, {
    to: email,
    site,
    kind: 'operator_invited',
    language: 'nl',
    values,
    link,
  });
});

const staffChange = z.enum(['made', 'enabled', 'roles', 'link', 'disabled']);

/** Mails an administrator that somebody changed who the operators are (SAFE-6). */
export const mailStaffChangeJob = job(
  'operators/mail-staff-change',
  z.object({ operator: id, about: id, by: id, change: staffChange }),
  { triedForHours: 24 },
);

export const mailStaffChange = jobHandler(mailStaffChangeJob, async (payload, platform) => {
  const { operator, about, by, change } = payload;
  const { site, link } = consolePlace(platform, '/console/operators');
  const { email: account } = await readApprover(platform.db, about);
  const { email: actor } = await readApprover(platform.db, by);
  const values = { change, account, by: actor };
  await mailOperator(platform, { operator, site, kind: 'operators_changed', values, link });
});

interface StaffChange {
  readonly about: number;
  readonly by: number;
  readonly change: (typeof staffChange.options)[number];
}

/** Enqueues a mail to every administrator, also to the one who acted. */
export async function notifyAdministrators(unit: Unit, made: StaffChange): Promise<void> {
  for (const { id: operator, roles } of await enabledWithRoles(unit.db))
    if (rightsOfRoles(roles).has('operators')) await unit.enqueue(mailStaffChangeJob, { operator, ...made });
}
