import { confirmFreeze } from '#contract/accounts/evidence/confirm-freeze.ts';
import { removeWaitingCopies } from '#server/chat/door.ts';
import { recordAction, requireSeasonedOperator, requireSecondOperator } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { unfreezeMember } from '#server/profiles/door.ts';
import { changeHold, lockHold } from '#server/safety/door.ts';
import { lockAccount } from '../credentials/credentials.sql.ts';

/**
 * A freeze that one operator alone decided lasts only as long as no second operator ends it (SAFE-6). The second
 * operator can end it even if the first was disabled since, but cannot confirm it: two enabled operators keep a freeze.
 */
export const confirmFreezeHandler = handler(confirmFreeze, async (call, platform) => {
  const { operator, input } = call;
  const { hold, confirmed } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const row = await lockHold(unit.db, hold);
    if (row === undefined || row.frozen_at === null || row.unfrozen_at !== null || row.confirmed_at !== null)
      return call.refuse('not_found');
    const { member_id: member, placed_by: asker } = row;
    if (confirmed)
      await requireSecondOperator(unit.db, { asker, approver: operator, expires: addDays(at, 1), now: at });
    else if (asker !== operator) await requireSeasonedOperator(unit.db, operator, at);
    if (confirmed) await changeHold(unit.db, hold, { confirmed_by: operator, confirmed_at: at });
    else {
      await lockAccount(unit.db, member);
      await changeHold(unit.db, hold, { unfrozen_by: operator, unfrozen_at: at });
      await unfreezeMember(unit, member);
      await removeWaitingCopies(platform, unit, member, { operator, at });
    }
    await recordAction(unit, {
      ...{ operator, action: 'accounts/confirm-freeze', member, subject: hold, at },
      details: { confirmed, asker },
    });
  });
  return { hold, confirmed };
});
