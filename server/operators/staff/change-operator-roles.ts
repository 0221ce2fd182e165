import { changeOperatorRoles } from '#contract/operators/change-operator-roles.ts';
import { handler } from '#server/platform/http/handler.ts';
import { recordAction } from '../record-action.ts';
import { notifyAdministrators } from './mail-staff.job.ts';
import { hasOtherAdministrator, lockStaff, storeRoles } from './staff.sql.ts';

/** Locks the administrators before the operator, in the same order as every other change. */
export const changeOperatorRolesHandler = handler(changeOperatorRoles, async (call, platform) => {
  const { operator: by, input } = call;
  const { operator: about, roles } = input;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const isNotLast = await hasOtherAdministrator(unit.db, about);
    const held = await lockStaff(unit.db, about);
    if (held === undefined) return call.refuse('not_found');
    const wasAdministrator = held.roles.includes('administrator');
    if (wasAdministrator && !roles.includes('administrator') && !isNotLast)
      return call.refuse('last_administrator');
    const gains = roles.some((role) => !held.roles.includes(role)) && !wasAdministrator;
    await storeRoles(unit.db, about, { roles, gains, now });
    await notifyAdministrators(unit, { about, by, change: 'roles' });
    const details = { before: held.roles.join(' '), roles: roles.join(' ') };
    const action = changeOperatorRoles.name;
    await recordAction(unit, { operator: by, action, subject: about, details, at: now });
    return { operator: about };
  });
});
