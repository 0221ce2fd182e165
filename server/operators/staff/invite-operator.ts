import { inviteOperator } from '#contract/operators/invite-operator.ts';
import { handler } from '#server/platform/http/handler.ts';
import { enableOperatorRow, ensureOperator } from '../operators.sql.ts';
import { recordAction } from '../record-action.ts';
import { mailSetUpLinkJob, notifyAdministrators } from './mail-staff.job.ts';

export const inviteOperatorHandler = handler(inviteOperator, async (call, platform) => {
  const { operator: by, input } = call;
  const { email, roles } = input;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const { id: about, made } = await ensureOperator(unit.db, { email, roles, now });
    if (!made && !(await enableOperatorRow(unit.db, about, { roles, now })))
      return call.refuse('operator_exists');
    const change = made ? 'made' : 'enabled';
    await unit.enqueue(mailSetUpLinkJob, { operator: about, by });
    await notifyAdministrators(unit, { about, by, change });
    const details = { change, roles: roles.join(' ') };
    await recordAction(unit, { operator: by, action: inviteOperator.name, subject: about, details, at: now });
    return { operator: about };
  });
});
