import { withdrawInvite } from '#contract/accounts/console/withdraw-invite.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { storeInviteWithdrawal } from './console-invites.sql.ts';

export const withdrawInviteHandler = handler(withdrawInvite, async (call, { clock, transact }) => {
  const { operator, input } = call;
  const { id } = input;
  const now = clock.now();
  await transact(async (unit) => {
    if (!(await storeInviteWithdrawal(unit.db, { id, operator, now }))) call.refuse('not_found');
    await recordAction(unit, { operator, action: 'accounts/withdraw-invite', subject: id, at: now });
  });
  return { id };
});
