import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import type { Right } from '#contract/kit/right.ts';
import { rightsOfRoles } from '#contract/operators/roles.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Unit } from '#server/platform/platform.ts';
import { consolePlace } from '../console-place.ts';
import { mailOperator } from '../mail-operator.ts';
import { enabledWithRoles, readApprover } from '../operators.sql.ts';

const what = z.enum(['ban', 'code', 'text', 'refund', 'release', 'evidence']);

/** Mails an operator that an act of a colleague waits for them (SAFE-6). */
export const mailApprovalJob = job('operators/mail-approval', z.object({ operator: id, asker: id, what }), {
  triedForHours: 24,
});

export const mailApproval = jobHandler(mailApprovalJob, async ({ operator, asker, what: kind }, platform) => {
  const { site, link } = consolePlace(platform, '/console/approvals');
  const { email } = await readApprover(platform.db, asker);
  const values = { what: kind, account: email };
  await mailOperator(platform, { operator, site, kind: 'approval_waits', values, link });
});

interface Waiting {
  readonly what: z.output<typeof what>;
  /** The right that both operators need. */
  readonly right: Right;
  /** The operator who asked. */
  readonly operator: number;
}

/** Enqueues a mail to every other operator with the right. */
export async function alarmApprovers(
  unit: Unit,
  { what: kind, right, operator: asker }: Waiting,
): Promise<void> {
  for (const { id: operator, roles } of await enabledWithRoles(unit.db))
    if (operator !== asker && rightsOfRoles(roles).has(right))
      await unit.enqueue(mailApprovalJob, { operator, asker, what: kind });
}
