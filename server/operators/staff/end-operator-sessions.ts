import { endOperatorSessions } from '#contract/operators/end-operator-sessions.ts';
import { handler } from '#server/platform/http/handler.ts';
import { deleteLoginsOf } from '#server/platform/identity/sessions.sql.ts';
import { operatorIdentity } from '../operator-identity.sql.ts';
import { recordAction } from '../record-action.ts';
import { lockStaff } from './staff.sql.ts';

export const endOperatorSessionsHandler = handler(endOperatorSessions, async (call, platform) => {
  const about = call.input.operator;
  const at = platform.clock.now();
  return platform.transact(async (unit) => {
    if ((await lockStaff(unit.db, about)) === undefined) return call.refuse('not_found');
    const ended = (await deleteLoginsOf(unit.db, operatorIdentity, about)).length;
    const action = endOperatorSessions.name;
    await recordAction(unit, { operator: call.operator, action, subject: about, details: { ended }, at });
    return { operator: about, ended };
  });
});
