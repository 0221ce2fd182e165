import { disableOperator } from '#contract/operators/disable-operator.ts';
import { handler } from '#server/platform/http/handler.ts';
import { removeAccess } from '../operator-access.ts';
import { recordAction } from '../record-action.ts';
import { notifyAdministrators } from './mail-staff.job.ts';
import { hasOtherAdministrator, lockStaff } from './staff.sql.ts';

export const disableOperatorHandler = handler(disableOperator, async (call, platform) => {
  const { operator: by, input } = call;
  const about = input.operator;
  const at = platform.clock.now();
  return platform.transact(async (unit) => {
    const isNotLast = await hasOtherAdministrator(unit.db, about);
    const held = await lockStaff(unit.db, about);
    if (held === undefined) return call.refuse('not_found');
    if (held.roles.includes('administrator') && !isNotLast) return call.refuse('last_administrator');
    // Before the change, because an operator may disable their own account.
    await recordAction(unit, { operator: by, action: disableOperator.name, subject: about, at });
    await notifyAdministrators(unit, { about, by, change: 'disabled' });
    await removeAccess(unit.db, about, at);
    return { operator: about };
  });
});
